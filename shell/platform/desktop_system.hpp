// The desktop: what its files ask of the system itself, which Windows calls otherwise.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace palazzo::platform {

/// A file to write into, which must not be there yet, nor a link of that name; one to lock, which keeps what is in it.
/// Below zero: there is none. No program that is started inherits it.
int open_new(const std::filesystem::path& path);
int open_to_lock(const std::filesystem::path& path);
bool close_file(int file);

bool write_all(int file, const std::string& text);

/// Waits until the disk has a file; or a folder with its names, where that can be waited for.
bool sync_file(int file);
bool sync_folder(const std::filesystem::path& path);

/// Takes a lock that nobody else has, and that goes with the file; false: somebody else has it. Where files can't be
/// locked it is taken as well.
bool try_lock(int file);

int process_id();

/// What stands on the command line behind the program's name, in UTF-8.
std::vector<std::string> arguments(int argc, char** argv);

/// The path that a variable of the environment holds; empty without one.
std::filesystem::path path_in_environment(const char* variable);

} // namespace palazzo::platform
