#include "tests/fuzz/imported.hpp"

#include "engine/quiz/export.hpp"
#include "engine/quiz/import.hpp"
#include "tests/fuzz/target.hpp"
#include "tests/lines.hpp"
#include "tests/quiz/decks.hpp"

namespace palazzo::fuzz {

std::string part_lost_by_writing(const quiz::Deck& deck) {
    if (const auto fault = quiz::fault_in(deck)) return line_of(*fault);
    const auto again = quiz::import_deck("", quiz::write_deck_text(deck));
    if (!again || !(*again == deck)) return "not the same as JSON";
    const auto table = quiz::import_deck("", quiz::export_csv(deck));
    if (!table || quiz::named_items(*table) != quiz::named_items(deck)) return "not the same as a table";
    return "";
}

void require_refusal_or_round_trip(const std::string& text) {
    const auto deck = quiz::import_deck("deck.csv", text);
    if (deck)
        require(
            part_lost_by_writing(*deck).empty(), "a deck is read as it was written: " + part_lost_by_writing(*deck));
    else
        require_refusal(deck.problem());
}

} // namespace palazzo::fuzz
