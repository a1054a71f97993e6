#include "shell/app/daily/deal.hpp"

#include "engine/core/expect.hpp"
#include "engine/rule_sets/rule_sets.hpp"

#include <algorithm>
#include <cstddef>
#include <string>

namespace palazzo::app {
namespace {

/// Returns seats with one human and bots of a fixed level, so that results can be compared.
std::vector<SeatInfo> daily_seats(int seats) {
    SeatInfo bot;
    bot.level = level_names[static_cast<std::size_t>(Level::medium)];
    std::vector<SeatInfo> all(static_cast<std::size_t>(seats), bot);
    all.front() = SeatInfo{true, "", SeatInfo().level};
    return all;
}

/// Returns the record of a day's deal, but without `extras`, which daily_deal_record() adds. The game must exist.
Record daily_table(std::string_view game, int day) {
    const PresetInfo preset = presets_of(game).front();
    Record record;
    record.game = game;
    record.preset = preset.name;
    record.deal = deal_from_seed(scores::daily_seed(day, game));
    record.seats = daily_seats(preset.players);
    return record;
}

bool is_same_table(const Record& a, const Record& b) {
    return a.game == b.game && a.preset == b.preset && a.options == b.options && a.deal == b.deal && a.seats == b.seats;
}

} // namespace

Record daily_deal_record(std::string_view game, int day) {
    Record record = daily_table(game, day);
    record.extras =
        extras_for_record_of({record.game, record.preset, record.options, static_cast<int>(record.seats.size())});
    return record;
}

std::optional<int> day_of_daily_deal(const Record& record, int today) {
    if (!is_game(record.game)) return std::nullopt;
    for (int day = today; day > today - daily_deal_days && day >= 0; --day) {
        const bool same_cards = record.deal == deal_from_seed(scores::daily_seed(day, record.game));
        if (same_cards && is_same_table(record, daily_table(record.game, day))) return day;
    }
    return std::nullopt;
}

} // namespace palazzo::app
