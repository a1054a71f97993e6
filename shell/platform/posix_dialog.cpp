// Lets the player choose a file on Linux and macOS, in the desktop's own dialog, which is a separate program.
#include "shell/platform/desktop_files.hpp"
#include "shell/platform/platform.hpp"

#include <cstdio>
#include <cstdlib>
#include <string>
#include <thread>

namespace palazzo::platform {
namespace {

/// Shell commands for the dialogs of GNOME, KDE and macOS, each of which prints a path. The first one that is installed
/// is used.
constexpr const char* is_there = "{ command -v zenity || command -v kdialog || command -v osascript; } >/dev/null 2>&1";
constexpr const char* dialogs = "zenity --file-selection --title=Palazzo 2>/dev/null || { [ $? -eq 127 ] && kdialog "
                                "--getopenfilename 2>/dev/null; } || { [ $? -eq 127 ] && osascript -e "
                                "'POSIX path of (choose file)' 2>/dev/null; }";

void ask_for_file() {
    std::FILE* answer = popen(dialogs, "r");
    if (answer == nullptr) return;
    std::string path;
    for (int c = std::fgetc(answer); c != EOF && c != '\n'; c = std::fgetc(answer)) path += static_cast<char>(c);
    pclose(answer);
    if (path.empty()) return;
    SDL_Event event{};
    event.type = chosen_file_event();
    event.user.data1 = SDL_strdup(path.c_str());
    SDL_PushEvent(&event);
}

} // namespace

bool pick_file() {
    if (std::system(is_there) != 0) return false;
    std::thread(ask_for_file).detach(); // doesn't wait, because a player may leave the dialog open
    return true;
}

} // namespace palazzo::platform
