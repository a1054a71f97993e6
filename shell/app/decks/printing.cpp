#include "shell/app/decks/printing.hpp"

#include "engine/quiz/hint.hpp"
#include "engine/quiz/html.hpp"
#include "engine/quiz/readings.hpp"
#include "engine/quiz/text.hpp"
#include "shell/app/decks/decks.hpp"

#include <algorithm>
#include <memory>
#include <vector>

namespace palazzo::app {
namespace {

using i18n::Voice;
using quiz::Deck;
using quiz::Item;

// A page of cards fits on A4 paper and on US letter paper.
constexpr std::size_t card_columns = 3;
constexpr std::size_t card_rows = 5;
constexpr std::size_t cards_on_page = card_columns * card_rows;
constexpr std::size_t longest_large_text = 24;  ///< Largest number of letters of a text in the largest size.
constexpr std::size_t longest_middle_text = 80; ///< Largest number of letters of a text in the middle size.
constexpr int rule_count = 9;                   ///< Number of rules of Speak on the first page of the booklet.
constexpr int die_sides = 6;

constexpr std::string_view style = R"(
@page { margin: 10mm; }
body { margin: 0; color: #000; background: #fff; font: 11pt/1.35 sans-serif; }
h1 { font-size: 18pt; margin: 0 0 4mm; }
h2 { font-size: 13pt; margin: 6mm 0 2mm; break-after: avoid; }
li { margin: 0 0 2mm; break-inside: avoid; }
small { color: #555; }
pre { font: inherit; white-space: pre-wrap; }
.first { break-after: page; }
.answer { font-weight: bold; }
.cards { display: grid; grid-template-columns: repeat(3, 1fr); grid-auto-rows: 50mm; break-after: page; }
.card { box-sizing: border-box; border: 0.2mm dashed #999; padding: 3mm; overflow: hidden; display: flex;
  flex-direction: column; align-items: center; justify-content: center; text-align: center; gap: 2mm; }
.card b { font-size: 17pt; line-height: 1.2; }
.card b.middle { font-size: 12pt; }
.card b.small { font-size: 9pt; }
)";

/// Returns an element with a text. `attributes` is empty, or begins with a space.
std::string element(std::string_view name, std::string_view text, const std::string& attributes = {}) {
    const std::string tag(name);
    return "<" + tag + attributes + ">" + quiz::html_of_text(text) + "</" + tag + ">";
}

/// Returns the attribute that names the language of a text; nothing if the language isn't known.
std::string lang(std::string_view code) { return code.empty() ? "" : " lang=\"" + quiz::html_of_text(code) + "\""; }

std::string document(std::string_view title, std::string_view language, const std::string& body) {
    return "<!doctype html>\n<html" + lang(language) + ">\n<head>\n<meta charset=\"utf-8\">\n" + element("title", title)
        + "\n<style>" + std::string(style) + "</style>\n</head>\n<body>\n" + body + "</body>\n</html>\n";
}

/// Returns the class for the size of a text on a card, as an attribute.
std::string size_of(std::string_view text) {
    const std::size_t letters = quiz::count_letters(text);
    if (letters <= longest_large_text) return "";
    return letters <= longest_middle_text ? " class=\"middle\"" : " class=\"small\"";
}

/// Returns level and topic of an item in one line; empty if it has neither or the deck has only one.
std::string labels_of(const Voice& voice, const Deck& deck, const Item& item) {
    std::vector<std::string> labels;
    if (deck.levels.size() > 1) labels.push_back(deck.levels[static_cast<std::size_t>(item.level)]);
    if (item.topic >= 0) labels.push_back(deck.topics[static_cast<std::size_t>(item.topic)]);
    return voice.join(labels, "list.dot");
}

std::string instruction_of(const Voice& voice, const Deck& deck, const Item& item) {
    return voice.say(pages::instruction_for(deck, item.kind, false));
}

std::string prompt_element(
    std::string_view name, const Deck& deck, const Item& item, const std::string& attributes = {}) {
    return element(name, item.prompt, attributes + lang(pages::prompt_language(deck, item.kind)));
}

// --- Cards

std::string front_of(const Voice& voice, const Deck& deck, const Item& item) {
    return "<div class=\"card\">" + element("small", labels_of(voice, deck, item))
        + prompt_element("b", deck, item, size_of(item.prompt)) + element("small", instruction_of(voice, deck, item))
        + "</div>\n";
}

std::string back_of(const Deck& deck, const Item& item) {
    const std::string answer = quiz::shown_answer(item);
    return "<div class=\"card\">" + element("b", answer, size_of(answer) + lang(deck.language)) + "</div>\n";
}

/// Returns the pages of cards. The cards of a row of answers stand in the opposite order, because the paper is turned
/// over. The last page is filled with empty cards.
std::string cards_body(const Voice& voice, const Deck& deck, const std::vector<const Item*>& items) {
    std::string body;
    for (std::size_t first = 0; first < items.size(); first += cards_on_page) {
        const auto card_at = [&](std::size_t i) { return first + i < items.size() ? items[first + i] : nullptr; };
        std::string fronts;
        std::string backs;
        for (std::size_t i = 0; i < cards_on_page; ++i) {
            const std::size_t opposite = i - i % card_columns + (card_columns - 1 - i % card_columns);
            const std::string empty = "<div class=\"card\"></div>\n";
            fronts += card_at(i) == nullptr ? empty : front_of(voice, deck, *card_at(i));
            backs += card_at(opposite) == nullptr ? empty : back_of(deck, *card_at(opposite));
        }
        body +=
            "<section class=\"cards\">\n" + fronts + "</section>\n<section class=\"cards\">\n" + backs + "</section>\n";
    }
    return body;
}

// --- Booklet and key

/// Returns the sides of the die that a category has, such as `1, 2`, as they are shared in a game.
std::string sides_of(const Voice& voice, std::size_t category, std::size_t categories) {
    std::vector<std::string> sides;
    for (int side = 0; side < die_sides; ++side)
        if (static_cast<std::size_t>(side) % categories == category) sides.push_back(std::to_string(side + 1));
    return voice.join(sides, "list.more");
}

std::string rules_page(const Voice& voice) {
    std::string rules;
    for (int i = 1; i <= rule_count; ++i) rules += element("li", voice.say("print.rules." + std::to_string(i))) + "\n";
    return "<section class=\"first\">\n" + element("h2", voice.say("print.rules")) + "\n<ol>\n" + rules
        + "</ol>\n</section>\n";
}

/// Returns the answers to an item, the one that is shown first; empty for an item to talk about.
std::string answers_of(const Deck& deck, const Item& item) {
    const std::string shown = quiz::shown_answer(item);
    if (shown.empty()) return "";
    std::string answers = element("span", shown, " class=\"answer\"" + lang(deck.language));
    for (const std::string& other : quiz::other_answers(item, shown))
        answers += " · " + element("span", other, lang(deck.language));
    return "<br>" + answers;
}

/// Returns a question of the booklet or, if `with_answers` is true, of the key.
std::string question_of(const Voice& voice, const Deck& deck, const Item& item, bool with_answers) {
    if (with_answers) return "<li>" + prompt_element("span", deck, item) + answers_of(deck, item) + "</li>\n";
    return "<li>" + element("small", instruction_of(voice, deck, item)) + "<br>" + prompt_element("span", deck, item)
        + "</li>\n";
}

/// Returns the questions by category. Their numbers go on from one category to the next, so that the key has the same.
std::string questions_body(
    const Voice& voice, const Deck& deck, const std::vector<const Item*>& items, bool with_answers) {
    std::string body;
    std::size_t number = 1;
    for (std::size_t category = 0; category < deck.categories.size(); ++category) {
        std::string questions;
        const std::size_t first = number;
        for (const Item* item : items) {
            if (item->category != static_cast<int>(category)) continue;
            questions += question_of(voice, deck, *item, with_answers);
            ++number;
        }
        if (questions.empty()) continue;
        body += element("h2",
            voice.say(
                "print.category", {deck.categories[category], sides_of(voice, category, deck.categories.size())}));
        body += "\n<ol start=\"" + std::to_string(first) + "\">\n" + questions + "</ol>\n";
    }
    return body;
}

/// Returns whether a card can ask an item. A card has an answer on its back, and its front mustn't tell it.
bool fits_on_card(const Item& item) { return !item.answers.empty() && item.kind != quiz::QuestionKind::listen; }

} // namespace

std::string printed_deck(
    const Voice& voice, std::string_view language, const Deck& deck, const quiz::DeckPart& part, PrintedForm form) {
    std::vector<const Item*> items;
    for (const Item& item : deck.items)
        if (quiz::is_in_part(part, item) && (form != PrintedForm::cards || fits_on_card(item))) items.push_back(&item);
    if (form == PrintedForm::cards) return document(deck.title, language, cards_body(voice, deck, items));
    const bool key = form == PrintedForm::key;
    const std::string title = key ? voice.say("print.key.title", {deck.title}) : deck.title;
    return document(title, language,
        element("h1", title) + "\n" + (key ? "" : rules_page(voice)) + questions_body(voice, deck, items, key));
}

std::string printed_text(const std::string& text, std::string_view language) {
    const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
    const std::string title = text.substr(0, end);
    return document(title, language, element("h1", title) + element("pre", quiz::trimmed(text.substr(end))));
}

void print_or_export_deck(App& app, const Deck& deck, const quiz::DeckPart& part, PrintedForm form) {
    const auto shown = shown_deck(app, std::make_shared<const Deck>(deck));
    const std::string text = printed_deck(voice_of(app), language_of(app).code, *shown, part, form);
    if (app.services.can_print()) return app.services.print(text);
    const auto named = std::find_if(
        printed_forms.begin(), printed_forms.end(), [&](const PrintedFormName& one) { return one.form == form; });
    export_file(app, deck.name + "-" + std::string(named->name) + ".html", text);
}

} // namespace palazzo::app
