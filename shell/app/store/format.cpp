#include "shell/app/store/format.hpp"

#include "engine/core/json.hpp"

#include <limits>

namespace palazzo::app {

bool is_json_object(const std::string& text) {
    const auto json = parse_json(text, largest_file_bytes);
    return json && json->is_object();
}

bool is_newer_json(const std::string& text, int known) {
    const auto json = parse_json(text, largest_file_bytes);
    if (!json || !json->is_object()) return false;
    const auto at = json->find("format");
    return at != json->end() && whole_number(*at, known + 1, std::numeric_limits<std::int64_t>::max()).has_value();
}

} // namespace palazzo::app
