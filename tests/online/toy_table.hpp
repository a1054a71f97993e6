// A game without cards, for tests of the protocol itself: players in turn say a number from 0 to 9.
#pragma once

#include "engine/online/hosted_table.hpp"

#include <utility>
#include <vector>

namespace palazzo::online::test {

class ToyTable final : public HostedTable {
  public:
    ToyTable(int seats, int length) : seats_(seats), length_(length) {}

    int seat_count() const override { return seats_; }
    Seats seats_to_act() const override { return move_count() == length_ ? Seats() : Seats{move_count() % seats_}; }
    int move_count() const override { return static_cast<int>(said_.size()); }
    int moves_of(Seat seat) const override {
        return static_cast<int>(
            std::count_if(said_.begin(), said_.end(), [&](const auto& move) { return move.first == seat; }));
    }
    std::optional<Message> play(Seat seat, const Json& move) override {
        if (!seats_to_act().has(seat)) return Message("toy.turn", {});
        const auto number = whole_number(move, 0, 9);
        if (!number) return Message("toy.number", {});
        said_.emplace_back(seat, static_cast<int>(*number));
        return std::nullopt;
    }
    Json view(Seat seat) const override { return {{"me", seat}, {"said", said_.size()}, {"last", last()}}; }
    std::vector<News> news_from(int first) const override {
        std::vector<News> news;
        for (std::size_t i = static_cast<std::size_t>(first); i < said_.size(); ++i)
            news.push_back({said_[i].first, {Json(said_[i].second)}});
        return news;
    }
    void take_back_to(int count) override { said_.resize(static_cast<std::size_t>(count)); }
    std::string record() const override { return Json(said_).dump(); }

    /// The numbers that were said, with the seats that said them.
    const std::vector<std::pair<Seat, int>>& said() const { return said_; }

  private:
    int last() const { return said_.empty() ? -1 : said_.back().second; }

    int seats_;
    int length_;
    std::vector<std::pair<Seat, int>> said_;
};

} // namespace palazzo::online::test
