#include "tests/project.hpp"

namespace palazzo {

std::string project_path(std::string_view path) { return std::string(PALAZZO_ROOT "/").append(path); }

} // namespace palazzo
