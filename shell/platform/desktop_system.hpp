// Functions that are implemented differently on Windows and on other systems.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace palazzo::platform {

/// Opens a new file for writing; fails if a file or link of that name exists. Returns a negative number on failure.
/// Child processes don't inherit the file.
int create_file(const std::filesystem::path& path);
/// Opens a file for locking and keeps its contents. Returns a negative number on failure. Child processes don't inherit
/// the file.
int open_to_lock(const std::filesystem::path& path);
bool close_file(int file);

bool write_all(int file, const std::string& text);

/// Waits until the disk has stored a file. Returns false on failure.
bool sync_file(int file);
/// Waits until the disk has stored a folder with its entries, if the system supports that. Returns false on failure.
bool sync_folder(const std::filesystem::path& path);

/// Takes an exclusive lock, which ends when the file is closed. Returns false if another process has the lock; returns
/// true if the file system doesn't support locks.
bool try_lock(int file);

int process_id();

/// Returns the arguments of the command line, in UTF-8, without the program's name.
std::vector<std::string> command_line_arguments(int argc, char** argv);

/// Returns the path in an environment variable; empty if it isn't set.
std::filesystem::path path_in_environment(const char* variable);

} // namespace palazzo::platform
