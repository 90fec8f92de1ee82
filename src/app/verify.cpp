#include <cstdio>

#include "app/commands.h"
#include "platform/storage.h"
#include "session/board_text.h"
#include "session/time_text.h"

namespace twofold::app {

std::string verdict_on(const std::string& file, const session::RecordReading& reading) {
    std::string line = file + ": ";
    if (reading.fault == session::RecordFault::kNone) {
        line += "ok";
    } else {
        line += "line " + std::to_string(reading.fault_line) + ": " + reading.reason;
    }
    if (!reading.game) return line;
    const rules::GameState& state = reading.game->state();
    line += ", score " + std::to_string(state.score) + ", largest " +
            session::tile_text(state.board.largest()) + ", moves " + std::to_string(state.moves);
    if (reading.game->clocked()) line += ", time " + session::exact_time_text(reading.game->time_played());
    return line;
}

int run_verify(const VerifyOptions& options) {
    int status = 0;
    for (const std::string& name : options.files) {
        const platform::FileReading file = platform::read_file(name, session::kMaxRecordBytes);
        if (file.status != platform::FileReading::Status::kOk) {
            std::printf("%s: %s\n", name.c_str(), file.error.c_str());
            status = 1;
            continue;
        }
        const session::RecordReading reading = session::read_record(file.bytes);
        if (reading.fault != session::RecordFault::kNone) status = 1;
        std::printf("%s\n", verdict_on(name, reading).c_str());
    }
    return status;
}

}  // namespace twofold::app
