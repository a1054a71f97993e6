// The text mirror of screens: it marks the language of each text, says what Escape does, and announces nothing twice.
#include "shell/app/decks/decks.hpp"
#include "shell/app/decks/practice.hpp"
#include "shell/app/decks/sheets.hpp"
#include "shell/app/state/feature.hpp"
#include "shell/app/table_screen/menu.hpp"
#include "shell/pages/curtain.hpp"
#include "tests/shell/app/challenges.hpp"
#include "tests/shell/headless.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace palazzo::app::test {
namespace {

using a11y::ForeignText;
using quiz::QuestionKind;

quiz::Deck spanish_deck() {
    quiz::Deck deck;
    deck.language = "es";
    deck.question_language = "en";
    return deck;
}

a11y::Mirror in_words(const App& app, const ChallengeModel& model) {
    return pages::challenge_mirror(voice_of(app), model);
}

const a11y::Control* find(const a11y::Mirror& mirror, const std::string& id) {
    for (const auto& region : mirror.regions)
        for (const auto& control : region.controls)
            if (control.id == id) return &control;
    return nullptr;
}

/// Returns the texts in the lines of `region` that are marked as texts in `language`. Requires that each marked text
/// occurs in its line.
std::vector<std::string> quoted(const a11y::Region& region, const std::string& language) {
    std::vector<std::string> texts;
    for (const ForeignText& part : region.foreign) {
        if (!part.control.empty()) continue;
        REQUIRE(part.line < region.lines.size());
        REQUIRE(region.lines[part.line].find(part.text) != std::string::npos);
        if (part.language == language) texts.push_back(part.text);
    }
    return texts;
}

} // namespace

TEST_CASE("A prompt is marked with its language, which depends on the kind of question", "[app][mirror]") {
    const quiz::Deck deck = spanish_deck();
    for (const QuestionKind kind : {QuestionKind::article, QuestionKind::plural, QuestionKind::conjugate,
             QuestionKind::gap, QuestionKind::opposite, QuestionKind::listen})
        CHECK(pages::prompt_language(deck, kind) == "es");
    // Prompts of these kinds are in English. A Spanish voice would even reveal an answer: it would read the number that
    // the player is to write as Spanish words.
    for (const QuestionKind kind : {QuestionKind::speak, QuestionKind::ask, QuestionKind::translate,
             QuestionKind::number, QuestionKind::define, QuestionKind::reply})
        CHECK(pages::prompt_language(deck, kind) == "en");
    CHECK(pages::prompt_language({}, QuestionKind::gap).empty());
}

TEST_CASE(
    "The text mirror of a challenge marks the texts that are in another language than the program's", "[app][mirror]") {
    FakePlatform fake;
    App app = app_at_table(fake, challenge_record(one_human_two_bots, "auto", spanish_challenges));
    const quiz::Item item = asked_item(app);
    const std::string asked_in = pages::prompt_language(*question_deck_on_table(app), item.kind);
    a11y::Mirror mirror = in_words(app, shown_challenge(app));
    CHECK(quoted(mirror.regions.front(), asked_in) == std::vector{item.prompt});
    const a11y::Control* field = find(mirror, "ch:text");
    REQUIRE(field);
    CHECK(field->language == "es");
    CHECK(mirror.regions[1].foreign == std::vector{ForeignText{item.prompt, asked_in, 0, "ch:text"}});
    dispatch(app, {"ch:text", "elefante rosa"});
    dispatch(app, {"ch:check", ""});
    mirror = in_words(app, shown_challenge(app));
    const auto spoken = quoted(mirror.regions.front(), "es");
    for (const std::string& answer : {std::string("elefante rosa"), item.answers.front()})
        CHECK(std::count(spoken.begin(), spoken.end(), answer) == 1);
}

TEST_CASE("Texts of a deck are marked with its languages in practice, lists and the editor", "[app][mirror]") {
    FakePlatform fake;
    App app = started_app(fake);
    const auto deck = quiz::find_deck("es");
    const auto gap = std::find_if(
        deck->items.begin(), deck->items.end(), [](const quiz::Item& item) { return item.kind == QuestionKind::gap; });
    begin_practice(app, deck, {static_cast<int>(gap - deck->items.begin())});
    CHECK(quoted(in_words(app, practice_model(app)).regions.front(), "es") == std::vector{gap->prompt});
    app = started_app(fake);
    dispatch(app, {"decks", ""});
    dispatch(app, {"deck:es", ""});
    a11y::Mirror sheet = pages::sheet_mirror(voice_of(app), sheet_model(app));
    CHECK_FALSE(quoted(sheet.regions.front(), "es").empty());
    dispatch(app, {"deck_copy", ""});
    dispatch(app, {"deck_edit", ""});
    sheet = pages::sheet_mirror(voice_of(app), sheet_model(app));
    const a11y::Control* row = find(sheet, "item:0");
    REQUIRE(row);
    const auto& foreign = sheet.regions.front().foreign;
    REQUIRE(foreign.size() > 2);
    CHECK(foreign[0] == ForeignText{deck->items[0].prompt, "en", 0, "item:0"});
    CHECK(foreign[1].language == "es");
    CHECK(foreign[1].control == "item:0");
    CHECK(row->label.find(foreign[1].text) != std::string::npos);
    dispatch(app, {"item:0", ""});
    sheet = pages::sheet_mirror(voice_of(app), sheet_model(app));
    CHECK(find(sheet, "field:prompt")->language == "en");
    CHECK(find(sheet, "field:answers")->language == "es");
}

TEST_CASE("Missed questions are marked with their languages", "[app][mirror]") {
    FakePlatform fake;
    App app = app_at_table(fake, challenge_record(one_human_two_bots, "auto", spanish_challenges));
    const quiz::Item item = asked_item(app);
    dispatch(app, {"ch:unknown", ""});
    dispatch(app, {"ch:go", ""});
    dispatch(app, {"result", ""});
    const a11y::Mirror sheet = pages::sheet_mirror(voice_of(app), sheet_model(app));
    CHECK(quoted(sheet.regions.front(), "es").back() == item.answers.front());
}

TEST_CASE("Escape closes each dialog like its close button, and never lifts a curtain", "[app][mirror]") {
    FakePlatform fake;
    App app = app_at_table(fake, challenge_record(one_human_two_bots, "auto", spanish_challenges));
    CHECK(in_words(app, shown_challenge(app)).escape == "menu");
    dispatch(app, {"ch:unknown", ""});
    CHECK(in_words(app, shown_challenge(app)).escape == "ch:go");
    show_menu(app);
    for (const char* next : {"rules", "saved", "settings", ""}) {
        const a11y::Mirror sheet = pages::sheet_mirror(voice_of(app), sheet_model(app));
        CHECK(sheet.escape == "close");
        CHECK(find(sheet, "close") != nullptr);
        run_command(app, {next, ""});
    }
    CHECK(pages::curtain_mirror({}).escape.empty());
    begin_practice(app, "es", {});
    CHECK(in_words(app, practice_model(app)).escape.empty()); // without a question Escape does nothing
}

TEST_CASE("A line that is announced at the table isn't also listed in the text mirror", "[app][mirror]") {
    FakePlatform fake;
    App app = app_at_table(fake, palace_record("5"));
    a11y::Mirror mirror;
    app.services.show_mirror = [&](const a11y::Mirror& screen) { mirror = screen; };
    shell_test::HeadlessWindow nowhere;
    app.fonts = nowhere.theme().font;
    notify(app, {"app.cant.save", {}});
    REQUIRE(fake.said.size() == 1);
    nowhere.draw_frame([&] { run_frame(app); });
    REQUIRE_FALSE(mirror.regions.empty());
    for (const a11y::Region& region : mirror.regions)
        CHECK(std::count(region.lines.begin(), region.lines.end(), fake.said.front()) == 0);
}

} // namespace palazzo::app::test
