// A series of games, between two of them.
#include "engine/scores/series.hpp"
#include "tests/fuzz/target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace palazzo;
    const auto read_text = [](std::string_view text) {
        const auto json = parse_json(text);
        return json ? scores::read_series(*json) : Result<scores::Series>(json.problem());
    };
    const auto read = read_text(fuzz::text_of(bytes, size));
    if (read) {
        const auto again = read_text(compact(scores::write_series(*read)));
        fuzz::hold(again && *again == *read, "a series is read as it was written");
        fuzz::hold(scores::standings(*read).front().place == 1, "somebody is first");
        fuzz::hold(scores::decided(*read) != scores::winners(*read).empty(), "who has won is known at the end");
    } else {
        fuzz::hold_refusal(read.problem());
    }
    return 0;
}
