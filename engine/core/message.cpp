#include "engine/core/message.hpp"

#include <utility>

namespace palazzo {

Message::Message(std::string_view what, std::initializer_list<std::string_view> with)
    : id(what), args(with.begin(), with.end()) {}

Message::Message(std::string_view what, std::vector<std::string> with) : id(what), args(std::move(with)) {}

} // namespace palazzo
