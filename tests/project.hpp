// Finds the files of the source tree from which the tests were built, for test cases that read some of them.
#pragma once

#include <string>
#include <string_view>

namespace palazzo {

/// Returns the absolute path of a file or folder of the project; `path` is relative to the project's folder, such as
/// "tests/golden/links.txt".
std::string project_path(std::string_view path);

} // namespace palazzo
