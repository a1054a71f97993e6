// Files that outlive whatever happens to the program, or to the machine.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace palazzo::platform {

/// All that a file holds; nothing where it is none that can be read through, or is larger than the program ever writes.
std::optional<std::string> contents(const std::filesystem::path& path);

/// Puts a file into place in one step: whoever reads it, and a crash of the program, finds the old text or the new one.
/// False: it can't be written, and is as it was.
bool write_whole(const std::filesystem::path& path, const std::string& text);

/// The same, and once it has returned true the new text outlives a power cut as well, for which it waits for the disk.
bool write_lasting(const std::filesystem::path& path, const std::string& text);

/// What write_whole and write_lasting leave behind when the machine stops in the middle ends like this.
inline constexpr const char* unfinished = ".part";

} // namespace palazzo::platform
