#include "engine/core/result.hpp"

namespace palazzo {

Problem::Problem(std::string_view where, Message what) : place(where), fault(std::move(what)) {}

Problem::Problem(std::string_view where, std::string_view id, std::initializer_list<std::string_view> args)
    : Problem(where, Message(id, args)) {}

Problem Problem::under(const std::string& outer) const {
    const bool joined = place.empty() || place.front() == '[' || place.front() == '.';
    return {outer + (joined ? "" : ".") + place, fault};
}

Problem Problem::in(const std::string& outer) const { return {outer + (place.empty() ? "" : ": ") + place, fault}; }

} // namespace palazzo
