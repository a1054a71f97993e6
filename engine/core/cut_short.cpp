#include "engine/core/cut_short.hpp"

#include "engine/core/utf8.hpp"

namespace palazzo {

std::string cut_short(std::string text, std::size_t bytes) {
    if (text.size() <= bytes) return text;
    text.resize(truncate_to_bytes(text, bytes).size());
    return text += "…";
}

} // namespace palazzo
