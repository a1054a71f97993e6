#include "shell/games/palace/challenge/challenge.hpp"

#include "engine/games/palace/challenge.hpp"
#include "engine/games/palace/legal.hpp"
#include "engine/games/palace/turn.hpp"
#include "engine/quiz/choice.hpp"
#include "engine/quiz/judge.hpp"
#include "engine/quiz/readings.hpp"
#include "engine/quiz/registry.hpp"
#include "engine/quiz/spelling.hpp"
#include "shell/games/palace/challenge/card.hpp"
#include "shell/games/palace/ui.hpp"

#include <algorithm>
#include <variant>

namespace palazzo::palace::screen {
namespace {

using a11y::Action;
using games::is_human;
using games::QuestionHost;
using pages::AnswerFeedback;
using pages::QuestionState;

constexpr double feedback_seconds = 2.0; ///< Time for which a bot's answer is shown, in seconds.
/// Time for which a bot's question is shown before its answer, in seconds, so that people can think of their own.
constexpr double thinking_seconds = 1.0;

/// Returns the state of the open question, which is reset if the question is new.
QuestionState& question_of(QuestionHost& host, const LocalPalaceTable& s) {
    auto& question = host.dialog.question;
    if (!question || question->moment != s.match.turn_count()) {
        question = QuestionState{};
        question->moment = s.match.turn_count();
        question->votes.resize(static_cast<std::size_t>(s.match.seat_count()));
        question->shares.resize(static_cast<std::size_t>(s.match.seat_count()));
    }
    return *question;
}

/// Makes the human who plays next the viewer, and closes the curtain while the device is passed to them. This is
/// necessary after a challenge if several people share the device.
void pass_device_after_verdict(LocalPalaceTable& s) {
    if (games::human_count(s) < 2 || s.match.is_over() || waits_for_verdict(s)) return;
    Seat next = table_of(s).turn;
    while (!is_human(s, next) || !table_of(s).is_still_in(next)) {
        next = seat_after(table_of(s), next);
        if (next == table_of(s).turn) return;
    }
    s.viewer_returned = next == s.viewer;
    s.viewer = next;
    s.curtain = true;
    s.skip_animation = true;
    s.screen.forget_private_state();
}

/// If another question follows at once, marks the position as already drawn, so that nobody's cards are shown between
/// the two questions.
void keep_covered(LocalPalaceTable& s) {
    if (games::human_count(s) > 1 && waits_for_verdict(s)) s.drawn_move = s.match.turn_count();
}

bool has_failed(const Match<Rules>::Turn& turn) {
    return std::any_of(turn.events.begin(), turn.events.end(), [](const Event& event) {
        const auto* verdict = std::get_if<ChallengeJudged>(&event);
        return verdict != nullptr && !verdict->passed;
    });
}

/// Makes the moves of all judges. If several judges vote, each human has given a verdict, and bots have the same
/// verdict as the player who answered.
void give_verdict(QuestionHost& host, LocalPalaceTable& s, const std::optional<std::string>& answer, bool right,
    const QuestionState& question) {
    const Seat answers = challenged_seat(s);
    const auto q = asked_question(s);
    const std::string prompt = q ? q->item.prompt : "";
    const auto deck = Challenges::deck(s);
    for (const Seat judge : s.match.seats_to_act().list()) {
        Move m;
        m.kind = answer ? Move::Kind::answer : Move::Kind::judge;
        m.answer = answer.value_or("");
        const auto vote = static_cast<std::size_t>(judge);
        const bool own = vote < question.votes.size() && is_human(s, judge);
        m.right = own && question.votes[vote] ? *question.votes[vote] : right;
        const Refusal refusal = s.match.play(judge, m);
        expect(!refusal, "a verdict of who may judge");
        host.moved();
    }
    if (deck != nullptr && q && is_human(s, answers))
        host.note_answer(
            deck->name, prompt, quiz::answer_outcome(!has_failed(s.match.last_turn()), question.was_helped()));
    pass_device_after_verdict(s);
    keep_covered(s);
    host.dialog.question.reset();
}

std::string right_answer(const LocalPalaceTable& s) {
    const auto q = asked_question(s);
    return has_answer(q) ? quiz::shown_answer(q->item) : "";
}

/// Returns the item of the open question, with all answers that count as right.
quiz::Item asked(const QuestionHost& host, const LocalPalaceTable& s) {
    return host.services.with_accepted_answers(*Challenges::deck(s), asked_question(s)->item);
}

void answer_typed(QuestionHost& host, LocalPalaceTable& s, const std::string& typed) {
    const QuestionState question = question_of(host, s);
    const bool strict = table_of(s).derived.options.strict;
    const bool listed = verdict_on(*s.match.rules().questions, table_of(s), typed).value_or(false);
    // The rules don't know the answers that players have called right. So the move contains one of the deck's answers
    // instead.
    const bool called =
        !listed && quiz::accepts(asked(host, s), typed, strict, quiz::languages_of(*Challenges::deck(s)));
    const bool right = listed || called;
    const std::string answer = called ? right_answer(s) : typed;
    AnswerFeedback feedback = feedback_on(host.context(), s, typed, right);
    feedback.refused_answer = right ? "" : typed;
    feedback.was_helped = question.was_helped();
    feedback.moment = question.moment;
    pages::add_feedback_buttons(feedback, host.services);
    host.dialog.feedback = std::move(feedback);
    give_verdict(host, s, answer, right, question);
}

/// Changes the verdict on the last answer, which the deck refused. If `right` is true, the answer counts as right;
/// otherwise it counts as wrong again. The answer is taken back and given again with the new verdict.
void appeal(QuestionHost& host, LocalPalaceTable& s, bool right) {
    AnswerFeedback& feedback = *host.dialog.feedback;
    s.match.undo();
    s.viewer = challenged_seat(s);
    const quiz::Deck& deck = *Challenges::deck(s);
    const quiz::Item item = asked_question(s)->item;
    host.set_answer_called_right(deck.name, item.prompt, feedback.refused_answer, right);
    pages::show_appealed_verdict(feedback, deck, item, right, table_of(s).derived.options.strict, host.services);
    QuestionState question;
    question.near_miss_shown = feedback.was_helped;
    give_verdict(host, s, right ? right_answer(s) : feedback.refused_answer, right, question);
}

/// Returns whether an action changes the verdict that is shown. It can't be changed once the game is over.
bool is_appeal(const QuestionHost& host, const LocalPalaceTable& s, const Action& action) {
    const AnswerFeedback& feedback = *host.dialog.feedback;
    if (feedback.refused_answer.empty() || s.match.is_over() || s.match.turn_count() != feedback.moment + 1)
        return false;
    return action.id == (feedback.card.passed.value_or(false) ? "ch:wrong" : "ch:right");
}

void answer_judged(QuestionHost& host, LocalPalaceTable& s, bool right) {
    const QuestionState question = question_of(host, s);
    // Players who didn't know the right answer see it now, unless they have already seen it.
    if (!right && has_answer(asked_question(s)) && !question.answer_shown)
        host.dialog.feedback = feedback_on(host.context(), s, "", false);
    give_verdict(host, s, std::nullopt, right, question);
}

/// Answers for a bot. The bot's level decides whether the answer is right, no matter who judges (fine print 31). The
/// text of the answer is taken from the deck.
void answer_as_bot(QuestionHost& host, LocalPalaceTable& s) {
    const Seat bot = challenged_seat(s);
    Rng dice = s.bot_rng(bot);
    const auto level = read_level(s.seats[static_cast<std::size_t>(bot)].level).value_or(Level::simple);
    const bool right = answers_correctly(level, dice);
    const auto q = asked_question(s);
    std::optional<std::string> answer;
    std::string said;
    bool passed = right;
    if (has_answer(q)) {
        said = right ? quiz::shown_answer(q->item) : quiz::likely_mistake(*Challenges::deck(s), q->item, dice);
        if (table_of(s).derived.options.judge == JudgeRule::automatic) {
            answer = said;
            passed = verdict_on(*s.match.rules().questions, table_of(s), said).value_or(right);
        }
    }
    const double stays = feedback_seconds * static_cast<double>(host.pace);
    if (stays > 0) {
        host.dialog.feedback = feedback_on(host.context(), s, said, passed);
        host.dialog.feedback->closes_at = host.now + stays;
        host.dialog.feedback->card.closes_by_itself = true;
    }
    give_verdict(host, s, answer, passed, {});
}

/// Judges the viewer's answer to the question of a bot. Only what the viewer has learned is noted; the game waits for
/// the bot's own answer.
void judge_viewers_answer(QuestionHost& host, LocalPalaceTable& s, const std::string& typed) {
    QuestionState& question = question_of(host, s);
    const quiz::Deck& deck = *Challenges::deck(s);
    const bool strict = table_of(s).derived.options.strict;
    const bool right = !typed.empty() && quiz::accepts(asked(host, s), typed, strict, quiz::languages_of(deck));
    host.dialog.feedback = feedback_on(host.context(), s, typed, right);
    // Nothing is at stake for the viewer.
    host.dialog.feedback->card.detail = {"challenge.too", {std::to_string(challenged_seat(s))}};
    host.note_answer(deck.name, asked_question(s)->item.prompt, quiz::answer_outcome(right, question.was_helped()));
    question.answered_too = true;
    question.typing = question.native_field_open = false;
    question.began = -1;
}

/// Handles the controls of the card on which the viewer answers the question of a bot, too.
bool handle_viewers_answer(QuestionHost& host, LocalPalaceTable& s, const Action& action) {
    QuestionState& question = question_of(host, s);
    const quiz::Deck& deck = *Challenges::deck(s);
    if (pages::handle_answer_field_action(question, action, host.services)) return true;
    if (pages::refuse_empty_answer(question, true, action, host.services)) return true;
    if (pages::refuse_near_miss(
            question, deck, asked(host, s), table_of(s).derived.options.strict, action, host.services))
        return true;
    if (action.id == "ch:check")
        judge_viewers_answer(host, s, std::string(question.text));
    else if (action.id == "ch:unknown")
        judge_viewers_answer(host, s, "");
    else if (action.id == "ch:hear")
        host.services.speak(asked_question(s)->item.prompt, deck.language);
    else
        return false;
    return true;
}

/// Shows the question of a bot for a moment, and then answers it. Returns the seconds until the bot answers: 0 if it
/// has answered, and a negative number if it waits for the viewer to answer first.
double update_bot(QuestionHost& host, LocalPalaceTable& s) {
    QuestionState& question = question_of(host, s);
    if (is_viewer_asked_too(host.context(), s)) return -1;
    if (question.began < 0) question.began = host.now;
    const double thinks = asked_question(s) ? thinking_seconds * static_cast<double>(host.pace) : 0;
    const double left = question.began + thinks - host.now;
    if (left > 0) return left;
    answer_as_bot(host, s);
    return 0;
}

bool all_said(const QuestionState& question, const std::vector<Seat>& who) {
    return std::all_of(
        who.begin(), who.end(), [&](Seat seat) { return question.votes[static_cast<std::size_t>(seat)].has_value(); });
}

void vote(QuestionHost& host, LocalPalaceTable& s, int seat, const std::string& value) {
    const auto who = verdict_givers(s);
    if (std::find(who.begin(), who.end(), seat) == who.end() || (value != "0" && value != "1")) return;
    QuestionState& question = question_of(host, s);
    question.votes[static_cast<std::size_t>(seat)] = value == "1";
    if (!all_said(question, who)) return;
    const auto own = question.votes[static_cast<std::size_t>(challenged_seat(s))];
    answer_judged(host, s, own.value_or(false));
}

void share(QuestionHost& host, const LocalPalaceTable& s, int seat, const std::string& value) {
    if (seat < 0 || seat >= s.match.seat_count() || value.size() != 1) return;
    question_of(host, s).shares[static_cast<std::size_t>(seat)] = std::clamp(value[0] - '0', 0, challenges_after_four);
}

void give_shares(QuestionHost& host, LocalPalaceTable& s) {
    Move m;
    m.kind = Move::Kind::assign;
    for (const int n : question_of(host, s).shares) m.shares.push_back(static_cast<std::uint8_t>(n));
    if (!s.match.play(table_of(s).turn, m)) host.moved();
}

/// Returns the seat at the end of an id such as `ch:vote:2`; -1 if the id has another form.
int seat_in(const std::string& id, const std::string& prefix) {
    if (id.rfind(prefix, 0) != 0) return -1;
    const auto seat = read_seed(id.substr(prefix.size()));
    return seat && *seat < static_cast<std::uint64_t>(seat_limit) ? static_cast<int>(*seat) : -1;
}

bool handle_answer(QuestionHost& host, LocalPalaceTable& s, const Action& action) {
    QuestionState& question = question_of(host, s);
    const bool typed = is_answer_typed(s);
    if (pages::handle_answer_field_action(question, action, host.services)) return true;
    if (pages::refuse_empty_answer(question, typed, action, host.services)) return true;
    const bool judged = typed && asked_question(s);
    if (judged
        && pages::refuse_near_miss(
            question, *Challenges::deck(s), asked(host, s), table_of(s).derived.options.strict, action, host.services))
        return true;
    if (judged
        && pages::handle_help_action(
            question, *Challenges::deck(s), asked_question(s)->item, action, offered_help(s), host.services))
        return true;
    if (action.id == "ch:check" && typed)
        answer_typed(host, s, std::string(question.text));
    else if (action.id == "ch:unknown" && typed)
        answer_typed(host, s, "");
    else if (action.id == "ch:show")
        question.answer_shown = true;
    else if (action.id == "ch:hear" && asked_question(s))
        host.services.speak(asked_question(s)->item.prompt, Challenges::deck(s)->language);
    else if ((action.id == "ch:pass" || action.id == "ch:fail") && !typed && verdict_givers(s).size() == 1)
        answer_judged(host, s, action.id == "ch:pass");
    else if (const int seat = seat_in(action.id, "ch:vote:"); seat >= 0 && !typed)
        vote(host, s, seat, action.value);
    else
        return false;
    return true;
}

/// Returns the seconds until the verdict that is shown closes by itself. The number is negative if the verdict stays
/// until the player closes it. Returns nullopt if no verdict is shown any more.
std::optional<double> update_feedback(QuestionHost& host) {
    auto& feedback = host.dialog.feedback;
    if (!feedback) return std::nullopt;
    if (feedback->closes_at <= 0) return -1;
    const double left = feedback->closes_at - host.now;
    if (left > 0) return left;
    feedback.reset();
    return std::nullopt;
}

/// Updates the time limit for a human's answer. Returns the seconds until the display changes next; the number is
/// negative if it doesn't change by itself.
double update_question(QuestionHost& host, LocalPalaceTable& s) {
    QuestionState& question = question_of(host, s);
    if (question.began < 0) question.began = host.now;
    if (asked_question(s) && die_roll_progress(host.context(), question) < 1.0F) return 0;
    const int seconds = quiz::read_question_choice(s.match.record_without_moves().extras).seconds;
    if (seconds == 0) return -1;
    const double left = question.began + seconds - host.now;
    if (left > 0) return std::min(left, 0.25);
    // Only an answer that is typed ends with the time limit. If people judge, they see that the time is up, and decide
    // what follows.
    if (is_answer_typed(s)) answer_typed(host, s, "");
    return -1;
}

} // namespace

std::optional<pages::ChallengeModel> Challenges::question_card(
    const LocalPalaceTable& s, const games::QuestionContext& context) {
    if (context.dialog.feedback) return context.dialog.feedback->card;
    if (waits_for_verdict(s)) {
        if (is_human(s, challenged_seat(s))) return challenge_card_for_human(context, s);
        if (is_viewer_asked_too(context, s) || (asked_question(s) && context.pace > 0))
            return challenge_card_for_bot(context, s);
        return std::nullopt;
    }
    if (is_assigning_challenges(s)) return challenge_assignment_card(context, s);
    return std::nullopt;
}

bool Challenges::waits_for_verdict(const LocalPalaceTable& s) { return screen::waits_for_verdict(s); }

std::optional<double> Challenges::update(LocalPalaceTable& s, QuestionHost& host) {
    if (const auto left = update_feedback(host)) return left;
    if (!waits_for_verdict(s)) return std::nullopt;
    return is_human(s, challenged_seat(s)) ? update_question(host, s) : update_bot(host, s);
}

bool Challenges::handle(LocalPalaceTable& s, QuestionHost& host, const Action& action) {
    if (action.id.rfind("ch:", 0) != 0) return false;
    if (host.dialog.feedback) {
        if (is_appeal(host, s, action))
            appeal(host, s, action.id == "ch:right");
        else
            pages::handle_feedback_action(host.dialog, action, host.services);
        return true;
    }
    if (waits_for_verdict(s)) {
        if (is_human(s, challenged_seat(s))) return handle_answer(host, s, action);
        if (is_viewer_asked_too(host.context(), s)) return handle_viewers_answer(host, s, action);
        if (action.id == "ch:go") answer_as_bot(host, s); // The player doesn't want to wait for the bot.
        return action.id == "ch:go";
    }
    if (!is_assigning_challenges(s)) return false;
    if (const int seat = seat_in(action.id, "ch:share:"); seat >= 0) share(host, s, seat, action.value);
    if (action.id == "ch:give") give_shares(host, s);
    return true;
}

std::shared_ptr<const quiz::Deck> Challenges::deck(const LocalPalaceTable& s) {
    return s.match.rules().questions ? s.match.rules().questions->deck : nullptr;
}

std::optional<games::AnsweredQuestion> Challenges::answered_question(
    const LocalPalaceTable& s, std::size_t number, std::string_view language) {
    const auto& questions = s.match.rules().questions;
    const auto& events = s.match.all_turns()[number].events;
    const auto judges = [](const Event& event) { return std::holds_alternative<ChallengeJudged>(event); };
    if (!questions || std::none_of(events.begin(), events.end(), judges)) return std::nullopt;
    const State before = s.match.state_after(number);
    const auto asked = palace::question_of(*questions, before.table);
    if (!asked) return std::nullopt;
    const auto shown = quiz::deck_in_language(questions->deck, language);
    return games::AnsweredQuestion{
        answering_seat(before.table), shown->items[static_cast<std::size_t>(asked->drawn.item)].prompt};
}

std::vector<int> Challenges::missed_items(const LocalPalaceTable& s) {
    std::vector<int> missed;
    if (!s.match.rules().questions) return missed;
    const auto turns = s.match.turns();
    std::size_t at = 0;
    s.match.for_each_position([&](const State& state) {
        if (at == turns.size()) return;
        const auto& turn = turns[at++];
        const auto q = palace::question_of(*s.match.rules().questions, state.table);
        if (!q || !is_human(s, palace::answering_seat(state.table))) return;
        const bool known = std::find(missed.begin(), missed.end(), q->drawn.item) != missed.end();
        if (has_failed(turn) && !known) missed.push_back(q->drawn.item);
    });
    return missed;
}

} // namespace palazzo::palace::screen
