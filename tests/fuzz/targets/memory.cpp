// What was missed in earlier games.
#include "engine/quiz/memory.hpp"
#include "tests/fuzz/target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace palazzo;
    const auto read = [](std::string_view text) {
        const auto json = parse_json(text);
        return json ? quiz::read_memory(*json) : Result<quiz::Memory>(json.problem());
    };
    const auto memory = read(fuzz::text_of(bytes, size));
    if (memory) {
        const auto again = read(quiz::write_memory(*memory).dump());
        fuzz::hold(again && *again == *memory, "a memory is read as it was written");
    } else {
        fuzz::hold_refusal(memory.problem());
    }
    return 0;
}
