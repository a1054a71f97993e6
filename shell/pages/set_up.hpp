// The table before the deal: which rules, who sits where.
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

/// A switch of the rule editor: a choice among labels, or on and off.
struct RuleSwitch {
    std::string option; ///< its name in records
    std::string label;
    std::string detail;
    std::string heading;              ///< above it; empty: it goes on with the one before
    std::vector<std::string> choices; ///< empty: on or off
    int chosen = 0;                   ///< index, or 1 for on; -1: none of the choices
    std::string words;                ///< by which it is found besides; they don't show
};

/// A set of house rules of one's own.
struct OwnSet {
    std::string name;
    std::string detail; ///< what it goes out from
};

/// From so many rules on they can be searched.
inline constexpr std::size_t searched_from = 8;
inline constexpr std::size_t longest_search = 60; ///< in bytes

struct SetUpModel {
    std::string game;          ///< in words
    std::vector<Offer> offers; ///< its presets
    int preset = 0;            ///< index into offers
    std::vector<OwnSet> own_sets;
    int own = -1;                ///< index of the one that was chosen; -1: none
    bool can_save_own = false;   ///< the rules are others than the preset's, or than those of the set
    bool can_update_own = false; ///< they may be put in the place of those of the set
    std::string library;         ///< the button of the published rule sets; empty: the game has none
    bool uses_published = false; ///< one of them was chosen
    bool asks = false;           ///< there is a set-up by questions
    int least_players = 2;
    int most_players = 8;
    std::vector<SeatInfo> seats;          ///< with the names that show
    std::vector<std::string> typed;       ///< by seat: the name that was typed; empty: none
    std::vector<std::string> tempers;     ///< by seat: what a bot is like; empty: nothing to be said
    Seat typing = -1;                     ///< whose name is being typed on the canvas; -1: nobody's
    std::vector<std::string> matches;     ///< one game, and the kinds of matches of several; none: nothing to choose
    int match = 0;                        ///< index
    std::vector<std::string> match_goals; ///< of the match; none: it is settled, or one game
    int match_goal = 0;                   ///< index
    std::string match_goal_label;         ///< what the goals count
    std::string match_detail;             ///< what else is to be known of the match; empty: nothing
    bool match_waits = false;             ///< another one is under way: its sheet is offered
    bool challenges = false;              ///< anybody is challenged at this table
    std::string deck;                     ///< of challenges
    std::vector<std::string> levels;      ///< to choose from; none: the deck has but one
    int level = 0;                        ///< index
    std::string topic;                    ///< what is asked about; empty: the deck has no topics to choose from
    std::vector<std::string> seconds;     ///< to answer
    int second = 0;                       ///< index
    std::vector<RuleSwitch> rules;
    bool rules_open = false;
    bool can_search = false; ///< there are enough rules to look for one
    std::string sought;      ///< what is looked for among them; empty: all are there
    bool seeking = false;    ///< that text is being typed on the canvas
    std::string problem;     ///< why it can't begin; empty: it can
};

/// What may sit in a seat: a human, or a bot of a level that searches.
inline constexpr std::array seat_kinds{
    "setup.seat.person", "setup.seat.easy", "setup.seat.medium", "setup.seat.hard", "setup.seat.master"};
/// The index into seat_kinds. A bot of an old record stands where it plays about as well.
int kind_of(const SeatInfo& seat);
std::vector<std::string> seat_kinds_in_words(const i18n::Voice& voice);
/// How a bot of a kind is called in records.
std::string_view level_of_kind(int kind);

/// Ids: `back`, `preset` (index), `players` (how many above the fewest), `seat:N` (kind index), `name:N` (text),
/// `deck` (of challenges), `topic` (of that deck), `levels` and `seconds` (index), `who:N` (another character sits
/// there), `type:N` (a human's name was pressed on the canvas), `typed` (done with it), `rule:OPTION` (index), `rules`
/// (opens or closes the editor), `type:search` (the search was pressed on the canvas), `field:search` (text), `begin`,
/// `share`; `library` (opens the published rule sets), `ask` (opens the set-up by questions); `own:N` (a set of one's
/// own), `own_save`, `own_update`, `own_edit`; `match` and `match_goal` (index), `match_sheet` (the match that is under
/// way).
std::optional<a11y::Action> draw_set_up(const ui::Theme& theme, const i18n::Voice& voice, const SetUpModel& model);
a11y::Mirror mirror_set_up(const i18n::Voice& voice, const SetUpModel& model);

} // namespace palazzo::pages
