// Fuzzes statistics of finished games.
#include "engine/scores/statistics.hpp"
#include "tests/fuzz/target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace palazzo;
    const auto read = scores::read_statistics(fuzz::text_of(bytes, size));
    if (read) {
        const auto again = scores::read_statistics(scores::write_statistics(*read));
        fuzz::require(again && *again == *read, "statistics are read as they were written");
        scores::Statistics twice = *read;
        scores::merge(twice, *read);
        fuzz::require(twice == *read, "statistics gain nothing by what they have");
        fuzz::require(scores::summarise(*read).games >= scores::summarise(*read).wins, "a game is won once at most");
    } else {
        fuzz::require_refusal(read.problem());
    }
    return 0;
}
