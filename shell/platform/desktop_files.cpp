// The desktop: the store as files in the user's data directory, export and import.
#include "shell/platform/desktop_files.hpp"
#include "engine/core/json.hpp"
#include "shell/platform/platform.hpp"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>
#include <thread>

#include <fcntl.h>
#include <sys/file.h>

namespace palazzo::platform {
namespace {

namespace fs = std::filesystem;

/// Where everything is kept; empty where the system names no home.
fs::path folder() {
    const auto set = [](const char* name) {
        const char* value = std::getenv(name);
        return fs::path(value != nullptr ? value : "");
    };
    // The XDG rules: a relative path there is to be ignored.
    if (const fs::path data = set("XDG_DATA_HOME"); data.is_absolute()) return data / "palazzo";
    const fs::path home = set("HOME");
    return home.empty() ? fs::path() : home / ".local" / "share" / "palazzo";
}

/// A key as a file name: letters, digits, `-` and `_` stand for themselves, all else as `%2F`. No name holds a dot, so
/// that unfinished files (`name.part`) are never taken for values.
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

/// The key of a file name; nothing if it is none of ours.
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

bool write_text(const fs::path& path, const std::string& text) {
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file << text;
    file.close();
    return !file.fail();
}

/// `record.json`, or `record 2.json` and on where that exists.
fs::path unused(const fs::path& name) {
    fs::path path = name;
    std::error_code ignored;
    for (int n = 2; fs::exists(path, ignored); ++n)
        path = name.stem().string() + " " + std::to_string(n) + name.extension().string();
    return path;
}

/// The file dialogs of the common desktops, asked one after the other until one is there. Each prints a path.
constexpr const char* dialogs = "zenity --file-selection --title=Palazzo 2>/dev/null || { [ $? -eq 127 ] && kdialog "
                                "--getopenfilename 2>/dev/null; }";

void ask_for_file() {
    std::FILE* answer = popen(dialogs, "r");
    if (answer == nullptr) return;
    std::string path;
    for (int c = std::fgetc(answer); c != EOF && c != '\n'; c = std::fgetc(answer)) path += static_cast<char>(c);
    pclose(answer);
    if (path.empty()) return;
    SDL_Event event{};
    event.type = picked_event();
    event.user.data1 = SDL_strdup(path.c_str());
    SDL_PushEvent(&event);
}

} // namespace

Result<std::string> read_chosen(const std::string& path) {
    std::error_code failed;
    if (!fs::is_regular_file(path, failed)) return Problem{"file", "problem.file.none"};
    std::ifstream file(path, std::ios::binary);
    // What the system makes up while it is read has no size beforehand.
    std::string text(largest_file + 1, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (file.bad() || !file.is_open()) return Problem{"file", "problem.file.unreadable"};
    text.resize(static_cast<std::size_t>(file.gcount()));
    if (text.size() > largest_file) return too_large(largest_file);
    return text;
}

std::optional<std::string> read_text(const std::string& path) {
    std::error_code ignored;
    if (!fs::is_regular_file(path, ignored)) return std::nullopt;
    std::ifstream file(path, std::ios::binary);
    if (!file) return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(file), {});
}

bool write_whole(const std::string& path, const std::string& text) {
    const std::string part = path + ".part";
    std::error_code failed;
    if (write_text(part, text))
        fs::rename(part, path, failed);
    else
        failed = std::make_error_code(std::errc::io_error);
    if (!failed) return true;
    std::error_code ignored;
    fs::remove(part, ignored);
    return false;
}

std::string file_name(const std::string& path) { return fs::path(path).filename().string(); }

Uint32 picked_event() {
    static const Uint32 type = SDL_RegisterEvents(1);
    return type;
}

std::optional<std::string> load(const std::string& key) { return read_text(folder() / encoded(key)); }

bool store(const std::string& key, const std::string& text) {
    if (folder().empty()) return false;
    std::error_code ignored;
    fs::create_directories(folder(), ignored);
    return write_whole((folder() / encoded(key)).string(), text);
}

void erase(const std::string& key) {
    std::error_code ignored;
    fs::remove(folder() / encoded(key), ignored);
}

std::vector<std::string> keys(const std::string& prefix) {
    std::vector<std::string> found;
    std::error_code failed;
    for (fs::directory_iterator at(folder(), failed), end; !failed && at != end; at.increment(failed)) {
        const auto key = decoded(at->path().filename().string());
        if (key && key->rfind(prefix, 0) == 0) found.push_back(*key);
    }
    std::sort(found.begin(), found.end());
    return found;
}

bool may_write() {
    // The lock goes with the process, however that ends. Where none can be had, nothing could be written either.
    static const int lock = [] {
        std::error_code ignored;
        fs::create_directories(folder(), ignored);
        return open((folder() / "lock.file").c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
    }();
    return lock >= 0 && flock(lock, LOCK_EX | LOCK_NB) == 0;
}

std::string export_file(const std::string& name, const std::string& text) {
    const fs::path path = unused(fs::path(name).filename());
    return write_text(path, text) ? path.string() : std::string();
}

bool pick_file() {
    if (std::system("{ command -v zenity || command -v kdialog; } >/dev/null 2>&1") != 0) return false;
    std::thread(ask_for_file).detach(); // the dialog may stay open as long as the player likes
    return true;
}

} // namespace palazzo::platform
