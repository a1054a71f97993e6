// Names all functions and types that Palace provides for the screen.
#pragma once

#include "shell/games/palace/challenge/challenge.hpp"
#include "shell/games/palace/cues.hpp"
#include "shell/games/palace/examples.hpp"
#include "shell/games/palace/picture.hpp"
#include "shell/games/palace/table.hpp"

namespace palazzo {

template <>
struct games::UiOf<palace::Rules> {
    using Table = palace::screen::Table;
    using Questions = palace::screen::Challenges;
    static constexpr pages::GamePicture picture{palace::screen::draw_tile_picture};
    static std::vector<ui::CardFace> preset_cards(const palace::Options& options) {
        return palace::screen::special_cards(options);
    }
    static ui::CardFace card_face(Card card) { return ui::CardFace(card); }
    static std::optional<sound::Cue> cue(const palace::Event& event) { return palace::screen::cue_of(event); }
    static bool is_celebrated(const palace::Event& event) { return palace::screen::is_celebrated(event); }
    static std::vector<games::Illustration> rule_examples(const palace::Options& options, const i18n::Voice& voice) {
        return palace::screen::illustrations(options, voice);
    }
};

} // namespace palazzo
