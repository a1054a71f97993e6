#include "shell/games/palindromes/lesson.hpp"

#include "shell/games/palindromes/scene.hpp"

#include <utility>

namespace palazzo::palindromes::screen {

pages::BoardPicture picture_of(const palindromes::Example& example) {
    using Mark = pages::BoardPicture::Mark;
    pages::BoardPicture picture;
    for (const palindromes::Placed& p : example.board) picture.cards.push_back({p.card, square_of(p.at)});
    const auto mark = [&](const std::vector<palindromes::Cell>& cells, Mark as) {
        for (const palindromes::Cell c : cells) picture.marks.push_back({as, square_of(c)});
    };
    mark(example.whole, Mark::whole);
    mark(example.allowed, Mark::allowed);
    mark(example.refused, Mark::refused);
    mark(example.growing, Mark::growing);
    if (example.whole.empty()) picture.in_hand = example.card;
    return picture;
}

std::vector<pages::SheetItem> lesson_items(const Options& options, const i18n::Voice& voice) {
    std::vector<pages::SheetItem> items{pages::heading_item(voice.say("palindromes.lesson"))};
    for (const Example& example : lesson(options)) {
        items.push_back(pages::text_item(voice.say(example.sentence)));
        pages::SheetItem picture;
        picture.kind = pages::SheetItem::Kind::board;
        picture.board = picture_of(example);
        items.push_back(std::move(picture));
    }
    return items;
}

} // namespace palazzo::palindromes::screen
