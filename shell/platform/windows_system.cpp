// Implements the functions of desktop_system.hpp on Windows.
#include "shell/platform/desktop_signals.hpp"
#include "shell/platform/desktop_system.hpp"

#include <algorithm>

#include <fcntl.h>
#include <io.h>
#include <process.h>
#include <share.h>
#include <sys/stat.h>
#include <windows.h>
// This header has to be included after windows.h.
#include <shellapi.h>

namespace palazzo::platform {

namespace fs = std::filesystem;

int create_file(const fs::path& path) {
    return _wopen(path.c_str(), _O_CREAT | _O_EXCL | _O_WRONLY | _O_BINARY | _O_NOINHERIT, _S_IREAD | _S_IWRITE);
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

bool try_lock(int file) {
    OVERLAPPED from{};
    constexpr DWORD flags = LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY;
    return LockFileEx(reinterpret_cast<HANDLE>(_get_osfhandle(file)), flags, 0, 1, 0, &from) != 0
        || GetLastError() != ERROR_LOCK_VIOLATION;
}

int process_id() { return _getpid(); }

std::vector<std::string> command_line_arguments(int, char**) {
    int count = 0;
    wchar_t** const all = CommandLineToArgvW(GetCommandLineW(), &count);
    std::vector<std::string> arguments;
    for (int i = 1; all != nullptr && i < count; ++i) {
        const std::u8string one = fs::path(all[i]).u8string();
        arguments.emplace_back(one.begin(), one.end());
    }
    LocalFree(all);
    return arguments;
}

fs::path path_in_environment(const char* variable) {
    const wchar_t* value = _wgetenv(fs::path(variable).c_str());
    return value != nullptr ? value : L"";
}

// Nothing has to be blocked on Windows: its requests to close the window are reported by SDL.
void block_signals() {}
void turn_signals_into_events() {}

} // namespace palazzo::platform
