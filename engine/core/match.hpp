// A game being played: its deal, its moves, and where we are in them.
#pragma once

#include "engine/core/digest.hpp"
#include "engine/core/game.hpp"
#include "engine/core/record.hpp"

#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace palazzo {

/// Deal and moves, from which everything else follows. Humans, bots, undo, saves, links and the command line all go
/// through play(). A plain value: a copy is a fork of the game.
template <CatalogueGame G>
class Match {
  public:
    using Options = typename G::Options;
    using State = typename G::State;
    using Move = typename G::Move;
    using View = typename G::View;
    using Event = typename G::Event;

    struct Turn {
        Seat seat;
        Move move;
        std::vector<Event> events; ///< what everybody saw
    };

    /// `head` is the record without its moves; options and deal are what it says, read and checked.
    Match(G rules, Record head, const Options& options, const typename G::Deal& deal)
        : rules_(std::move(rules)), head_(std::move(head)), options_(options), start_(rules_.begin(options, deal)),
          now_(start_) {
        head_.moves.clear();
    }

    const G& rules() const { return rules_; }
    /// Other rules from here on: where moves were taken on trust, those to come are not.
    void go_on_with(G rules) { rules_ = std::move(rules); }
    const Options& options() const { return options_; }
    const State& state() const { return now_; }
    int seats() const { return rules_.seats(options_); }
    std::vector<SeatInfo> players() const { return seats_or_default(head_, seats()); }
    /// Others play in the seats from here on: as the record will say.
    void seat_players(std::vector<SeatInfo> players) { head_.seats = std::move(players); }
    View view(Seat seat) const { return rules_.view(now_, seat); }
    Seats to_act() const { return rules_.to_act(now_); }
    bool over() const { return to_act().empty(); }

    /// Makes the move if it is legal, else changes nothing and says why. Moves that were taken back are forgotten.
    Refusal play(Seat seat, const Move& move) {
        if (const Refusal reason = rules_.check(view(seat), move)) return reason;
        turns_.resize(at_);
        State next = now_;
        Turn turn{seat, rules_.with_verdict(view(seat), move), {}};
        rules_.apply(next, seat, turn.move, turn.events);
        turns_.push_back(std::move(turn));
        now_ = next;
        ++at_;
        return {};
    }

    bool can_undo() const { return at_ > 0; }
    bool can_redo() const { return at_ < turns_.size(); }
    /// Takes the last move back; it can be made again with redo().
    void undo() {
        expect(can_undo(), "a move to take back");
        go_to(at_ - 1);
    }
    void redo() {
        expect(can_redo(), "a move to make again");
        go_to(at_ + 1);
    }
    /// Takes moves back, or makes them again, to the position after that many of known_turns().
    void go_to(std::size_t turn) {
        expect(turn <= turns_.size(), "a position of this game");
        if (turn < at_) {
            now_ = start_;
            at_ = 0;
        }
        for (; at_ < turn; ++at_) rules_.apply(now_, turns_[at_].seat, turns_[at_].move);
    }
    /// What was taken back can't be made again.
    void forget_taken_back() { turns_.resize(at_); }
    /// The moves made so far and those taken back, which can be made again.
    std::span<const Turn> known_turns() const { return turns_; }
    /// The position after that many of them.
    State state_after(std::size_t turns) const {
        expect(turns <= turns_.size(), "a position of this game");
        State state = start_;
        for (std::size_t i = 0; i < turns; ++i) rules_.apply(state, turns_[i].seat, turns_[i].move);
        return state;
    }

    /// Somebody saw more than they should, by taking a move back or by changing seats: the record says so from now on.
    /// `is` false takes that back, where it turned out that nobody saw anything.
    void mark_practice(bool is = true) { head_.practice = is; }
    bool is_practice() const { return head_.practice; }

    /// The moves made so far, without those taken back.
    std::vector<Turn> turns() const { return {turns_.begin(), turns_.begin() + static_cast<std::ptrdiff_t>(at_)}; }
    std::size_t turn_count() const { return at_; }
    /// The move that led here; there is one.
    const Turn& last_turn() const {
        expect(at_ > 0, "a move was made");
        return turns_[at_ - 1];
    }
    /// All that everybody saw so far, as people are told it.
    std::vector<Message> log() const {
        std::vector<Message> all;
        for (std::size_t i = 0; i < at_; ++i)
            for (Message& message : messages_of(rules_, turns_[i].events)) all.push_back(std::move(message));
        return all;
    }

    /// What a seat will want to remember of all that everybody saw so far.
    Highlights highlights(Seat seat) const {
        Highlights all;
        for (std::size_t i = 0; i < at_; ++i)
            for (const Event& event : turns_[i].events) add_highlights(all, rules_.highlights(event, seat));
        return all;
    }

    /// The position after each number of moves from 0 on, for replays.
    template <class Visit>
    void each_position(Visit&& visit) const {
        State state = start_;
        visit(static_cast<const State&>(state));
        for (std::size_t i = 0; i < at_; ++i) {
            rules_.apply(state, turns_[i].seat, turns_[i].move);
            visit(static_cast<const State&>(state));
        }
    }

    /// The record without its moves: what the table was set with.
    const Record& head() const { return head_; }
    Record record() const {
        Record record = head_;
        for (std::size_t i = 0; i < at_; ++i) record.moves.push_back({turns_[i].seat, rules_.write(turns_[i].move)});
        return record;
    }
    /// Names the full state; equal on every platform.
    std::string digest() const {
        Json all{{"state", rules_.show(now_)}, {"options", Json::object()}};
        for (const auto& field : rules_.option_fields()) {
            Json value = field.write(options_);
            if (!field.later || value != field.write(Options()))
                all["options"][std::string(field.name)] = std::move(value);
        }
        return digest_of(all.dump());
    }

  private:
    G rules_;
    Record head_;
    Options options_;
    State start_;
    State now_;
    std::vector<Turn> turns_; ///< those past at_ were taken back
    std::size_t at_ = 0;
};

/// The options of a preset; a problem that lists the presets if there is none of that name.
template <CatalogueGame G>
Result<typename G::Options> preset_options(const G& rules, const std::string& name) {
    const auto presets = rules.presets();
    if (name.empty() && presets.size() == 1) return presets.front().options;
    std::string names;
    for (const auto& preset : presets) {
        if (preset.name == name) return preset.options;
        names += (names.empty() ? "" : ", ") + preset.name;
    }
    if (name.empty()) return Problem{"preset", "problem.preset.missing", {names}};
    return Problem{"preset", "problem.preset.unknown", {quoted(name), names}};
}

/// Options from a preset and what differs from it, checked by the rules.
template <CatalogueGame G>
Result<typename G::Options> options_of(const G& rules, const std::string& preset, const Json& differing) {
    const auto base = preset_options(rules, preset);
    if (!base) return base;
    const auto options = read_options(rules.option_fields(), *base, differing);
    if (!options) return options.problem().under("options");
    if (const Refusal reason = rules.check(*options)) return Problem{"options", reason.message()};
    return options;
}

/// The same for that many players; a problem where the game doesn't seat so many.
template <CatalogueGame G>
Result<typename G::Options> options_for(const G& rules, const std::string& preset, Json differing, int players) {
    for (const auto& field : rules.option_fields())
        if (field.name == "players") differing["players"] = players;
    const auto options = options_of(rules, preset, differing);
    if (!options || rules.seats(*options) == players) return options;
    return Problem{"", "problem.players", {G::name, std::to_string(rules.seats(*options)), std::to_string(players)}};
}

/// The deal that a record names: by its seed's dice, or card by card.
template <CatalogueGame G>
Result<typename G::Deal> deal_of(const G& rules, const typename G::Options& options, const Json& deal) {
    if (const auto seed = deal.find("seed"); seed != deal.end()) {
        Rng dice(read_seed(*text_of(*seed)).value_or(0));
        return rules.shuffled(options, dice);
    }
    auto read = rules.read_deal(options, deal);
    if (!read) return read.problem().under("deal");
    return read;
}

/// Whether a record was played with another word list or deck than is here, so that its verdicts are taken as given.
template <Resourceful G>
bool has_fixed_verdicts(const G& rules, const typename G::Options& options, const Record& record) {
    return rules.with_resources(options, record).for_replay(options, record).verdicts_fixed;
}

/// Replays a record. The first thing that is wrong is named with its place, `moves[17]: …`.
template <CatalogueGame G>
Result<Match<G>> open_match(const G& rules, const Record& record) {
    const auto options = options_of(rules, record.preset, record.options);
    if (!options) return options.problem();
    const auto deal = deal_of(rules, *options, record.deal);
    if (!deal) return deal.problem();
    if (!record.seats.empty() && static_cast<int>(record.seats.size()) != rules.seats(*options))
        return Problem{"seats", "problem.seats"};
    const G playing = rules.with_resources(*options, record);
    Match<G> match(playing.for_replay(*options, record), record, *options, *deal);
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
        const auto& entry = record.moves[i];
        const std::string place = "moves" + at_index(i);
        if (entry.seat >= match.seats()) return Problem{place, "problem.no_seat", {std::to_string(entry.seat)}};
        const auto move = rules.read_move(entry.move);
        if (!move) return move.problem().under(place);
        if (const Refusal reason = match.play(entry.seat, *move)) return Problem{place, reason.message()};
    }
    match.go_on_with(playing);
    return match;
}

} // namespace palazzo
