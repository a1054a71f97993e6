#include "shell/games/palace/challenge/card.hpp"

#include "engine/games/palace/challenge.hpp"
#include "engine/games/palace/legal.hpp"
#include "engine/quiz/choice.hpp"
#include "engine/quiz/readings.hpp"
#include "engine/quiz/registry.hpp"
#include "shell/games/palace/challenge/stake.hpp"
#include "shell/games/palace/ui.hpp"

#include <algorithm>

namespace palazzo::palace::screen {
namespace {

using games::human_count;
using games::is_human;
using games::QuestionContext;
using pages::AnswerFeedback;
using pages::ChallengeModel;
using pages::QuestionState;
using ui::ButtonKind;

Message text(const char* id, std::vector<std::string> args = {}) { return {id, std::move(args)}; }

JudgeRule judge_of(const LocalPalaceTable& s) { return table_of(s).derived.options.judge; }

const QuestionState& question_now(const QuestionContext& context, const LocalPalaceTable& s) {
    static const QuestionState none{};
    return context.dialog.question && context.dialog.question->moment == s.match.turn_count() ? *context.dialog.question
                                                                                              : none;
}

/// Adds the text that says who judges the answer, which is shown above the buttons for the verdict.
void add_judge(ChallengeModel& m, const LocalPalaceTable& s) {
    const auto who = verdict_givers(s);
    if (who.size() > 1) {
        m.judge_line = text("challenge.voted");
        return;
    }
    m.judge = who.front();
    const bool own = m.judge == m.seat;
    m.judge_line = text(own ? "challenge.judged.self" : "challenge.judged", {std::to_string(m.judge)});
}

/// Returns the number of the question card, which no other question card of the game has. `has_verdict` is true if the
/// card shows the verdict, and false if it asks the question.
unsigned number_of(const LocalPalaceTable& s, bool has_verdict) {
    return 2 * static_cast<unsigned>(s.match.turn_count()) + (has_verdict ? 1 : 0);
}

/// Returns the cards that the challenge is about: the set that was announced, the card that was or would be turned
/// over, or the card that was played last.
std::vector<ui::CardFace> cards_about(const palace::Table& t) {
    std::vector<ui::CardFace> cards;
    if (t.challenges.cause == ChallengeCause::handed) return cards;
    if (t.challenges.cause == ChallengeCause::own)
        for (const Card c : t.challenges.named.all_cards()) cards.emplace_back(c);
    else if (t.challenges.cause == ChallengeCause::before)
        cards.emplace_back(Card::unknown());
    else if (!t.turned.is_none())
        cards.emplace_back(t.turned);
    else if (!t.pile.empty())
        cards.emplace_back(t.pile[t.pile.size() - 1].card);
    return cards;
}

/// Returns the deck of the table's questions, in the language of the program.
std::shared_ptr<const quiz::Deck> shown_deck(const QuestionContext& context, const LocalPalaceTable& s) {
    return quiz::deck_in_language(s.match.rules().questions->deck, context.services.language);
}

ChallengeModel card_of(const QuestionContext& context, const LocalPalaceTable& s, const QuestionState& question) {
    ChallengeModel m;
    m.seat = challenged_seat(s);
    m.title = text("challenge.title", {std::to_string(m.seat)});
    m.detail = reward_of_right_answer(s.match.state());
    m.stake = cost_of_wrong_answer(s.match.state());
    m.covers_table = human_count(s) > 1;
    m.card = number_of(s, false);
    m.missed_before = table_of(s).challenges.prompt.again;
    m.cards_at_stake = cards_about(table_of(s));
    if (const auto q = asked_question(s)) {
        m.die = q->drawn.die;
        const bool heard =
            context.services.can_speak && context.services.can_speak(s.match.rules().questions->deck->language);
        const auto shown = shown_deck(context, s);
        pages::add_question(m, *shown, shown->items[static_cast<std::size_t>(q->drawn.item)], question, heard,
            context.services.asks_in_learned_language);
    } else {
        const Seat giver = table_of(s).challenges.waiting[0].challenger;
        m.instruction = is_human(s, giver) && giver != m.seat ? text("challenge.none", {std::to_string(giver)})
                                                              : text("challenge.none.you");
    }
    return m;
}

std::string move_text(bool right) { return right ? R"({"judge":true})" : R"({"judge":false})"; }

void add_verdicts(ChallengeModel& m, const LocalPalaceTable& s, const QuestionState& question) {
    add_judge(m, s);
    const auto who = verdict_givers(s);
    if (who.size() == 1) return pages::add_verdict_buttons(m, move_text(false), move_text(true));
    for (const Seat seat : who)
        m.votes.push_back(
            {seat, question.votes.empty() ? std::nullopt : question.votes[static_cast<std::size_t>(seat)]});
}

void add_speech(ChallengeModel& m, const QuestionContext& context, const LocalPalaceTable& s, const Question& q) {
    const std::string& language = s.match.rules().questions->deck->language;
    if (!context.services.can_speak || !context.services.can_speak(language)) return;
    if (q.item.kind == quiz::QuestionKind::listen) m.buttons.push_back({"ch:hear", text("challenge.hear")});
}

void add_time(
    ChallengeModel& m, const QuestionContext& context, const LocalPalaceTable& s, const QuestionState& question) {
    m.seconds = quiz::read_question_choice(s.match.record_without_moves().extras).seconds;
    if (m.seconds == 0) return;
    const double passed = question.began < 0 ? 0 : context.now - question.began;
    m.seconds_left = std::max(0, m.seconds - static_cast<int>(passed));
}

constexpr double roll_seconds = 0.8;

} // namespace

float die_roll_progress(const QuestionContext& context, const QuestionState& question) {
    const double lasts = roll_seconds * static_cast<double>(context.pace);
    if (lasts <= 0 || question.began < 0) return 1.0F;
    return static_cast<float>(std::clamp((context.now - question.began) / lasts, 0.0, 1.0));
}

const palace::Table& table_of(const LocalPalaceTable& s) { return s.match.state().table; }
bool waits_for_verdict(const LocalPalaceTable& s) {
    return table_of(s).need == NeededAction::verdict && !s.match.is_over();
}
bool is_assigning_challenges(const LocalPalaceTable& s) {
    return table_of(s).need == NeededAction::assign && !s.match.is_over() && is_human(s, table_of(s).turn)
        && !s.curtain;
}

std::optional<Question> asked_question(const LocalPalaceTable& s) {
    const auto& questions = s.match.rules().questions;
    return questions ? question_of(*questions, table_of(s)) : std::nullopt;
}

bool has_answer(const std::optional<Question>& q) { return q && !q->item.answers.empty(); }

Seat challenged_seat(const LocalPalaceTable& s) { return palace::answering_seat(table_of(s)); }

bool is_answer_typed(const LocalPalaceTable& s) {
    return judge_of(s) == JudgeRule::automatic && has_answer(asked_question(s));
}

std::vector<Seat> verdict_givers(const LocalPalaceTable& s) {
    std::vector<Seat> humans;
    bool bots = false;
    for (const Seat seat : s.match.seats_to_act().list())
        if (is_human(s, seat))
            humans.push_back(seat);
        else
            bots = true;
    if (bots || humans.empty()) humans.push_back(challenged_seat(s));
    return humans;
}

pages::OfferedHelp offered_help(const LocalPalaceTable& s) {
    return human_count(s) == 1 ? pages::OfferedHelp::letters : pages::OfferedHelp::none;
}

bool is_viewer_asked_too(const QuestionContext& context, const LocalPalaceTable& s) {
    return context.services.asks_everyone && human_count(s) == 1 && is_answer_typed(s)
        && !question_now(context, s).answered_too;
}

namespace {

/// Returns the card on which the viewer answers the question of a bot, too.
ChallengeModel card_of_viewers_turn(const QuestionContext& context, const LocalPalaceTable& s) {
    const QuestionState& question = question_now(context, s);
    ChallengeModel m = card_of(context, s, question);
    m.detail = text("challenge.too", {std::to_string(m.seat)});
    m.stake = {};
    if (const auto q = asked_question(s)) add_speech(m, context, s, *q);
    pages::add_answer_text_field(m, *s.match.rules().questions->deck, question);
    return m;
}

} // namespace

ChallengeModel challenge_card_for_bot(const QuestionContext& context, const LocalPalaceTable& s) {
    if (is_viewer_asked_too(context, s)) return card_of_viewers_turn(context, s);
    ChallengeModel m = card_of(context, s, {});
    const auto shown = shown_deck(context, s);
    if (const auto q = asked_question(s)) m.prompt = shown->items[static_cast<std::size_t>(q->drawn.item)].prompt;
    m.closes_by_itself = true;
    m.bot_thinks = true;
    return m;
}

ChallengeModel challenge_card_for_human(const QuestionContext& context, const LocalPalaceTable& s) {
    const QuestionState& question = question_now(context, s);
    ChallengeModel m = card_of(context, s, question);
    const auto q = asked_question(s);
    m.roll = die_roll_progress(context, question);
    add_time(m, context, s, question);
    if (q) add_speech(m, context, s, *q);
    if (is_answer_typed(s)) {
        pages::add_answer_text_field(m, *s.match.rules().questions->deck, question, offered_help(s));
        return m;
    }
    if (has_answer(q)) {
        if (question.answer_shown)
            m.answer = quiz::shown_answer(q->item);
        else
            m.buttons.push_back({"ch:show", text("challenge.show")});
    }
    add_verdicts(m, s, question);
    return m;
}

AnswerFeedback feedback_on(
    const QuestionContext& context, const LocalPalaceTable& s, const std::string& said, bool right) {
    AnswerFeedback feedback;
    ChallengeModel& m = feedback.card;
    m = card_of(context, s, {});
    m.passed = right;
    m.given_answer = said;
    m.card = number_of(s, true);
    m.stake = {}; // the message of the table says what a wrong answer cost
    if (const auto q = asked_question(s); has_answer(q)) {
        const auto& deck = *s.match.rules().questions->deck;
        const quiz::Item& shown = shown_deck(context, s)->items[static_cast<std::size_t>(q->drawn.item)];
        feedback.spoken_answer = quiz::shown_answer(q->item);
        m.prompt = shown.prompt;
        pages::add_right_answer(m, deck, q->item, said, right, table_of(s).derived.options.strict);
        if (is_human(s, m.seat) || is_viewer_asked_too(context, s)) pages::add_explanations(feedback, deck, shown);
    }
    pages::add_feedback_buttons(feedback, context.services);
    return feedback;
}

ChallengeModel challenge_assignment_card(const QuestionContext& context, const LocalPalaceTable& s) {
    const QuestionState& question = question_now(context, s);
    ChallengeModel m;
    m.seat = table_of(s).turn;
    m.card = number_of(s, false);
    m.title = text("challenge.title.hand_out");
    m.detail = text("challenge.hand_out");
    int sum = 0;
    for (Seat seat = 0; seat < s.match.seat_count(); ++seat) {
        if (!table_of(s).is_still_in(seat)) continue;
        const int share = question.shares.empty() ? 0 : question.shares[static_cast<std::size_t>(seat)];
        m.shares.push_back({seat, share});
        sum += share;
    }
    if (sum == challenges_after_four) m.buttons.push_back({"ch:give", text("challenge.give"), ButtonKind::main});
    return m;
}

} // namespace palazzo::palace::screen
