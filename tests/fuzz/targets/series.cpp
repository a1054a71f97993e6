// Fuzzes series of games as they are stored between two games.
#include "engine/scores/series.hpp"
#include "tests/fuzz/target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace palazzo;
    const auto read = fuzz::require_round_trip(bytes, size, scores::read_series, scores::write_series);
    if (!read) return 0;
    fuzz::require(scores::standings(*read).front().place == 1, "somebody is first");
    fuzz::require(scores::is_decided(*read) != scores::winners(*read).empty(), "who has won is known at the end");
    return 0;
}
