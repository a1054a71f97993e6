#include "engine/quiz/import.hpp"

#include "engine/core/sort_few.hpp"
#include "engine/quiz/compose.hpp"
#include "engine/quiz/encoding.hpp"
#include "engine/quiz/text.hpp"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace palazzo::quiz {
namespace {

using Fault = std::optional<Problem>;
using Items = std::vector<TableItem>;

constexpr std::string_view other_category = "Other";

// --- Levels, categories, topics and regions

/// Counts the occurrences of names, which are compared without case. The names are in the order of their first
/// occurrences.
class Labels {
  public:
    void add(const std::string& name) {
        const auto [at, inserted] = index_.emplace(latin_lowercase(name), names_.size());
        if (inserted) names_.push_back(name);
        if (inserted) counts_.push_back(0);
        ++counts_[at->second];
    }
    const std::vector<std::string>& names() const { return names_; }
    std::size_t count(std::size_t i) const { return counts_[i]; }

  private:
    std::map<std::string, std::size_t> index_;
    std::vector<std::string> names_;
    std::vector<std::size_t> counts_;
};

/// Returns the index of a name in a list, compared without case; nullopt if the list doesn't contain it.
std::optional<int> index_in(const std::vector<std::string>& list, const std::string& name) {
    const std::string wanted = latin_lowercase(name);
    const auto at =
        std::find_if(list.begin(), list.end(), [&](const std::string& one) { return latin_lowercase(one) == wanted; });
    if (at == list.end()) return std::nullopt;
    return static_cast<int>(at - list.begin());
}

Fault set_levels(const Items& entries, Deck& deck) {
    auto& levels = deck.levels;
    for (const TableItem& entry : entries) {
        if (index_in(levels, entry.level)) continue;
        if (levels.size() == most_levels)
            return Problem{"level", "problem.deck.levels", {quoted(entry.level), std::to_string(most_levels)}}
                .located_in_file(line_as_place(entry.line));
        levels.push_back(entry.level);
    }
    if (std::all_of(levels.begin(), levels.end(), says_order_of_level))
        sort_few(levels, [](const std::string& a, const std::string& b) {
            return a.size() == b.size() ? latin_lowercase(a) < latin_lowercase(b) : a.size() < b.size();
        });
    return {};
}

/// Sets the categories of a deck. If a table has more of them than a die has sides, the biggest ones are kept, and one
/// category is added for all other items.
void set_categories(const Items& entries, Deck& deck) {
    Labels labels;
    for (const TableItem& entry : entries) labels.add(entry.category);
    deck.categories = labels.names();
    if (deck.categories.size() <= most_categories) return;
    std::vector<std::pair<int, int>> biggest; // The negative number of items in a category, and the category's index.
    for (std::size_t i = 0; i < labels.names().size(); ++i)
        if (latin_lowercase(labels.names()[i]) != latin_lowercase(other_category))
            biggest.emplace_back(-static_cast<int>(labels.count(i)), static_cast<int>(i));
    std::sort(biggest.begin(), biggest.end());
    biggest.resize(most_categories - 1);
    std::vector<bool> stays(labels.names().size());
    for (const auto& [fewer, which] : biggest) stays[static_cast<std::size_t>(which)] = true;
    deck.categories.clear();
    for (std::size_t i = 0; i < stays.size(); ++i)
        if (stays[i]) deck.categories.push_back(labels.names()[i]);
    deck.categories.emplace_back(other_category);
}

Fault set_topics(const Items& entries, Deck& deck) {
    for (const TableItem& entry : entries) {
        if (entry.topic.empty() || index_in(deck.topics, entry.topic)) continue;
        if (deck.topics.size() == most_topics)
            return Problem{"topic", "problem.deck.topics", {quoted(entry.topic), std::to_string(most_topics)}}
                .located_in_file(line_as_place(entry.line));
        deck.topics.push_back(entry.topic);
    }
    return {};
}

/// Sets the regions of a deck. If a table has more of them than a deck may have, or a longer name, its regions don't
/// tell where a question is right, and none is kept.
void set_regions(Items& entries, Deck& deck) {
    for (const TableItem& entry : entries) {
        if (entry.region.empty() || index_in(deck.regions, entry.region)) continue;
        deck.regions.push_back(entry.region);
        if (deck.regions.size() <= most_regions && !fault_in_text(entry.region, longest_label)) continue;
        deck.regions.clear();
        return;
    }
    for (TableItem& entry : entries) entry.item.region = index_in(deck.regions, entry.region).value_or(-1);
}

/// Removes the first prompts that can't be kept apart: those of several items, and those that are another item's
/// prompt. Somebody may have copied a question together with its first prompt, and written another prompt over it.
void remove_repeated_first_prompts(Deck& deck) {
    std::map<std::string, int> uses;
    for (const Item& item : deck.items) ++uses[item.prompt];
    for (const Item& item : deck.items)
        if (!item.first_prompt.empty()) ++uses[item.first_prompt];
    for (Item& item : deck.items)
        if (!item.first_prompt.empty() && uses[item.first_prompt] > 1) item.first_prompt.clear();
}

Result<Deck> deck_of(Items entries, Deck deck) {
    if (Fault fault = set_levels(entries, deck)) return *fault;
    if (Fault fault = set_topics(entries, deck)) return *fault;
    set_categories(entries, deck);
    set_regions(entries, deck);
    if (!entries.empty()) {
        deck.language = entries.front().language;
        deck.question_language = entries.front().question_language;
    }
    for (TableItem& entry : entries) {
        entry.item.level = *index_in(deck.levels, entry.level);
        entry.item.category =
            index_in(deck.categories, entry.category).value_or(static_cast<int>(deck.categories.size()) - 1);
        if (!entry.topic.empty()) entry.item.topic = *index_in(deck.topics, entry.topic);
        deck.items.push_back(std::move(entry.item));
    }
    remove_repeated_first_prompts(deck);
    if (Fault fault = fault_in(deck)) return *fault;
    return deck;
}

// --- Names

/// Returns the name of a file without its folders and its extension.
std::string_view stem_of(std::string_view file_name) {
    const std::size_t slash = file_name.find_last_of("/\\");
    if (slash != std::string_view::npos) file_name.remove_prefix(slash + 1);
    const std::size_t dot = file_name.rfind('.');
    return dot == std::string_view::npos || dot == 0 ? file_name : file_name.substr(0, dot);
}

std::string name_from(std::string_view stem) {
    std::string name;
    for_each_character(stem, [&](CodePoint c) {
        const bool digit = c.value >= U'0' && c.value <= U'9';
        const std::string letters =
            digit ? std::string(1, static_cast<char>(c.value)) : std::string(base_letters(c.value));
        if (!letters.empty())
            name += letters;
        else if (!name.empty() && name.back() != '-')
            name += '-';
    });
    name.resize(std::min(name.size(), longest_deck_name));
    while (!name.empty() && name.back() == '-') name.pop_back();
    return name.empty() ? "deck" : name;
}

std::string title_from(std::string_view stem) {
    std::string title;
    for_each_character(stem, [&](CodePoint c) {
        if (!is_control(c.value)) append_character(title, c.value);
    });
    title = trimmed(shortened(trimmed(title), longest_title));
    return title.empty() ? "Deck" : title;
}

// --- Texts

void compose(Deck& deck) {
    deck.title = to_nfc(deck.title);
    for (auto* texts : {&deck.levels, &deck.categories, &deck.topics, &deck.regions})
        for (std::string& text : *texts) text = to_nfc(text);
    for (Item& item : deck.items) {
        item.prompt = to_nfc(item.prompt);
        item.note = to_nfc(item.note);
        for (std::string& answer : item.answers) answer = to_nfc(answer);
        for (auto& [text, note] : item.wrong_answers) text = to_nfc(text), note = to_nfc(note);
    }
}

Result<Deck> import_json(std::string_view text) {
    const auto json = parse_json(text);
    if (!json) {
        const auto first_line = parse_json(text.substr(0, text.find('\n')));
        return first_line && first_line->is_object() ? Problem{"", "problem.file.json_lines"} : json.problem();
    }
    auto deck = read_deck(*json);
    if (!deck) return deck;
    compose(*deck);
    if (Fault fault = fault_in(*deck)) return *fault;
    return deck;
}

} // namespace

Result<ImportedDeck> import_deck_with_notes(std::string_view file_name, std::string_view file, bool exchanged) {
    if (file.size() > largest_import_bytes) return too_large_problem(largest_import_bytes);
    const auto decoded = decode_text_file(file);
    if (!decoded) return decoded.problem();
    const std::string_view text = *decoded;
    if (trimmed(text).substr(0, 1) == "{") {
        auto deck = import_json(text);
        if (!deck) return deck.problem();
        return ImportedDeck{*std::move(deck), {}};
    }
    auto entries = read_table_items(text, exchanged);
    if (!entries) return entries.problem();
    Deck named;
    const std::string stem = to_nfc(stem_of(file_name));
    named.name = name_from(stem);
    named.title = title_from(stem);
    auto deck = deck_of(std::move(entries->items), std::move(named));
    if (!deck) return deck.problem();
    return ImportedDeck{*std::move(deck), std::move(entries->left_out_rows), entries->repeated_rows,
        entries->joined_rows, std::move(entries->columns), entries->is_guessed};
}

std::vector<std::string> unused_columns(const ImportedDeck& imported) {
    std::vector<std::string> names;
    for (const ColumnUse& use : imported.columns)
        if (use.content == ColumnContent::none)
            names.push_back(use.name.empty() ? std::to_string(use.number) : use.name);
    return names;
}

Result<Deck> import_deck(std::string_view file_name, std::string_view file) {
    auto imported = import_deck_with_notes(file_name, file);
    if (!imported) return imported.problem();
    return std::move(imported->deck);
}

} // namespace palazzo::quiz
