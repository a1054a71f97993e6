#include "shell/platform/desktop_disk.hpp"

#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

namespace palazzo::platform {
namespace {

namespace fs = std::filesystem;

/// Waits until the disk has a file, or a folder with its names.
bool sync(int file) {
    // Some file systems know nothing of waiting for a folder, and say so.
    return file >= 0 && (fsync(file) == 0 || errno == EINVAL);
}

bool write_all(int file, const std::string& text) {
    for (std::size_t at = 0; at < text.size();) {
        const ssize_t count = write(file, text.data() + at, text.size() - at);
        if (count < 0 && errno != EINTR) return false;
        if (count > 0) at += static_cast<std::size_t>(count);
    }
    return true;
}

bool write_file(const fs::path& path, const std::string& text, bool lasting) {
    const int file = open(path.c_str(), O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0666);
    if (file < 0) return false;
    const bool good = write_all(file, text) && (!lasting || sync(file));
    return close(file) == 0 && good;
}

bool sync_folder(const fs::path& path) {
    const int folder = open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const bool good = sync(folder);
    if (folder >= 0) close(folder);
    return good;
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

fs::path named_outside(const char* variable) {
    const char* value = std::getenv(variable);
    return value != nullptr ? value : "";
}

std::optional<std::string> contents(const fs::path& path) {
    std::error_code ignored;
    if (!fs::is_regular_file(path, ignored)) return std::nullopt;
    std::ifstream file(path, std::ios::binary);
    if (!file) return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(file), {});
}

bool write_text(const fs::path& path, const std::string& text) { return write_file(path, text, false); }

bool write_whole(const fs::path& path, const std::string& text) { return put_in_place(path, text, false); }

bool write_lasting(const fs::path& path, const std::string& text) { return put_in_place(path, text, true); }

} // namespace palazzo::platform
