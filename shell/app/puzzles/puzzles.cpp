#include "shell/app/puzzles/puzzles.hpp"

#include "engine/share/link.hpp"
#include "shell/app/lessons/learned.hpp"
#include "shell/app/resources/resources.hpp"
#include "shell/app/table/exercise.hpp"
#include "shell/tables/open.hpp"
#include "shell/ui/widgets.hpp"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace palazzo::app {
namespace {

using i18n::Voice;
using puzzles::puzzles_of;

/// Gives the player the seat that is to act, and the other seats to bots, which never move in a puzzle.
void seat_player(games::GameTable& table) {
    std::vector<SeatInfo> seats(table.seats.size());
    seats[static_cast<std::size_t>(table.seats_to_act().front())].human = true;
    table.full_state()->set_players(seats);
    games::set_players(table, std::move(seats));
}

/// The page of a puzzle: the table with its position, above a bar with the goal.
class PuzzleScreen final : public Screen {
  public:
    static constexpr std::string_view kind = "puzzle";

    explicit PuzzleScreen(PuzzleOnTable&& puzzle) : puzzle(std::move(puzzle)) {}
    std::string_view name() const override { return kind; }
    std::optional<a11y::Action> draw(App& app, const ui::Theme& theme) override;
    a11y::Mirror current_mirror(const App& app) const override;
    bool handle_action(App& app, const a11y::Action& action) override;
    bool use_table_control(App& app, const a11y::UsedControl& pressed) override;
    double wait_after_frame(App&, double) override {
        return puzzle.table->is_moving() ? 0.0 : puzzle.table->seconds_to_next_frame();
    }
    games::GameTable* table(const App&) const override { return puzzle.table.get(); }

    PuzzleOnTable puzzle;

  private:
    /// Returns whether moves can be made, because the puzzle is neither solved nor failed.
    bool is_open() const { return puzzle.verdict == puzzles::PuzzleVerdict::open; }
};

void put_puzzle_on_table(App& app, const std::string& game, int number, const Record& record) {
    auto table = games::open_table("", record);
    if (!table) return notify(app, pages::verbatim_message(voice_of(app).problem_line(table.problem())));
    seat_player(**table);
    const puzzles::Puzzle& puzzle = puzzles_of(game)[static_cast<std::size_t>(number - 1)];
    app.screens.open_on_home(std::make_unique<PuzzleScreen>(PuzzleOnTable{*std::move(table), game, number, puzzle}));
    app.table.reset();
    app.dialog = {};
    forget_pending_open(app);
}

/// Goes back to the puzzle's first position.
void begin_again(PuzzleOnTable& puzzle) {
    games::GameTable& s = *puzzle.table;
    s.full_state()->go_to_position(s.opened_at);
    s.full_state()->forget_taken_back_moves();
    s.clear_screen();
    s.skip_animation = true;
    puzzle.verdict = puzzles::PuzzleVerdict::open;
    puzzle.amount_reached = 0;
}

/// Goes back to the list of the game's puzzles.
void close_puzzle(App& app, const std::string& game) {
    app.screens.close_all();
    open_puzzle_list(app, game);
}

/// Returns an explanation of the goal, without the solution.
Message hint_from_search(const PuzzleOnTable& puzzle) {
    return {puzzle.game + ".goal." + std::string(puzzle.puzzle.goal) + ".hint", {std::to_string(puzzle.puzzle.amount)}};
}

} // namespace

int puzzle_count(std::string_view game) { return static_cast<int>(puzzles_of(game).size()); }

std::string goal_in_words(const Voice& voice, const std::string& game, const puzzles::Puzzle& puzzle) {
    return voice.say(game + ".goal." + std::string(puzzle.goal), {std::to_string(puzzle.amount)});
}

PuzzleOnTable* current_puzzle(const App& app) {
    PuzzleScreen* const screen = app.screens.page_as<PuzzleScreen>();
    return screen == nullptr ? nullptr : &screen->puzzle;
}

Message puzzle_outcome(const PuzzleOnTable& puzzle) {
    if (puzzle.verdict == puzzles::PuzzleVerdict::solved) return {"puzzle.solved", {}};
    if (puzzle.puzzle.amount < 2) return {"puzzle.failed", {}};
    return {"puzzle.failed.far",
        {std::to_string(std::max(puzzle.amount_reached, 0)), std::to_string(puzzle.puzzle.amount)}};
}

void open_puzzle(App& app, const std::string& game, int number) {
    if (number < 1 || number > puzzle_count(game)) return;
    const std::string_view link = puzzles_of(game)[static_cast<std::size_t>(number - 1)].link;
    const auto head = read_link_without_deal(link);
    expect(static_cast<bool>(head), "a puzzle that was written as a link");
    const std::string name = "puzzle-" + game + "-" + std::to_string(number);
    if (defer_until_words_arrive(app, game, head->record.options, {{name, ""}, {}, {}})) return;
    const auto read = read_link(link);
    if (!read) return notify(app, pages::verbatim_message(voice_of(app).problem_line(read.problem())));
    put_puzzle_on_table(app, game, number, read->record);
}

void make_move_in_puzzle(App& app) {
    PuzzleOnTable& puzzle = *current_puzzle(app);
    games::GameTable& s = *puzzle.table;
    if (!s.make_proposed_move()) return;
    announce_last_move(app, s);
    const games::PuzzleProgress state = s.full_state()->puzzle_progress(puzzle.puzzle.goal, puzzle.puzzle.amount);
    puzzle.amount_reached = state.reached;
    puzzle.verdict = state.verdict;
    const bool solved = puzzle.verdict == puzzles::PuzzleVerdict::solved;
    if (const auto cue = solved ? std::optional(sound::Cue::win) : s.public_turn(s.turn_count() - 1).cue)
        play_sound(app, *cue);
    if (solved) note_solved_puzzle(app, puzzle.game, puzzle.number);
    if (puzzle.verdict != puzzles::PuzzleVerdict::open)
        app.services.announce_to_viewer(voice_of(app).say(puzzle_outcome(puzzle)));
}

pages::PuzzleModel puzzle_model(const App& app) {
    const PuzzleOnTable& on = *current_puzzle(app);
    const Voice voice = voice_of(app);
    const int all = puzzle_count(on.game);
    pages::PuzzleModel model;
    model.game = on.game;
    model.title = voice.join(
        {voice.say("game." + on.game), voice.say("puzzle.of", {std::to_string(on.number), std::to_string(all)})},
        "list.dot");
    model.goal = goal_in_words(voice, on.game, on.puzzle);
    using State = pages::PuzzleModel::PuzzleStatus;
    model.state = on.verdict == puzzles::PuzzleVerdict::solved ? State::solved
        : on.verdict == puzzles::PuzzleVerdict::failed         ? State::failed
                                                               : State::open;
    if (on.verdict != puzzles::PuzzleVerdict::open) model.outcome = voice.say(puzzle_outcome(on));
    model.begun = on.table->turn_count() > on.table->opened_at;
    model.has_next = on.number < all;
    return model;
}

std::optional<a11y::Action> PuzzleScreen::draw(App& app, const ui::Theme& theme) {
    pages::PuzzleModel model = puzzle_model(app);
    ui::leave_room_below(pages::puzzle_bar_height(theme, model, ui::screen_area().w));
    if (draw_exercise(app, theme, *puzzle.table, is_open())) make_move_in_puzzle(app);
    // The outcome is shown only once the cards of the deciding move have landed.
    if (!games::has_last_move_landed(*puzzle.table)) model.state = pages::PuzzleModel::PuzzleStatus::open;
    return pages::draw_puzzle_bar(theme, voice_of(app), model);
}

a11y::Mirror PuzzleScreen::current_mirror(const App& app) const {
    return exercise_mirror(app, *puzzle.table, pages::puzzle_bar_region(voice_of(app), puzzle_model(app)), is_open());
}

bool PuzzleScreen::use_table_control(App& app, const a11y::UsedControl& pressed) {
    if (!is_open() || !puzzle.table->handle_control(pressed)) return false;
    make_move_in_puzzle(app);
    return true;
}

bool PuzzleScreen::handle_action(App& app, const a11y::Action& action) {
    if (action.id == "puzzle_again")
        begin_again(puzzle);
    else if (action.id == "puzzle_hint")
        notify(app, hint_from_search(puzzle));
    else if (action.id == "puzzle_next")
        open_puzzle(app, puzzle.game, puzzle.number + 1);
    else if (action.id == "close")
        close_puzzle(app, puzzle.game);
    else
        return false;
    return true;
}

} // namespace palazzo::app
