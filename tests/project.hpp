// The path of the project that the tests were built from, for cases that read its files.
#pragma once

#include <string>
#include <string_view>

namespace palazzo {

/// Returns the absolute path of a file or folder of the project; `path` is relative to the project's folder:
/// "tests/golden/links.txt".
std::string project_path(std::string_view path);

} // namespace palazzo
