#include "shell/app/scores/daily.hpp"

#include "engine/core/expect.hpp"

#include <algorithm>
#include <cstddef>
#include <string>

namespace palazzo::app {
namespace {

/// A human, and bots of a level that stays as it is: what people share is compared.
std::vector<SeatInfo> daily_seats(int seats) {
    SeatInfo bot;
    bot.level = level_names[static_cast<std::size_t>(Level::medium)];
    std::vector<SeatInfo> all(static_cast<std::size_t>(seats), bot);
    all.front() = SeatInfo{true, "", SeatInfo().level};
    return all;
}

/// A day's table without what it is played with.
template <class G>
Record daily_table(const G& rules, int day) {
    const auto preset = rules.presets().front();
    Record record;
    record.game = G::name;
    record.preset = preset.name;
    record.deal = seed_deal(scores::daily_seed(day, G::name));
    record.seats = daily_seats(rules.seats(preset.options));
    return record;
}

bool is_same_table(const Record& a, const Record& b) {
    return a.game == b.game && a.preset == b.preset && a.options == b.options && a.deal == b.deal && a.seats == b.seats;
}

} // namespace

Record daily_record(std::string_view game, int day) {
    Record record;
    const bool known = with_game(game, [&](const auto& rules) {
        record = daily_table(rules, day);
        record.extras = rules.extras(rules.presets().front().options);
    });
    expect(known, "a game that there is");
    return record;
}

std::optional<int> daily_day(const Record& record, int today) {
    std::optional<int> found;
    with_game(record.game, [&](const auto& rules) {
        for (int day = today; day > today - daily_days && day >= 0 && !found; --day) {
            const bool same_cards = record.deal == seed_deal(scores::daily_seed(day, record.game));
            if (same_cards && is_same_table(record, daily_table(rules, day))) found = day;
        }
    });
    return found;
}

} // namespace palazzo::app
