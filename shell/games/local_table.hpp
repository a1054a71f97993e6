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

/// Returns a title such as "Palace · Classic". It is only the game's name if the game has a single preset, or none
/// called `preset`.
template <CatalogueGame G>
std::string title_of(const G& rules, const std::string& preset, const i18n::Voice& voice) {
    const std::string game = voice.say("game." + std::string(G::name));
    const auto presets = rules.presets();
    const bool known = std::any_of(presets.begin(), presets.end(), [&](const auto& one) { return one.name == preset; });
    return !known || presets.size() == 1
        ? game
        : voice.joined({game, voice.say(std::string(G::name) + ".preset." + preset)}, "list.dot");
}

/// Returns the most important sound of all events; nullopt if none of them has a sound.
template <CatalogueGame G>
std::optional<sound::Cue> cue_of(const std::vector<typename G::Event>& events) {
    std::optional<sound::Cue> cue;
    for (const auto& event : events) cue = std::max(cue, UiOf<G>::cue(event));
    return cue;
}

/// Returns the label of the control in the mirror that makes `move`, given in the notation of records, with the
/// selection that the screen shows; empty if no control makes it.
template <CatalogueGame G>
std::string label_of(
    const TableScreen<G>& screen, const typename G::View& view, const Json& move, const i18n::Voice& voice) {
    const std::string text = move.dump();
    for (const a11y::Region& region : screen.mirror(view, voice))
        for (const a11y::Control& control : region.controls)
            if (control.enabled && control.move == text) return control.label;
    return "";
}

template <class G>
concept AsksAtTable = requires {
    typename UiOf<G>::Questions;
};

template <CatalogueGame G>
struct LocalTable final : GameTable, Authority {
    Match<G> match;
    TableScreen<G> screen = {};
    /// The move that was put together during the last frame or press; nullopt if none was.
    std::optional<typename G::Move> proposal = {};

    LocalTable(std::string name, Match<G> played) : match(std::move(played)) {
        id = std::move(name);
        opened_at = match.turn_count();
        games::set_players(*this, match.players());
    }

    std::string_view game() const override { return G::name; }
    const Record& head() const override { return match.head(); }
    std::string preset() const override {
        return head().preset.empty() ? match.rules().presets().front().name : head().preset;
    }
    std::string title(const i18n::Voice& voice) const override {
        const std::string title = title_of(match.rules(), head().preset, voice);
        return changes_rules(head().options) ? voice.say("table.changed", {title}) : title;
    }
    bool counts_points() const override { return G::counts_points; }
    bool asks_questions() const override { return match.rules().asks_questions(match.options()); }
    bool is_played_by(const std::string& preset, const Json& options) const override {
        const auto is_played = [&](const Json& differing) {
            const auto read = options_for(match.rules(), preset, differing, match.seats());
            return read && *read == match.options();
        };
        Json judged = options;
        judged.update(
            match.rules().suggested_judging(match.options(), humans(*this), head().extras.contains("challenges")));
        return is_played(options) || is_played(judged);
    }
    Rulebook rulebook() const override { return match.rules().rulebook(match.options()); }
    std::vector<Illustration> rule_examples(const i18n::Voice& voice) const override {
        return UiOf<G>::rule_examples(match.options(), voice);
    }

    Seats to_act() const override { return match.to_act(); }
    std::size_t turn_count() const override { return match.turn_count(); }
    PublicTurn turn(std::size_t number) const override {
        const auto& turn = match.known_turns()[number];
        const bool big = std::any_of(turn.events.begin(), turn.events.end(), UiOf<G>::is_celebrated);
        return {turn.seat, messages_of(match.rules(), turn.events), cue_of<G>(turn.events), big};
    }
    Standings standings() const override {
        const auto& rules = match.rules();
        Standings all{rules.winners(match.state()), rules.scores(match.state()), {}, {}};
        for (Seat seat = 0; seat < match.seats(); ++seat) {
            all.in_words.push_back(rules.standing(match.state(), seat));
            all.cards_left.push_back(G::counts_points ? 0 : rules.held(match.state(), seat).size());
        }
        return all;
    }
    Highlights highlights(Seat seat) const override { return match.highlights(seat); }
    Holdings holdings(const i18n::Voice& voice) const override { return games::holdings(match, voice); }

    TableReply draw(const ui::Theme& theme, const TableContext& context) override;
    std::vector<a11y::Region> mirror(const i18n::Voice& voice) const override { return screen.mirror(seen(), voice); }
    bool press(const a11y::Pressed& pressed) override {
        proposal = screen.pressed(seen(), pressed);
        return proposal.has_value();
    }
    bool make_proposed() override {
        const auto move = std::exchange(proposal, std::nullopt);
        return move && !match.play(viewer, *move);
    }
    bool moving() const override { return screen.moving(); }
    bool cards_landed() const override { return screen.landed(); }
    std::optional<ui::Point> celebration_origin() const override { return screen.celebration_origin(); }
    double next_frame() const override { return screen.next_frame(); }
    bool has_sheet() const override { return screen.has_sheet(); }
    void close_sheet() override { screen.close_sheet(); }
    void forget_private_state() override { screen.forget_private_state(); }
    void clear_screen() override { screen = {}; }

    bool is_worth_a_hint() const override { return !match.rules().bot_verdict(seen(), true); }
    std::optional<std::string> suggest(const Json& move, const i18n::Voice& voice) override {
        const auto read = match.rules().read_move(move);
        if (!read) return std::nullopt;
        screen.suggest(seen(), *read);
        return label_of<G>(screen, seen(), move, voice);
    }

    std::optional<pages::ChallengeModel> question_card(const QuestionContext& context) const override;
    bool waits_for_answer() const override;
    std::optional<double> update_question(QuestionHost& host) override;
    bool handle_question(QuestionHost& host, const a11y::Action& action) override;
    std::shared_ptr<const quiz::Deck> deck() const override;
    std::vector<int> missed_items() const override;

    Authority* authority() override { return this; }
    const Authority* authority() const override { return this; }

    Record record() const override { return match.record(); }
    std::optional<Message> changed_resources_notice() const override {
        const bool other = has_fixed_verdicts(match.rules(), match.options(), match.head());
        return other ? std::optional(match.rules().changed_resources_notice()) : std::nullopt;
    }
    std::unique_ptr<GameTable> copy() const override;
    std::size_t known_turns() const override { return match.known_turns().size(); }
    void go_to(std::size_t turn) override { match.go_to(turn); }
    void forget_taken_back() override { match.forget_taken_back(); }
    std::optional<std::size_t> turn_before_last_move_of(Seats of) const override { return undo_target(match, of); }
    std::optional<std::size_t> turn_after_next_move_of(Seats of) const override { return redo_target(match, of); }
    bool has_learned_since(std::size_t since, Seat seat) const override {
        return palazzo::has_learned_since(match, since, seat);
    }
    void mark_practice(bool practice) override { match.mark_practice(practice); }
    void set_players(std::vector<SeatInfo> players) override { match.set_players(std::move(players)); }
    Course course() const override { return course_of(match); }

    bool thinks_long(Seat bot) const override;
    SearchRequest bot_question(Seat bot) const override;
    void play_bot(Seat bot, const std::optional<SearchResult>& advice) override;
    SearchRequest hint_question() const override { return hint_question_of(match); }
    std::optional<SearchRequest> hint_question_after(const SearchResult& advice) const override;

    PuzzleState puzzle_state(std::string_view goal, int amount) const override;
    bool is_next_known_proposed() const override { return proposal == next_known(); }
    void suggest_next_known() override { screen.suggest(seen(), next_known()); }
    std::string next_known_in_words(const i18n::Voice& voice) const override {
        TableScreen<G> apart;
        apart.suggest(seen(), next_known());
        return label_of<G>(apart, seen(), match.rules().write(next_known()), voice);
    }

    /// Returns the game as the viewer sees it.
    typename G::View seen() const { return match.view(viewer); }
    /// Returns the level of the bot in a seat. If the record names a level that this game doesn't have, that is the
    /// simple one.
    Level level_in(Seat seat) const {
        const auto level = read_level(seats[static_cast<std::size_t>(seat)].level).value_or(Level::simple);
        return has_level(match.rules(), level) ? level : Level::simple;
    }
    Temperament temperament_in(Seat seat) const {
        return temperament_of(audience.names[static_cast<std::size_t>(seat)]);
    }
    /// Returns a generator of random numbers for a bot. It depends on the deal, the seat and the number of moves, so
    /// that a resumed game continues as it would have continued without the pause.
    Rng bot_dice(Seat seat) const {
        std::uint64_t deal = 0;
        for (const char c : head().deal.dump()) deal = deal * 131 + static_cast<unsigned char>(c);
        return Rng(deal).split(match.turn_count() * seat_limit + static_cast<std::size_t>(seat));
    }

  private:
    const typename G::Move& next_known() const { return match.known_turns()[match.turn_count()].move; }
    SearchRequest hint_question_of(const Match<G>& at) const {
        return {write_record(at.record()), viewer, Level::master, Temperament::even, bot_dice(viewer).next()};
    }
};

/// Returns the context in which the game's screen is drawn: the fields of `base`, which the program has filled in, and
/// the fields that this game adds.
template <CatalogueGame G>
ScreenContext<G> screen_context_of(const LocalTable<G>& s, TableContext base) {
    ScreenContext<G> context{std::move(base), {}};
    context.moment = s.match.turn_count();
    if (s.match.turn_count() > 0) {
        context.latest = s.match.last_turn().events;
        context.mover = s.match.last_turn().seat;
    }
    context.skip_animation = s.skip_animation;
    context.dealt = s.skip_animation && s.newly_dealt && s.match.turn_count() == 0;
    return context;
}

template <CatalogueGame G>
TableReply LocalTable<G>::draw(const ui::Theme& theme, const TableContext& context) {
    auto answer = screen.draw(theme, seen(), screen_context_of(*this, context));
    skip_animation = false;
    drawn_move = match.turn_count();
    proposal = std::move(answer.move);
    return {proposal.has_value(), answer.refused, std::move(answer.action)};
}

template <CatalogueGame G>
std::optional<pages::ChallengeModel> LocalTable<G>::question_card(
    [[maybe_unused]] const QuestionContext& context) const {
    if constexpr (AsksAtTable<G>)
        return UiOf<G>::Questions::card(*this, context);
    else
        return std::nullopt;
}
template <CatalogueGame G>
bool LocalTable<G>::waits_for_answer() const {
    if constexpr (AsksAtTable<G>)
        return UiOf<G>::Questions::waits_for_verdict(*this);
    else
        return false;
}
template <CatalogueGame G>
std::optional<double> LocalTable<G>::update_question([[maybe_unused]] QuestionHost& host) {
    if constexpr (AsksAtTable<G>)
        return UiOf<G>::Questions::update(*this, host);
    else
        return std::nullopt;
}
template <CatalogueGame G>
bool LocalTable<G>::handle_question([[maybe_unused]] QuestionHost& host, [[maybe_unused]] const a11y::Action& action) {
    if constexpr (AsksAtTable<G>)
        return UiOf<G>::Questions::handle(*this, host, action);
    else
        return false;
}
template <CatalogueGame G>
std::shared_ptr<const quiz::Deck> LocalTable<G>::deck() const {
    if constexpr (AsksAtTable<G>)
        return UiOf<G>::Questions::deck(*this);
    else
        return nullptr;
}
template <CatalogueGame G>
std::vector<int> LocalTable<G>::missed_items() const {
    if constexpr (AsksAtTable<G>)
        return UiOf<G>::Questions::missed_items(*this);
    else
        return {};
}

template <CatalogueGame G>
std::unique_ptr<GameTable> LocalTable<G>::copy() const {
    auto table = std::make_unique<LocalTable<G>>(id, match);
    table->forget_taken_back();
    return table;
}

template <CatalogueGame G>
bool LocalTable<G>::thinks_long(Seat bot) const {
    constexpr int in_a_frame = 100; // number of iterations, which take a few milliseconds in every game
    const Level level = level_in(bot);
    return searches(level) && G::effort(level).iterations > in_a_frame;
}

template <CatalogueGame G>
SearchRequest LocalTable<G>::bot_question(Seat bot) const {
    return {write_record(match.record()), bot, level_in(bot), temperament_in(bot), bot_dice(bot).next()};
}

template <CatalogueGame G>
void LocalTable<G>::play_bot(Seat bot, const std::optional<SearchResult>& advice) {
    if (advice) {
        const auto move = match.rules().read_move(advice->move);
        if (move && !match.play(bot, *move)) return;
    }
    Rng dice = bot_dice(bot);
    const Refusal reason =
        match.play(bot, bot_move(match.rules(), level_in(bot), match.view(bot), dice, temperament_in(bot)));
    expect(!reason, "bots make legal moves");
}

template <CatalogueGame G>
std::optional<SearchRequest> LocalTable<G>::hint_question_after(const SearchResult& advice) const {
    const auto move = match.rules().read_move(advice.best);
    if (!move || !screen.is_made_automatically(seen(), *move)) return std::nullopt;
    auto after = match;
    if (after.play(viewer, *move) || !after.to_act().has(viewer)) return std::nullopt;
    return hint_question_of(after);
}

template <CatalogueGame G>
PuzzleState LocalTable<G>::puzzle_state(std::string_view goal, int amount) const {
    const auto& rules = match.rules();
    const auto from = match.state_after(opened_at);
    return {puzzles::verdict_of(rules, from, match.state(), viewer, {goal, amount}),
        rules.achieved(from, match.state(), viewer, goal)};
}

} // namespace palazzo::games
