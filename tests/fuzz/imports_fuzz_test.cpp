// Imports randomly damaged files as decks of questions: each file is refused with one line that names the place of the
// fault, unless it is still a deck. In either case the registered decks stay unchanged.
#include "engine/quiz/export.hpp"
#include "engine/quiz/import.hpp"
#include "engine/quiz/registry.hpp"
#include "tests/contract/mutate.hpp"
#include "tests/fuzz/imported.hpp"
#include "tests/fuzz/mutants.hpp"
#include "tests/lines.hpp"
#include "tests/quiz/decks.hpp"
#include "tests/rounds.hpp"

#include <catch2/catch_test_macros.hpp>
#include <map>

namespace palazzo::fuzz {
namespace {

using quiz::Deck;

std::vector<Deck> whole_decks() {
    return {quiz::small_deck(), quiz::format_2_deck(), quiz::format_4_deck(), quiz::plain_deck(12, 3, 6)};
}

/// Returns valid tables, some with features that are hard to parse.
std::vector<std::string> whole_tables() {
    std::vector<std::string> tables;
    for (const Deck& deck : whole_decks()) tables.push_back(quiz::export_csv(deck));
    tables.insert(tables.end(),
        {"prompt;answers;level;category\r\nthe cat;\"el gato;gato\";A1;Words\r\n\r\nthe \"\"dog;el perro | "
         "perro;A2;Words\r\n",
            "the cat\tel gato\tA1\tWords\n\"the\n\"\"dog\"\"\"\tel perro\\;perro\t\tAnimals\nSing!\n",
            "Tell a story.\nDescribe your room, please.\nWhat is “it”?\n",
            "kind,Level,Topic,Word,Translation\rgap,1,Gaps,___ casa,la\rlisten,2,Ears,¿Qué?,¿Qué?\r,3,,Talk!,\r",
            "#separator:tab\n#html:true\n#guid column:1\n#deck column:2\n#tags "
            "column:5\nx1\tA::B\tthe&nbsp;<b>cat</b>\tel "
            "gato[sound:a.mp3]\tanimals pets\nx2\tA\t\"fish &amp;\nchips\"\t<div>uno</div>&#233;\t\n",
            "#separator:Semicolon\n#html:false\n#columns:Front;Back;Level\nthe cat;\"el gato;gato\";A1\nthe "
            "dog;perro;A2\n"});
    return tables;
}

/// Inserts some characters that have a meaning in tables.
std::string with_odd_signs(std::string text, Rng& dice) {
    constexpr std::array odd{"\"", ",", ";", "\t", "\n", "\r\n", "|", "\\", "\"\"", "#", "{", "<", "&#",
        "[sound:", "\xEF\xBB\xBF", "\xff", "\x01", "é", "prompt", "#separator:|\n", "#tags column:99\n", "\n\n",
        ",,,,,"};
    const auto at = dice.below(static_cast<std::uint32_t>(text.size() + 1));
    return text.insert(dice.below(4) == 0 ? 0 : at, odd[dice.below(static_cast<std::uint32_t>(odd.size()))]);
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines(1);
    for (const char c : text) {
        lines.back() += c;
        if (c == '\n') lines.emplace_back();
    }
    return lines;
}

/// Drops, doubles and reorders lines.
std::string with_odd_lines(const std::string& text, Rng& dice) {
    auto lines = lines_of(text);
    const auto some = [&]() -> std::size_t { return dice.below(static_cast<std::uint32_t>(lines.size())); };
    switch (dice.below(3)) {
    case 0: lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(some())); break;
    case 1: lines.push_back(lines[some()]); break;
    default: std::swap(lines[some()], lines[some()]); break;
    }
    std::string odd;
    for (const std::string& line : lines) odd += line;
    return odd;
}

std::string mutated_table(const std::vector<std::string>& tables, Rng& dice) {
    std::string text = tables[dice.below(static_cast<std::uint32_t>(tables.size()))];
    for (std::uint32_t changes = 1 + dice.below(3); changes > 0; --changes) {
        switch (dice.below(4)) {
        case 0: text = contract::mutate_bytes(std::move(text), dice); break;
        case 1: text = with_odd_lines(text, dice); break;
        default: text = with_odd_signs(std::move(text), dice); break;
        }
    }
    return text;
}

std::string mutated_json(const std::vector<Deck>& decks, Rng& dice) {
    const Deck& deck = decks[dice.below(static_cast<std::uint32_t>(decks.size()))];
    if (dice.below(2) == 0) return contract::mutate_bytes(quiz::write_deck_text(deck), dice);
    Json json = quiz::write_deck(deck);
    for (std::uint32_t changes = 1 + dice.below(3); changes > 0; --changes) contract::mutate_json(json, dice);
    return json.dump();
}

std::string file_name(Rng& dice) {
    std::string name = "My deck (1).csv";
    if (dice.below(2) == 0) name = contract::mutate_bytes(name, dice);
    return name;
}

struct Import {
    bool refused = false;
    std::string wrong; ///< Describes the fault that was found; empty if there is none.
};

Import imported(const std::string& name, const std::string& text) {
    const auto deck = quiz::import_deck(name, text);
    if (deck) return {false, part_lost_by_writing(*deck)};
    const std::string line = line_of(deck.problem());
    // A file of another kind is called by its name, and its fault has no place.
    const bool is_of_another_kind = std::string_view(deck.problem().fault.id).starts_with("problem.file.");
    return {true, is_of_another_kind || names_fault_place(line) ? "" : "no place: " + line};
}

using Registry = std::map<std::string, std::string>;

Registry registry_now() {
    Registry registry;
    for (const std::string& name : quiz::deck_names())
        if (const auto deck = quiz::find_deck(name)) registry[name] = quiz::deck_digest(*deck) + deck->title;
    return registry;
}

} // namespace

TEST_CASE(
    "A changed file is refused with the place of the fault unless it is still a deck, and changes no registered deck",
    "[fuzz]") {
    const auto tables = whole_tables();
    const auto decks = whole_decks();
    for (const std::string& text : tables) REQUIRE(imported("whole.csv", text).wrong.empty());
    for (const std::string& text : tables) REQUIRE_FALSE(imported("whole.csv", text).refused);
    REQUIRE_FALSE(quiz::add_custom_deck(quiz::small_deck()));
    const Registry before = registry_now();
    Rng dice(6);
    const int files = count_for_run(300, 1000);
    int refused = 0;
    for (int i = 0; i < files; ++i) {
        const std::string text = i % 4 == 0 ? mutated_json(decks, dice) : mutated_table(tables, dice);
        const Import import = imported(file_name(dice), text);
        if (!import.wrong.empty()) FAIL(import.wrong << "\n" << text);
        refused += import.refused ? 1 : 0;
    }
    CHECK(refused > files / 20); // most faults are in one row, which is left out without refusing the file
    CHECK(refused < files * 4 / 5);
    CHECK(registry_now() == before);
    CHECK(quiz::remove_custom_deck("small"));
}

TEST_CASE("Neither a refused deck nor a deck with the name of a shipped deck is ever registered", "[fuzz]") {
    const Registry before = registry_now();
    const auto decks = whole_decks();
    Rng dice(7);
    for (int i = 0; i < count_for_run(100, 300); ++i) {
        const auto deck = quiz::import_deck("any", mutated_json(decks, dice));
        if (!deck) continue;
        Deck own = *deck;
        own.name = i % 2 == 0 ? "own" : "es";
        CHECK(quiz::add_custom_deck(own).has_value() == (i % 2 != 0));
        CHECK(quiz::remove_custom_deck("own") == (i % 2 == 0));
    }
    CHECK(registry_now() == before);
}

TEST_CASE("A file of random bytes is refused with the place of the fault, unless it is a deck by chance", "[fuzz]") {
    constexpr std::string_view signs = " \t\n\r,;\"|\\#{}<>&abcé";
    Rng dice(8);
    for (int i = 0; i < count_for_run(300, 1000); ++i) {
        std::string text(dice.below(200), ' ');
        const bool of_signs = dice.below(2) == 0;
        for (char& c : text) {
            const std::uint32_t noise = dice.below(256);
            c = of_signs ? signs[noise % signs.size()] : static_cast<char>(noise);
        }
        const Import import = imported("noise", text);
        if (!import.wrong.empty()) FAIL(import.wrong << "\n" << text);
    }
}

} // namespace palazzo::fuzz
