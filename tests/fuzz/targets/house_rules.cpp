// House rules of one's own.
#include "engine/scores/house_rules.hpp"
#include "tests/fuzz/target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace palazzo;
    const auto read_text = [](std::string_view text) {
        const auto json = parse_json(text);
        return json ? scores::read_house_rules(*json) : Result<scores::HouseRulesList>(json.problem());
    };
    const auto read = read_text(fuzz::text_of(bytes, size));
    if (read) {
        const auto again = read_text(compact(scores::write_house_rules(*read)));
        fuzz::hold(again && *again == *read, "house rules are read as they were written");
    } else {
        fuzz::hold_refusal(read.problem());
    }
    return 0;
}
