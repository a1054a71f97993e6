// The desktop: files that the player brings.
#include "shell/platform/desktop_files.hpp"
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

std::optional<std::string> read_text(const std::string& path) {
    std::error_code ignored;
    std::ifstream file(path, std::ios::binary);
    if (!file || fs::is_directory(path, ignored)) return std::nullopt;
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
