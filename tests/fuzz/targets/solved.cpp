// Which puzzles were solved.
#include "engine/scores/solved.hpp"
#include "tests/fuzz/target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace palazzo;
    fuzz::hold_round_trip(bytes, size, scores::read_solved, scores::write_solved);
    return 0;
}
