// Examples on the page of rules. Each is a sentence with a picture below it.
#pragma once

#include "engine/core/rulebook.hpp"
#include "engine/i18n/voice.hpp"
#include "shell/pages/sheet.hpp"

#include <string>
#include <utility>
#include <vector>

namespace palazzo::games {

struct Illustration {
    RuleTopic topic = RuleTopic::examples; ///< Heading under which the illustration is shown.
    std::string sentence;
    pages::SheetItem picture;
};

/// Adds to `lines` the cards of a group in an example: a line with all cards, then a line with the marked cards and a
/// line with the crossed-out cards, if there are any.
template <class Card>
void add_cards_as_text(std::vector<std::string>& lines, const ShownCardGroup<Card>& group, const i18n::Voice& voice) {
    using Look = typename ShownCard<Card>::Emphasis;
    const auto notation = [&](auto&& wanted) {
        std::string text;
        for (const auto& shown : group.cards)
            if (wanted(shown.emphasis)) text += (text.empty() ? "" : " ") + to_text(shown.card);
        return text;
    };
    lines.push_back(voice.say("picture.cards", {voice.say(group.caption), notation([](Look) { return true; })}));
    const std::string marked = notation([](Look look) { return look == Look::marked; });
    const std::string struck = notation([](Look look) { return look == Look::crossed_out; });
    if (!marked.empty()) lines.push_back(voice.say("picture.marked", {marked}));
    if (!struck.empty()) lines.push_back(voice.say("picture.struck", {struck}));
}

/// Returns the picture of a group of cards in an example. `drawn` receives a card and its look, returns the card's
/// face, and may change the look.
template <class Card, class Drawn>
pages::CardsPicture::CardGroup card_group_picture(
    const ShownCardGroup<Card>& shown, const i18n::Voice& voice, Drawn&& drawn) {
    using Look = typename ShownCard<Card>::Emphasis;
    using Arrangement = typename ShownCardGroup<Card>::Arrangement;
    constexpr float in_a_pile = 0.45F;
    pages::CardsPicture::CardGroup group;
    group.caption = voice.say(shown.caption);
    group.on_backs = shown.arrangement == Arrangement::on_face_down_cards;
    if (shown.arrangement == Arrangement::pile) group.step = in_a_pile;
    for (const auto& [card, look] : shown.cards) {
        ui::CardLook seen;
        seen.playable = look == Look::marked;
        seen.struck = look == Look::crossed_out;
        seen.dimmed = look == Look::dimmed || seen.struck;
        ui::CardFace face = drawn(card, seen);
        group.cards.push_back({face, seen});
    }
    return group;
}

/// Returns the examples as illustrations whose pictures are rows of cards.
template <class Example, class Drawn>
std::vector<Illustration> illustrations_of(
    const std::vector<Example>& examples, const i18n::Voice& voice, Drawn&& drawn) {
    std::vector<Illustration> all;
    for (const Example& example : examples) {
        pages::SheetItem picture;
        picture.kind = pages::SheetItem::ItemKind::cards;
        for (const auto& row : example.rows) {
            picture.cards.rows.emplace_back();
            for (const auto& group : row) {
                picture.cards.rows.back().push_back(card_group_picture(group, voice, drawn));
                add_cards_as_text(picture.lines, group, voice);
            }
        }
        all.push_back({example.topic, voice.say(example.sentence), std::move(picture)});
    }
    return all;
}

} // namespace palazzo::games
