#include "shell/app/challenge/challenge.hpp"

#include "shell/app/challenge/card.hpp"

#include "engine/games/palace/challenge.hpp"
#include "engine/games/palace/legal.hpp"
#include "engine/games/palace/turn.hpp"
#include "engine/quiz/draw.hpp"
#include "engine/quiz/spelling.hpp"
#include "engine/quiz/text.hpp"
#include "shell/app/decks/practice.hpp"
#include "shell/app/moves.hpp"

#include <algorithm>
#include <array>

namespace palazzo::app {
namespace {

using a11y::Action;
using pages::ChallengeModel;
using palace::Judge;
using palace::Move;
using palace::Question;
using Palace = PalaceSession;

constexpr double told_seconds = 3.5; ///< how long a bot's answer stays to be read

Palace* palace_of(App& app) {
    return app.page == Page::table && app.session ? std::get_if<Palace>(&*app.session) : nullptr;
}
const Palace* palace_of(const App& app) {
    return app.page == Page::table && app.session ? std::get_if<Palace>(&*app.session) : nullptr;
}

/// The page has a field of its own for this; elsewhere it is typed on the canvas.
void begin_typing(App& app, QuestionState& quiz) {
    quiz.laid = app.services.type("ch:text");
    quiz.typing = !quiz.laid;
}

/// The state of what is asked now; a new one when the challenge is another.
QuestionState& quiz_of(App& app, const Palace& s) {
    if (!app.quiz || app.quiz->moment != s.match.turn_count()) {
        app.quiz = QuestionState{};
        app.quiz->moment = s.match.turn_count();
        app.quiz->votes.resize(static_cast<std::size_t>(s.match.seats()));
        app.quiz->shares.resize(static_cast<std::size_t>(s.match.seats()));
    }
    return *app.quiz;
}
/// The device lay open on the table: the next human to play takes it before any hand shows.
void take_device(Palace& s) {
    if (humans(s) < 2 || s.match.over() || waits(s)) return;
    Seat next = table_of(s).turn;
    while (!is_human(s, next) || !table_of(s).still_in(next)) {
        next = palace::seat_after(table_of(s), next);
        if (next == table_of(s).turn) return;
    }
    s.back = next == s.onlooker;
    s.onlooker = next;
    s.curtain = true;
    s.fresh = true;
    s.screen = {};
}

/// The device goes round from question to question: nobody's cards are to be seen in between.
void keep_covered(Palace& s) {
    if (humans(s) > 1 && waits(s)) s.shown = s.match.turn_count();
}

/// The verdict of who was asked, and in a vote what each human judge said; bots say what the one who answered says.
void give_verdict(
    App& app, Palace& s, const std::optional<std::string>& answer, bool right, const QuestionState& quiz) {
    const Seat answers = answering(s);
    const auto q = question_on(s);
    const std::string prompt = q ? q->item.prompt : "";
    const auto deck = s.match.rules().asking ? s.match.rules().asking->deck : nullptr;
    for (const Seat judge : s.match.to_act().list()) {
        Move m;
        m.kind = answer ? Move::Kind::answer : Move::Kind::judge;
        m.answer = answer.value_or("");
        const bool own = static_cast<std::size_t>(judge) < quiz.votes.size() && is_human(s, judge);
        m.right =
            own && quiz.votes[static_cast<std::size_t>(judge)] ? *quiz.votes[static_cast<std::size_t>(judge)] : right;
        const Refusal reason = s.match.play(judge, m);
        expect(!reason, "a verdict of who may judge");
        after_move(app, s);
    }
    const bool passed = std::none_of(s.match.last_turn().events.begin(), s.match.last_turn().events.end(),
        [](const Message& event) { return event.id == "palace.event.failed"; });
    if (deck != nullptr && q && is_human(s, answers)) note_answer(app, deck->name, prompt, passed);
    take_device(s);
    keep_covered(s);
    app.quiz.reset();
}

std::string right_answer(const Palace& s) {
    const auto q = question_on(s);
    return has_answer(q) ? q->item.answers.front() : "";
}

void answer_typed(App& app, Palace& s, const std::string& typed) {
    const QuestionState quiz = quiz_of(app, s);
    const bool right = palace::verdict_on(*s.match.rules().asking, table_of(s), typed).value_or(false);
    app.feedback = AnswerFeedback{told_card(app, s, typed, right), right_answer(s), 0};
    give_verdict(app, s, typed, right, quiz);
}

void answer_judged(App& app, Palace& s, bool right) {
    const QuestionState quiz = quiz_of(app, s);
    const auto q = question_on(s);
    // Who didn't know it sees it, unless it was shown already.
    if (!right && has_answer(q) && !quiz.shown)
        app.feedback = AnswerFeedback{told_card(app, s, "", false), right_answer(s), 0};
    give_verdict(app, s, std::nullopt, right, quiz);
}

/// A bot's answer is decided by the dice of its level, whoever judges (fine print 31).
void answer_as_bot(App& app, Palace& s) {
    const Seat bot = answering(s);
    Rng dice = bot_dice(s, bot);
    const auto level = read_level(s.seats[static_cast<std::size_t>(bot)].level).value_or(Level::simple);
    const bool right = static_cast<int>(dice.below(100)) < answers_right[static_cast<std::size_t>(level)];
    const auto q = question_on(s);
    std::optional<std::string> answer;
    std::string said;
    bool passed = right;
    if (has_answer(q)) {
        const auto& deck = *s.match.rules().asking->deck;
        said = right ? q->item.answers.front() : quiz::likely_mistake(deck, q->item, dice);
        if (table_of(s).laws.options.judge == Judge::automatic) {
            answer = said;
            passed = palace::verdict_on(*s.match.rules().asking, table_of(s), said).value_or(right);
        }
    }
    const double stays = told_seconds * static_cast<double>(pace(app.settings.speed));
    if (stays > 0) {
        app.feedback = AnswerFeedback{told_card(app, s, said, passed), right_answer(s), app.services.clock() + stays};
        app.feedback->card.brief = true;
    }
    give_verdict(app, s, answer, passed, {});
}

bool all_said(const QuestionState& quiz, const std::vector<Seat>& who) {
    return std::all_of(
        who.begin(), who.end(), [&](Seat seat) { return quiz.votes[static_cast<std::size_t>(seat)].has_value(); });
}

void vote(App& app, Palace& s, int seat, const std::string& value) {
    const auto who = sayers(s);
    if (std::find(who.begin(), who.end(), seat) == who.end() || (value != "0" && value != "1")) return;
    QuestionState& quiz = quiz_of(app, s);
    quiz.votes[static_cast<std::size_t>(seat)] = value == "1";
    if (!all_said(quiz, who)) return;
    const auto own = quiz.votes[static_cast<std::size_t>(answering(s))];
    answer_judged(app, s, own.value_or(false));
}

void share(App& app, Palace& s, int seat, const std::string& value) {
    QuestionState& quiz = quiz_of(app, s);
    if (seat < 0 || seat >= s.match.seats() || value.size() != 1) return;
    quiz.shares[static_cast<std::size_t>(seat)] = std::clamp(value[0] - '0', 0, palace::challenges_of_a_four);
}

void give_shares(App& app, Palace& s) {
    Move m;
    m.kind = Move::Kind::assign;
    for (const int n : quiz_of(app, s).shares) m.shares.push_back(static_cast<std::uint8_t>(n));
    if (!s.match.play(table_of(s).turn, m)) after_move(app, s);
}

/// The seat that an id like `ch:vote:2` names; -1 for another id.
int seat_in(const std::string& id, const std::string& prefix) {
    if (id.rfind(prefix, 0) != 0) return -1;
    const auto seat = read_seed(id.substr(prefix.size()));
    return seat && *seat < static_cast<std::uint64_t>(seat_limit) ? static_cast<int>(*seat) : -1;
}

bool act_on_answer(App& app, Palace& s, const Action& action) {
    QuestionState& quiz = quiz_of(app, s);
    const bool typed = is_typed(s);
    if (act_on_field(app, quiz, action)) return true;
    if (act_on_empty(app, quiz, typed, action)) return true;
    if (action.id == "ch:check" && typed)
        answer_typed(app, s, std::string(quiz.text));
    else if (action.id == "ch:unknown" && typed)
        answer_typed(app, s, "");
    else if (action.id == "ch:show")
        quiz.shown = true;
    else if (action.id == "ch:hear" && question_on(s))
        app.services.speak(question_on(s)->item.prompt, s.match.rules().asking->deck->language);
    else if ((action.id == "ch:pass" || action.id == "ch:fail") && !typed && sayers(s).size() == 1)
        answer_judged(app, s, action.id == "ch:pass");
    else if (const int seat = seat_in(action.id, "ch:vote:"); seat >= 0 && !typed)
        vote(app, s, seat, action.value);
    else
        return false;
    return true;
}

} // namespace

std::optional<ChallengeModel> challenge_model(const App& app) {
    const Palace* s = palace_of(app);
    if (s == nullptr) return std::nullopt;
    if (app.feedback) return app.feedback->card;
    if (waits(*s) && is_human(*s, answering(*s))) return asked_of_human(app, *s);
    if (hands_out(*s)) return handing_out(app, *s);
    return std::nullopt;
}

bool challenge_waits(const App& app) {
    const Palace* s = palace_of(app);
    return s != nullptr && waits(*s);
}

std::optional<double> drive_challenge(App& app) {
    Palace* s = palace_of(app);
    if (s == nullptr) return std::nullopt;
    if (app.feedback) {
        if (app.feedback->until <= 0) return -1;
        const double left = app.feedback->until - app.services.clock();
        if (left > 0) return left;
        app.feedback.reset();
    }
    if (!waits(*s)) return std::nullopt;
    if (!is_human(*s, answering(*s))) {
        answer_as_bot(app, *s);
        return 0;
    }
    QuestionState& quiz = quiz_of(app, *s);
    if (quiz.began < 0) quiz.began = app.services.clock();
    if (question_on(*s) && roll_of(app, quiz) < 1.0F) return 0;
    const int seconds = palace::read_deck_choice(s->match.record()).seconds;
    if (seconds == 0) return -1;
    const double left = quiz.began + seconds - app.services.clock();
    if (left > 0) return std::min(left, 0.25);
    // Where people judge they see that the time is up, and say what that means.
    if (is_typed(*s)) answer_typed(app, *s, "");
    return -1;
}

bool act_on_field(App& app, QuestionState& quiz, const Action& action) {
    if (action.id == "ch:text") {
        quiz.text = quiz::shortened(action.value, quiz::longest_answer);
        quiz.nothing = false;
    } else if (action.id == "ch:type") {
        begin_typing(app, quiz);
    } else if (action.id == "ch:typed") {
        quiz.typing = quiz.laid = false;
    } else {
        return false;
    }
    return true;
}

bool act_on_empty(App& app, QuestionState& quiz, bool typed, const Action& action) {
    if (action.id != "ch:check" || !typed || !quiz::trimmed(quiz.text).empty()) return false;
    quiz.nothing = true;
    ++quiz.tries;
    quiz.lent = false;
    app.services.say(say(Message{"challenge.nothing", {}}));
    return true;
}

void lend_keyboard(App& app) {
    if (!app.quiz || app.feedback || app.quiz->lent || app.sheet != SheetKind::none) return;
    app.quiz->lent = true;
    // A finger would be shown half a keyboard that it didn't ask for, and who listens would be taken away.
    if (app.by_hand) begin_typing(app, *app.quiz);
}

bool act_on_told(App& app, const Action& action) {
    if (action.id == "ch:go") {
        app.feedback.reset();
    } else if (action.id == "ch:say") {
        app.services.speak(app.feedback->aloud, app.feedback->card.language);
        app.feedback->until = 0; // who listens reads on at leisure
        app.feedback->card.brief = false;
    }
    return true;
}

bool act_on_challenge(App& app, const Action& action) {
    Palace* s = palace_of(app);
    if (s == nullptr || action.id.rfind("ch:", 0) != 0) return false;
    if (app.feedback) return act_on_told(app, action);
    if (waits(*s)) return is_human(*s, answering(*s)) && act_on_answer(app, *s, action);
    if (!hands_out(*s)) return false;
    if (const int seat = seat_in(action.id, "ch:share:"); seat >= 0) share(app, *s, seat, action.value);
    if (action.id == "ch:give") give_shares(app, *s);
    return true;
}

std::shared_ptr<const quiz::Deck> deck_on_table(const App& app) {
    const Palace* s = palace_of(app);
    return s != nullptr && s->match.rules().asking ? s->match.rules().asking->deck : nullptr;
}

std::vector<int> missed_items(const App& app) {
    std::vector<int> missed;
    const Palace* s = palace_of(app);
    if (s == nullptr || !s->match.rules().asking) return missed;
    const auto turns = s->match.turns();
    std::size_t at = 0;
    s->match.each_position([&](const palace::State& state) {
        if (at == turns.size()) return;
        const auto& turn = turns[at++];
        const auto q = palace::question_of(*s->match.rules().asking, state.table);
        if (!q || !is_human(*s, palace::answering(state.table))) return;
        const bool failed = std::any_of(turn.events.begin(), turn.events.end(),
            [](const Message& event) { return event.id == "palace.event.failed"; });
        const bool known = std::find(missed.begin(), missed.end(), q->drawn.item) != missed.end();
        if (failed && !known) missed.push_back(q->drawn.item);
    });
    return missed;
}

} // namespace palazzo::app
