// The command about decks of challenges: lists those that come with the program, describes a file, judges an answer.
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "engine/quiz/dictionary_form.hpp"
#include "engine/quiz/embedded.hpp"
#include "engine/quiz/import.hpp"
#include "engine/quiz/judge.hpp"
#include "engine/quiz/pattern.hpp"
#include "engine/quiz/registry.hpp"

#include <cstdio>

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

Outcome judge_answer(const Args& args) {
    const auto deck = quiz::find_deck(args.words[1]);
    if (!deck) return Failure{"NAME: no deck " + quoted(args.words[1]) + " comes with Palazzo"};
    const auto item = quiz::find_item(*deck, args.words[2]);
    if (!item) return Failure{"PROMPT: " + quoted(args.words[2]) + " is not in this deck"};
    const Item& asked = deck->items[*item];
    if (asked.answers.empty()) return Failure{"PROMPT: to this there is no right answer"};
    print_line(Json(quiz::accepts(asked, args.words[3], args.has_flag("strict"), quiz::languages_of(*deck))).dump());
    return {};
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
    if (what == "judge" && given == 3) return judge_answer(args);
    return usage_failure("usage: palazzo-cli decks list | decks check FILE | decks convert FILE | "
                         "decks readings ANSWER | decks judge NAME PROMPT ANSWER [--strict]");
}

} // namespace palazzo::cli
