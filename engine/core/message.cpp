#include "engine/core/message.hpp"

namespace palazzo {

// Not inline: every sentence that can go wrong comes through here, and the page would have the copying as often.
Message message_of(std::string_view id, std::initializer_list<std::string_view> args) {
    return {std::string(id), std::vector<std::string>(args.begin(), args.end())};
}

} // namespace palazzo
