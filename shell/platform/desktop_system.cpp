#include "shell/platform/desktop_system.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdlib>

#include <fcntl.h>
#ifdef _WIN32
#include <io.h>
#include <process.h>
#include <share.h>
#include <sys/stat.h>
#include <windows.h>
#else
#include <sys/file.h>
#include <unistd.h>
#endif

namespace palazzo::platform {

namespace fs = std::filesystem;

#ifdef _WIN32

int open_new(const fs::path& path) {
    return _wopen(path.c_str(), _O_CREAT | _O_TRUNC | _O_WRONLY | _O_BINARY | _O_NOINHERIT, _S_IREAD | _S_IWRITE);
}
int open_to_lock(const fs::path& path) {
    return _wopen(path.c_str(), _O_CREAT | _O_RDWR | _O_BINARY | _O_NOINHERIT, _S_IREAD | _S_IWRITE);
}
bool close_file(int file) { return _close(file) == 0; }

bool write_all(int file, const std::string& text) {
    for (std::size_t at = 0; at < text.size();) {
        const int count =
            _write(file, text.data() + at, static_cast<unsigned>(std::min(text.size() - at, std::size_t{1} << 30)));
        if (count <= 0) return false;
        at += static_cast<std::size_t>(count);
    }
    return true;
}

bool sync_file(int file) { return file >= 0 && _commit(file) == 0; }
bool sync_folder(const fs::path&) { return true; }

void lock_file(int file) {
    OVERLAPPED from{};
    LockFileEx(reinterpret_cast<HANDLE>(_get_osfhandle(file)), LOCKFILE_EXCLUSIVE_LOCK, 0, 1, 0, &from);
}

int process_id() { return _getpid(); }

fs::path named_outside(const char* variable) {
    const wchar_t* value = _wgetenv(fs::path(variable).c_str());
    return value != nullptr ? value : L"";
}

#else

int open_new(const fs::path& path) { return open(path.c_str(), O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0666); }
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
    // Some file systems know nothing of waiting for a folder, and say so.
    return file >= 0 && (fsync(file) == 0 || errno == EINVAL);
}

bool sync_folder(const fs::path& path) {
    const int folder = open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const bool good = sync_file(folder);
    if (folder >= 0) close(folder);
    return good;
}

void lock_file(int file) {
    while (flock(file, LOCK_EX) != 0 && errno == EINTR) continue;
}

int process_id() { return getpid(); }

fs::path named_outside(const char* variable) {
    const char* value = std::getenv(variable);
    return value != nullptr ? value : "";
}

#endif

} // namespace palazzo::platform
