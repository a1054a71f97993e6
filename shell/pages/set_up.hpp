// The set-up of a table: its rules, its players, and whether a match is played.
#pragma once

#include "engine/core/record.hpp"
#include "engine/i18n/voice.hpp"
#include "shell/a11y/action.hpp"
#include "shell/pages/home.hpp"
#include "shell/ui/theme.hpp"

#include <array>
#include <string>
#include <vector>

namespace palazzo::pages {

/// A rule in the editor: a choice between several labels, or a switch.
struct RuleSwitch {
    std::string option; ///< Name of the rule's option in records.
    std::string label;
    std::string detail;
    std::string heading; ///< Heading above the rule; empty if the rule follows another one under the same heading.
    std::vector<std::string> choices; ///< Labels to choose from; empty for a switch.
    int chosen = 0;    ///< Index of the chosen label, -1 if none is chosen; for a switch 1 if it is on, 0 if it is off.
    std::string words; ///< Words by which the search also finds the rule, although they aren't shown.
};

/// A set of house rules that the player has saved.
struct HouseRulesOffer {
    std::string name;
    std::string detail; ///< The preset on which the rules are based, and the number of changed rules.
};

/// Least number of rules for which a search is offered.
inline constexpr std::size_t least_rules_for_search = 8;
inline constexpr std::size_t longest_search = 60; ///< Length limit, in bytes, of a text to search for.

struct SetUpModel {
    std::string game;                ///< Title of the game.
    std::vector<PresetOffer> offers; ///< Presets of the game.
    int preset = 0;                  ///< Index of the chosen preset.
    std::vector<HouseRulesOffer> house_rules;
    int chosen_house_rules = -1; ///< Index of the chosen house rules; -1 if none are chosen.
    bool can_save_own = false;   ///< True if the rules differ from the preset or the chosen house rules.
    bool can_update_own = false; ///< True if the chosen house rules can be replaced with the changed rules.
    std::string library; ///< Label of the button that opens the published rule sets; empty if the game has none.
    bool uses_published = false; ///< True if a published rule set is chosen.
    bool asks = false;           ///< True if the player can set up the game by answering questions.
    int least_players = 2;
    int most_players = 8;
    std::vector<SeatInfo> seats;           ///< The seats, with the names that are shown.
    std::vector<std::string> typed;        ///< Name that was typed for each seat; empty if none was typed.
    std::vector<std::string> temperaments; ///< Temperament of each seat's bot in words; empty if there is none.
    Seat typing = -1;                      ///< Seat whose name is being typed on the canvas; -1 if none is.
    std::vector<std::string> matches;      ///< "One game" and the kinds of matches; empty if there is no choice.
    int match = 0;                         ///< Index into `matches`.
    std::vector<std::string> match_goals;  ///< Goals of the match; empty if there is no choice.
    int match_goal = 0;                    ///< Index into `match_goals`.
    std::string match_goal_label;          ///< Label of the goals, which says what they count.
    std::string match_detail;              ///< Further information about the match; may be empty.
    bool has_unfinished_match = false;     ///< True if another match isn't finished; its sheet is offered then.
    bool challenges = false;               ///< True if players are challenged at this table.
    std::string deck;                      ///< Title of the deck of challenges.
    std::vector<std::string> levels;       ///< Levels of the deck to choose from; empty if it has only one.
    int level = 0;                         ///< Index into `levels`.
    std::string topic;                ///< Chosen topic of the deck; empty if the deck has no topics to choose from.
    std::vector<std::string> seconds; ///< Time limits for an answer, to choose from.
    int second = 0;                   ///< Index into `seconds`.
    std::vector<RuleSwitch> rules;
    bool rules_open = false;
    bool can_search = false;    ///< True if there are so many rules that a search is offered.
    std::string search_text;    ///< Text for which the rules are searched; empty if all rules are shown.
    bool typing_search = false; ///< True while the searched text is being typed on the canvas.
    bool friends = false;       ///< True if the table can be played with friends at other places.
    std::string problem;        ///< Reason why the game can't begin; empty if it can.
};

/// Message ids of the kinds of players that can sit in a seat: a human, or a bot of one of four levels.
inline constexpr std::array seat_kinds{
    "setup.seat.person", "setup.seat.easy", "setup.seat.medium", "setup.seat.hard", "setup.seat.master"};
/// Returns the index of a seat's kind in seat_kinds. A bot of an old record, whose level can't be chosen any more, gets
/// the kind that plays about as well.
int seat_kind(const SeatInfo& seat);
std::vector<std::string> seat_kinds_in_words(const i18n::Voice& voice);
/// Returns the name that the level of a kind of bot has in records. `kind` is at least 1.
std::string_view bot_level_name(int kind);

/// Draws the set-up. Returns the pressed action; nullopt if nothing is pressed. The actions are `back`, `begin`,
/// `share`, `preset` (an index), `players` (the number above the fewest), `seat:N` (the index of a kind), `name:N` (the
/// text), `who:N` (chooses another character for a bot), `type:N` (a human's name was pressed on the canvas), `typed`
/// (a field was left), `deck`, `topic`, `levels` and `seconds` (an index), `rules` (opens or closes the editor),
/// `rule:OPTION` (an index), `type:search` (the search was pressed on the canvas), `field:search` (the text), `own:N`
/// (house rules), `own_save`, `own_update`, `own_edit`, `library` (the published rule sets), `ask` (the set-up by
/// questions), `match` and `match_goal` (an index), `match_sheet` (the match that isn't finished), and
/// `friends_host` (to play with friends at other places).
std::optional<a11y::Action> draw_set_up(const ui::Theme& theme, const i18n::Voice& voice, const SetUpModel& model);
a11y::Mirror set_up_mirror(const i18n::Voice& voice, const SetUpModel& model);

} // namespace palazzo::pages
