// A game whose full state is in this program.
#pragma once

#include "engine/bots/bots.hpp"
#include "engine/core/course.hpp"
#include "engine/core/match.hpp"
#include "engine/core/take_back.hpp"
#include "engine/puzzles/solve.hpp"
#include "shell/games/move_control.hpp"
#include "shell/games/screen_table.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace palazzo::games {

template <class G>
concept HasQuestions = requires {
    typename UiOf<G>::Questions;
};

template <CatalogueGame G>
struct LocalTable final : ScreenTable<G, Match<G>>, FullStateAccess {
    using Base = ScreenTable<G, Match<G>>;
    using Base::audience, Base::id, Base::match, Base::opened_at, Base::proposal, Base::screen, Base::seats,
        Base::viewer, Base::viewer_view, Base::record_without_moves;

    LocalTable(std::string name, Match<G> played) : Base(std::move(name), std::move(played)) {
        games::set_players(*this, match.players());
    }

    bool make_proposed_move() override {
        const auto move = std::exchange(proposal, std::nullopt);
        return move && !match.play(viewer, *move);
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
    std::vector<std::string> controls_of_next_known_move(const i18n::Voice& voice) const override {
        TableScreen<G> whole = screen;
        whole.suggest(viewer_view(), next_known_move());
        const std::vector<std::string> selected = pressed_controls(screen, voice);
        std::vector<std::string> left = pressed_controls(whole, voice);
        std::erase_if(left, [&](const std::string& control) {
            return std::find(selected.begin(), selected.end(), control) != selected.end();
        });
        if (left.empty()) left.push_back(move_id(next_known_move()));
        return left;
    }
    std::string next_known_move_in_words(const i18n::Voice& voice) const override {
        TableScreen<G> apart;
        apart.suggest(viewer_view(), next_known_move());
        return control_label_of_move<G>(apart, viewer_view(), match.rules().write_move(next_known_move()), voice);
    }

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
    /// Returns the ids of the controls that are on in a screen's mirror.
    std::vector<std::string> pressed_controls(const TableScreen<G>& of, const i18n::Voice& voice) const {
        std::vector<std::string> ids;
        for (const a11y::Region& region : of.mirror_regions(viewer_view(), voice))
            for (const a11y::Control& control : region.controls)
                if (control.pressed) ids.push_back(control.id);
        return ids;
    }
    SearchRequest hint_request_for(const Match<G>& at) const {
        return {write_record(at.record()), viewer, Level::master, Temperament::even, bot_rng(viewer).next()};
    }
};

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
