// How the program chooses its language, and how it fetches the sentences of a language that isn't built into it.
#include "shell/app/program.hpp"
#include "tests/shell/app/brackets.hpp"
#include "tests/shell/app/fake_platform.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace palazzo::app::test {
namespace {

/// A program that is in English and has to fetch the other language, which is made up: its sentences are the English
/// ones in brackets.
struct Fetching {
    std::array<i18n::Language, 2> list{i18n::languages().front(), {"xx", "Brackets", ""}};
    FakePlatform fake;
    App app = started_again();

    Fetching() { fake.can_fetch = true; }
    /// Returns the program as it is after its next start.
    App started_again() {
        App next = make_app(fake);
        next.languages = list;
        start_program(next);
        return next;
    }
    void choose(const char* language) {
        dispatch(app, {"settings", ""});
        dispatch(app, {"language", language});
    }
};

std::string title_in(const App& app) { return voice_of(app).say("settings.title"); }

} // namespace

TEST_CASE(
    "The sentences of a language that isn't built in are fetched, and the program stays in English until they arrive",
    "[app][language]") {
    Fetching run;
    run.choose("1");
    CHECK(run.fake.requested_files == std::vector<std::string>{"text xx"});
    CHECK(title_in(run.app) == "Settings");
    CHECK(run.fake.language == "en");
    CHECK(handle_arrived_text(run.app, "xx", bracketed_texts()));
    CHECK(title_in(run.app) == "⟦Settings⟧");
    CHECK(run.fake.language == "xx");
}

TEST_CASE(
    "A language's sentences are fetched once, and not again when the language is chosen later", "[app][language]") {
    Fetching run;
    run.choose("1");
    CHECK(handle_arrived_text(run.app, "xx", bracketed_texts()));
    run.choose("0");
    CHECK(title_in(run.app) == "Settings");
    run.choose("1");
    CHECK(title_in(run.app) == "⟦Settings⟧");
    CHECK(std::count(run.fake.requested_files.begin(), run.fake.requested_files.end(), "text xx") == 1);
}

TEST_CASE("Sentences that arrive after another language was chosen don't change the language", "[app][language]") {
    Fetching run;
    run.choose("1");
    run.choose("0");
    CHECK(handle_arrived_text(run.app, "xx", bracketed_texts()));
    CHECK(title_in(run.app) == "Settings");
    CHECK(run.fake.language == "en");
}

TEST_CASE(
    "A language that can't be fetched or read is reported, and stays chosen for the next start", "[app][language]") {
    Fetching run;
    run.choose("1");
    for (const i18n::TextsById& texts : {i18n::TextsById{}, i18n::TextsById{{"@plural", "en"}, {"settings.title", "x"}},
             i18n::TextsById{{"@plural", "en"}, {"app.name", "{0"}}}) {
        run.app.notice = {};
        CHECK_FALSE(handle_arrived_text(run.app, "xx", texts));
        CHECK(run.app.notice.id == "app.cant.load_language");
    }
    CHECK(title_in(run.app) == "Settings");
    run.fake.texts["xx"] = bracketed_texts();
    CHECK(title_in(run.started_again()) == "⟦Settings⟧");
}

TEST_CASE("Until a player chooses a language, it is the first of the system's languages that the program has",
    "[app][language]") {
    const BracketLanguages languages;
    FakePlatform fake;
    App app = make_app(fake);
    app.languages = languages.list;
    app.preferred_languages = {"qq", "xx-YY", "en-GB"};
    start_program(app);
    CHECK(fake.language == "xx");
    dispatch(app, {"settings", ""});
    dispatch(app, {"language", "0"});
    CHECK(fake.language == "en");
}

TEST_CASE("The page's address can choose a language that the program has, and an unknown language in it is ignored",
    "[app][language]") {
    const BracketLanguages languages;
    FakePlatform fake;
    App app = make_app(fake);
    app.languages = languages.list;
    start_program(app);
    apply_launch_options(app, {{"lang", "xx"}});
    CHECK(fake.language == "xx");
    apply_launch_options(app, {{"lang", "unknown"}});
    CHECK(fake.language == "xx");
    CHECK(app.settings.language == "xx");
}

} // namespace palazzo::app::test
