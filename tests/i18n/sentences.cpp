#include "tests/i18n/sentences.hpp"

#include <algorithm>

namespace palazzo::i18n::test {
namespace {

bool speaks_to(const PatternPart& part) {
    return std::any_of(part.branches.begin(), part.branches.end(), [](const Branch& b) { return b.key == "you"; });
}

std::string kind_of(const PatternPart& part) {
    switch (part.kind) {
    case PatternPart::PartKind::select: return speaks_to(part) ? "you" : "select";
    case PatternPart::PartKind::plural: return "plural";
    case PatternPart::PartKind::ordinal: return "ordinal";
    default: return part.text;
    }
}

void add_places(std::vector<ArgumentPlace>& places, const Pattern& pattern) {
    for (const PatternPart& part : pattern) {
        if (part.kind == PatternPart::PartKind::text || part.kind == PatternPart::PartKind::plural_number) continue;
        places.push_back({part.argument, kind_of(part), part.style});
        for (const Branch& branch : part.branches) add_places(places, branch.pattern);
    }
}

std::string sample_of(const ArgumentPlace& place) {
    if (place.is_seat()) return std::to_string(place.argument);
    if (place.kind == "cards" || place.kind == "row") return "TS";
    if (place.kind == "colours") return "rb";
    if (place.kind == "fitting") return "6+";
    if (place.kind == "each") return place.style == "game" ? "example" : "reset";
    return "8";
}

} // namespace

std::vector<ArgumentPlace> argument_places(const Pattern& pattern) {
    std::vector<ArgumentPlace> places;
    add_places(places, pattern);
    return places;
}

Message sample_message(const std::string& id, const Pattern& pattern) {
    Message message{id, {}};
    for (const ArgumentPlace& place : argument_places(pattern)) {
        const auto at = static_cast<std::size_t>(place.argument);
        if (message.args.size() <= at) message.args.resize(at + 1);
        if (message.args[at].empty() || place.is_seat()) message.args[at] = sample_of(place);
    }
    return message;
}

} // namespace palazzo::i18n::test
