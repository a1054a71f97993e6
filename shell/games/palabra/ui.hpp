// Names all functions and types that Palabra provides for the screen.
#pragma once

#include "shell/games/palabra/cues.hpp"
#include "shell/games/palabra/examples.hpp"
#include "shell/games/palabra/picture.hpp"
#include "shell/games/palabra/table.hpp"

namespace palazzo {

template <>
struct games::UiOf<palabra::Rules> {
    using Table = palabra::screen::Table;
    static constexpr pages::GamePicture picture{
        palabra::screen::draw_tile_picture, ui::TableTheme::blue, palabra::screen::picture_cards};
    static std::vector<ui::CardFace> preset_cards(const palabra::Options&) { return {}; }
    static ui::CardFace card_face(palabra::Card card) { return palabra::screen::face_of(card); }
    static std::optional<sound::Cue> cue(const palabra::Event& event) { return palabra::screen::cue_of(event); }
    static bool is_celebrated(const palabra::Event& event) { return palabra::screen::is_celebrated(event); }
    static std::vector<games::Illustration> rule_examples(const palabra::Options& options, const i18n::Voice& voice) {
        return palabra::screen::illustrations(options, voice);
    }
};

} // namespace palazzo
