// Names all functions and types that Sevens provides for the screen.
#pragma once

#include "shell/games/example/cues.hpp"
#include "shell/games/example/table.hpp"

namespace palazzo {

template <>
struct games::UiOf<example::Rules> {
    using Table = example::screen::Table;
    static constexpr pages::GamePicture picture = games::no_picture;
    static std::vector<ui::CardFace> preset_cards(const example::Options&) { return {}; }
    static ui::CardFace card_face(Card card) { return ui::CardFace(card); }
    static std::optional<sound::Cue> cue(const example::Event& event) { return example::screen::cue_of(event); }
    static bool is_celebrated(const example::Event& event) { return example::screen::is_celebrated(event); }
    static std::vector<games::Illustration> rule_examples(const example::Options&, const i18n::Voice&) { return {}; }
};

} // namespace palazzo
