#include "shell/games/palindromes/examples.hpp"

#include "engine/i18n/sentence.hpp"
#include "shell/games/palindromes/scene.hpp"

#include <string>
#include <utility>

namespace palazzo::palindromes::screen {
namespace {

/// Returns the squares as the mirror writes them, such as `0, 1; 0, −1`.
std::string text_of(const std::vector<palindromes::Cell>& cells, const i18n::Voice& voice) {
    const auto number = [](int n) { return i18n::with_typographic_minus(std::to_string(n)); };
    std::vector<std::string> squares;
    for (const palindromes::Cell c : cells) squares.push_back(number(c.x) + ", " + number(c.y));
    return voice.join(squares, "list.clauses");
}

std::vector<std::string> example_in_words(const palindromes::Example& example, const i18n::Voice& voice) {
    std::vector<std::string> lines;
    const std::string card = to_text(example.card);
    for (const palindromes::PlacedCard& p : example.board)
        lines.push_back(voice.say("palindromes.picture.lies", {to_text(p.card), text_of({p.at}, voice)}));
    if (!example.allowed.empty())
        lines.push_back(voice.say("palindromes.picture.fits", {card, text_of(example.allowed, voice)}));
    if (!example.refused.empty())
        lines.push_back(voice.say("palindromes.picture.refused", {card, text_of(example.refused, voice)}));
    if (!example.growth_squares.empty())
        lines.push_back(voice.say("palindromes.picture.grows", {text_of(example.growth_squares, voice)}));
    return lines;
}

} // namespace

pages::BoardPicture example_picture(const palindromes::Example& example) {
    using Mark = pages::BoardPicture::BoardMark;
    pages::BoardPicture picture;
    for (const palindromes::PlacedCard& p : example.board) picture.cards.push_back({p.card, square_of(p.at)});
    const auto mark = [&](const std::vector<palindromes::Cell>& cells, Mark as) {
        for (const palindromes::Cell c : cells) picture.marks.push_back({as, square_of(c)});
    };
    mark(example.palindrome_squares, Mark::whole);
    mark(example.allowed, Mark::allowed);
    mark(example.refused, Mark::refused);
    mark(example.growth_squares, Mark::growing);
    if (example.palindrome_squares.empty()) picture.in_hand = example.card;
    return picture;
}

std::vector<games::Illustration> illustrations(const Options& options, const i18n::Voice& voice) {
    std::vector<games::Illustration> all;
    for (const Example& example : rule_examples(options)) {
        pages::SheetItem picture;
        picture.kind = pages::SheetItem::ItemKind::board;
        picture.board = example_picture(example);
        picture.lines = example_in_words(example, voice);
        all.push_back({example.topic, voice.say(example.sentence), std::move(picture)});
    }
    return all;
}

} // namespace palazzo::palindromes::screen
