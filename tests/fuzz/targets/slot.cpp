// Fuzzes slots of the store: an invalid slot is reported, and a valid slot is the same after writing and reading.
#include "shell/app/store/store.hpp"
#include "tests/fuzz/target.hpp"

namespace palazzo::fuzz {
namespace {

void require_same(std::uint64_t serial, const std::string& record) {
    const auto save = app::read_slot(app::write_slot(serial, record));
    require(save && save->serial == serial && save->record == record, "a slot is read as it was written");
}

} // namespace
} // namespace palazzo::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace palazzo;
    const std::string text(fuzz::text_of(bytes, size));
    fuzz::require_same(size, text);
    if (const auto save = app::read_slot(text)) fuzz::require_same(save->serial, save->record);
    return 0;
}
