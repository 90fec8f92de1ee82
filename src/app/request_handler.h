// Does on this machine what the Shell asks for of the kept records, the clipboard and the player's own files.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "app/news.h"
#include "app/request.h"
#include "storage/save_folder.h"

namespace twofold::app {

// A record somewhere on this machine.
News read_to_watch(const std::string& path);

class RequestHandler {
  public:
    // `folder` outlives it. `last_folder` takes the player's files where no better folder does.
    RequestHandler(storage::SaveFolder& folder, std::string last_folder)
        : folder_(folder), last_folder_(std::move(last_folder)) {}

    // What came of it; nullopt if that is seen by the records alone.
    std::optional<News> handle(const Request& request);

  private:
    struct Visitor;
    platform::FileReading read_record(const std::string& name) const;
    FileSaved save_as(const std::string& name, const std::string& ending, std::string_view bytes) const;

    storage::SaveFolder& folder_;
    std::string last_folder_;
};

}  // namespace twofold::app
