// What came of the daily deals.
#include "engine/scores/daily.hpp"
#include "tests/fuzz/target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace palazzo;
    const auto read_text = [](std::string_view text) {
        const auto json = parse_json(text);
        return json ? scores::read_daily(*json) : Result<scores::DailyLog>(json.problem());
    };
    const auto read = read_text(fuzz::text_of(bytes, size));
    if (read) {
        const auto again = read_text(compact(scores::write_daily(*read)));
        fuzz::hold(again && *again == *read, "a log is read as it was written");
    } else {
        fuzz::hold_refusal(read.problem());
    }
    return 0;
}
