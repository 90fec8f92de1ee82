#include <cstdio>

#include "app/app.h"
#include "app/command_line.h"
#include "app/commands.h"
#include "platform/output.h"

namespace {

using namespace twofold::app;

struct Run {
    int operator()(const PlayOptions& options) const { return play(options); }
    int operator()(const TextOptions& options) const { return run_text(options); }
    int operator()(const VerifyOptions& options) const { return run_verify(options); }
    int operator()(const ShotOptions& options) const { return run_shot(options); }
    int operator()(const Farewell& farewell) const {
        std::fputs(farewell.text.c_str(), farewell.status == 0 ? stdout : stderr);
        return farewell.status;
    }
};

}  // namespace

int main(int argc, char** argv) {
    twofold::platform::open_standard_streams();
    return std::visit(Run{}, parse_command_line(argc, argv));
}
