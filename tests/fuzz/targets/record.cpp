// Fuzzes records: reads them and opens their games in the same way as saves, links and the command line.
#include "engine/catalogue.hpp"
#include "engine/core/match.hpp"
#include "tests/fuzz/target.hpp"

namespace palazzo::fuzz {
namespace {

bool reads_as(const Record& record) {
    const auto again = read_record(write_record(record));
    return again && *again == record;
}

void open_game(const Record& record) {
    const bool known = call_with_game(record.game, [&](const auto& rules) {
        const auto match = open_match(rules, record);
        if (!match) return require_refusal(match.problem());
        require(reads_as(match->record()), "a game is read as it was written");
        for (Seat seat = 0; seat < match->seat_count(); ++seat)
            require(!rules.as_json(match->view(seat)).empty(), "a view can be shown");
    });
    if (!known) require_refusal(unknown_game_problem(record.game));
}

} // namespace
} // namespace palazzo::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace palazzo;
    const auto record = read_record(fuzz::text_of(bytes, size));
    if (record) {
        fuzz::require(fuzz::reads_as(*record), "a record is read as it was written");
        fuzz::open_game(*record);
    } else {
        fuzz::require_refusal(record.problem());
    }
    return 0;
}
