#include "engine/i18n/values.hpp"

#include "engine/core/card.hpp"

#include <array>
#include <cstdlib>
#include <optional>

namespace palazzo::i18n {
namespace {

/// The initials of red, blue, green and yellow.
constexpr std::string_view colour_initials = "rbgy";

/// Returns an id with a style, such as `rank.a`; only the id if there is no style.
std::string with_style(std::string_view id, std::string_view style) {
    return std::string(id) + (style.empty() ? "" : ".") + std::string(style);
}

/// Returns a message whose text is `text` itself. No catalogue has such an id, and the text of an unknown id is the id.
Message literal(std::string_view text) { return {std::string(text), {}}; }

/// Returns message_of(word) for each word of an argument.
template <class MessageOf>
std::vector<Message> each_word(std::string_view argument, MessageOf&& message_of) {
    std::vector<Message> messages;
    while (!argument.empty()) {
        const auto blank = argument.find(' ');
        messages.push_back(message_of(argument.substr(0, blank)));
        argument = blank == std::string_view::npos ? std::string_view() : argument.substr(blank + 1);
    }
    return messages;
}

Message rank_message(std::string_view notation, std::string_view style) {
    if (notation == to_text(Card::joker())) return {with_style("rank", style), {std::string(notation)}};
    const auto rank = read_rank(notation);
    return rank ? Message{with_style("rank", style), {std::string(1, to_char(*rank))}} : literal(notation);
}

/// Returns the message about a card with a letter, such as `Pb3`: the letter P, blue, with three stars. Returns nullopt
/// if `notation` isn't such a card.
std::optional<Message> letter_card(std::string_view notation, const std::string& id) {
    const char last = notation.back();
    const bool starred = last == '2' || last == '3';
    const std::string_view colours = notation.substr(1, notation.size() - (starred ? 2 : 1));
    if (notation[0] < 'A' || notation[0] > 'Z' || colours.empty()) return std::nullopt;
    if (colours.find_first_not_of(colour_initials) != std::string_view::npos) return std::nullopt;
    return Message{id,
        {std::string(notation), "card", std::string(1, notation[0]), std::string(colours),
            starred ? std::string(1, last) : "0"}};
}

/// Returns the message about a blank card: `?`, `%` or `!`, or `?=R` if the card stands for an R. Returns nullopt if
/// `notation` isn't such a card.
std::optional<Message> blank_card(std::string_view notation, const std::string& id) {
    constexpr std::array kinds{"wild", "vowel", "joker"};
    const auto kind = std::string_view("?%!").find(notation[0]);
    const bool stands = notation.size() == 3 && notation[1] == '=';
    if (kind == std::string_view::npos || (notation.size() > 1 && !stands)) return std::nullopt;
    return Message{id, {std::string(notation), kinds[kind], stands ? std::string(1, notation[2]) : "none", "", "0"}};
}

Message letter_message(std::string_view notation, std::string_view style) {
    const std::string id = with_style("letter", style);
    auto message = notation.size() > 1 ? letter_card(notation, id) : std::nullopt;
    if (!message && !notation.empty()) message = blank_card(notation, id);
    return message ? *message : literal(notation);
}

Message card_message(std::string_view notation, std::string_view style) {
    const std::string id = with_style("card", style);
    if (notation == to_text(Card::unknown())) return {id, {std::string(notation), "hidden", ""}};
    const auto card = read_card(notation);
    if (!card) return letter_message(notation, style);
    if (card->is_joker()) return {id, {std::string(notation), "joker", ""}};
    const std::string shortest = to_text(*card);
    return {id, {std::string(notation), shortest.substr(0, 1), shortest.substr(1)}};
}

ValueMembers colour_members(std::string_view initials, std::string_view style) {
    ValueMembers members;
    members.last_joiner = style == "or" ? "list.or" : "list.and";
    for (const char c : initials)
        if (colour_initials.find(c) != std::string_view::npos)
            members.messages.push_back({"colour", {std::string(1, c)}});
    return members;
}

/// Returns the message about ranks that fit: `6+` (6 and higher), `6-` (6 and lower), `>6` (higher than 6), `6` or
/// `JK`.
Message fitting_message(std::string_view notation) {
    if (notation.find("JK") != std::string_view::npos) return {"fitting", {"joker", "exact"}};
    const bool above = notation.front() == '>';
    const char* how = above ? "above" : notation.back() == '+' ? "up" : notation.back() == '-' ? "down" : "exact";
    return {"fitting", {std::string(notation.substr(above ? 1 : 0, 1)), how}};
}

ValueMembers fitting_members(std::string_view argument) {
    ValueMembers members{each_word(argument, fitting_message), "list.or"};
    const bool run = argument.find_first_of("+->") != std::string_view::npos;
    if (run && members.messages.size() == 2) members.last_joiner = "list.or.run";
    return members;
}

Message seat_message(std::string_view seat) {
    return {"seat.unnamed", {std::to_string(std::atoi(std::string(seat).c_str()) + 1)}};
}

} // namespace

bool is_value_style(std::string_view type, std::string_view style) {
    if (type == "cards" || type == "row" || type == "rank") return true;
    if (type == "colours") return style == "and" || style == "or";
    if (type == "each") return !style.empty();
    return style.empty() && (type == "number" || type == "seat" || type == "fitting");
}

ValueMembers split_value(std::string_view argument, std::string_view type, std::string_view style) {
    if (type == "cards") return {each_word(argument, [&](auto card) { return card_message(card, style); })};
    if (type == "row") return {each_word(argument, [&](auto card) { return card_message(card, style); }), "list.more"};
    if (type == "rank") return {each_word(argument, [&](auto rank) { return rank_message(rank, style); })};
    if (type == "colours") return colour_members(argument, style);
    if (type == "fitting") return fitting_members(argument);
    if (type == "seat") return {each_word(argument, seat_message)};
    if (type == "each")
        return {each_word(argument,
                    [&](auto word) {
                        return Message{with_style(style, word), {}};
                    }),
            "list.clauses", "list.clauses"};
    return {{literal(argument)}};
}

} // namespace palazzo::i18n
