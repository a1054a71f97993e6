// Implements the store as files in the user's data folder, one file for each key. The file `owner.file` names the
// window that may write. A window that wants to write locks `lock.file` and then reads `owner.file`, so that no other
// window interferes. The lock is released when the process ends, however it ends. A window that has to wait for the
// lock much longer than writing takes becomes read-only.
#include "shell/platform/desktop_store.hpp"

#include "shell/platform/desktop_disk.hpp"
#include "shell/platform/desktop_system.hpp"
#include "shell/platform/platform.hpp"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <random>
#include <system_error>
#include <thread>
#include <utility>

#ifdef __linux__
#include <sys/inotify.h>
#include <unistd.h>
#endif

namespace palazzo::platform {
namespace {

namespace fs = std::filesystem;

/// Returns the program's data folder; empty if the system names no home folder.
fs::path folder() {
    // The XDG specification says that relative paths have to be ignored.
    if (const fs::path data = path_in_environment("XDG_DATA_HOME"); data.is_absolute()) return data / "palazzo";
    // Windows sets this variable.
    if (const fs::path data = path_in_environment("APPDATA"); data.is_absolute()) return data / "palazzo";
    const fs::path home = path_in_environment("HOME");
    return home.is_absolute() ? home / ".local" / "share" / "palazzo" : fs::path();
}

/// Returns the file name for a key. Letters, digits, `-` and `_` are kept, and every other byte is written like `%2F`.
/// File names contain no dot, so unfinished files (`name.part`) are never taken for values.
std::string encoded(const std::string& key) {
    std::string name;
    for (const char c : key) {
        const auto byte = static_cast<unsigned char>(c);
        if (std::isalnum(byte) != 0 || c == '-' || c == '_') {
            name += c;
            continue;
        }
        char code[4];
        std::snprintf(code, sizeof code, "%%%02X", static_cast<unsigned>(byte));
        name += code;
    }
    return name;
}

/// Returns the key for a file name; nullopt if the file doesn't belong to the store.
std::optional<std::string> decoded(const std::string& name) {
    std::string key;
    for (std::size_t i = 0; i < name.size(); ++i) {
        if (name[i] != '%') {
            key += name[i];
            continue;
        }
        const std::string code = name.substr(i + 1, 2);
        char* end = nullptr;
        key += static_cast<char>(std::strtol(code.c_str(), &end, 16));
        i += 2;
    }
    return encoded(key) == name ? std::optional(key) : std::nullopt;
}

struct Rights {
    std::string name;    ///< Name of this window in `owner.file`; empty if the store isn't open.
    bool ours = true;    ///< True if this window may write, as far as it knows.
    bool told = true;    ///< Value of `ours` at the last call of has_write_right_changed().
    bool barred = false; ///< True if another process has held the lock for too long.
};

// This is a global object, because the callers of store() and similar functions can pass no such object, and there is
// only one window.
Rights& rights() {
    static Rights one;
    return one;
}

constexpr std::chrono::seconds patience{3}; // much longer than writing takes, even on a busy machine

/// Waits for the lock. Returns false if another process still holds it after `patience`.
bool await_lock(int file) {
    using Clock = std::chrono::steady_clock;
    for (const auto until = Clock::now() + patience; !try_lock(file);) {
        if (Clock::now() >= until) return false;
        // The pause is short, so that a window that writes continuously doesn't get the lock every time.
        std::this_thread::sleep_for(std::chrono::microseconds(100));
    }
    return true;
}

/// Locks the data folder until the object is destroyed. The object converts to false if there is no data folder (no
/// home folder, no space, no permission) or if the folder couldn't be locked. Nothing is written then.
class StoreLock {
  public:
    StoreLock() {
        if (folder().empty()) return;
        std::error_code ignored;
        fs::create_directories(folder(), ignored);
        file_ = open_to_lock(folder() / "lock.file");
        // On file systems without locks, await_lock() returns true, and the check of the owner has to be enough.
        if (file_ < 0 || await_lock(file_)) return;
        close_file(file_);
        file_ = -1;
        rights().barred = true;
    }
    StoreLock(const StoreLock&) = delete;
    StoreLock& operator=(const StoreLock&) = delete;
    ~StoreLock() {
        if (file_ >= 0) close_file(file_);
    }
    explicit operator bool() const { return file_ >= 0; }

  private:
    int file_ = -1;
};

fs::path owner_file() { return folder() / "owner.file"; }

/// Returns the name of the window that may write; empty if there is none.
std::string owner() { return folder().empty() ? "" : read_contents(owner_file()).value_or(""); }

bool own() { return write_durably(owner_file(), rights().name); }

/// Returns whether this window may write; the caller holds `lock`. Creates the data folder again if it was deleted.
bool may_write(const StoreLock& lock) {
    Rights& r = rights();
    if (r.barred) r.ours = false;
    if (!lock || r.barred) return false;
    const std::string named = owner();
    r.ours = named.empty() ? r.ours && own() : named == r.name;
    return r.ours;
}

void clear_away() {
    std::error_code failed;
    for (fs::directory_iterator at(folder(), failed), end; !failed && at != end; at.increment(failed)) {
        std::error_code ignored;
        if (at->path().extension() == unfinished_extension) fs::remove(at->path(), ignored);
    }
}

/// Calls `tell` on another thread when a window other than `us` writes or deletes files.
[[maybe_unused]] void watch(
    [[maybe_unused]] const std::string& us, [[maybe_unused]] const std::function<void()>& tell) {
#ifdef __linux__
    const int notes = inotify_init1(IN_CLOEXEC);
    if (notes < 0 || inotify_add_watch(notes, folder().c_str(), IN_MOVED_TO | IN_DELETE) < 0) return;
    std::thread([notes, us, tell] {
        char some[4096];
        while (read(notes, some, sizeof some) > 0 || errno == EINTR)
            if (owner() != us) tell();
    }).detach(); // the thread runs as long as the program
#endif
}

} // namespace

void open_store(std::function<void()> elsewhere) {
    std::random_device device;
    rights() = {std::to_string(process_id()) + " " + std::to_string(device()) + std::to_string(device())};
    take_over_writing();
    rights().told = true;
    if (!rights().barred)
        if (const StoreLock lock; lock) clear_away();
    if (elsewhere && !folder().empty()) watch(rights().name, elsewhere);
}

bool has_write_right_changed(bool written) {
    Rights& r = rights();
    const std::string named = owner();
    if (r.barred)
        r.ours = false; // this window doesn't write until take_over_writing() is called
    else if (!named.empty())
        r.ours = named == r.name;
    else if (!r.ours)
        take_over_writing(); // takes over, because the other window was closed
    return std::exchange(r.told, r.ours) != r.ours || (written && !r.ours);
}

void close_store() {
    if (rights().barred) return;
    const StoreLock lock;
    std::error_code ignored;
    if (lock && owner() == rights().name) fs::remove(owner_file(), ignored);
}

bool may_write() { return rights().ours; }

void take_over_writing() {
    rights().barred = false;
    if (const StoreLock lock; lock) own();
    rights().told = false;
    rights().ours = !rights().barred; // also true without a data folder, in which no other window can write
}

std::optional<std::string> load(const std::string& key) {
    return folder().empty() ? std::nullopt : read_contents(folder() / encoded(key));
}

bool store(const std::string& key, const std::string& text) {
    if (rights().barred) return false;
    const StoreLock lock;
    return may_write(lock) && write_durably(folder() / encoded(key), text);
}

void erase(const std::string& key) {
    if (rights().barred) return;
    const StoreLock lock;
    std::error_code ignored;
    if (may_write(lock)) fs::remove(folder() / encoded(key), ignored);
}

// The store is never forbidden on the desktop: space or permission that is missing now may be there later.
bool is_store_forbidden() { return false; }

std::vector<std::string> stored_keys(const std::string& prefix) {
    std::vector<std::string> found;
    std::error_code failed;
    if (folder().empty()) return found;
    for (fs::directory_iterator at(folder(), failed), end; !failed && at != end; at.increment(failed)) {
        const auto key = decoded(at->path().filename().string());
        if (key && key->rfind(prefix, 0) == 0) found.push_back(*key);
    }
    std::sort(found.begin(), found.end());
    return found;
}

} // namespace palazzo::platform
