// Fuzzes matches in the form in which they are stored between two games.
#include "shell/app/state/played_series.hpp"
#include "tests/fuzz/target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace palazzo;
    const auto read_text = [](std::string_view text) { return app::read_played_series(std::string(text)); };
    const auto read = read_text(fuzz::text_of(bytes, size));
    if (!read) {
        fuzz::require_refusal(read.problem());
        return 0;
    }
    const auto again = read_text(app::write_played_series(*read));
    fuzz::require(again && *again == *read, "it is read as it was written");
    fuzz::require(app::is_over(*read) || app::next_game_options(*read), "a match that goes on has a next game");
    return 0;
}
