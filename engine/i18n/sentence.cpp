#include "engine/i18n/sentence.hpp"

#include "engine/i18n/catalogue.hpp"
#include "engine/i18n/values.hpp"

#include <charconv>
#include <optional>

namespace palazzo::i18n {
namespace {

using PartKind = PatternPart::PartKind;

/// Largest depth of messages inside messages. If it is exceeded, the sentences of a file refer to each other in a
/// cycle.
constexpr int deepest = 12;

/// Returns the whole number that a text consists of; nullopt for any other text.
std::optional<long> number_in(std::string_view text) {
    long number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    return fault == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

const Branch* branch_of(const PatternPart& part, std::string_view key) {
    for (const Branch& branch : part.branches)
        if (branch.key == key) return &branch;
    return nullptr;
}

/// The catalogue, the reader and the arguments that are needed to word a message.
struct Wording {
    const Catalogue& catalogue;
    const Audience& audience;
    const std::vector<std::string>& args;
    int depth;

    std::string argument(const PatternPart& part) const {
        const auto at = static_cast<std::size_t>(part.argument);
        return at < args.size() ? args[at] : std::string();
    }
    std::string shown(const PatternPart& part) const { return with_typographic_minus(argument(part)); }

    const Branch* chosen(const PatternPart& part) const {
        const std::string text = argument(part);
        const auto number = number_in(text);
        if (const Branch* exact = branch_of(part, (part.kind == PartKind::select ? "" : "=") + text)) return exact;
        const Branch* found = nullptr;
        if (part.kind == PartKind::select) {
            if (number && *number == audience.addressed_seat) found = branch_of(part, "you");
        } else if (number) {
            const PluralRules& rules = catalogue.plurals();
            found = branch_of(part, (part.kind == PartKind::plural ? rules.cardinal : rules.ordinal)(*number));
        }
        return found != nullptr ? found : branch_of(part, "other");
    }

    /// Returns the text of another message, from the same catalogue.
    std::string other(const Message& message) const;

    std::string member(const Message& message, std::string_view type) const {
        if (type != "seat") return other(message);
        const auto seat = static_cast<Seat>(*number_in(message.args[0])) - 1;
        return audience.has_name(seat) ? audience.name(seat) : other(message);
    }

    std::string value(const PatternPart& part) const {
        const ValueMembers members = split_value(argument(part), part.text, part.style);
        std::string text;
        for (std::size_t i = 0; i < members.messages.size(); ++i) {
            const std::string next = member(members.messages[i], part.text);
            const bool last = i + 1 == members.messages.size();
            text = i == 0 ? next : other({std::string(last ? members.last_joiner : members.joiner), {text, next}});
        }
        return text;
    }

    /// Returns the text of a pattern with its arguments; `number` replaces #.
    std::string say(const Pattern& pattern, const std::string& number) const {
        std::string text;
        for (const PatternPart& part : pattern) text += say(part, number);
        return text;
    }

    std::string say(const PatternPart& part, const std::string& number) const {
        switch (part.kind) {
        case PartKind::text: return part.text;
        case PartKind::plural_number: return number;
        case PartKind::value: return part.text.empty() ? shown(part) : value(part);
        case PartKind::select: return say(chosen(part)->pattern, number);
        case PartKind::plural:
        case PartKind::ordinal: break;
        }
        return say(chosen(part)->pattern, shown(part));
    }
};

std::string wording_of(const Catalogue& catalogue, const Message& message, const Audience& audience, int depth) {
    const Pattern* pattern = catalogue.find(message.id);
    if (pattern == nullptr || depth > deepest) return message.id;
    return Wording{catalogue, audience, message.args, depth}.say(*pattern, "");
}

std::string Wording::other(const Message& message) const { return wording_of(catalogue, message, audience, depth + 1); }

} // namespace

std::string with_typographic_minus(std::string text) {
    const auto number = number_in(text);
    return number && *number < 0 ? text.replace(0, 1, "−") : text;
}

std::string build_sentence(const Catalogue& catalogue, const Message& message, const Audience& audience) {
    return wording_of(catalogue, message, audience, 0);
}

} // namespace palazzo::i18n
