// Fuzzes the list of solved puzzles and the progress of lessons.
#include "engine/scores/learning.hpp"
#include "tests/fuzz/target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace palazzo;
    fuzz::require_round_trip(bytes, size, scores::read_learning_progress, scores::write_learning_progress);
    return 0;
}
