// The table of a guest, whose program doesn't have the whole game. The program shows the table and passes presses on to
// it, and offers nothing that needs the whole game.
#include "shell/app/back/back.hpp"
#include "tests/shell/app/fake_platform.hpp"
#include "tests/shell/headless.hpp"

#include <catch2/catch_test_macros.hpp>

#include <memory>

namespace palazzo::app::test {
namespace {

/// A table that knows only how many moves were made. Each press of the button `lay` makes one move, until there are
/// three.
class GuestTable final : public games::GameTable {
  public:
    GuestTable() {
        seats = {{true, "", "simple"}, {false, "Rosa", "simple"}};
        audience = games::audience_for(seats);
        head_.game = "palace";
        head_.seats = seats;
    }
    std::string_view game_name() const override { return "palace"; }
    const Record& record_without_moves() const override { return head_; }
    std::string preset() const override { return "house"; }
    std::string title(const i18n::Voice& voice) const override { return voice.say("game.palace"); }
    bool counts_points() const override { return false; }
    bool asks_questions() const override { return false; }
    bool has_same_rules_as(const std::string&, const Json&) const override { return false; }
    Rulebook rulebook() const override { return {}; }
    std::vector<games::Illustration> rule_examples(const i18n::Voice&) const override { return {}; }
    Seats seats_to_act() const override { return moves < 3 ? Seats{0} : Seats{}; }
    std::size_t turn_count() const override { return moves; }
    games::PublicTurn public_turn(std::size_t) const override {
        return {0, {{"undo.done", {}}}, sound::Cue::slide, false};
    }
    games::Standings standings() const override {
        return {{0}, {1, 0}, {{"undo.done", {}}, {"undo.done", {}}}, {0, 4}};
    }
    Highlights highlights(Seat) const override { return {}; }
    games::Holdings holdings(const i18n::Voice&) const override { return {}; }
    games::PlayerInput draw(const ui::Theme&, const games::TableContext&) override {
        drawn_move = moves;
        return {};
    }
    std::vector<a11y::Region> mirror_regions(const i18n::Voice&) const override {
        a11y::Region region{"hand", "Hand"};
        region.controls.push_back({a11y::Control::Kind::button, "lay", "Lay"});
        return {region};
    }
    bool handle_control(const a11y::UsedControl& pressed) override { return pressed.id == "lay" && !is_over(); }
    bool make_proposed_move() override {
        ++moves;
        return true;
    }
    bool is_moving() const override { return false; }
    bool have_cards_landed() const override { return true; }
    std::optional<ui::Point> celebration_origin() const override { return std::nullopt; }
    double seconds_to_next_frame() const override { return -1; }
    bool has_sheet() const override { return covered; }
    void close_sheet() override { covered = false; }
    void forget_private_state() override {}
    void clear_screen() override {}
    bool is_hint_useful() const override { return true; }
    std::optional<std::string> suggest(const Json&, const i18n::Voice&) override { return std::nullopt; }

    std::size_t moves = 0;
    bool covered = false; ///< True while something that can be closed is shown over the table.

  private:
    Record head_;
};

/// The program with a guest's table open, in an invisible window.
struct Guest {
    Guest() : app(started_app(fake)) {
        app.fonts = window.theme().font;
        app.services.show_mirror = [this](const a11y::Mirror& m) { mirror = m; };
        app.table = std::make_unique<GuestTable>();
        app.screens.open_on_home(make_table_screen());
        draw_frames(1);
    }
    void draw_frames(int n) {
        for (int i = 0; i < n; ++i) {
            fake.now += 0.5;
            window.draw_frame([this] { run_frame(app); });
        }
    }
    void use(const std::string& id) {
        handle_used_control(app, {id, ""});
        draw_frames(1);
    }
    bool offers(const std::string& id) const {
        for (const auto& region : mirror.regions)
            for (const auto& control : region.controls)
                if (control.id == id && control.enabled) return true;
        return false;
    }
    FakePlatform fake;
    shell_test::HeadlessWindow window;
    App app;
    a11y::Mirror mirror;
};

} // namespace

TEST_CASE("A press on a guest's table makes its move, and the move is announced", "[app][guest]") {
    Guest guest;
    REQUIRE(guest.offers("lay"));
    guest.use("lay");
    CHECK(guest.app.table->turn_count() == 1);
    REQUIRE_FALSE(guest.fake.announced.empty());
    CHECK(guest.fake.announced.back() == voice_of(guest.app).say("undo.done"));
}

TEST_CASE("A guest's game isn't stored", "[app][guest]") {
    Guest guest;
    const auto before = guest.fake.stored;
    guest.use("lay");
    guest.use("export");
    CHECK(guest.fake.stored == before);
    CHECK(guest.fake.exported.empty());
}

TEST_CASE("A guest is offered no hint, no undo and no change of seats", "[app][guest]") {
    Guest guest;
    guest.use("lay");
    for (const char* id : {"hint", "undo", "redo", "seats"}) CHECK_FALSE(guest.offers(id));
    for (const char* id : {"hint", "undo", "redo", "seats", "replay", "take_back_agreed"}) guest.use(id);
    CHECK(guest.app.table->turn_count() == 1);
    CHECK(shown_page_name(guest.app) == "table");
    CHECK(shown_sheet_name(guest.app) == "");
}

TEST_CASE("The result of a guest's game opens after its last move and names the winner", "[app][guest]") {
    Guest guest;
    for (int i = 0; i < 3; ++i) guest.use("lay");
    guest.draw_frames(8);
    REQUIRE(shown_sheet_name(guest.app) == "result");
    CHECK(sheet_model(guest.app).title == voice_of(guest.app).say("result.won", {"0"}));
}

TEST_CASE("The log of a guest's game lists its moves, the latest first", "[app][guest]") {
    Guest guest;
    guest.use("lay");
    guest.use("lay");
    guest.use("log");
    const pages::SheetModel log = sheet_model(guest.app);
    REQUIRE(log.items.size() == 2);
    CHECK(log.items.front().id == "replay:2");
}

TEST_CASE("Back first closes a sheet that the table has opened, and only then leaves the game", "[app][back][guest]") {
    Guest guest;
    auto& table = static_cast<GuestTable&>(*guest.app.table);
    table.covered = true;
    CHECK(way_back(guest.app).steps == 2);
    dispatch(guest.app, {way_back(guest.app).id, ""});
    CHECK_FALSE(table.covered);
    CHECK(shown_page_name(guest.app) == "table");
    CHECK(way_back(guest.app).steps == 1);
    CHECK(way_back(guest.app).id == "home");
}

} // namespace palazzo::app::test
