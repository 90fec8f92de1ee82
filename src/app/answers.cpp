#include "app/answers.h"

#include <vector>

#include "app/reasons.h"
#include "base/utf8.h"
#include "platform/user_folders.h"
#include "platform/window.h"

namespace twofold::app {

namespace {

void watch(Shell& shell, const std::string& name, const platform::FileReading& record) {
    if (record.status == platform::FileReading::Status::kOk) return shell.watch(name, record.bytes);
    shell.say_unreadable(name, reason_of(record));
}

}  // namespace

void watch_file(Shell& shell, const std::string& file) {
    watch(shell, file, platform::read_file(file, session::kMaxRecordBytes));
}

void Answers::answer(const Request& request, std::string_view today) {
    switch (request.kind) {
        case Request::Kind::kWatch:
            return watch(shell_, request.record, folder_.read_kept(request.record));
        case Request::Kind::kResume:
            return resume(request.record);
        case Request::Kind::kStar:
            if (!folder_.change_star(request.record))
                shell_.say_unreadable(request.record, ui::TextId::kReasonMissing);
            return;
        case Request::Kind::kCopyRecord:
            return copy_record(request.record);
        case Request::Kind::kCopyText:
            return copy(request.text);
        case Request::Kind::kSaveRecord:
            return save_record(request);
        case Request::Kind::kSaveTable:
            return save_as(request.save_as, "csv", request.text);
        case Request::Kind::kShowStatistics:
            return shell_.show_statistics(folder_.played_games());
        case Request::Kind::kPaste:
            return shell_.paste(platform::Window::clipboard(), today);
    }
}

platform::FileReading Answers::read_record(const std::string& name) const {
    return name.empty() ? folder_.read_journal() : folder_.read_kept(name);
}

void Answers::copy_record(const std::string& name) {
    const platform::FileReading record = read_record(name);
    if (record.status != platform::FileReading::Status::kOk)
        return shell_.say_unreadable(name.empty() ? folder_.journal_name() : name, reason_of(record));
    copy(record.bytes);
}

void Answers::copy(const std::string& text) {
    const bool copied = platform::Window::set_clipboard(text);
    shell_.notify(
        std::string(strings_.text(copied ? ui::TextId::kNoticeCopied : ui::TextId::kNoticeNotCopied)));
}

void Answers::resume(const std::string& name) {
    const platform::FileReading record = folder_.read_kept(name);
    if (record.status == platform::FileReading::Status::kOk) return shell_.resume(name, record.bytes);
    shell_.refuse_resume(name, reason_of(record));
}

void Answers::save_record(const Request& request) {
    const platform::FileReading record = read_record(request.record);
    if (record.status != platform::FileReading::Status::kOk) return say_saved_as({}, reason_of(record));
    save_as(request.save_as, "twofold", record.bytes);
}

// In the best folder that takes it.
void Answers::save_as(const std::string& name, const std::string& ending, std::string_view bytes) {
    platform::NewFile file;
    std::vector<std::string> folders = platform::folders_for_downloads();
    if (!last_folder_.empty()) folders.push_back(last_folder_);
    for (const std::string& folder : folders) {
        file = platform::write_new(folder, name, ending, bytes);
        if (!file.path.empty()) break;
    }
    say_saved_as(file, reason_of(file));
}

void Answers::say_saved_as(const platform::NewFile& file, ui::TextId reason) {
    const bool saved = !file.path.empty();
    const ui::TextId text = saved ? ui::TextId::kNoticeSavedAs : ui::TextId::kNoticeNotSavedAs;
    shell_.notify(strings_.filled(text, {{"file", file.path}, {"reason", strings_.text(reason)}}));
    console_.trace(saved ? "saved-as " + base::printable(file.path) + "\n" : "not saved-as\n");
}

}  // namespace twofold::app
