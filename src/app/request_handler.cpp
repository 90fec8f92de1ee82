#include "app/request_handler.h"

#include <vector>

#include "app/resources.h"
#include "platform/picture.h"
#include "platform/user_folders.h"
#include "platform/window.h"

namespace twofold::app {

namespace {

bool was_read(const platform::FileReading& file) {
    return file.status == platform::FileReading::Status::kOk;
}

News to_watch(const std::string& name, platform::FileReading record) {
    if (!was_read(record)) return RecordUnreadable{name, storage::reason_of(record)};
    return RecordToWatch{name, std::move(record.bytes)};
}

TextCopied copy(const std::string& text) {
    return {.copied = platform::Window::set_clipboard(text)};
}

}  // namespace

News read_to_watch(const std::string& path) {
    return to_watch(path, platform::read_file(path, session::kMaxRecordBytes));
}

struct RequestHandler::Visitor {
    using Answer = std::optional<News>;

    RequestHandler& handler;

    Answer operator()(const WatchRecord& wanted) const {
        return to_watch(wanted.record, handler.folder_.shelf().read(wanted.record));
    }
    Answer operator()(const ResumeRecord& wanted) const {
        platform::FileReading record = handler.folder_.shelf().read(wanted.record);
        if (!was_read(record)) return ResumeFailed{wanted.record, storage::reason_of(record)};
        return RecordToResume{wanted.record, std::move(record.bytes)};
    }
    Answer operator()(const ChangeStar& wanted) const {
        if (handler.folder_.shelf().change_star(wanted.record)) return std::nullopt;
        return RecordUnreadable{wanted.record, storage::Reason::kMissing};
    }
    Answer operator()(const CopyRecord& wanted) const {
        const platform::FileReading record = handler.read_record(wanted.record);
        if (was_read(record)) return copy(record.bytes);
        return RecordUnreadable{wanted.record.empty() ? handler.folder_.journal().name() : wanted.record,
                                storage::reason_of(record)};
    }
    Answer operator()(const CopyText& wanted) const { return copy(wanted.text); }
    Answer operator()(const SaveRecord& wanted) const {
        const platform::FileReading record = handler.read_record(wanted.record);
        if (!was_read(record)) return FileSaved{.path = {}, .reason = storage::reason_of(record)};
        return handler.save_as(platform::folders_for_downloads(), wanted.save_as, "twofold", record.bytes);
    }
    Answer operator()(const SaveTable& wanted) const {
        return handler.save_as(platform::folders_for_downloads(), wanted.save_as, "csv", wanted.csv);
    }
    Answer operator()(const SavePicture& wanted) const {
        const auto bitmap = platform::draw_picture(*wanted.picture, font_files());
        const std::string png = bitmap ? platform::png_bytes(*bitmap) : std::string();
        if (png.empty()) return FileSaved{.path = {}, .reason = storage::Reason::kUnwritable};
        return handler.save_as(platform::folders_for_pictures(), wanted.save_as, "png", png);
    }
    Answer operator()(const ReadPlayedGames&) const {
        return PlayedGamesRead{handler.folder_.shelf().played_games()};
    }
    Answer operator()(const ReadClipboard&) const { return TextPasted{platform::Window::clipboard()}; }
};

std::optional<News> RequestHandler::handle(const Request& request) {
    return std::visit(Visitor{*this}, request);
}

platform::FileReading RequestHandler::read_record(const std::string& name) const {
    return name.empty() ? folder_.journal().read() : folder_.shelf().read(name);
}

// Tries the folders, the best first.
FileSaved RequestHandler::save_as(std::vector<std::string> folders, const std::string& name,
                                  const std::string& ending, std::string_view bytes) const {
    platform::NewFile file;
    if (!last_folder_.empty()) folders.push_back(last_folder_);
    for (const std::string& folder : folders) {
        file = platform::write_new(folder, name, ending, bytes);
        if (!file.path.empty()) break;
    }
    return {file.path, storage::reason_of(file)};
}

}  // namespace twofold::app
