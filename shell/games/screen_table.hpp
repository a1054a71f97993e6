// A game on the table as its viewer sees it. The full state may be in this program or in another one.
#pragma once

#include "engine/core/match.hpp"
#include "shell/games/game_table.hpp"
#include "shell/games/holdings.hpp"
#include "shell/games/rule_changes.hpp"
#include "shell/games/ui.hpp"

#include <algorithm>
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

/// The part of a game on the table that needs only what the viewer may know: the game's screen over a `Played`, which
/// is a Match<G> or an online::FollowedMatch<G>.
template <CatalogueGame G, class Played>
struct ScreenTable : GameTable {
    Played match;
    TableScreen<G> screen = {};
    /// The move that was put together during the last frame or press; nullopt if none was.
    std::optional<typename G::Move> proposal = {};

    ScreenTable(std::string name, Played played) : match(std::move(played)) {
        id = std::move(name);
        opened_at = match.turn_count();
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
    Holdings holdings(const i18n::Voice& voice) const override { return games::holdings<G>(match, voice); }

    PlayerInput draw(const ui::Theme& theme, const TableContext& context) override;
    std::vector<a11y::Region> mirror_regions(const i18n::Voice& voice) const override {
        std::vector<a11y::Region> regions = screen.mirror_regions(viewer_view(), voice);
        if (!is_onlooker) return regions;
        std::erase_if(regions, [](const auto& region) { return region.id == "hand" || region.id == "moves"; });
        for (a11y::Region& region : regions)
            if (region.id == "own") region.heading = voice.name(viewer);
        return regions;
    }
    bool handle_control(const a11y::UsedControl& pressed) override {
        proposal = screen.handle_control(viewer_view(), pressed);
        return proposal.has_value();
    }
    bool is_moving() const override { return screen.is_moving(); }
    bool have_cards_landed() const override { return screen.has_landed(); }
    std::optional<ui::Point> celebration_origin() const override { return screen.celebration_origin(); }
    double seconds_to_next_frame() const override { return screen.seconds_to_next_frame(); }
    bool has_sheet() const override { return screen.has_sheet(); }
    void close_sheet() override { screen.close_sheet(); }
    void forget_private_state() override { screen.forget_private_state(); }
    void clear_screen() override { screen = {}; }
    HandOrder hand_order() const override {
        if constexpr (requires { screen.hand_order(); })
            return screen.hand_order();
        else
            return {};
    }
    void restore_hand_order([[maybe_unused]] const HandOrder& order) override {
        if constexpr (requires { screen.restore_hand_order(order); }) screen.restore_hand_order(order);
    }

    bool is_hint_useful() const override { return !match.rules().bot_verdict(viewer_view(), true); }
    std::optional<std::string> suggest(const Json& move, const i18n::Voice& voice) override {
        const auto read = match.rules().read_move(move);
        if (!read) return std::nullopt;
        screen.suggest(viewer_view(), *read);
        return control_label_of_move<G>(screen, viewer_view(), move, voice);
    }

    /// Returns the game as the viewer sees it.
    typename G::View viewer_view() const { return match.view(viewer); }
};

/// Adds the events of the moves since `s.first_told` to the context.
template <CatalogueGame G, class Played>
void add_told_moves(ScreenContext<G>& context, const ScreenTable<G, Played>& s) {
    const std::size_t last = s.match.turn_count() - 1;
    const std::size_t first = std::min(s.first_told.value_or(last), last);
    bool own = first != last;
    context.told.several = own;
    for (std::size_t i = first; i <= last; ++i) {
        const auto& turn = s.match.all_turns()[i];
        own = own && turn.seat == s.viewer;
        context.latest.insert(context.latest.end(), turn.events.begin(), turn.events.end());
        if (own) context.told.own = context.latest.size();
    }
    if (own) context.told.own = 0; // Nobody else has moved, so that the viewer's own moves are the news.
}

/// Returns the context in which the game's screen is drawn: the fields of `base`, which the program has filled in, and
/// the fields that this game adds.
template <CatalogueGame G, class Played>
ScreenContext<G> screen_context_of(const ScreenTable<G, Played>& s, TableContext base) {
    ScreenContext<G> context{std::move(base), {}};
    context.position_number = s.match.turn_count();
    if (s.match.turn_count() > 0) {
        add_told_moves(context, s);
        context.mover = s.match.last_turn().seat;
    }
    context.skip_animation = s.skip_animation;
    context.dealt = s.skip_animation && s.newly_dealt && s.match.turn_count() == 0;
    return context;
}

template <CatalogueGame G, class Played>
PlayerInput ScreenTable<G, Played>::draw(const ui::Theme& theme, const TableContext& context) {
    choose_told_moves(*this, match.turn_count());
    auto answer = screen.draw(theme, viewer_view(), screen_context_of(*this, context));
    skip_animation = false;
    drawn_move = match.turn_count();
    proposal = std::move(answer.move);
    return {proposal.has_value(), answer.refused, std::move(answer.action)};
}

} // namespace palazzo::games
