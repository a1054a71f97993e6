#include "engine/dictionary/registry.hpp"
#include "engine/games/palabra/notation.hpp"

#include <algorithm>

namespace palazzo::palabra {
namespace {

/// The dictionaries that may be named: those at hand, and the one that comes with the program, which a page fetches
/// only when somebody wants to play.
std::vector<std::string> dictionary_names() {
    auto names = dictionary::names_on_shelf();
    const std::string usual(dictionary::english);
    if (std::find(names.begin(), names.end(), usual) == names.end()) names.insert(names.begin(), usual);
    return names;
}

OptionField<Options> dictionary_field() {
    return {"dictionary", Json{{"type", "choice"}, {"values", dictionary_names()}},
        [](const Options& o) { return Json(o.dictionary); },
        [](Options& o, const Json& json) {
            for (const std::string& name : dictionary_names())
                if (json == name) {
                    o.dictionary = name;
                    return Refusal();
                }
            return not_a_value(json);
        }};
}

} // namespace

const std::vector<OptionField<Options>>& option_fields() {
    static const std::vector<OptionField<Options>> fields{
        number_field("players", &Options::players, least_players, most_players),
        number_field("decks", &Options::decks, 0, most_decks),
        choice_field("words", &Options::words, {"enforced", "challenge", "vote"}),
        flag_field("short_words", &Options::short_words),
        choice_field("shave", &Options::shave, {"previous", "anyone", "last_and_next"}),
        flag_field("eliminate_high_score", &Options::eliminate_high_score),
        flag_field("simultaneous", &Options::simultaneous),
        offering({0, 30, 60, 90, 120}, number_field("impatient_timer", &Options::impatient_timer, 0, longest_timer)),
        number_field("last_word", &Options::last_word, 2, 3),
        number_field("turn_limit", &Options::turn_limit, 1, most_turns),
        dictionary_field(),
    };
    return fields;
}

} // namespace palazzo::palabra
