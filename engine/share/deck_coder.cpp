#include "engine/share/deck_coder.hpp"

namespace palazzo {

void code_question_deck(LinkCoder& coder, std::optional<quiz::Deck>& deck) {
    if (coder.code_number(deck ? 1 : 0, 2) == 0) return;
    const std::string text = coder.code_text(deck ? quiz::write_deck(*deck).dump() : "");
    if (!coder.is_reading() || !coder.is_good()) return;
    const auto json = parse_json(text);
    auto read = json ? quiz::read_deck(*json) : Result<quiz::Deck>(json.problem());
    if (read)
        deck = *std::move(read);
    else
        coder.note_fault(
            read.problem().fault.id == "problem.deck.newer" ? LinkCoder::Fault::newer : LinkCoder::Fault::broken);
}

} // namespace palazzo
