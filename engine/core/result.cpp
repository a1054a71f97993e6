#include "engine/core/result.hpp"

#include "engine/core/cut_short.hpp"

namespace palazzo {
namespace {

/// Maximum length of Problem::place, in bytes. A place contains keys from files that others have written, which may be
/// long.
constexpr std::size_t longest_place = 80;

} // namespace

Problem::Problem(std::string_view where, Message what)
    : place(cut_short(std::string(where), longest_place)), fault(std::move(what)) {}

Problem::Problem(std::string_view where, std::string_view id, std::initializer_list<std::string_view> args)
    : Problem(where, Message(id, args)) {}

Problem Problem::located_in_value(const std::string& outer) const {
    const bool joined = place.empty() || place.front() == '[' || place.front() == '.';
    return {outer + (joined ? "" : ".") + place, fault};
}

Problem Problem::located_in_file(const std::string& outer) const {
    return {outer + (place.empty() ? "" : ": ") + place, fault};
}

} // namespace palazzo
