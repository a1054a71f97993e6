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

/// A common mistake, which is refused even if it is very similar to a right answer.
struct WrongAnswer {
    std::string text;
    std::string note = {}; ///< Note that tells learners why the answer is wrong; empty if there is none.
    friend bool operator==(const WrongAnswer&, const WrongAnswer&) = default;
};

struct Item {
    QuestionKind kind = QuestionKind::speak;
    int level = 0;    ///< Index into the deck's levels.
    int category = 0; ///< Index into the deck's categories.
    std::string prompt;
    std::vector<std::string> answers; ///< Right answers; the first one is shown to players. Empty for `speak`.
    int topic = -1;                   ///< Index into the deck's topics; -1 if the item has none.
    bool strict_accents = false;      ///< True if an answer without the accents is wrong.
    std::vector<WrongAnswer> wrong_answers = {}; ///< None of them is a right answer. Empty for `speak`.
    /// The prompt that the item had before it was mended; empty if it has its first prompt. The learner's memory notes
    /// the item under its first prompt.
    std::string first_prompt = {};
    std::string note = {}; ///< Note for learners who missed the item, such as a rule; empty if there is none.
    int region = -1;       ///< Index into the deck's regions; -1 if the item is right in all of them.
    friend bool operator==(const Item&, const Item&) = default;
};

/// Returns whether an item has a part that decks in format 1 can't contain: a topic, strict accents or wrong answers.
bool needs_format_2(const Item& item);
/// Returns whether an item has a part that only decks in format 4 can contain: a note or a region.
bool needs_format_4(const Item& item);

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
    std::vector<std::string> topics = {};  ///< Names of the topics; empty if the deck has none.
    std::vector<std::string> regions = {}; ///< Names of regions whose usage differs; empty if the deck has none.
    friend bool operator==(const Deck&, const Deck&) = default;
};

inline constexpr std::size_t most_items = 5000;
inline constexpr std::size_t most_answers = 12;
inline constexpr std::size_t most_levels = 6;
inline constexpr std::size_t most_categories = 6;
inline constexpr std::size_t most_topics = 16;
inline constexpr std::size_t most_regions = 6;
inline constexpr std::size_t most_wrong_answers = 6;
// The following lengths are numbers of letters, unless a comment says bytes.
inline constexpr std::size_t longest_prompt = 300;
inline constexpr std::size_t longest_answer = 120;
inline constexpr std::size_t longest_note = 240;
inline constexpr std::size_t longest_typed_answer = 4 * longest_answer; ///< Largest length of an answer in any script,
                                                                        ///< in bytes.
inline constexpr std::size_t longest_deck_name = 40;                    ///< Largest length of a deck's name, in bytes.
inline constexpr std::size_t longest_title = 60;
inline constexpr std::size_t longest_label = 40; ///< Largest length of the name of a level, a category, a topic or a
                                                 ///< region.

/// Returns whether a deck may have this name.
bool is_deck_name(std::string_view name);
/// Returns the first fault of a deck with the fault's place, such as `items[17].answers[0]`; nullopt if the deck has
/// none.
std::optional<Problem> fault_in(const Deck& deck);
/// Returns the first fault that an item has by itself; nullopt if it has none. Its level, category, topic and region
/// aren't checked, nor whether another item has the same prompt.
std::optional<Problem> fault_in(const Item& item);

/// Reads a deck in any format from 1 to 4. A deck with a fault is refused.
Result<Deck> read_deck(const Json& json);
/// Writes a deck in the oldest format that has all parts which the deck uses: format 4 has notes and regions, format 3
/// first prompts, and format 2 topics, strict accents and wrong answers.
Json write_deck(const Deck& deck);
/// Writes an item of a deck as an element of the list in write_deck().
Json write_item(const Deck& deck, const Item& item);
/// Writes a deck as the text of a file, with one item per line.
std::string write_deck_text(const Deck& deck);

/// Returns a digest of all that matters in a game: everything except the title, the first prompts and the notes.
std::string deck_digest(const Deck& deck);

/// Returns the index of the item whose prompt is `prompt`, whatever the case of its letters; nullopt if there is none.
std::optional<std::size_t> find_item(const Deck& deck, std::string_view prompt);

/// Returns the texts of wrong answers, in their order.
std::vector<std::string> texts_of(const std::vector<WrongAnswer>& wrong_answers);

/// Gives an item of a deck another prompt; the learner's memory keeps what it has noted about the item. An item that
/// had this prompt at first and was mended since is noted under its present prompt from now on.
void mend_prompt(Deck& deck, std::size_t item, std::string prompt);

} // namespace palazzo::quiz
