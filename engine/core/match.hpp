// A game that is being played: its deal, its moves, and the current position.
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

/// A game that is stored as its deal and its moves; everything else follows from these. Humans, bots, saves, links and
/// the command line all make moves by play(). A match is a plain value, so that a copy of it can continue differently.
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
        std::vector<Event> events; ///< public events of the move, which everybody saw
    };

    /// Begins a match. `head` is a record, whose moves are ignored; `options` and `deal` are those of the record, read
    /// and checked.
    Match(G rules, Record head, const Options& options, const typename G::Deal& deal)
        : rules_(std::move(rules)), head_(std::move(head)), options_(options), start_(rules_.begin(options, deal)),
          now_(start_) {
        head_.moves.clear();
    }

    const G& rules() const { return rules_; }
    /// Replaces the rules for all later moves. A replay may have to accept the verdicts of its record, but moves that
    /// are made after it are judged by the rules of this table.
    void set_rules(G rules) { rules_ = std::move(rules); }
    const Options& options() const { return options_; }
    /// Returns the current position.
    const State& state() const { return now_; }
    int seat_count() const { return rules_.seat_count(options_); }
    /// Returns the players in the seats.
    std::vector<SeatInfo> players() const { return seats_or_default(head_, seat_count()); }
    /// Sets the players in the seats, which the record will store.
    void set_players(std::vector<SeatInfo> players) { head_.seats = std::move(players); }
    /// Returns what a seat may know of the current position.
    View view(Seat seat) const { return rules_.view(now_, seat); }
    /// Returns the seats that are to move; none when the game is over.
    Seats seats_to_act() const { return rules_.seats_to_act(now_); }
    bool is_over() const { return seats_to_act().empty(); }

    /// Makes a legal move, after forgetting the moves that were taken back. If the move isn't legal, changes nothing
    /// and returns the reason.
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
    /// Takes back the last move. redo() can make it again.
    void undo() {
        expect(can_undo(), "a move to take back");
        go_to_position(at_ - 1);
    }
    /// Makes again the move that was taken back last.
    void redo() {
        expect(can_redo(), "a move to make again");
        go_to_position(at_ + 1);
    }
    /// Takes moves back, or makes them again, until the first `turn` moves of all_turns() have been made and no
    /// others.
    void go_to_position(std::size_t turn) {
        expect(turn <= turns_.size(), "a position of this game");
        if (turn < at_) {
            now_ = start_;
            at_ = 0;
        }
        for (; at_ < turn; ++at_) rules_.apply(now_, turns_[at_].seat, turns_[at_].move);
    }
    /// Forgets the moves that were taken back, so that they can't be made again.
    void forget_taken_back_moves() { turns_.resize(at_); }
    /// Returns the moves made so far, followed by those that were taken back and can be made again.
    std::span<const Turn> all_turns() const { return turns_; }
    /// Returns the position after the first `turns` moves of all_turns().
    State state_after(std::size_t turns) const {
        expect(turns <= turns_.size(), "a position of this game");
        State state = start_;
        for (std::size_t i = 0; i < turns; ++i) rules_.apply(state, turns_[i].seat, turns_[i].move);
        return state;
    }

    /// Marks the game as practice in its record, or removes that mark if `is` is false. A game is practice if somebody
    /// has seen more than a player should, by taking back a move or by changing seats.
    void set_practice(bool is = true) { head_.practice = is; }
    bool is_practice() const { return head_.practice; }

    /// Returns the moves made so far, without those that were taken back.
    std::vector<Turn> turns() const { return {turns_.begin(), turns_.begin() + static_cast<std::ptrdiff_t>(at_)}; }
    /// Returns the number of moves made so far.
    std::size_t turn_count() const { return at_; }
    /// Returns the last move that was made. There must be one.
    const Turn& last_turn() const {
        expect(at_ > 0, "a move was made");
        return turns_[at_ - 1];
    }
    /// Returns the messages that tell players what everybody has seen so far.
    std::vector<Message> log_messages() const {
        std::vector<Message> all;
        for (std::size_t i = 0; i < at_; ++i)
            for (Message& message : messages_of(rules_, turns_[i].events)) all.push_back(std::move(message));
        return all;
    }

    /// Returns the best moments of the game so far for a seat.
    Highlights highlights(Seat seat) const {
        Highlights all;
        for (std::size_t i = 0; i < at_; ++i)
            for (const Event& event : turns_[i].events) keep_better_highlights(all, rules_.highlights(event, seat));
        return all;
    }

    /// Calls visit(state) for the first position and for the position after each move.
    template <class Visit>
    void for_each_position(Visit&& visit) const {
        State state = start_;
        visit(static_cast<const State&>(state));
        for (std::size_t i = 0; i < at_; ++i) {
            rules_.apply(state, turns_[i].seat, turns_[i].move);
            visit(static_cast<const State&>(state));
        }
    }

    /// Returns the record without its moves, which tells how the table was set up.
    const Record& record_without_moves() const { return head_; }
    /// Returns the record of the game, with its moves.
    Record record() const {
        Record record = head_;
        for (std::size_t i = 0; i < at_; ++i)
            record.moves.push_back({turns_[i].seat, rules_.write_move(turns_[i].move)});
        return record;
    }
    /// Returns the digest of the full state and of the options. It is equal on every platform.
    std::string digest() const {
        Json all{{"state", rules_.as_json(now_)}, {"options", Json::object()}};
        for (const auto& field : rules_.option_fields()) {
            Json value = field.write(options_);
            if (!field.is_newer_than_some_records || value != field.write(Options()))
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
    std::vector<Turn> turns_; ///< all moves: the first `at_` have been made, the others have been taken back
    std::size_t at_ = 0;
};

/// Returns the options of the preset called `name`. An empty name stands for the only preset. If there is no such
/// preset, the problem lists all presets.
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

/// Returns the options of `preset`, changed as `differing` says, after checking them by the rules.
template <CatalogueGame G>
Result<typename G::Options> preset_with_changes(const G& rules, const std::string& preset, const Json& differing) {
    const auto base = preset_options(rules, preset);
    if (!base) return base;
    const auto options = read_options(rules.option_fields(), *base, differing);
    if (!options) return options.problem().located_in_value("options");
    if (const Refusal reason = rules.check(*options)) return Problem{"options", reason.message()};
    return options;
}

/// Returns the options of `preset`, changed as `differing` says, for `players` players; a problem if the game can't be
/// played by `players` players.
template <CatalogueGame G>
Result<typename G::Options> options_for_players(
    const G& rules, const std::string& preset, Json differing, int players) {
    for (const auto& field : rules.option_fields())
        if (field.name == "players") differing["players"] = players;
    const auto options = preset_with_changes(rules, preset, differing);
    if (!options || rules.seat_count(*options) == players) return options;
    return Problem{
        "", "problem.players", {G::name, std::to_string(rules.seat_count(*options)), std::to_string(players)}};
}

/// Returns the deal that `deal` describes, either by a seed for shuffling or card by card.
template <CatalogueGame G>
Result<typename G::Deal> deal_from_json(const G& rules, const typename G::Options& options, const Json& deal) {
    if (const auto seed = deal.find("seed"); seed != deal.end()) {
        Rng dice(read_seed(*text_of(*seed)).value_or(0));
        return rules.shuffled_deal(options, dice);
    }
    auto read = rules.read_deal(options, deal);
    if (!read) return read.problem().located_in_value("deal");
    return read;
}

/// Returns whether a replay has to accept the verdicts of `record`, because the record's game was played with a
/// different word list or deck than the one that is loaded now.
template <UsesResources G>
bool replay_keeps_verdicts(const G& rules, const typename G::Options& options, const Record& record) {
    return rules.with_resources(options, record).rules_for_replay(options, record).keeps_recorded_verdicts;
}

/// Opens a record by replaying all its moves. A problem names the place of the first fault, such as `moves[17]`.
template <CatalogueGame G>
Result<Match<G>> open_match(const G& rules, const Record& record) {
    const auto options = preset_with_changes(rules, record.preset, record.options);
    if (!options) return options.problem();
    const auto deal = deal_from_json(rules, *options, record.deal);
    if (!deal) return deal.problem();
    if (!record.seats.empty() && static_cast<int>(record.seats.size()) != rules.seat_count(*options))
        return Problem{"seats", "problem.seats"};
    const G playing = rules.with_resources(*options, record);
    Match<G> match(playing.rules_for_replay(*options, record), record, *options, *deal);
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
        const auto& entry = record.moves[i];
        const std::string place = "moves" + bracketed_index(i);
        if (entry.seat >= match.seat_count()) return Problem{place, "problem.no_seat", {std::to_string(entry.seat)}};
        const auto move = rules.read_move(entry.move);
        if (!move) return move.problem().located_in_value(place);
        if (const Refusal reason = match.play(entry.seat, *move)) return Problem{place, reason.message()};
    }
    match.set_rules(playing);
    return match;
}

} // namespace palazzo
