// A game whose full state is in this program: the match, and the game's screen.
#pragma once

#include "engine/bots/bots.hpp"
#include "engine/core/course.hpp"
#include "engine/core/match.hpp"
#include "engine/core/take_back.hpp"
#include "engine/puzzles/solve.hpp"
#include "shell/games/game_table.hpp"
#include "shell/games/holdings.hpp"
#include "shell/games/rule_changes.hpp"
#include "shell/games/ui.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace palazzo::games {

/// Returns a title such as "Palace · Classic". If the game has a single preset, or no preset called `preset`, the title
/// is only the game's name.
template <CatalogueGame G>
std::string preset_title(const G& rules, const std::string& preset, const i18n::Voice& voice) {
    const std::string game = voice.say("game." + std::string(G::name));
    const auto presets = rules.presets();
    const bool known = std::any_of(presets.begin(), presets.end(), [&](const auto& one) { return one.name == preset; });
    return !known || presets.size() == 1
        ? game
        : voice.join({game, voice.say(std::string(G::name) + ".preset." + preset)}, "list.dot");
}

/// Returns the most important sound of all events; nullopt if none of them has a sound.
template <CatalogueGame G>
std::optional<sound::Cue> most_important_cue(const std::vector<typename G::Event>& events) {
    std::optional<sound::Cue> cue;
    for (const auto& event : events) cue = std::max(cue, UiOf<G>::cue(event));
    return cue;
}

/// Returns the label of the mirror's control that makes `move` with the selection that the screen shows; empty if no
/// control makes it. `move` is in the notation of records.
template <CatalogueGame G>
std::string control_label_of_move(
    const TableScreen<G>& screen, const typename G::View& view, const Json& move, const i18n::Voice& voice) {
    const std::string text = move.dump();
    for (const a11y::Region& region : screen.mirror_regions(view, voice))
        for (const a11y::Control& control : region.controls)
            if (control.enabled && control.move == text) return control.label;
    return "";
}

template <class G>
concept HasQuestions = requires {
    typename UiOf<G>::Questions;
};

template <CatalogueGame G>
struct LocalTable final : GameTable, FullStateAccess {
    Match<G> match;
    TableScreen<G> screen = {};
    /// The move that was put together during the last frame or press; nullopt if none was.
    std::optional<typename G::Move> proposal = {};

    LocalTable(std::string name, Match<G> played) : match(std::move(played)) {
        id = std::move(name);
        opened_at = match.turn_count();
        games::set_players(*this, match.players());
    }

    std::string_view game_name() const override { return G::name; }
    const Record& record_without_moves() const override { return match.record_without_moves(); }
    std::string preset() const override {
        return record_without_moves().preset.empty() ? match.rules().presets().front().name
                                                     : record_without_moves().preset;
    }
    std::string title(const i18n::Voice& voice) const override {
        const std::string title = preset_title(match.rules(), record_without_moves().preset, voice);
        return changes_rules(record_without_moves().options) ? voice.say("table.changed", {title}) : title;
    }
    bool counts_points() const override { return G::counts_points; }
    bool asks_questions() const override { return match.rules().asks_questions(match.options()); }
    bool has_same_rules_as(const std::string& preset, const Json& options) const override {
        const auto is_played = [&](const Json& differing) {
            const auto read = options_for_players(match.rules(), preset, differing, match.seat_count());
            return read && *read == match.options();
        };
        Json judged = options;
        judged.update(match.rules().suggested_judging_options(
            match.options(), human_count(*this), record_without_moves().extras.contains("challenges")));
        return is_played(options) || is_played(judged);
    }
    Rulebook rulebook() const override { return match.rules().rulebook(match.options()); }
    std::vector<Illustration> rule_examples(const i18n::Voice& voice) const override {
        return UiOf<G>::rule_examples(match.options(), voice);
    }

    Seats seats_to_act() const override { return match.seats_to_act(); }
    std::size_t turn_count() const override { return match.turn_count(); }
    PublicTurn public_turn(std::size_t number) const override {
        const auto& turn = match.all_turns()[number];
        const bool big = std::any_of(turn.events.begin(), turn.events.end(), UiOf<G>::is_celebrated);
        return {turn.seat, messages_of(match.rules(), turn.events), most_important_cue<G>(turn.events), big};
    }
    Standings standings() const override {
        const auto& rules = match.rules();
        Standings all{rules.winners(match.state()), rules.scores(match.state()), {}, {}};
        for (Seat seat = 0; seat < match.seat_count(); ++seat) {
            all.in_words.push_back(rules.standing(match.state(), seat));
            all.cards_left.push_back(G::counts_points ? 0 : rules.held_cards(match.state(), seat).size());
        }
        return all;
    }
    Highlights highlights(Seat seat) const override { return match.highlights(seat); }
    Holdings holdings(const i18n::Voice& voice) const override { return games::holdings(match, voice); }

    PlayerInput draw(const ui::Theme& theme, const TableContext& context) override;
    std::vector<a11y::Region> mirror_regions(const i18n::Voice& voice) const override {
        return screen.mirror_regions(viewer_view(), voice);
    }
    bool handle_control(const a11y::UsedControl& pressed) override {
        proposal = screen.handle_control(viewer_view(), pressed);
        return proposal.has_value();
    }
    bool make_proposed_move() override {
        const auto move = std::exchange(proposal, std::nullopt);
        return move && !match.play(viewer, *move);
    }
    bool is_moving() const override { return screen.is_moving(); }
    bool have_cards_landed() const override { return screen.has_landed(); }
    std::optional<ui::Point> celebration_origin() const override { return screen.celebration_origin(); }
    double seconds_to_next_frame() const override { return screen.seconds_to_next_frame(); }
    bool has_sheet() const override { return screen.has_sheet(); }
    void close_sheet() override { screen.close_sheet(); }
    void forget_private_state() override { screen.forget_private_state(); }
    void clear_screen() override { screen = {}; }

    bool is_hint_useful() const override { return !match.rules().bot_verdict(viewer_view(), true); }
    std::optional<std::string> suggest(const Json& move, const i18n::Voice& voice) override {
        const auto read = match.rules().read_move(move);
        if (!read) return std::nullopt;
        screen.suggest(viewer_view(), *read);
        return control_label_of_move<G>(screen, viewer_view(), move, voice);
    }

    std::optional<pages::ChallengeModel> question_card(const QuestionContext& context) const override;
    bool waits_for_answer() const override;
    std::optional<double> update_question(QuestionHost& host) override;
    bool handle_question_action(QuestionHost& host, const a11y::Action& action) override;
    std::shared_ptr<const quiz::Deck> deck() const override;
    std::vector<int> missed_items() const override;
    std::optional<AnsweredQuestion> answered_question(std::size_t number, std::string_view language) const override;

    FullStateAccess* full_state() override { return this; }
    const FullStateAccess* full_state() const override { return this; }

    Record record() const override { return match.record(); }
    std::optional<Message> changed_resources_notice() const override {
        const bool other = replay_keeps_verdicts(match.rules(), match.options(), match.record_without_moves());
        return other ? std::optional(match.rules().changed_resources_notice()) : std::nullopt;
    }
    std::unique_ptr<GameTable> copy() const override;
    std::size_t known_move_count() const override { return match.all_turns().size(); }
    void go_to_position(std::size_t turn) override { match.go_to_position(turn); }
    void forget_taken_back_moves() override { match.forget_taken_back_moves(); }
    std::optional<std::size_t> turn_count_before_last_move_of(Seats of) const override {
        return move_count_after_undo(match, of);
    }
    std::optional<std::size_t> turn_count_after_next_move_of(Seats of) const override {
        return move_count_after_redo(match, of);
    }
    bool has_learned_since(std::size_t since, Seat seat) const override {
        return palazzo::has_learned_since(match, since, seat);
    }
    void set_practice(bool practice) override { match.set_practice(practice); }
    void set_players(std::vector<SeatInfo> players) override { match.set_players(std::move(players)); }
    ProgressHistory seat_progress_history() const override { return progress_history(match); }

    bool thinks_long(Seat bot) const override;
    SearchRequest bot_search_request(Seat bot) const override;
    void make_bot_move(Seat bot, const std::optional<SearchResult>& advice) override;
    SearchRequest hint_search_request() const override { return hint_request_for(match); }
    std::optional<SearchRequest> follow_up_hint_request(const SearchResult& advice) const override;

    PuzzleProgress puzzle_progress(std::string_view goal, int amount) const override;
    bool is_next_known_move_proposed() const override { return proposal == next_known_move(); }
    void suggest_next_known_move() override { screen.suggest(viewer_view(), next_known_move()); }
    std::string next_known_move_in_words(const i18n::Voice& voice) const override {
        TableScreen<G> apart;
        apart.suggest(viewer_view(), next_known_move());
        return control_label_of_move<G>(apart, viewer_view(), match.rules().write_move(next_known_move()), voice);
    }

    /// Returns the game as the viewer sees it.
    typename G::View viewer_view() const { return match.view(viewer); }
    /// Returns the level of the bot in a seat. If the record names a level that this game doesn't have, returns the
    /// simple level.
    Level bot_level(Seat seat) const {
        const auto level = read_level(seats[static_cast<std::size_t>(seat)].level).value_or(Level::simple);
        return has_level(match.rules(), level) ? level : Level::simple;
    }
    Temperament bot_temperament(Seat seat) const {
        return temperament_of(audience.names[static_cast<std::size_t>(seat)]);
    }
    /// Returns a generator of random numbers for a bot. It depends on the deal, the seat and the number of moves, so
    /// that a resumed game continues as it would have continued without the pause.
    Rng bot_rng(Seat seat) const {
        std::uint64_t deal = 0;
        for (const char c : record_without_moves().deal.dump()) deal = deal * 131 + static_cast<unsigned char>(c);
        return Rng(deal).split(match.turn_count() * seat_limit + static_cast<std::size_t>(seat));
    }

  private:
    const typename G::Move& next_known_move() const { return match.all_turns()[match.turn_count()].move; }
    SearchRequest hint_request_for(const Match<G>& at) const {
        return {write_record(at.record()), viewer, Level::master, Temperament::even, bot_rng(viewer).next()};
    }
};

/// Returns the context in which the game's screen is drawn: the fields of `base`, which the program has filled in, and
/// the fields that this game adds.
template <CatalogueGame G>
ScreenContext<G> screen_context_of(const LocalTable<G>& s, TableContext base) {
    ScreenContext<G> context{std::move(base), {}};
    context.position_number = s.match.turn_count();
    if (s.match.turn_count() > 0) {
        context.latest = s.match.last_turn().events;
        context.mover = s.match.last_turn().seat;
    }
    context.skip_animation = s.skip_animation;
    context.dealt = s.skip_animation && s.newly_dealt && s.match.turn_count() == 0;
    return context;
}

template <CatalogueGame G>
PlayerInput LocalTable<G>::draw(const ui::Theme& theme, const TableContext& context) {
    auto answer = screen.draw(theme, viewer_view(), screen_context_of(*this, context));
    skip_animation = false;
    drawn_move = match.turn_count();
    proposal = std::move(answer.move);
    return {proposal.has_value(), answer.refused, std::move(answer.action)};
}

template <CatalogueGame G>
std::optional<pages::ChallengeModel> LocalTable<G>::question_card(
    [[maybe_unused]] const QuestionContext& context) const {
    if constexpr (HasQuestions<G>)
        return UiOf<G>::Questions::question_card(*this, context);
    else
        return std::nullopt;
}
template <CatalogueGame G>
bool LocalTable<G>::waits_for_answer() const {
    if constexpr (HasQuestions<G>)
        return UiOf<G>::Questions::waits_for_verdict(*this);
    else
        return false;
}
template <CatalogueGame G>
std::optional<double> LocalTable<G>::update_question([[maybe_unused]] QuestionHost& host) {
    if constexpr (HasQuestions<G>)
        return UiOf<G>::Questions::update(*this, host);
    else
        return std::nullopt;
}
template <CatalogueGame G>
bool LocalTable<G>::handle_question_action(
    [[maybe_unused]] QuestionHost& host, [[maybe_unused]] const a11y::Action& action) {
    if constexpr (HasQuestions<G>)
        return UiOf<G>::Questions::handle(*this, host, action);
    else
        return false;
}
template <CatalogueGame G>
std::shared_ptr<const quiz::Deck> LocalTable<G>::deck() const {
    if constexpr (HasQuestions<G>)
        return UiOf<G>::Questions::deck(*this);
    else
        return nullptr;
}
template <CatalogueGame G>
std::optional<AnsweredQuestion> LocalTable<G>::answered_question(std::size_t number, std::string_view language) const {
    if constexpr (HasQuestions<G>)
        return UiOf<G>::Questions::answered_question(*this, number, language);
    else
        return std::nullopt;
}

template <CatalogueGame G>
std::vector<int> LocalTable<G>::missed_items() const {
    if constexpr (HasQuestions<G>)
        return UiOf<G>::Questions::missed_items(*this);
    else
        return {};
}

template <CatalogueGame G>
std::unique_ptr<GameTable> LocalTable<G>::copy() const {
    auto table = std::make_unique<LocalTable<G>>(id, match);
    table->forget_taken_back_moves();
    return table;
}

template <CatalogueGame G>
bool LocalTable<G>::thinks_long(Seat bot) const {
    constexpr int in_a_frame = 100; // a search with 100 iterations takes only a few milliseconds in every game
    const Level level = bot_level(bot);
    return uses_search(level) && G::effort(level).iterations > in_a_frame;
}

template <CatalogueGame G>
SearchRequest LocalTable<G>::bot_search_request(Seat bot) const {
    return {write_record(match.record()), bot, bot_level(bot), bot_temperament(bot), bot_rng(bot).next()};
}

template <CatalogueGame G>
void LocalTable<G>::make_bot_move(Seat bot, const std::optional<SearchResult>& advice) {
    if (advice) {
        const auto move = match.rules().read_move(advice->move);
        if (move && !match.play(bot, *move)) return;
    }
    Rng dice = bot_rng(bot);
    const Refusal reason =
        match.play(bot, bot_move(match.rules(), bot_level(bot), match.view(bot), dice, bot_temperament(bot)));
    expect(!reason, "bots make legal moves");
}

template <CatalogueGame G>
std::optional<SearchRequest> LocalTable<G>::follow_up_hint_request(const SearchResult& advice) const {
    const auto move = match.rules().read_move(advice.best_move);
    if (!move || !screen.is_made_automatically(viewer_view(), *move)) return std::nullopt;
    auto after = match;
    if (after.play(viewer, *move) || !after.seats_to_act().has(viewer)) return std::nullopt;
    return hint_request_for(after);
}

template <CatalogueGame G>
PuzzleProgress LocalTable<G>::puzzle_progress(std::string_view goal, int amount) const {
    const auto& rules = match.rules();
    const auto from = match.state_after(opened_at);
    return {puzzles::puzzle_verdict(rules, from, match.state(), viewer, {goal, amount}),
        rules.amount_achieved(from, match.state(), viewer, goal)};
}

} // namespace palazzo::games
