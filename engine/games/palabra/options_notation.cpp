#include "engine/dictionary/registry.hpp"
#include "engine/games/palabra/notation.hpp"

#include <algorithm>

namespace palazzo::palabra {
namespace {

/// Returns the names of the dictionaries that may be chosen: those that are loaded, and the English one. The English
/// one may always be chosen, because it comes with the program, but in a browser it is loaded only when it is needed.
std::vector<std::string> dictionary_names() {
    auto names = dictionary::lexicon_names();
    const std::string usual(dictionary::english_list_name);
    if (std::find(names.begin(), names.end(), usual) == names.end()) names.insert(names.begin(), usual);
    return names;
}

constexpr OptionField<Options> dictionary_field() {
    return {"dictionary", other_values([] {
                return Json{{"type", "choice"}, {"values", dictionary_names()}};
            }),
        [](const OptionValues&, const Options& o) { return Json(o.dictionary); },
        [](const OptionValues&, Options& o, const Json& json) {
            for (const std::string& name : dictionary_names())
                if (json == name) {
                    o.dictionary = name;
                    return Refusal();
                }
            return disallowed_value_refusal(json);
        }};
}

} // namespace

std::span<const OptionField<Options>> option_fields() {
    static constexpr std::array fields{
        number_field<&Options::players>("players", least_players, most_players),
        number_field<&Options::decks>("decks", 0, most_decks),
        choice_field<&Options::words>("words", {"enforced", "challenge", "vote"}),
        flag_field<&Options::short_words>("short_words"),
        choice_field<&Options::shave>("shave", {"previous", "anyone", "last_and_next"}),
        flag_field<&Options::eliminate_high_score>("eliminate_high_score"),
        flag_field<&Options::simultaneous>("simultaneous"),
        with_offered_values(
            {0, 30, 60, 90, 120}, number_field<&Options::impatient_timer>("impatient_timer", 0, longest_timer)),
        number_field<&Options::last_word>("last_word", 2, 3),
        number_field<&Options::turn_limit>("turn_limit", 1, most_turns),
        dictionary_field(),
    };
    return fields;
}

} // namespace palazzo::palabra
