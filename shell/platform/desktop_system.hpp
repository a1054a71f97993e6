// Functions of the operating system that differ on Windows.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace palazzo::platform {

/// open_new() opens a new file for writing and fails if a file or link of that name exists; open_to_lock() opens a file
/// for locking and keeps its contents. Both return a negative number on failure. Child processes don't inherit the
/// file.
int open_new(const std::filesystem::path& path);
int open_to_lock(const std::filesystem::path& path);
bool close_file(int file);

bool write_all(int file, const std::string& text);

/// Wait until the disk has stored a file, or a folder with its entries if the system supports that. Return false on
/// failure.
bool sync_file(int file);
bool sync_folder(const std::filesystem::path& path);

/// Takes an exclusive lock, which ends when the file is closed. Returns false if another process has it; true if the
/// file system doesn't support locks.
bool try_lock(int file);

int process_id();

/// Returns the command line's arguments after the program's name, in UTF-8.
std::vector<std::string> arguments(int argc, char** argv);

/// Returns the path in an environment variable; empty if it isn't set.
std::filesystem::path path_in_environment(const char* variable);

} // namespace palazzo::platform
