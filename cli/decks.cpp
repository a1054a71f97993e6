// The command about decks of challenges: lists those that come with the program, describes a file, judges answers.
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "engine/quiz/dictionary_form.hpp"
#include "engine/quiz/embedded.hpp"
#include "engine/quiz/import.hpp"
#include "engine/quiz/judge.hpp"
#include "engine/quiz/pattern.hpp"
#include "engine/quiz/registry.hpp"

#include <cstdio>
#include <sstream>

namespace palazzo::cli {
namespace {

using quiz::Deck;
using quiz::Item;

/// Counts items by the name that name_of(item) returns.
template <class NameOf>
Json counts(const Deck& deck, NameOf&& name_of) {
    Json json = Json::object();
    for (const Item& item : deck.items) {
        Json& count = json[std::string(name_of(item))];
        count = count.is_null() ? 1 : count.get<int>() + 1;
    }
    return json;
}

ReadResult<quiz::ImportedDeck> imported_from(const std::string& path) {
    const auto text = read_file_or_stdin(path);
    if (!text) return text.problem();
    auto imported = quiz::import_deck_with_notes(path == "-" ? "deck" : path, *text);
    if (!imported) return input_failure(imported.problem());
    return *std::move(imported);
}

ReadResult<Deck> deck_in(const std::string& path) {
    auto imported = imported_from(path);
    if (!imported) return imported.problem();
    return std::move(imported->deck);
}

/// Returns the rows of a table that aren't questions, as JSON: the line of each row, and the reason why it was left
/// out.
Json left_out(const quiz::ImportedDeck& imported) {
    Json rows = Json::array();
    for (const quiz::LeftOutRow& row : imported.left_out_rows)
        rows.push_back(Json{{"line", row.line}, {"why", english_catalogue().problem_line(row.problem)}});
    return rows;
}

Outcome list_decks() {
    Json list = Json::array();
    for (const quiz::EmbeddedFile& inside : quiz::embedded_decks()) {
        const auto deck = quiz::find_deck(inside.name);
        list.push_back(Json{{"name", deck->name}, {"title", deck->title}, {"language", deck->language},
            {"items", deck->items.size()}, {"levels", deck->levels}, {"categories", deck->categories},
            {"digest", quiz::deck_digest(*deck)}});
    }
    print_line(list.dump());
    return {};
}

Outcome check_deck(const std::string& path) {
    const auto imported = imported_from(path);
    if (!imported) return imported.problem();
    const Deck* const deck = &imported->deck;
    const auto label = [](const std::vector<std::string>& labels, int i) {
        return labels[static_cast<std::size_t>(i)];
    };
    Json facts{{"name", deck->name}, {"title", deck->title}, {"items", deck->items.size()},
        {"kinds", counts(*deck, [](const Item& item) { return quiz::name_of(item.kind); })},
        {"levels", counts(*deck, [&](const Item& item) { return label(deck->levels, item.level); })},
        {"categories", counts(*deck, [&](const Item& item) { return label(deck->categories, item.category); })},
        {"left_out", left_out(*imported)}, {"doubles", imported->repeated_rows}, {"joined", imported->joined_rows},
        {"digest", quiz::deck_digest(*deck)}};
    if (const auto unused = quiz::unused_columns(*imported); !unused.empty()) facts["unused"] = unused;
    print_line(facts.dump());
    return {};
}

Outcome convert_deck(const std::string& path) {
    const auto deck = deck_in(path);
    if (!deck) return deck.problem();
    const std::string text = quiz::write_deck_text(*deck);
    std::fwrite(text.data(), 1, text.size(), stdout);
    return {};
}

/// Lists the answers that a cell of a table stands for.
Outcome list_readings(const std::string& answer) {
    const std::string pattern = quiz::pattern_from_dictionary_form(answer);
    if (quiz::has_too_many_readings(pattern))
        return Failure{"ANSWER: stands for more than " + std::to_string(quiz::most_readings) + " answers"};
    print_line(Json(quiz::readings_of_pattern(pattern)).dump());
    return {};
}

/// Returns the deck's question with a prompt, which must have right answers.
ReadResult<Item> question_of(const Deck& deck, const std::string& prompt) {
    const auto item = quiz::find_item(deck, prompt);
    if (!item) return Failure{"PROMPT: " + quoted(prompt) + " is not in this deck"};
    if (deck.items[*item].answers.empty()) return Failure{"PROMPT: to this there is no right answer"};
    return deck.items[*item];
}

Outcome judge_answer(const Deck& deck, const std::string& prompt, const std::string& answer, bool strict) {
    const auto asked = question_of(deck, prompt);
    if (!asked) return asked.problem();
    print_line(Json(quiz::accepts(*asked, answer, strict, quiz::languages_of(deck))).dump());
    return {};
}

/// Returns `right`, `nearly` for an answer that is one slip away from a right one, or `wrong`.
const char* verdict_on(const Item& item, const std::string& answer, bool strict, const quiz::DeckLanguages& languages) {
    if (quiz::accepts(item, answer, strict, languages)) return "right";
    return quiz::is_near_miss(item, answer, strict, languages) ? "nearly" : "wrong";
}

/// Judges the answers of a file, a line each: a prompt, a tab, an answer. Skips empty lines. Prints a line of JSON for
/// each; none if a line can't be judged.
Outcome judge_file(const Deck& deck, const std::string& path, bool strict) {
    const auto text = read_file_or_stdin(path);
    if (!text) return text.problem();
    const quiz::DeckLanguages languages = quiz::languages_of(deck);
    std::string verdicts;
    std::istringstream lines(*text);
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        const auto failure = [&](const std::string& why) {
            return Failure{"line " + std::to_string(number) + ": " + why};
        };
        if (line.ends_with('\r')) line.pop_back();
        if (line.empty()) continue;
        const std::size_t tab = line.find('\t');
        if (tab == std::string::npos) return failure("a tab is missing between prompt and answer");
        const std::string prompt = line.substr(0, tab), answer = line.substr(tab + 1);
        const auto asked = question_of(deck, prompt);
        if (!asked) return failure(asked.problem().line);
        const Json verdict{
            {"prompt", prompt}, {"answer", answer}, {"verdict", verdict_on(*asked, answer, strict, languages)}};
        verdicts += verdict.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
    }
    std::fwrite(verdicts.data(), 1, verdicts.size(), stdout);
    return {};
}

Outcome judge(const Args& args) {
    const auto deck = quiz::find_deck(args.words[1]);
    if (!deck) return Failure{"NAME: no deck " + quoted(args.words[1]) + " comes with Palazzo"};
    const bool strict = args.has_flag("strict");
    if (args.words.size() == 3) return judge_file(*deck, args.words[2], strict);
    return judge_answer(*deck, args.words[2], args.words[3], strict);
}

} // namespace

Outcome decks_command(const Args& args) {
    const std::string& what = args.words[0];
    const std::size_t given = args.words.size() - 1;
    if (args.has_flag("strict") && what != "judge") return usage_failure("--strict goes with judge");
    if (what == "list" && given == 0) return list_decks();
    if (what == "check" && given == 1) return check_deck(args.words[1]);
    if (what == "convert" && given == 1) return convert_deck(args.words[1]);
    if (what == "readings" && given == 1) return list_readings(args.words[1]);
    if (what == "judge" && (given == 2 || given == 3)) return judge(args);
    return usage_failure("usage: palazzo-cli decks list | decks check FILE | decks convert FILE | "
                         "decks readings ANSWER | decks judge NAME (PROMPT ANSWER | FILE) [--strict]");
}

} // namespace palazzo::cli
