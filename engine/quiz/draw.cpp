#include "engine/quiz/draw.hpp"

#include "engine/core/expect.hpp"
#include "engine/core/rng.hpp"

#include <algorithm>
#include <array>

namespace palazzo::quiz {
namespace {

constexpr std::uint32_t sides = 6;

// Two further seeds are made from the game's seed and these two numbers, so that neither the dice nor the orders of the
// items depend on the order of the cards.
constexpr std::uint64_t for_dice = 0xd1ce;
constexpr std::uint64_t for_orders = 0x0de5;

using Indices = std::vector<int>;

bool holds(const Indices& list, int i) { return std::find(list.begin(), list.end(), i) != list.end(); }

/// For each side of the die, the index of its category.
using Sides = std::array<int, sides>;

/// Selects the items that a game asks, by their levels, topics and regions.
class Asked {
  public:
    explicit Asked(const PromptStock& stock)
        : deck_(*stock.deck), levels_(stock.levels), topics_(stock.topics), regions_(stock.regions) {
        if (!has_any()) regions_.clear();
        if (!has_any()) topics_.clear();
        if (!has_any()) levels_.clear();
    }

    bool has(const Item& item) const {
        return (levels_.empty() || holds(levels_, item.level)) && (topics_.empty() || holds(topics_, item.topic))
            && (regions_.empty() || item.region == -1 || holds(regions_, item.region));
    }
    bool has(int item, int category) const {
        if (item < 0 || static_cast<std::size_t>(item) >= deck_.items.size()) return false;
        const Item& there = deck_.items[static_cast<std::size_t>(item)];
        return there.category == category && has(there);
    }

    Sides die() const {
        const std::size_t categories = deck_.categories.size();
        std::vector<bool> filled(categories);
        for (const Item& item : deck_.items)
            if (has(item)) filled[static_cast<std::size_t>(item.category)] = true;
        Sides die{};
        for (std::size_t side = 0; side < sides; ++side) {
            std::size_t category = side % categories;
            while (!filled[category]) category = (category + 1) % categories;
            die[side] = static_cast<int>(category);
        }
        return die;
    }

  private:
    bool has_any() const {
        return std::any_of(deck_.items.begin(), deck_.items.end(), [&](const Item& item) { return has(item); });
    }

    const Deck& deck_;
    // Indices of the levels, topics and regions that are asked; empty if all are asked.
    Indices levels_;
    Indices topics_;
    Indices regions_;
};

int roll(Rng seat_dice, int nth) {
    return static_cast<int>(seat_dice.split(static_cast<std::uint64_t>(nth)).below(sides)) + 1;
}

int category_of(const Sides& die, int side) { return die[static_cast<std::size_t>(side - 1)]; }

/// Returns every `step`-th element of a list, beginning with the one at `first`.
Indices every(const Indices& list, std::size_t first, std::size_t step) {
    Indices some;
    for (std::size_t i = first; i < list.size(); i += step) some.push_back(list[i]);
    return some;
}

/// The order in which one of several seats takes the items of a list: first its own share, then the shares of the other
/// seats, beginning with its neighbour's. It takes the share of another seat from the end, which that seat reaches
/// last.
struct Shares {
    Indices own;
    Indices others;
};

Shares share(const Indices& list, std::size_t taker, std::size_t takers) {
    Shares shares{every(list, taker, takers), {}};
    for (std::size_t on = 1; on < takers; ++on) {
        const Indices other = every(list, (taker + on) % takers, takers);
        shares.others.insert(shares.others.end(), other.rbegin(), other.rend());
    }
    return shares;
}

/// The items of a category that are asked in a game.
struct Category {
    Indices due;  ///< Items that are due, in the order of PromptStock::due_items.
    Indices rest; ///< All other items, shuffled.
};

Category open_category(const PromptStock& stock, const Asked& asked, int category) {
    Category all;
    std::vector<bool> taken(stock.deck->items.size());
    for (const int item : stock.due_items) {
        if (!asked.has(item, category) || taken[static_cast<std::size_t>(item)]) continue;
        taken[static_cast<std::size_t>(item)] = true;
        all.due.push_back(item);
    }
    for (std::size_t i = 0; i < taken.size(); ++i)
        if (!taken[i] && asked.has(static_cast<int>(i), category)) all.rest.push_back(static_cast<int>(i));
    Rng(stock.seed).split(for_orders).split(static_cast<std::uint64_t>(category)).shuffle(all.rest);
    return all;
}

Shares share_of_due(const Indices& due, Seats learners, Seat seat) {
    if (!learners.has(seat)) return {{}, due};
    const auto takers = learners.list();
    const auto taker = std::find(takers.begin(), takers.end(), seat) - takers.begin();
    return share(due, static_cast<std::size_t>(taker), takers.size());
}

} // namespace

DrawnPrompt nth_prompt(const PromptStock& stock, Seat seat, int nth) {
    expect(stock.deck != nullptr && !stock.deck->items.empty(), "a deck to draw from");
    expect(seat >= 0 && seat < stock.seats && nth >= 0, "a seat at the table that draws");
    const Asked asked(stock);
    const Sides die = asked.die();
    const Rng seat_dice = Rng(stock.seed).split(for_dice).split(static_cast<std::uint64_t>(seat));
    const int side = roll(seat_dice, nth);
    const int category = category_of(die, side);
    std::size_t before = 0;
    for (int i = 0; i < nth; ++i)
        if (category_of(die, roll(seat_dice, i)) == category) ++before;

    const Category all = open_category(stock, asked, category);
    const Shares due = share_of_due(all.due, stock.learners, seat);
    const Shares rest = share(all.rest, static_cast<std::size_t>(seat), static_cast<std::size_t>(stock.seats));
    before %= all.due.size() + all.rest.size();
    for (const Indices* part : {&due.own, &rest.own, &rest.others, &due.others}) {
        if (before < part->size()) return {side, (*part)[before]};
        before -= part->size();
    }
    expect(false, "an item of the category");
    return {};
}

} // namespace palazzo::quiz
