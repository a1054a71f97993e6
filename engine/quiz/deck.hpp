// A deck of questions: prompts of a language challenge, each with a level, a category, and the answers that are right.
// What a deck looks like as a file: docs/decks.md.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/result.hpp"
#include "engine/quiz/kind.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

struct Item {
    Kind kind = Kind::speak;
    int level = 0;    ///< index into the deck's levels
    int category = 0; ///< index into the deck's categories
    std::string prompt;
    std::vector<std::string> answers; ///< the first is the one that is shown; none for Kind::speak
    int topic = -1;                   ///< index into the deck's topics; -1: none
    bool strict_accents = false;      ///< the accent is the point: without it an answer is wrong
    /// What learners really say and must not; none of the answers, and none for Kind::speak.
    std::vector<std::string> wrong = {};
    friend bool operator==(const Item&, const Item&) = default;
};

/// Whether it has what format 1 of a deck knows nothing of: a topic, strictness, wrong answers.
bool needs_format_2(const Item& item);

struct Deck {
    std::string name;                    ///< for records and files: a–z, 0–9 and hyphens
    std::string title;                   ///< for people
    std::string language;                ///< what is learnt, such as `es`; may be empty, as may be
    std::string asked_in;                ///< the language of the prompts
    std::vector<std::string> levels;     ///< from easy to hard
    std::vector<std::string> categories; ///< the sides of the die, in order
    std::vector<Item> items;
    std::vector<std::string> topics = {}; ///< what items are about; may be empty
    friend bool operator==(const Deck&, const Deck&) = default;
};

inline constexpr std::size_t most_items = 5000;
inline constexpr std::size_t most_answers = 12;
inline constexpr std::size_t most_levels = 6;
inline constexpr std::size_t most_categories = 6;
inline constexpr std::size_t most_topics = 16;
inline constexpr std::size_t most_wrong = 6;
// Lengths in letters, but of what is typed and of names.
inline constexpr std::size_t longest_prompt = 300;
inline constexpr std::size_t longest_answer = 120;
inline constexpr std::size_t longest_typed = 4 * longest_answer; ///< bytes that so many letters of any script take
inline constexpr std::size_t longest_deck_name = 40;             ///< bytes
inline constexpr std::size_t longest_title = 60;
inline constexpr std::size_t longest_label = 40; ///< the name of a level, a category or a topic

/// Whether a deck may be called that.
bool is_deck_name(std::string_view name);
/// What is wrong with a deck, if anything is; every fault names its place: `items[17].answers[0]: …`.
std::optional<Problem> fault_in(const Deck& deck);
/// The same for an item alone: not whether its level, category and topic are there, nor whether its prompt is elsewhere
/// too.
std::optional<Problem> fault_in(const Item& item);

/// Reads a deck, in format 1 or 2, and finds no fault in it.
Result<Deck> read_deck(const Json& json);
/// In format 2 where there are topics or an item needs it, else in format 1, as decks always were.
Json write_deck(const Deck& deck);
/// The same as a file stands: an item a line.
std::string write_deck_text(const Deck& deck);

/// Names all that matters in a game: everything but the title.
std::string digest(const Deck& deck);

/// The item of a prompt, compared without case.
std::optional<std::size_t> find_item(const Deck& deck, std::string_view prompt);

} // namespace palazzo::quiz
