// The first screen: go on, begin, or look at what is kept.
#pragma once

#include "engine/i18n/voice.hpp"
#include "shell/a11y/action.hpp"
#include "shell/cards/face.hpp"
#include "shell/ui/icons.hpp"
#include "shell/ui/theme.hpp"

#include <array>
#include <string>
#include <vector>

namespace palazzo::pages {

/// A rule set one can begin with.
struct Offer {
    std::string game;
    std::string preset;
    std::string name;
    std::string sentence;
    std::vector<ui::Face> picture = {}; ///< a few cards that it is about; none: it has no picture
};

/// What a game looks like on the home screen, and the cloth of its table.
struct GamePicture {
    /// Draws some cards in the middle of an area, as large as they fit.
    void (*draw)(const ui::Canvas& canvas, const ui::Rect& area) = nullptr;
    ui::TableTheme room = ui::TableTheme::green; ///< Cloth of the game's table, unless the player chose one for all.
    /// Two of its cards, for where a game that is under way is gone on with.
    std::array<ui::Face, 2> cards = {
        ui::Face(Card(Rank::two, Suit::diamonds)), ui::Face(Card(Rank::ace, Suit::spades))};
};

/// A game with its rule sets, the usual one first.
struct GameOffer {
    std::string game;
    std::string name;
    std::string sentence;
    std::vector<Offer> presets;
    GamePicture picture;
};

/// A finished game, in the words of its list.
struct LatestGame {
    std::string id;
    std::string title;
    std::string detail;
    bool won = false; ///< by somebody at this device
};

/// A row that leads to a feature.
struct HomeRow {
    std::string id;
    std::string title;
    std::string detail;
    ui::Icon icon;
};

struct HomeModel {
    std::string resume_title; ///< the game and its preset; empty: nothing to go on with
    std::string resume_detail;
    std::array<ui::Face, 2> resume_cards = GamePicture{}.cards;
    std::vector<GameOffer> games;
    std::vector<HomeRow> rows;      ///< above the games
    std::vector<LatestGame> latest; ///< the last of them first
    int saved = 0;                  ///< games kept
    std::string notice;
    bool new_version = false; ///< of the program can be had
};

/// Ids: `continue`, `play:GAME` (its usual table at once), `set_up:GAME/PRESET`, `saved`, `decks`, `import`,
/// `settings`, `update`, `statistics`, `latest:ID` (a finished game), and those of the rows.
std::optional<a11y::Action> draw_home(const ui::Theme& theme, const i18n::Voice& voice, const HomeModel& model);
a11y::Mirror mirror_home(const i18n::Voice& voice, const HomeModel& model);

} // namespace palazzo::pages
