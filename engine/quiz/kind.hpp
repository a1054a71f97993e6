// The kinds of questions, a row each. A new kind is a value of Kind, its row, and its sentences in assets/text:
// `challenge.kind.NAME` is its label, `challenge.itself.NAME` the same in the language that is learnt.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace palazzo::quiz {

/// What is asked for.
enum class Kind : std::uint8_t {
    speak, ///< to talk: there is no right answer
    ask,   ///< anything that has one
    translate,
    article,
    plural,
    conjugate,
    gap,
    opposite,
    number,
    listen,
    define,
    reply, ///< what one says in a situation
};

/// From what language a question leads into the one that is learnt.
enum class Direction : std::uint8_t {
    into,   ///< from the language that the deck is asked in
    within, ///< from the one that is learnt: words of it, though some with an instruction behind them
};

struct KindTraits {
    std::string_view name; ///< in decks and records
    Direction direction;
    /// The form of a word is the point, so that a letter amiss is a mistake and no slip.
    bool asks_for_form;
    bool has_digits; ///< a number of its answer may stand in digits
    bool freely;     ///< one says it in one's own words: with courtesies or without, in full or short
};

/// By Kind.
inline constexpr std::array<KindTraits, 12> kinds{{
    {"speak", Direction::into, false, false, false},
    {"ask", Direction::into, false, true, false},
    {"translate", Direction::into, false, true, true},
    {"article", Direction::within, true, false, false},
    {"plural", Direction::within, true, false, false},
    {"conjugate", Direction::within, true, false, false},
    {"gap", Direction::within, true, false, false},
    {"opposite", Direction::within, false, false, false},
    {"number", Direction::into, false, false,
        false}, // a number read out in the language that is learnt would be the answer
    {"listen", Direction::within, false, true, false},
    {"define", Direction::into, false, true, false},
    {"reply", Direction::into, false, true, true},
}};

constexpr const KindTraits& traits_of(Kind kind) { return kinds[static_cast<std::size_t>(kind)]; }
constexpr std::string_view name_of(Kind kind) { return traits_of(kind).name; }

/// The kind of that name; nullopt if there is none.
std::optional<Kind> kind_of(std::string_view name);

} // namespace palazzo::quiz
