// Fuzzes the letters and cards of games with friends elsewhere, and the stored parts of a host, of a dealer and of a
// guest.
#include "engine/online/kept_dealer.hpp"
#include "engine/online/kept_place.hpp"
#include "tests/fuzz/target.hpp"

namespace palazzo::fuzz {
namespace {

using namespace online;

/// Reads a value. Checks that the text is refused in one line, or that the value is the same after writing and reading.
template <class Read, class Write>
void require_text_round_trip(std::string_view text, Read&& read, Write&& write) {
    const auto outcome = read(text);
    if (!outcome) return require_refusal(outcome.problem());
    const auto again = read(write(*outcome));
    require(again && *again == *outcome, "it is read as it was written");
}

/// Lets the text meet a host and a guest, which must not be disturbed by it.
void read_all(std::string_view text) {
    require_text_round_trip(text, read_card, write_card);
    require_text_round_trip(text, read_guest_letter, write_guest_letter);
    require_text_round_trip(text, read_host_letter, write_host_letter);
    require_text_round_trip(text, read_kept_host, write_kept_host);
    require_text_round_trip(text, read_kept_dealer, write_kept_dealer);
    require_text_round_trip(text, read_kept_place, write_kept_place);
}

} // namespace
} // namespace palazzo::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    palazzo::fuzz::read_all(palazzo::fuzz::text_of(bytes, size));
    return 0;
}
