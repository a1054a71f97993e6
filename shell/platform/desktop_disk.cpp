#include "shell/platform/desktop_disk.hpp"

#include "shell/platform/desktop_system.hpp"

#include <fstream>
#include <iterator>
#include <system_error>

namespace palazzo::platform {
namespace {

namespace fs = std::filesystem;

bool write_file(const fs::path& path, const std::string& text, bool lasting) {
    const int file = open_new(path);
    if (file < 0) return false;
    const bool good = write_all(file, text) && (!lasting || sync_file(file));
    return close_file(file) && good;
}

bool put_in_place(const fs::path& path, const std::string& text, bool lasting) {
    fs::path part = path;
    part += unfinished;
    std::error_code failed;
    if (write_file(part, text, lasting)) {
        fs::rename(part, path, failed);
        if (!failed) return !lasting || sync_folder(path.has_parent_path() ? path.parent_path() : ".");
    }
    fs::remove(part, failed);
    return false;
}

} // namespace

std::optional<std::string> contents(const fs::path& path) {
    std::error_code ignored;
    if (!fs::is_regular_file(path, ignored)) return std::nullopt;
    std::ifstream file(path, std::ios::binary);
    if (!file) return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(file), {});
}

bool write_whole(const fs::path& path, const std::string& text) { return put_in_place(path, text, false); }

bool write_lasting(const fs::path& path, const std::string& text) { return put_in_place(path, text, true); }

} // namespace palazzo::platform
