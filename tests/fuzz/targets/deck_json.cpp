// Fuzzes decks as JSON.
#include "tests/fuzz/imported.hpp"
#include "tests/fuzz/target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    palazzo::fuzz::require_refusal_or_round_trip("{" + std::string(palazzo::fuzz::text_of(bytes, size)));
    return 0;
}
