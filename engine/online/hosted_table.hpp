// The game as the host's side of the protocol uses it, whichever game it is.
#pragma once

#include "engine/core/match.hpp"
#include "engine/online/letters.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace palazzo::online {

/// A game whose whole state is here.
class HostedTable {
  public:
    virtual int seat_count() const = 0;
    /// Returns the seats that are to move; none when the game is over.
    virtual Seats seats_to_act() const = 0;
    /// Returns the number of moves made, by all seats.
    virtual int move_count() const = 0;
    /// Returns the number of moves that a seat has made.
    virtual int moves_of(Seat seat) const = 0;
    /// Makes a move that is given in the notation of records. If the move isn't legal, changes nothing and returns the
    /// reason; nullopt if the move was made.
    virtual std::optional<Message> play(Seat seat, const Json& move) = 0;
    /// Returns the view of a seat as JSON.
    virtual Json view(Seat seat) const = 0;
    /// Returns the moves from move `first`, counted from 0, as everybody saw them.
    virtual std::vector<News> news_from(int first) const = 0;
    /// Takes moves back until `count` of them are left, and marks the game as practice.
    virtual void take_back_to(int count) = 0;
    /// Returns the record of the game as text.
    virtual std::string record() const = 0;

  protected:
    ~HostedTable() = default;
};

/// A match as the host's side uses it. The match must outlive this object.
template <CatalogueGame G>
class HostedMatch final : public HostedTable {
  public:
    explicit HostedMatch(Match<G>& match) : match_(match) {}

    int seat_count() const override { return match_.seat_count(); }
    Seats seats_to_act() const override { return match_.seats_to_act(); }
    int move_count() const override { return static_cast<int>(match_.turn_count()); }
    int moves_of(Seat seat) const override {
        const auto made = match_.all_turns().first(match_.turn_count());
        return static_cast<int>(
            std::count_if(made.begin(), made.end(), [&](const auto& turn) { return turn.seat == seat; }));
    }
    std::optional<Message> play(Seat seat, const Json& json) override {
        const auto move = match_.rules().read_move(json);
        if (!move) return move.problem().fault;
        if (const Refusal reason = match_.play(seat, *move)) return reason.message();
        return std::nullopt;
    }
    Json view(Seat seat) const override { return match_.rules().write_view(match_.view(seat)); }
    std::vector<News> news_from(int first) const override {
        std::vector<News> news;
        for (const auto& turn :
            match_.all_turns().first(match_.turn_count()).subspan(static_cast<std::size_t>(first))) {
            News& one = news.emplace_back(News{turn.seat, {}});
            for (const auto& event : turn.events) one.events.push_back(match_.rules().write_event(event));
        }
        return news;
    }
    void take_back_to(int count) override {
        expect(count <= move_count(), "no more moves than were made");
        match_.go_to_position(static_cast<std::size_t>(count));
        match_.forget_taken_back_moves();
        match_.set_practice();
    }
    std::string record() const override { return write_record(match_.record()); }

  private:
    Match<G>& match_;
};

} // namespace palazzo::online
