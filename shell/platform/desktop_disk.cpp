#include "shell/platform/desktop_disk.hpp"

#include "shell/platform/desktop_system.hpp"

#include "engine/core/json.hpp"

#include <fstream>
#include <system_error>

namespace palazzo::platform {
namespace {

namespace fs = std::filesystem;

bool write_file(const fs::path& path, const std::string& text, bool lasting) {
    const int file = create_file(path);
    if (file < 0) return false;
    const bool good = write_all(file, text) && (!lasting || sync_file(file));
    return close_file(file) && good;
}

/// Returns an unused name for the temporary file, so that it overwrites no existing file.
fs::path part_of(const fs::path& path) {
    std::error_code ignored;
    for (int n = 0;; ++n) {
        fs::path part = path;
        part += "." + std::to_string(process_id()) + "-" + std::to_string(n) + unfinished_extension;
        if (!fs::exists(fs::symlink_status(part, ignored))) return part;
    }
}

bool put_in_place(const fs::path& path, const std::string& text, bool lasting) {
    std::error_code failed;
    const fs::path part = part_of(path);
    if (write_file(part, text, lasting)) {
        fs::rename(part, path, failed);
        if (!failed) return !lasting || sync_folder(path.has_parent_path() ? path.parent_path() : ".");
    }
    fs::remove(part, failed);
    return false;
}

} // namespace

std::optional<std::string> read_contents(const fs::path& path) {
    std::error_code ignored;
    if (!fs::is_regular_file(path, ignored)) return std::nullopt;
    std::ifstream file(path, std::ios::binary);
    if (!file) return std::nullopt;
    std::string text;
    char some[65536];
    while (file.read(some, sizeof some), file.gcount() > 0 && text.size() <= largest_backup_bytes)
        text.append(some, static_cast<std::size_t>(file.gcount()));
    if (file.bad() || text.size() > largest_backup_bytes) return std::nullopt;
    return text;
}

bool write_atomically(const fs::path& path, const std::string& text) { return put_in_place(path, text, false); }

bool write_durably(const fs::path& path, const std::string& text) { return put_in_place(path, text, true); }

} // namespace palazzo::platform
