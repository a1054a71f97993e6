// The desktop: files that the player brings.
#include "shell/platform/desktop_files.hpp"
#include "engine/core/json.hpp"
#include "shell/platform/platform.hpp"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>
#include <thread>

namespace palazzo::platform {
namespace {

namespace fs = std::filesystem;

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
    std::string text(largest_backup + 1, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (file.bad() || !file.is_open()) return Problem{"file", "problem.file.unreadable"};
    text.resize(static_cast<std::size_t>(file.gcount()));
    if (text.size() > largest_backup) return too_large(largest_file);
    return text;
}

std::optional<std::string> read_text(const std::string& path) {
    std::error_code ignored;
    if (!fs::is_regular_file(path, ignored)) return std::nullopt;
    std::ifstream file(path, std::ios::binary);
    if (!file) return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(file), {});
}

std::string file_name(const std::string& path) { return fs::path(path).filename().string(); }

Uint32 picked_event() {
    static const Uint32 type = SDL_RegisterEvents(1);
    return type;
}

bool pick_file() {
    if (std::system("{ command -v zenity || command -v kdialog; } >/dev/null 2>&1") != 0) return false;
    std::thread(ask_for_file).detach(); // the dialog may stay open as long as the player likes
    return true;
}

} // namespace palazzo::platform
