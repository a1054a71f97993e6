#include "engine/quiz/deck.hpp"

#include "engine/core/digest.hpp"
#include "engine/quiz/text.hpp"

#include <algorithm>
#include <map>

namespace palazzo::quiz {
namespace {

using Fault = std::optional<Problem>;

constexpr std::size_t longest_language = 20;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_small(char c) { return c >= 'a' && c <= 'z'; }
bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }

Fault text_fault(std::string_view place, std::string_view text, std::size_t longest) {
    const Refusal reason = fault_in_text(text, longest);
    if (!reason) return {};
    return Problem{place, reason.message()};
}

Fault language_fault(const char* place, std::string_view code) {
    const bool good = std::all_of(
        code.begin(), code.end(), [](char c) { return is_small(c) || is_capital(c) || is_digit(c) || c == '-'; });
    if (good && code.size() <= longest_language) return {};
    return Problem{place, "problem.deck.language"};
}

/// Returns the first fault in a list of names; nullopt if there is none. The list may be empty.
Fault names_fault(const std::string& place, const std::vector<std::string>& labels, std::size_t most) {
    if (labels.size() > most) return Problem{place, "problem.more_than", {std::to_string(most)}};
    for (std::size_t i = 0; i < labels.size(); ++i) {
        if (Fault fault = text_fault(place + bracketed_index(i), labels[i], longest_label)) return fault;
        for (std::size_t j = 0; j < i; ++j)
            if (latin_lowercase(labels[i]) == latin_lowercase(labels[j]))
                return Problem{place + bracketed_index(i), "problem.twice"};
    }
    return {};
}

/// Returns the first fault in a list of levels or categories; nullopt if there is none. The list mustn't be empty.
Fault labels_fault(const std::string& place, const std::vector<std::string>& labels, std::size_t most) {
    if (labels.empty() || labels.size() > most) return Problem{place, "problem.deck.labels", {std::to_string(most)}};
    return names_fault(place, labels, most);
}

/// Returns the first fault in the right or the wrong answers of an item; nullopt if there is none.
Fault texts_fault(const std::string& place, const std::vector<std::string>& texts, std::size_t most) {
    if (texts.size() > most) return Problem{place, "problem.more_than", {std::to_string(most)}};
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (Fault fault = text_fault(place + bracketed_index(i), texts[i], longest_answer)) return fault;
        const auto here = texts.begin() + static_cast<std::ptrdiff_t>(i);
        if (std::find(texts.begin(), here, texts[i]) != here)
            return Problem{place + bracketed_index(i), "problem.twice"};
    }
    return {};
}

Fault answers_fault(const Item& item) {
    if (item.kind == QuestionKind::speak && !item.answers.empty()) return Problem{"answers", "problem.deck.speak"};
    if (item.kind != QuestionKind::speak && item.answers.empty()) return Problem{"answers", "problem.deck.answers"};
    return texts_fault("answers", item.answers, most_answers);
}

Fault note_fault(std::string_view place, std::string_view note) {
    return note.empty() ? Fault() : text_fault(place, note, longest_note);
}

Fault wrong_fault(const Item& item) {
    if (item.kind == QuestionKind::speak && !item.wrong_answers.empty()) return Problem{"wrong", "problem.deck.speak"};
    if (Fault fault = texts_fault("wrong", texts_of(item.wrong_answers), most_wrong_answers)) return fault;
    for (std::size_t i = 0; i < item.wrong_answers.size(); ++i) {
        const auto& [text, note] = item.wrong_answers[i];
        const std::string place = "wrong" + bracketed_index(i);
        if (std::find(item.answers.begin(), item.answers.end(), text) != item.answers.end())
            return Problem{place, "problem.deck.wrong"};
        if (Fault fault = note_fault(place + ".note", note)) return fault;
    }
    return {};
}

bool is_index(int i, const std::vector<std::string>& list) {
    return i >= 0 && static_cast<std::size_t>(i) < list.size();
}

/// Returns a fault if two items would be noted under the same prompt.
Fault first_prompts_fault(const Deck& deck) {
    std::map<std::string, std::size_t> prompts;
    for (std::size_t i = 0; i < deck.items.size(); ++i) {
        const auto [first, inserted] = prompts.emplace(remembered_prompt(deck.items[i]), i);
        if (!inserted)
            return Problem{"items" + bracketed_index(i) + ".first_prompt", "problem.deck.stands_in",
                {"items" + bracketed_index(first->second)}};
    }
    return {};
}

Fault items_fault(const Deck& deck) {
    if (deck.items.empty()) return Problem{"items", "problem.empty"};
    if (deck.items.size() > most_items) return Problem{"items", "problem.more_than", {std::to_string(most_items)}};
    std::map<std::string, std::size_t> prompts;
    for (std::size_t i = 0; i < deck.items.size(); ++i) {
        const Item& item = deck.items[i];
        const std::string place = "items" + bracketed_index(i);
        if (!is_index(item.level, deck.levels)) return Problem{place + ".level", "problem.deck.level"};
        if (!is_index(item.category, deck.categories)) return Problem{place + ".category", "problem.deck.category"};
        if (item.topic != -1 && !is_index(item.topic, deck.topics))
            return Problem{place + ".topic", "problem.deck.topic"};
        if (item.region != -1 && !is_index(item.region, deck.regions))
            return Problem{place + ".region", "problem.deck.region"};
        if (const Fault fault = fault_in(item)) return fault->located_in_value(place);
        const auto [first, inserted] = prompts.emplace(latin_lowercase(item.prompt), i);
        if (!inserted)
            return Problem{place + ".prompt", "problem.deck.stands_in", {"items" + bracketed_index(first->second)}};
    }
    return first_prompts_fault(deck);
}

} // namespace

bool needs_format_2(const Item& item) { return item.topic != -1 || item.strict_accents || !item.wrong_answers.empty(); }

bool needs_format_4(const Item& item) {
    const auto& wrong = item.wrong_answers;
    return !item.note.empty() || item.region != -1
        || std::any_of(wrong.begin(), wrong.end(), [](const WrongAnswer& one) { return !one.note.empty(); });
}

bool is_deck_name(std::string_view name) {
    return !name.empty() && name.size() <= longest_deck_name
        && std::all_of(name.begin(), name.end(), [](char c) { return is_small(c) || is_digit(c) || c == '-'; });
}

std::optional<Problem> fault_in(const Item& item) {
    if (Fault fault = text_fault("prompt", item.prompt, longest_prompt)) return fault;
    if (!item.first_prompt.empty())
        if (Fault fault = text_fault("first_prompt", item.first_prompt, longest_prompt)) return fault;
    if (Fault fault = answers_fault(item)) return fault;
    if (Fault fault = note_fault("note", item.note)) return fault;
    return wrong_fault(item);
}

std::optional<Problem> fault_in(const Deck& deck) {
    if (!is_deck_name(deck.name)) return Problem{"name", "problem.deck.name", {std::to_string(longest_deck_name)}};
    if (Fault fault = text_fault("title", deck.title, longest_title)) return fault;
    if (Fault fault = language_fault("language", deck.language)) return fault;
    if (Fault fault = language_fault("asked_in", deck.question_language)) return fault;
    if (Fault fault = labels_fault("levels", deck.levels, most_levels)) return fault;
    if (Fault fault = labels_fault("categories", deck.categories, most_categories)) return fault;
    if (Fault fault = names_fault("topics", deck.topics, most_topics)) return fault;
    if (Fault fault = names_fault("regions", deck.regions, most_regions)) return fault;
    return items_fault(deck);
}

std::string deck_digest(const Deck& deck) {
    // No text of a deck contains a control character, so these two separate the texts and the lists unambiguously.
    constexpr char end_of_text = '\x1f';
    constexpr char end_of_list = '\x1e';
    std::string all;
    const auto add = [&](std::string_view text) { (all += text) += end_of_text; };
    for (const std::string* text : {&deck.name, &deck.language, &deck.question_language}) add(*text);
    for (const auto* labels : {&deck.levels, &deck.categories}) {
        for (const std::string& label : *labels) add(label);
        all += end_of_list;
    }
    for (const Item& item : deck.items) {
        add(name_of(item.kind));
        add(std::to_string(item.level));
        add(std::to_string(item.category));
        add(item.prompt);
        for (const std::string& answer : item.answers) add(answer);
        all += end_of_list;
    }
    // The parts of format 2 are only added if the deck uses them, so that older decks keep their digests.
    for (const std::string& topic : deck.topics) add(topic);
    for (std::size_t i = 0; i < deck.items.size(); ++i) {
        const Item& item = deck.items[i];
        if (!needs_format_2(item)) continue;
        all += end_of_list;
        add(std::to_string(i));
        add(std::to_string(item.topic));
        add(item.strict_accents ? "accents" : "");
        for (const WrongAnswer& wrong : item.wrong_answers) add(wrong.text);
    }
    // Regions, too, are only added if the deck uses them.
    for (const std::string& region : deck.regions) add("region " + region);
    for (std::size_t i = 0; i < deck.items.size(); ++i)
        if (const int region = deck.items[i].region; region != -1)
            add("region " + std::to_string(i) + ' ' + std::to_string(region));
    return digest_of(all);
}

std::vector<std::string> texts_of(const std::vector<WrongAnswer>& wrong_answers) {
    std::vector<std::string> texts;
    for (const WrongAnswer& wrong : wrong_answers) texts.push_back(wrong.text);
    return texts;
}

void mend_prompt(Deck& deck, std::size_t item, std::string prompt) {
    Item& mended = deck.items[item];
    if (mended.prompt == prompt) return;
    const std::string first = remembered_prompt(mended);
    mended.first_prompt = first == prompt ? "" : first;
    mended.prompt = std::move(prompt);
    for (std::size_t i = 0; i < deck.items.size(); ++i)
        if (i != item && deck.items[i].first_prompt == remembered_prompt(mended)) deck.items[i].first_prompt.clear();
}

std::optional<std::size_t> find_item(const Deck& deck, std::string_view prompt) {
    const std::string wanted = latin_lowercase(prompt);
    for (std::size_t i = 0; i < deck.items.size(); ++i)
        if (latin_lowercase(deck.items[i].prompt) == wanted) return i;
    return std::nullopt;
}

} // namespace palazzo::quiz
