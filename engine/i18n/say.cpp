#include "engine/i18n/say.hpp"

#include "engine/core/card.hpp"
#include "engine/games/palabra/card.hpp"

#include <array>
#include <cstdlib>

namespace palazzo {
namespace {

constexpr std::array rank_words{
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"};
constexpr std::array suit_words{"spades", "hearts", "diamonds", "clubs"};
constexpr std::array colour_words{"red", "blue", "green", "yellow"};
constexpr std::array suit_signs{"♠", "♥", "♦", "♣"};

std::string_view pattern_of(std::string_view id) {
    for (const Words& words : {english_palace(), english_palace_rules(), english_palace_table(), english_palindromes(),
             english_palabra(), english_palabra_rules(), english_palabra_table(), english_challenges()})
        for (const auto& [key, pattern] : words)
            if (key == id) return pattern;
    return {};
}

std::string rank_word(std::string_view arg) {
    const auto rank = read_rank(arg);
    return rank ? rank_words[static_cast<std::size_t>(*rank)] : std::string(arg);
}

std::string with_article(const std::string& noun) {
    const bool vowel = noun.find_first_of("aeiou") == 0;
    return (vowel ? "an " : "a ") + noun;
}

/// How a sentence begins.
std::string with_capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string plural(const std::string& noun) { return noun + (noun == "six" ? "es" : "s"); }

/// The words of an argument, each put into words.
template <class Say>
std::vector<std::string> each_word(std::string_view arg, Say&& say_one) {
    std::vector<std::string> words;
    while (!arg.empty()) {
        const auto blank = arg.find(' ');
        words.push_back(say_one(arg.substr(0, blank)));
        arg = blank == std::string_view::npos ? std::string_view() : arg.substr(blank + 1);
    }
    return words;
}

/// `a`, `a and b`, `a, b and c`; a comma before the last of two where `parted`.
std::string list_of(const std::vector<std::string>& words, const char* last, bool parted = false) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += i + 1 == words.size() ? (parted && i == 1 ? ", " : " ") + std::string(last) + " " : ", ";
        text += words[i];
    }
    return text;
}

/// A card of Palabra in a sentence: its letter, or what it is.
std::string letter_sign(std::string_view notation) {
    const auto card = palabra::read_laid(notation);
    if (!card) return std::string(notation);
    if (card->letter != palabra::no_letter) return {palabra::to_char(card->letter)};
    return card->card.is_wild() ? "wild card" : card->card.is_vowel_card() ? "vowel card" : "joker";
}

std::string card_sign(std::string_view notation) {
    const auto card = read_card(notation);
    if (!card) return letter_sign(notation);
    if (card->is_joker()) return "joker";
    return to_text(card->rank()) + suit_signs[static_cast<std::size_t>(card->suit())];
}

/// `9♠`, `9♠ and 9♦`, `9♠, 9♦ and 9♥`.
std::string card_list(std::string_view arg) { return list_of(each_word(arg, card_sign), "and"); }

/// Several ranks: `nines`, `nines and tens`.
std::string rank_list(std::string_view arg) {
    return list_of(each_word(arg, [](std::string_view rank) { return plural(rank_word(rank)); }), "and");
}

/// `6+`, `6-`, `>6`, `6`, `JK`
std::string fitting_card(std::string_view arg) {
    if (arg == "JK") return "a joker";
    if (arg.front() == '>') return "a card higher than " + with_article(rank_word(arg.substr(1)));
    const std::string card = with_article(rank_word(arg.substr(0, 1)));
    return arg.back() == '+' ? card + " or higher" : arg.back() == '-' ? card + " or lower" : card;
}

/// Which cards may be played: `a six or higher, a two or a ten`.
std::string fitting_cards(std::string_view arg) {
    const bool run = arg.find_first_of("+->") != std::string_view::npos;
    return list_of(each_word(arg, fitting_card), "or", run);
}

/// Colours by their initials: `red`, `red or blue`.
std::string colour_names(std::string_view initials, const char* last) {
    std::vector<std::string> names;
    for (const char c : initials) {
        const auto at = palabra::colour_letters.find(c);
        if (at != std::string_view::npos) names.emplace_back(colour_words[at]);
    }
    return list_of(names, last);
}

std::string seat_name(const std::string& arg, const SeatNames& names) {
    const auto seat = static_cast<std::size_t>(std::atoi(arg.c_str()));
    return seat < names.size() ? names[seat] : "Seat " + std::to_string(seat + 1);
}

/// Whether the seat is the one that is spoken to.
bool is_you(const std::string& arg, const SeatNames& names) { return seat_name(arg, names) == "You"; }

/// `Rosa's`, `your`
std::string whose(const std::string& arg, const SeatNames& names, bool first) {
    if (is_you(arg, names)) return first ? "Your" : "your";
    return seat_name(arg, names) + "'s";
}

/// `n card|cards`
std::string counted(const std::string& arg, std::string_view nouns) {
    const auto bar = nouns.find('|');
    return arg + " " + std::string(arg == "1" ? nouns.substr(0, bar) : nouns.substr(bar + 1));
}

/// `1st`, `2nd`, `3rd`, `11th`
std::string ordinal(const std::string& arg) {
    const int n = std::atoi(arg.c_str());
    const bool teen = n % 100 > 10 && n % 100 < 14;
    const char* ending = teen || n % 10 > 3 || n % 10 == 0 ? "th" : n % 10 == 1 ? "st" : n % 10 == 2 ? "nd" : "rd";
    return arg + ending;
}

/// Each word of the argument put behind a prefix and looked up.
std::string each_of(std::string_view arg, std::string_view prefix) {
    std::string text;
    for (const auto& one : each_word(
             arg, [&](std::string_view id) { return std::string(pattern_of(std::string(prefix) + std::string(id))); }))
        text += (text.empty() ? "" : "; ") + one;
    return text;
}

/// `plays|play`
std::string verb(const std::string& arg, std::string_view forms, const SeatNames& names) {
    const auto bar = forms.find('|');
    return std::string(is_you(arg, names) ? forms.substr(bar + 1) : forms.substr(0, bar));
}

std::string word_of_seat(const std::string& arg, std::string_view kind, const SeatNames& names, bool first) {
    if (kind == "whose") return whose(arg, names, first);
    if (kind != "seat") return verb(arg, kind, names);
    return is_you(arg, names) && !first ? "you" : seat_name(arg, names);
}

std::string word(const std::string& arg, std::string_view kind, const SeatNames& names, bool first) {
    if (kind == "cards") return first ? with_capital(card_list(arg)) : card_list(arg);
    if (kind == "colours") return colour_names(arg, "or");
    if (kind == "all colours") return colour_names(arg, "and");
    if (kind == "rank") return rank_word(arg);
    if (kind == "a rank") return first ? with_capital(with_article(rank_word(arg))) : with_article(rank_word(arg));
    if (kind == "ranks") return rank_list(arg);
    if (kind == "fitting") return fitting_cards(arg);
    if (kind == "place") return ordinal(arg);
    if (kind.substr(0, 2) == "n ") return counted(arg, kind.substr(2));
    if (kind.substr(0, 5) == "each ") return each_of(arg, kind.substr(5));
    return kind.empty() ? arg : word_of_seat(arg, kind, names, first);
}

} // namespace

std::string say(const Message& message, const SeatNames& names) {
    std::string_view pattern = pattern_of(message.id);
    if (pattern.empty()) return message.id;
    std::string text;
    while (!pattern.empty()) {
        const auto open = pattern.find('{');
        text += pattern.substr(0, open);
        if (open == std::string_view::npos) break;
        const auto close = pattern.find('}', open);
        const std::string_view hole = pattern.substr(open + 1, close - open - 1);
        const auto index = static_cast<std::size_t>(hole.front() - '0');
        const std::string_view kind = hole.size() > 2 ? hole.substr(2) : std::string_view();
        if (index < message.args.size()) text += word(message.args[index], kind, names, text.empty());
        pattern.remove_prefix(close + 1);
    }
    return text;
}

std::string say(const Refusal& reason, const SeatNames& names) { return say(reason.message(), names); }

bool has_words(std::string_view id) { return !pattern_of(id).empty(); }

namespace {

/// `red and blue T`, `blue P, three stars`, `wild card as R`
std::string letter_in_words(const palabra::Laid& laid) {
    const palabra::Card card = laid.card;
    const std::string letter = laid.letter == palabra::no_letter ? "" : std::string{palabra::to_char(laid.letter)};
    if (!card.is_letter()) {
        const std::string name = card.is_wild() ? "wild card" : card.is_vowel_card() ? "vowel card" : "joker";
        return letter.empty() ? name : name + " as " + letter;
    }
    std::string text;
    for (std::size_t i = 0; i < colour_words.size(); ++i)
        if (((card.colours() >> i) & 1U) != 0) text += (text.empty() ? "" : " and ") + std::string(colour_words[i]);
    text += " " + letter;
    return card.stars() == 0 ? text : text + (card.stars() == 2 ? ", two stars" : ", three stars");
}

} // namespace

std::string card_in_words(std::string_view notation) {
    const auto card = read_card(notation);
    const auto letter = palabra::read_laid(notation);
    if (!card && letter) return letter_in_words(*letter);
    if (!card) return notation == "??" ? "a card face down" : std::string(notation);
    if (card->is_joker()) return "joker";
    return std::string(rank_words[static_cast<std::size_t>(card->rank())]) + " of "
        + suit_words[static_cast<std::size_t>(card->suit())];
}

} // namespace palazzo
