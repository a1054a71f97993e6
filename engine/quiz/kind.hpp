// The kinds of questions. A new kind needs a value of Kind, its row in a table, and its messages in assets/text:
// `challenge.kind.NAME` is its label, and `challenge.itself.NAME` its label in the language that is learnt.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace palazzo::quiz {

/// The kinds of tasks that a question may set.
enum class Kind : std::uint8_t {
    speak, ///< Say something, which has no right or wrong answer.
    ask,   ///< Answer any other question that has a right answer.
    translate,
    article,
    plural,
    conjugate,
    gap,
    opposite,
    number,
    listen,
    define,
    reply, ///< Reply in a situation.
};

/// The language in which a prompt is worded. The answer is always in the language that is learnt.
enum class Direction : std::uint8_t {
    into,   ///< The prompt is in the language that the deck is asked in.
    within, ///< The prompt is in the language that is learnt, sometimes with an instruction in another language.
};

struct KindTraits {
    std::string_view name; ///< Name in decks and records.
    Direction direction;
    /// True if items of this kind ask for the form of a word, so that a wrong letter is a mistake rather than a slip.
    bool asks_for_form;
    bool has_digits; ///< True if numbers in an answer may be written in digits.
    bool freely;     ///< True if courtesies and short forms are optional in an answer.
};

/// The traits of the kinds, in the order of Kind.
inline constexpr std::array<KindTraits, 12> kinds{{
    {"speak", Direction::into, false, false, false},
    {"ask", Direction::into, false, true, false},
    {"translate", Direction::into, false, true, true},
    {"article", Direction::within, true, false, false},
    {"plural", Direction::within, true, false, false},
    {"conjugate", Direction::within, true, false, false},
    {"gap", Direction::within, true, false, false},
    {"opposite", Direction::within, false, false, false},
    // The prompt isn't in the language that is learnt, because a number that is read aloud in it would give the answer
    // away.
    {"number", Direction::into, false, false, false},
    {"listen", Direction::within, false, true, false},
    {"define", Direction::into, false, true, false},
    {"reply", Direction::into, false, true, true},
}};

constexpr const KindTraits& traits_of(Kind kind) { return kinds[static_cast<std::size_t>(kind)]; }
constexpr std::string_view name_of(Kind kind) { return traits_of(kind).name; }

/// Returns the kind with a name; nullopt if there is none.
std::optional<Kind> kind_of(std::string_view name);

} // namespace palazzo::quiz
