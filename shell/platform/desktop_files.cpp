// Opens files that the player chooses on the desktop.
#include "shell/platform/desktop_files.hpp"
#include "engine/core/json.hpp"

#include <filesystem>
#include <fstream>
#include <system_error>

namespace palazzo::platform {
namespace {

namespace fs = std::filesystem;

/// Returns `name` as a path. SDL and file dialogs report names in UTF-8 on every system.
fs::path path_of(const std::string& name) { return fs::path(std::u8string(name.begin(), name.end())); }

} // namespace

Result<std::string> read_chosen_file(const std::string& name) {
    const fs::path path = path_of(name);
    std::error_code failed;
    if (!fs::is_regular_file(path, failed)) return Problem{"file", "problem.file.none"};
    std::ifstream file(path, std::ios::binary);
    // The file is read without asking for its size, because files that the system generates on reading report no size.
    std::string text(largest_backup_bytes + 1, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (file.bad() || !file.is_open()) return Problem{"file", "problem.file.unreadable"};
    text.resize(static_cast<std::size_t>(file.gcount()));
    if (text.size() > largest_backup_bytes) return too_large_problem(largest_file_bytes);
    return text;
}

std::string file_name(const std::string& path) {
    const std::u8string name = path_of(path).filename().u8string();
    return {name.begin(), name.end()};
}

Uint32 chosen_file_event() {
    static const Uint32 type = SDL_RegisterEvents(1);
    return type;
}

} // namespace palazzo::platform
