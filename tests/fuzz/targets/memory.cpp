// Fuzzes the memory of missed questions.
#include "engine/quiz/memory.hpp"
#include "tests/fuzz/target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace palazzo;
    fuzz::require_round_trip(bytes, size, quiz::read_prompt_memory, quiz::write_prompt_memory);
    return 0;
}
