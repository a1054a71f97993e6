// The mirror of the card of a question, for screen readers.
#include "shell/pages/question_card_words.hpp"

#include <string>
#include <utility>

namespace palazzo::pages {
namespace {

using a11y::Control;
using a11y::Region;

/// Returns a region with all texts of the card, one on each line.
Region said_on(const i18n::Voice& voice, const ChallengeModel& model) {
    Region said{"challenge", voice.say(model.title)};
    const auto line = [&](const std::string& text, const std::string& quoted = {}, const std::string& language = {}) {
        if (text.empty()) return;
        if (!quoted.empty() && !language.empty()) said.foreign.push_back({quoted, language, said.lines.size()});
        said.lines.push_back(text);
    };
    line(voice.say(model.detail));
    line(voice.say(model.stake));
    line(question_labels_in_words(voice, model));
    line(voice.say(model.instruction), voice.say(model.instruction), model.instruction_language);
    line(model.prompt, model.prompt, model.question_language);
    if (model.seconds_left == 0) line(voice.say("challenge.time_up"));
    if (model.passed) line(verdict_in_words(voice, *model.passed));
    line(model.given_answer, model.given_answer, model.language);
    if (!model.answer.empty())
        line(voice.say("challenge.labelled", {answer_label(voice, model), model.answer}), model.answer, model.language);
    line(model.note);
    if (!model.other_answers.empty()) line(voice.say("challenge.others.title"));
    for (const std::string& answer : model.other_answers) line(answer, answer, model.language);
    if (!model.letters.empty()) line(voice.say("challenge.letters", {model.letters}), model.letters, model.language);
    line(voice.say(model.hint));
    line(voice.say(model.fact));
    line(voice.say(model.judge_line));
    if (!model.due.counts.empty()) line(voice.say(model.due.sentence));
    for (const std::string& words : progress_lines(voice, model.progress)) line(words);
    return said;
}

/// Adds the field for the answer. Its label contains the prompt, because on phones the field and the keyboard cover the
/// table.
void add_answer_field(Region& region, const i18n::Voice& voice, const ChallengeModel& model) {
    std::string label = voice.say(model.instruction);
    if (!model.prompt.empty()) label = voice.say("challenge.labelled", {label, model.prompt});
    Control field{Control::Kind::text, "ch:text", label};
    field.value = model.text;
    field.keys = model.keys;
    field.language = model.language;
    if (!model.prompt.empty() && !model.question_language.empty())
        region.foreign.push_back({model.prompt, model.question_language, 0, field.id});
    field.submit = "ch:check";
    field.ended = "ch:typed";
    region.controls.push_back(std::move(field));
}

void add_vote(Region& region, const i18n::Voice& voice, const ChallengeVote& vote) {
    Control choice{Control::Kind::choice, "ch:vote:" + std::to_string(vote.seat), voice.name(vote.seat)};
    choice.options = {verdict_in_words(voice, false), verdict_in_words(voice, true), voice.say("challenge.not_said")};
    choice.chosen = vote.passed ? (*vote.passed ? 1 : 0) : 2;
    region.controls.push_back(std::move(choice));
}

void add_share(Region& region, const i18n::Voice& voice, const ChallengeShare& share) {
    const std::string seat = std::to_string(share.seat);
    Control choice{Control::Kind::choice, "ch:share:" + seat, voice.say("challenge.share", {seat})};
    choice.options = {"0", "1", "2", "3", "4"};
    choice.chosen = share.share;
    region.controls.push_back(std::move(choice));
}

/// Returns the controls of the card, in the order in which they are drawn.
Region moves_on(const i18n::Voice& voice, const ChallengeModel& model) {
    Region moves{"moves", voice.say("challenge.moves")};
    if (model.typed) add_answer_field(moves, voice, model);
    for (const ChallengeVote& vote : model.votes) add_vote(moves, voice, vote);
    for (const ChallengeShare& share : model.shares) add_share(moves, voice, share);
    for (const ChallengeButton& b : model.buttons) {
        Control control{Control::Kind::button, b.id, voice.say(b.label)};
        control.move = b.move;
        moves.controls.push_back(std::move(control));
    }
    return moves;
}

} // namespace

a11y::Mirror challenge_mirror(const i18n::Voice& voice, const ChallengeModel& model) {
    a11y::Mirror mirror{voice.say(model.title), {said_on(voice, model), moves_on(voice, model)}, true};
    if (model.has_menu) {
        Region game{"game", voice.say("table.game")};
        game.controls.push_back({Control::Kind::button, "menu", voice.say("table.menu")});
        mirror.regions.push_back(std::move(game));
    }
    // Escape closes the card, as it does on the canvas.
    if (model.passed)
        mirror.escape = "ch:go";
    else if (model.has_menu)
        mirror.escape = "menu";
    return mirror;
}

} // namespace palazzo::pages
