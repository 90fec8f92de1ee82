#include "assets/assets.h"

namespace twofold::assets {

std::string_view file(std::string_view name) {
    for (const File& candidate : all_files()) {
        if (candidate.name == name) return candidate.bytes;
    }
    return {};
}

}  // namespace twofold::assets
