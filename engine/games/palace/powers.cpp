#include "engine/games/palace/powers.hpp"

namespace palazzo::palace {

std::string rank_letter(Rank r) { return r == joker_rank ? "JK" : std::string(1, to_char(r)); }

std::string rank_name(Rank r) { return r == joker_rank ? "JK" : to_text(r); }

std::optional<Rank> read_rank_or_joker(std::string_view text) { return text == "JK" ? joker_rank : read_rank(text); }

} // namespace palazzo::palace
