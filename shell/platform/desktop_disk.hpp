// Reads and writes files so that they survive a crash of the program or of the machine.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace palazzo::platform {

/// Returns the contents of a file; nullopt if it can't be read or is larger than any file that the program writes.
std::optional<std::string> read_contents(const std::filesystem::path& path);

/// Replaces a file in one step: other programs, and the next start after a crash, read either the old text or the new
/// one. Returns false if the file can't be written; it is then unchanged.
bool write_atomically(const std::filesystem::path& path, const std::string& text);

/// Replaces a file like write_atomically(), and waits until the disk has stored it. If it returns true, the new text
/// survives a power cut.
bool write_durably(const std::filesystem::path& path, const std::string& text);

/// Extension of temporary files, some of which are left over if the machine stops during writing.
inline constexpr const char* unfinished_extension = ".part";

} // namespace palazzo::platform
