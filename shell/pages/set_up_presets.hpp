// The presets of a game, from which players choose one. If there is room, each is shown with a sentence and a picture.
#pragma once

#include "shell/pages/set_up.hpp"
#include "shell/ui/widgets.hpp"

namespace palazzo::pages {

enum class PresetLook {
    names, ///< Each preset is a name. Below all of them is the sentence of the chosen one.
    tiles, ///< Each preset is a name with its sentence and its picture.
};

/// Returns the height of the presets. If the game has only one, that is the height of its sentence.
float presets_height(const ui::Theme& theme, const SetUpModel& model, float width, PresetLook look);
/// Draws the presets. Returns the action `preset` with the index of the pressed one; nullopt if none is pressed.
/// `is_beside_players` tells that the column of the players is beside them, so that both headings are at one height.
std::optional<a11y::Action> draw_presets(const ui::Canvas& canvas, const i18n::Voice& voice, ui::ColumnFlow& flow,
    const SetUpModel& model, PresetLook look, bool is_beside_players);

} // namespace palazzo::pages
