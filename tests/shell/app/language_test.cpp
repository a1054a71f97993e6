// The program in a second language, which is made up for this test: every English sentence in brackets. Once it is
// chosen, every text of a screen must be in brackets. Once English is chosen again, every text must be as before.
#include "engine/dictionary/registry.hpp"
#include "engine/quiz/registry.hpp"
#include "shell/app/decks/practice.hpp"
#include "shell/app/decks/sheets.hpp"
#include "tests/shell/app/brackets.hpp"
#include "tests/shell/app/fake_platform.hpp"
#include "tests/shell/app/local.hpp"
#include "tests/shell/headless.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <set>
#include <string_view>

namespace palazzo::app::test {
namespace {

/// Returns the parts of a text outside brackets.
std::string outside(std::string_view text) {
    std::string left;
    int depth = 0;
    while (!text.empty()) {
        const bool opens = text.starts_with(open_bracket);
        const bool closes = text.starts_with(close_bracket);
        depth += opens ? 1 : closes ? -1 : 0;
        if (!opens && !closes && depth == 0) left += text.front();
        text.remove_prefix(opens || closes ? open_bracket.size() : 1);
    }
    return left;
}

/// Texts that aren't translated: names of humans and bots, and the names of languages.
const std::set<std::string> names{"Ada", "Ben", "English", "Brackets"};
/// Returns whether a text is a letter of the alphabet, which Palabra's blanks may stand for.
bool is_letter(const std::string& text) { return text.size() == 1; }

bool is_name(const std::string& text) {
    const auto& bots = characters;
    const auto lists = dictionary::lexicon_names();
    return names.count(text) == 1 || std::find(lists.begin(), lists.end(), text) != lists.end()
        || std::any_of(bots.begin(), bots.end(), [&](const Character& bot) { return bot.name == text; });
}

/// Returns whether a text has letters outside brackets that say something to a player.
bool has_unbracketed_text(const std::string& text) {
    const std::string left = outside(text);
    if (is_name(left) || is_letter(left)) return false;
    return std::any_of(left.begin(), left.end(), [](char c) {
        const auto byte =
            static_cast<unsigned char>(c); // 0xC3 to 0xC5 begin letters beyond ASCII; signs begin with higher bytes
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (byte >= 0xC3 && byte <= 0xC5);
    });
}

template <class Visit>
void each_text(const a11y::Mirror& mirror, Visit&& visit) {
    visit(mirror.title);
    for (const a11y::Region& region : mirror.regions) {
        visit(region.heading);
        for (const std::string& line : region.lines) visit(line);
        for (const a11y::Control& control : region.controls) {
            visit(control.label);
            visit(control.why);
            for (const std::string& option : control.options) visit(option);
        }
    }
}

std::vector<std::string> not_in_brackets(const a11y::Mirror& mirror) {
    std::vector<std::string> found;
    each_text(mirror, [&](const std::string& text) {
        if (has_unbracketed_text(text)) found.push_back(text);
    });
    return found;
}

/// Returns the ids of a screen's controls, which don't depend on the language.
std::vector<std::string> ids_of(const a11y::Mirror& mirror) {
    std::vector<std::string> ids;
    for (const a11y::Region& region : mirror.regions) {
        ids.push_back(region.id);
        for (const a11y::Control& control : region.controls) ids.push_back(control.id + " " + control.move);
    }
    return ids;
}

/// The program in an invisible window, without animation, with English and the made-up language.
class Running {
  public:
    Running() : app(make_app(fake)) {
        app.languages = languages_.list;
        fake.stored[settings_key] = R"({"speed":2,"deck":""})";
        app.fonts = window_.theme().font;
        app.services.show_mirror = [this](const a11y::Mirror& m) { mirror = m; };
        start_program(app);
        draw_frames(1);
    }

    void draw_frames(int n) {
        for (int i = 0; i < n; ++i) {
            fake.now += 0.1;
            window_.draw_frame([this] { run_frame(app); });
        }
    }
    void press(const std::string& id, const std::string& value = "") {
        app::handle_used_control(app, {id, value});
        draw_frames(2);
    }
    void open(const std::string& record) {
        REQUIRE(open_record_text(app, record) == "");
        draw_frames(3);
    }

    /// Chooses a language as the settings do, also on screens from which the settings can't be reached.
    void choose(const char* language) {
        app.settings.language = language;
        apply_language(app);
        refresh_saved_games(app);
        draw_frames(2);
    }

    /// Draws frames until the screen stays the same, because bots take their time to answer questions.
    void settle() {
        constexpr int long_enough = 20;
        for (int same = 0, frame = 0; same < long_enough && frame < 300; ++frame) {
            const a11y::Mirror before = mirror;
            draw_frames(1);
            same = mirror == before ? same + 1 : 0;
        }
    }

    /// Checks the open screen, whose name is `screen`, in both languages.
    void check(const char* screen) {
        INFO(screen);
        settle();
        const a11y::Mirror english = mirror;
        choose("xx");
        CHECK(not_in_brackets(mirror) == std::vector<std::string>());
        CHECK(ids_of(mirror) == ids_of(english));
        choose("en");
        CHECK(mirror == english);
    }

    FakePlatform fake;
    App app;
    a11y::Mirror mirror;

  private:
    BracketLanguages languages_;
    shell_test::HeadlessWindow window_;
};

// A deck whose questions contain only numbers, so that no text of the deck needs brackets.
const std::string sums = "prompt,answers,level,category\n1+1,2; 02,1,3\n1+2,3,1,4\n2+2,4,2,4\n";

std::string seats(const std::string& first, const std::string& second) {
    return R"("seats":[)" + first + "," + second + R"(,{"kind":"bot","level":"simple"}],)";
}
const std::string person = R"({"kind":"human"})";
const std::string ada = R"({"kind":"human","name":"Ada"})";
const std::string bot = R"({"kind":"bot","level":"simple"})";

/// Makes at most `moves` moves by the rule of thumb, whichever seat is to act, and then lifts the curtain.
void play_on(Running& run, int moves) {
    with_local_table(
        [&](auto& s) {
            for (int i = 0; i < moves && !s.match.is_over(); ++i) {
                const Seat seat = s.match.seats_to_act().front();
                Rng dice(s.match.turn_count());
                REQUIRE_FALSE(s.match.play(seat, simple_move(s.match.rules(), s.match.view(seat), dice)));
            }
            s.curtain = false;
        },
        *run.app.table);
    run.draw_frames(3);
}

struct TakenAway {
    ~TakenAway() { quiz::remove_custom_deck("7"); }
};

} // namespace

TEST_CASE("A second language can be chosen in the settings, and is used without a restart", "[app][language]") {
    Running run;
    run.press("settings");
    const auto& controls = run.mirror.regions.front().controls;
    const auto choice =
        std::find_if(controls.begin(), controls.end(), [](const auto& c) { return c.id == "language"; });
    REQUIRE(choice != controls.end());
    CHECK(choice->options == std::vector<std::string>{"English", "Brackets"});
    CHECK(choice->chosen == 0);
    CHECK(run.mirror.title == "Settings");
    run.press("language", "1");
    CHECK(run.mirror.title == "⟦Settings⟧");
    CHECK(read_settings(run.fake.stored[settings_key]).language == "xx");
    run.press("language", "7");
    CHECK(run.app.settings.language == "xx");

    App again = make_app(run.fake);
    again.languages = run.app.languages;
    start_program(again);
    CHECK(voice_of(again).say("settings.title") == "⟦Settings⟧");
    CHECK(run.fake.language == "xx");
}

TEST_CASE("If the program doesn't have the chosen language any more, it uses the first language of the list",
    "[app][language]") {
    FakePlatform fake;
    fake.stored[settings_key] = R"({"language":"xx"})";
    const App app = started_app(fake);
    CHECK(voice_of(app).say("settings.title") == "Settings");
    CHECK(app.settings.language == "xx"); // the setting is kept until the language exists again
}

TEST_CASE("With a single language the settings offer no choice of languages", "[app][language]") {
    FakePlatform fake;
    App app = started_app(fake);
    app.languages = app.languages.first(1);
    dispatch(app, {"settings", ""});
    const auto model = sheet_model(app);
    CHECK(std::none_of(model.items.begin(), model.items.end(), [](const auto& item) { return item.id == "language"; }));
}

TEST_CASE("The home screen, the sheets and the set-up are in the chosen language", "[app][language]") {
    const TakenAway registry;
    Running run;
    run.check("home");
    for (const char* sheet : {"settings", "saved"}) {
        run.press(sheet);
        run.check(sheet);
        run.press("close");
    }
    for_each_game([&](const auto& rules) {
        for (const auto& preset : rules.presets()) {
            run.press("set_up:" + std::string(rules.name) + "/" + preset.name);
            REQUIRE(shown_page_name(run.app) == "set_up");
            run.press("rules");
            run.check(rules.name.data());
            run.press("players", "1");
            run.press("seat:1", "0");
            run.check("two people");
            run.press("back");
        }
    });
    import_file(run.app, "7.csv", sums);
    run.check("a deck");
    for (const char* sheet : {"deck_edit", "item:0", "item_remove", "item_keep"}) {
        run.press(sheet);
        run.check(sheet);
    }
    run.press("field:prompt", "");
    run.press("item_save"); // a question without a prompt is refused
    static_cast<DeckSheetBase&>(*run.app.screens.sheet()).fault = {"decks.fault.last", {}};
    run.check("a fault");
    run.press("close");
    run.check("leave unsaved");
    run.press("item_leave");
    for (const char* sheet : {"close", "deck_rename", "close", "deck_remove", "deck_keep"}) {
        run.press(sheet);
        run.check(sheet);
    }
    run.press("practise:7");
    run.check("practice");
    run.press("ch:check"); // the field is empty
    run.check("practice, nothing typed");
    run.press("ch:unknown");
    run.check("practice, missed");
    run.press("ch:go");
    run.press("ch:stop");
    run.check("practised");
    run.press("ch:stop");
    notify(run.app, {"app.diverged", {}});
    run.check("a notice");
}

TEST_CASE("The tables of all games and their sheets are in the chosen language", "[app][language]") {
    for_each_game([&](const auto& rules) {
        for (const auto& preset : rules.presets()) {
            INFO(rules.name << " " << preset.name);
            Running run;
            dispatch(run.app, {"set_up:" + std::string(rules.name) + "/" + preset.name, ""});
            run.press("begin");
            REQUIRE(shown_page_name(run.app) == "table");
            run.check("dealt");
            for (const char* sheet : {"menu", "rules"}) {
                run.press(sheet);
                run.check(sheet);
                run.press("close");
            }
            for (int i = 0; i < 12; ++i) {
                play_on(run, 5);
                if (!run.app.dialog.feedback && !is_over(run.app)) run.check("played");
            }
        }
    });
}

TEST_CASE("The result of a finished game is in the chosen language", "[app][language]") {
    for_each_game([&](const auto& rules) {
        INFO(rules.name);
        Running run;
        dispatch(run.app, {"play:" + std::string(rules.name), ""});
        play_on(run, 100000);
        REQUIRE(is_over(run.app));
        run.draw_frames(20);
        REQUIRE(shown_sheet_name(run.app) == "result");
        run.check("result");
        run.press("close");
        run.check("over");
        run.press("home");
        run.check("home, with a game kept");
        run.press("saved");
        run.check("kept games");
        run.press("kept:" + run.app.saved_games.front().id);
        run.check("a kept game");
        run.press("remove");
        run.check("to be deleted");
    });
}

TEST_CASE("A match of several games is in the chosen language, in the set-up, on its results and on its sheet",
    "[app][language]") {
    for (const char* kind : {"1", "2", "3"}) {
        Running run;
        run.press("set_up:palace/classic");
        run.press("match", kind);
        run.check("a match");
        run.press("begin");
        run.press("match_sheet");
        run.check("before the first game");
        run.press("close");
        play_on(run, 100000);
        REQUIRE(is_over(run.app));
        run.draw_frames(20);
        REQUIRE(shown_sheet_name(run.app) == "result");
        run.check("a result");
        run.press("close");
        run.check("between two games");
        run.press("menu");
        run.check("the menu");
        run.press("match_sheet");
        run.check("the match");
        run.press("match_end");
        run.check("its end");
        run.press("match_keep");
        run.press("next_game");
        run.press("home");
        run.press("set_up:palace/classic");
        run.press("match", kind);
        run.check("another match");
    }
}

TEST_CASE("The curtain names the next player in the chosen language", "[app][language]") {
    Running run;
    run.open(palace_record("1", seats(person, ada) + R"("moves":[])"));
    REQUIRE(run.mirror.title == "Hand the device to Player 1");
    run.check("curtain");
    run.press("lift");
    run.check("table of two");
}

TEST_CASE("In a game by message, the screen of a person who waits for the other one is in the chosen language",
    "[app][language]") {
    Running run;
    run.open(palace_record("1", seats(person, ada) + R"("moves":[])"));
    run.press("send_turn");
    run.press("copy_link");
    REQUIRE(run.mirror.title == "Player 1 plays next");
    run.check("waiting");
}

TEST_CASE("An open question and its verdict change with the language", "[app][language]") {
    const TakenAway registry;
    Running run;
    run.fake.has_text_field = true;
    import_file(run.app, "7.csv", sums);
    const char* cards = R"("JS","JH","JD","QS","QH","QD","KS","KH","KD","8S","8H","8D","9S","9H","9D","AS","AH","AD",)"
                        R"("3S","4S","KC","5S","6S","QC","7D","6H","JC")";
    const auto challenged = [&](const char* judge, const std::string& all) {
        return R"({"format":1,"game":"palace","preset":"speak","options":{"players":3,"judge":")" + std::string(judge)
            + R"("},"deal":{"cards":[)" + cards + R"(],"short":true},)" + all + R"("challenges":{"deck":"7"},)"
            + R"("moves":[{"seat":0,"move":{"play":["3S"]}},{"seat":1,"move":{"play":["5S"]}},)"
            + R"({"seat":2,"move":{"play":["7D"]}}]})";
    };
    run.open(challenged("auto", seats(person, bot)));
    REQUIRE(run.app.dialog.question);
    run.check("a question");
    run.press("ch:text", "99");
    run.press("ch:check");
    REQUIRE(run.app.dialog.feedback);
    run.check("its verdict");
    run.open(challenged("vote", seats(person, ada)));
    run.check("a vote");
}

TEST_CASE("The word that a player composes and a word that was refused are described in the chosen language",
    "[app][language]") {
    Running run;
    dispatch(run.app, {"play:palabra", ""});
    run.draw_frames(2);
    for (const char* use : {"0", "1", "2"}) {
        run.press("what", use);
        for (int i = 0; i < 3; ++i) run.press("pick:" + std::to_string(i));
        run.check(use);
    }
    run.press("other");
    run.check("another reading");
}

} // namespace palazzo::app::test
