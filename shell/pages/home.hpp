// The first screen: players continue a game, begin one, or open what is stored.
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

/// A preset of a game that the player can choose.
struct PresetOffer {
    std::string game;
    std::string preset;
    std::string name;
    std::string sentence;
    std::vector<ui::CardFace> picture = {}; ///< A few cards that illustrate the preset; empty if it has no picture.
};

/// The looks of a game: its picture on the home screen, and the cloth of its table.
struct GamePicture {
    /// Draws some cards in the middle of an area, as large as possible.
    void (*draw)(const ui::Canvas& canvas, const ui::Rect& area) = nullptr;
    ui::TableTheme cloth = ui::TableTheme::green; ///< Cloth of the game's table if the theme is `by_game`.
    /// Two of the game's cards, for the tile that continues a game.
    std::array<ui::CardFace, 2> cards = {
        ui::CardFace(Card(Rank::two, Suit::diamonds)), ui::CardFace(Card(Rank::ace, Suit::spades))};
};

/// A game with its presets, the default one first.
struct GameOffer {
    std::string game;
    std::string name;
    std::string sentence;
    std::vector<PresetOffer> presets;
    GamePicture picture;
};

/// A finished game, with the texts of its row.
struct LatestGame {
    std::string id;
    std::string title;
    std::string detail;
    bool won = false; ///< True if somebody at this device won the game.
};

/// A row of the home screen that opens a feature of the program.
struct HomeRow {
    std::string id;
    std::string title;
    std::string detail;
    ui::Icon icon;
};

struct HomeModel {
    std::string resume_title; ///< Title of the game or match to continue; empty if there is none.
    std::string resume_detail;
    std::array<ui::CardFace, 2> resume_cards = GamePicture{}.cards;
    std::vector<GameOffer> games;
    std::vector<HomeRow> rows;            ///< Rows above the games.
    std::vector<LatestGame> latest_games; ///< Finished games, the latest one first.
    int saved = 0;                        ///< Number of stored games.
    std::string notice;
    bool new_version = false; ///< True if a new version of the program can be loaded.
};

/// Draws the home screen. Returns the pressed action: `continue`, `play:GAME` (deals the game's usual table at once),
/// `set_up:GAME/PRESET`, `saved`, `decks`, `import`, `settings`, `update`, `statistics`, `latest:ID` (a finished game),
/// or the id of a row; nullopt if nothing is pressed.
std::optional<a11y::Action> draw_home(const ui::Theme& theme, const i18n::Voice& voice, const HomeModel& model);
a11y::Mirror home_mirror(const i18n::Voice& voice, const HomeModel& model);

} // namespace palazzo::pages
