// Fuzzes the results of daily deals.
#include "engine/scores/daily.hpp"
#include "tests/fuzz/target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace palazzo;
    fuzz::require_round_trip(bytes, size, scores::read_daily_log, scores::write_daily_log);
    return 0;
}
