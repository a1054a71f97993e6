#include "shell/games/palabra/gains.hpp"

#include <algorithm>
#include <variant>

namespace palazzo::palabra::screen {
namespace {

/// The points that a seat loses by moves against its word.
struct Loss {
    int points = 0;
    int most = 0; ///< Worth of the word before these moves, which is the most that its owner can lose.
};

/// Adds up the points that the seats gain and lose by events.
class Account {
  public:
    void add(const palabra::WordCancelledByJoker& e) { lose(e.owner, e.word, e.word.worth()); }
    void add(const palabra::WordShaved& e) {
        gain(e.seat, e.points, e.owner);
        lose(e.owner, e.word, e.points);
    }
    void add(const palabra::WordLaid& e) {
        if (e.counts) gain(e.seat, e.word.score.total(), e.seat);
    }
    void add(const palabra::WordAccepted& e) { gain(e.seat, e.word.score.total(), e.seat); }
    void add(const palabra::VowelsShown& e) { gain(e.seat, e.points, std::nullopt); }
    template <class Other>
    void add(const Other&) {}

    Gains total() const {
        Gains gains = gains_;
        for (std::size_t i = 0; i < gains.size(); ++i) gains[i].points -= std::min(losses_[i].points, losses_[i].most);
        return gains;
    }

  private:
    void gain(Seat seat, int points, std::optional<Seat> whose) {
        Gain& gain = gains_[static_cast<std::size_t>(seat)];
        gain.points += points;
        gain.word_owner = whose;
    }
    void lose(Seat owner, const palabra::Meld& word, int points) {
        Loss& loss = losses_[static_cast<std::size_t>(owner)];
        loss.points += points;
        loss.most = word.worth();
    }

    Gains gains_;
    std::array<Loss, palabra::most_players> losses_;
};

} // namespace

ui::Rect flying_points_area(const ui::Rect& plate, float width) {
    // Points may extend beyond the plate's left end by this distance, because every window has a margin there.
    constexpr float beyond = 8;
    const float left = std::max(plate.x + std::min(plate.h, plate.w) / 2 - width / 2, plate.x - beyond);
    return {left, plate.centre().y - flying_points_height / 2, width, flying_points_height};
}

Gains gains_of(std::span<const palabra::Event> latest) {
    Account account;
    for (const palabra::Event& event : latest) std::visit([&](const auto& e) { account.add(e); }, event);
    return account.total();
}

} // namespace palazzo::palabra::screen
