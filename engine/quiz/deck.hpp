// Decks of questions. Each item of a deck is a question: the prompt of a language challenge, its level and category,
// and the right answers. docs/decks.md describes the format of deck files.
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
    QuestionKind kind = QuestionKind::speak;
    int level = 0;    ///< Index into the deck's levels.
    int category = 0; ///< Index into the deck's categories.
    std::string prompt;
    std::vector<std::string> answers; ///< Right answers; the first one is shown to players. Empty for `speak`.
    int topic = -1;                   ///< Index into the deck's topics; -1 if the item has none.
    bool strict_accents = false;      ///< True if an answer without the accents is wrong.
    /// Common mistakes, which are refused even if they are very similar to a right answer. None of them is a right
    /// answer. Empty for QuestionKind::speak.
    std::vector<std::string> wrong_answers = {};
    /// The prompt that the item had before it was mended; empty if it has its first prompt. The learner's memory notes
    /// the item under its first prompt.
    std::string first_prompt = {};
    friend bool operator==(const Item&, const Item&) = default;
};

/// Returns whether an item has a part that decks in format 1 can't contain: a topic, strict accents or wrong answers.
bool needs_format_2(const Item& item);

/// Returns the prompt under which the learner's memory notes an item.
inline const std::string& remembered_prompt(const Item& item) {
    return item.first_prompt.empty() ? item.prompt : item.first_prompt;
}

struct Deck {
    std::string name;                    ///< Name in records and files; it consists of a–z, 0–9 and hyphens.
    std::string title;                   ///< Title that people see.
    std::string language;                ///< Code of the language that is learnt, such as `es`; empty if unknown.
    std::string question_language;       ///< Code of the language of the prompts; empty if unknown.
    std::vector<std::string> levels;     ///< Names of the levels, from easy to hard.
    std::vector<std::string> categories; ///< Names of the categories, in the order of the die's sides.
    std::vector<Item> items;
    std::vector<std::string> topics = {}; ///< Names of the topics; empty if the deck has none.
    friend bool operator==(const Deck&, const Deck&) = default;
};

inline constexpr std::size_t most_items = 5000;
inline constexpr std::size_t most_answers = 12;
inline constexpr std::size_t most_levels = 6;
inline constexpr std::size_t most_categories = 6;
inline constexpr std::size_t most_topics = 16;
inline constexpr std::size_t most_wrong_answers = 6;
// The following lengths are numbers of letters, unless a comment says bytes.
inline constexpr std::size_t longest_prompt = 300;
inline constexpr std::size_t longest_answer = 120;
inline constexpr std::size_t longest_typed_answer = 4 * longest_answer; ///< Largest length of an answer in any script,
                                                                        ///< in bytes.
inline constexpr std::size_t longest_deck_name = 40;                    ///< Largest length of a deck's name, in bytes.
inline constexpr std::size_t longest_title = 60;
inline constexpr std::size_t longest_label = 40; ///< Largest length of the name of a level, a category or a topic.

/// Returns whether a deck may have this name.
bool is_deck_name(std::string_view name);
/// Returns the first fault of a deck with the fault's place, such as `items[17].answers[0]`; nullopt if the deck has
/// none.
std::optional<Problem> fault_in(const Deck& deck);
/// Returns the first fault that an item has by itself; nullopt if it has none. Its level, category and topic aren't
/// checked, nor whether another item has the same prompt.
std::optional<Problem> fault_in(const Item& item);

/// Reads a deck in format 1, 2 or 3. A deck with a fault is refused.
Result<Deck> read_deck(const Json& json);
/// Writes a deck in format 3 if one of its items has a first prompt; otherwise in format 2 if it has topics or an item
/// needs that format; otherwise in format 1.
Json write_deck(const Deck& deck);
/// Writes a deck as the text of a file, with one item per line.
std::string write_deck_text(const Deck& deck);

/// Returns a digest of all that matters in a game: everything except the title and the first prompts.
std::string deck_digest(const Deck& deck);

/// Returns the index of the item whose prompt is `prompt`, whatever the case of its letters; nullopt if there is none.
std::optional<std::size_t> find_item(const Deck& deck, std::string_view prompt);

/// Gives an item of a deck another prompt; the learner's memory keeps what it has noted about the item. An item that
/// had this prompt at first and was mended since is noted under its present prompt from now on.
void mend_prompt(Deck& deck, std::size_t item, std::string prompt);

} // namespace palazzo::quiz
