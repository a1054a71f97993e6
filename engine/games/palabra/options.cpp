#include "engine/games/palabra/options.hpp"

#include "engine/dictionary/registry.hpp"

namespace palazzo::palabra {
namespace {

Refusal check_range(std::string_view option, int value, int least, int most) {
    if (value >= least && value <= most) return {};
    return Refusal("palabra.option.range",
        {std::string(option), std::to_string(value), std::to_string(least), std::to_string(most)});
}

} // namespace

Refusal check(const Options& o) {
    for (const Refusal& reason :
        {check_range("players", o.players, least_players, most_players), check_range("decks", o.decks, 0, most_decks),
            check_range("impatient_timer", o.impatient_timer, 0, longest_timer),
            check_range("last_word", o.last_word, 2, 3), check_range("turn_limit", o.turn_limit, 1, most_turns)})
        if (reason) return reason;
    if (o.simultaneous && o.words != WordsRule::enforced) return Refusal("palabra.option.simultaneous_words");
    if (dictionary::find_lexicon(o.dictionary) == nullptr)
        return Refusal("palabra.option.no_dictionary", {o.dictionary});
    return {};
}

int decks_in_play(const Options& o) {
    if (o.decks != 0) return o.decks;
    return o.players <= 6 ? 1 : 2;
}

} // namespace palazzo::palabra
