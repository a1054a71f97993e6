// Fuzzes custom house rules.
#include "engine/scores/house_rules.hpp"
#include "tests/fuzz/target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace palazzo;
    fuzz::require_round_trip(bytes, size, scores::read_house_rules, scores::write_house_rules);
    return 0;
}
