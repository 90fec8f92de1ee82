// Carries out the Shell's requests: kept records, the clipboard and exported files.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/news.h"
#include "app/request.h"
#include "storage/save_folder.h"

namespace twofold::app {

// Reads a record from any path.
News read_to_watch(const std::string& path);

class RequestHandler {
  public:
    // `folder` outlives it. Files are exported to `last_folder` if no better folder works.
    RequestHandler(storage::SaveFolder& folder, std::string last_folder)
        : folder_(folder), last_folder_(std::move(last_folder)) {}

    // Returns the result; nullopt if only the records change.
    std::optional<News> handle(const Request& request);

  private:
    struct Visitor;
    platform::FileReading read_record(const std::string& name) const;
    FileSaved save_as(std::vector<std::string> folders, const std::string& name, const std::string& ending,
                      std::string_view bytes) const;

    storage::SaveFolder& folder_;
    std::string last_folder_;
};

}  // namespace twofold::app
