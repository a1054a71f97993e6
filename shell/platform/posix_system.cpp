// Implements the functions of desktop_system.hpp on Linux, macOS and similar systems.
#include "shell/platform/desktop_system.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdlib>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace palazzo::platform {

namespace fs = std::filesystem;

int create_file(const fs::path& path) {
    return open(path.c_str(), O_CREAT | O_EXCL | O_NOFOLLOW | O_WRONLY | O_CLOEXEC, 0666);
}
int open_to_lock(const fs::path& path) { return open(path.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600); }
bool close_file(int file) { return close(file) == 0; }

bool write_all(int file, const std::string& text) {
    for (std::size_t at = 0; at < text.size();) {
        const ssize_t count = write(file, text.data() + at, text.size() - at);
        if (count < 0 && errno != EINTR) return false;
        if (count > 0) at += static_cast<std::size_t>(count);
    }
    return true;
}

bool sync_file(int file) {
    // EINVAL counts as success, because file systems that can't sync a folder report it.
    return file >= 0 && (fsync(file) == 0 || errno == EINVAL);
}

bool sync_folder(const fs::path& path) {
    const int folder = open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const bool good = sync_file(folder);
    if (folder >= 0) close(folder);
    return good;
}

bool try_lock(int file) { return flock(file, LOCK_EX | LOCK_NB) == 0 || (errno != EWOULDBLOCK && errno != EINTR); }

int process_id() { return getpid(); }

std::vector<std::string> command_line_arguments(int argc, char** argv) {
    return {argv + std::min(argc, 1), argv + argc};
}

fs::path path_in_environment(const char* variable) {
    const char* value = std::getenv(variable);
    return value != nullptr ? value : "";
}

} // namespace palazzo::platform
