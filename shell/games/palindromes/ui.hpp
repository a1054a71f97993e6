// Names all functions and types that Palindromes provides for the screen.
#pragma once

#include "shell/games/palindromes/cues.hpp"
#include "shell/games/palindromes/examples.hpp"
#include "shell/games/palindromes/picture.hpp"
#include "shell/games/palindromes/table.hpp"

namespace palazzo {

template <>
struct games::UiOf<palindromes::Rules> {
    using Table = palindromes::screen::Table;
    static constexpr pages::GamePicture picture{palindromes::screen::draw_tile_picture,
        palindromes::screen::picture_cloth,
        {ui::CardFace(Card(Rank::six, Suit::clubs)), ui::CardFace(Card(Rank::six, Suit::hearts))}};
    static std::vector<ui::CardFace> preset_cards(const palindromes::Options&) { return {}; }
    static ui::CardFace card_face(Card card) { return ui::CardFace(card); }
    static std::optional<sound::Cue> cue(const palindromes::Event& event) { return palindromes::screen::cue_of(event); }
    static bool is_celebrated(const palindromes::Event& event) { return palindromes::screen::is_celebrated(event); }
    static std::vector<games::Illustration> rule_examples(
        const palindromes::Options& options, const i18n::Voice& voice) {
        return palindromes::screen::illustrations(options, voice);
    }
};

} // namespace palazzo
