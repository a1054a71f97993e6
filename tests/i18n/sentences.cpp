#include "tests/i18n/sentences.hpp"

#include <algorithm>

namespace palazzo::i18n::test {
namespace {

bool speaks_to(const Part& part) {
    return std::any_of(part.branches.begin(), part.branches.end(), [](const Branch& b) { return b.key == "you"; });
}

std::string kind_of(const Part& part) {
    switch (part.kind) {
    case Part::Kind::select: return speaks_to(part) ? "you" : "select";
    case Part::Kind::plural: return "plural";
    case Part::Kind::ordinal: return "ordinal";
    default: return part.text;
    }
}

void add_places(std::vector<Place>& places, const Pattern& pattern) {
    for (const Part& part : pattern) {
        if (part.kind == Part::Kind::text || part.kind == Part::Kind::hash) continue;
        places.push_back({part.argument, kind_of(part), part.style});
        for (const Branch& branch : part.branches) add_places(places, branch.pattern);
    }
}

std::string sample_of(const Place& place) {
    if (place.is_seat()) return std::to_string(place.argument);
    if (place.kind == "cards" || place.kind == "row") return "TS";
    if (place.kind == "colours") return "rb";
    if (place.kind == "fitting") return "6+";
    if (place.kind == "each") return place.style == "game" ? "example" : "reset";
    return "8";
}

} // namespace

std::vector<Place> places_of(const Pattern& pattern) {
    std::vector<Place> places;
    add_places(places, pattern);
    return places;
}

Message sample(const std::string& id, const Pattern& pattern) {
    Message message{id, {}};
    for (const Place& place : places_of(pattern)) {
        const auto at = static_cast<std::size_t>(place.argument);
        if (message.args.size() <= at) message.args.resize(at + 1);
        if (message.args[at].empty() || place.is_seat()) message.args[at] = sample_of(place);
    }
    return message;
}

} // namespace palazzo::i18n::test
