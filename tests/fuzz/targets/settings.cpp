// Fuzzes settings. Invalid parts of them are left out rather than refused.
#include "shell/app/state/settings.hpp"
#include "tests/fuzz/target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace palazzo;
    const auto settings = app::read_settings(std::string(fuzz::text_of(bytes, size)));
    fuzz::require(
        app::read_settings(app::write_settings(settings)) == settings, "settings are read as they were written");
    return 0;
}
