// Chooses the folder and the names of exported files on the desktop.
#include "shell/platform/desktop_disk.hpp"
#include "shell/platform/desktop_system.hpp"
#include "shell/platform/platform.hpp"

#include <filesystem>
#include <system_error>

namespace palazzo::platform {
namespace {

namespace fs = std::filesystem;

/// Returns the folder that the file user-dirs.dirs, whose text is `lines`, gives to `name`, such as `DOCUMENTS`. The
/// file does so in a line such as `XDG_DOCUMENTS_DIR="$HOME/Papers"`. Returns an empty path if there is no such line.
fs::path named_in(const std::string& lines, const std::string& name) {
    const std::string begin = "\nXDG_" + name + "_DIR=\"";
    const std::size_t at = lines.rfind(begin);
    if (at == std::string::npos) return {};
    std::string path;
    for (std::size_t i = at + begin.size(); i < lines.size() && lines[i] != '"' && lines[i] != '\n'; ++i) {
        if (lines[i] == '\\' && i + 1 < lines.size()) ++i;
        path += lines[i];
    }
    const std::string home = "$HOME/";
    if (path.rfind(home, 0) == 0) return path_in_environment("HOME") / path.substr(home.size());
    return path;
}

/// Returns the folder for exported files: the player's documents or downloads folder if there is one, otherwise the
/// home folder. Without a home folder, returns the current folder.
fs::path folder() {
    const fs::path windows = path_in_environment("USERPROFILE");
    const fs::path home = windows.empty() ? path_in_environment("HOME") : windows;
    const fs::path config = path_in_environment("XDG_CONFIG_HOME").is_absolute()
        ? path_in_environment("XDG_CONFIG_HOME")
        : home / ".config";
    const std::string lines = "\n" + read_contents(config / "user-dirs.dirs").value_or("");
    std::error_code failed;
    for (const fs::path& path : {named_in(lines, "DOCUMENTS"), named_in(lines, "DOWNLOAD"), home})
        if (path.is_absolute() && fs::is_directory(path, failed)) return path;
    return fs::current_path(failed);
}

/// Returns the path `wanted` if no such file exists. Otherwise adds a number, as in `record 2.json`.
fs::path unused(const fs::path& wanted) {
    fs::path path = wanted;
    std::error_code ignored;
    for (int n = 2; fs::exists(path, ignored); ++n)
        path.replace_filename(wanted.stem().string() + " " + std::to_string(n) + wanted.extension().string());
    return path;
}

} // namespace

std::optional<std::string> export_file(const std::string& name, const std::string& text) {
    const fs::path path = unused(folder() / fs::path(name).filename());
    return write_durably(path, text) ? std::optional(path.string()) : std::nullopt;
}

} // namespace palazzo::platform
