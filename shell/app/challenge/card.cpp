#include "shell/app/challenge/card.hpp"

#include "engine/games/palace/challenge.hpp"
#include "engine/games/palace/legal.hpp"
#include "shell/app/challenge/stake.hpp"

#include <algorithm>

namespace palazzo::app {
namespace {

using pages::ChallengeModel;
using palace::Judge;
using palace::Need;
using palace::Question;
using ui::ButtonKind;
using Palace = PalaceSession;

std::string text(const char* id, std::vector<std::string> args = {}, const SeatNames& names = {}) {
    return say(Message{id, std::move(args)}, names);
}

Judge judge_of(const Palace& s) { return table_of(s).laws.options.judge; }

const QuestionState& quiz_now(const App& app, const Palace& s) {
    static const QuestionState none{};
    return app.quiz && app.quiz->moment == s.match.turn_count() ? *app.quiz : none;
}

/// Who judges an answer, said right above the verdict.
void add_judge(ChallengeModel& m, const Palace& s) {
    const auto who = sayers(s);
    if (who.size() > 1) {
        m.judged = text("challenge.voted");
        return;
    }
    m.judge = who.front();
    m.judge_name = s.names[static_cast<std::size_t>(m.judge)];
    const bool own = m.judge == m.seat;
    m.judged = text(own ? "challenge.judged.self" : "challenge.judged", {std::to_string(m.judge)}, s.names);
}

/// A verdict is another card than its question, and every move makes new ones.
unsigned number_of(const Palace& s, bool told) {
    return 2 * static_cast<unsigned>(s.match.turn_count()) + (told ? 1 : 0);
}

ChallengeModel card_of(const App& app, const Palace& s, const QuestionState& quiz) {
    ChallengeModel m;
    m.seat = answering(s);
    m.name = s.names[static_cast<std::size_t>(m.seat)];
    m.title = text("challenge.title", {std::to_string(m.seat)}, s.names);
    m.detail = purpose_of(s.match.state(), s.names);
    m.stake = stake_of(s.match.state(), s.names);
    m.covers = humans(s) > 1;
    m.card = number_of(s, false);
    m.again = table_of(s).trial.prompt.again;
    if (const auto q = question_on(s)) {
        m.die = q->drawn.die;
        const bool heard = app.services.can_speak && app.services.can_speak(s.match.rules().asking->deck->language);
        add_question(m, *s.match.rules().asking->deck, q->item, quiz, heard);
    } else {
        const Seat giver = table_of(s).trial.waiting[0].challenger;
        m.instruction = is_human(s, giver) && giver != m.seat ? text("challenge.none", {std::to_string(giver)}, s.names)
                                                              : text("challenge.none.you");
    }
    return m;
}

std::string move_text(bool right) { return right ? R"({"judge":true})" : R"({"judge":false})"; }

void add_verdicts(ChallengeModel& m, const Palace& s, const QuestionState& quiz) {
    add_judge(m, s);
    const auto who = sayers(s);
    if (who.size() == 1) return add_verdict(m, move_text(false), move_text(true));
    for (const Seat seat : who)
        m.votes.push_back({seat, text("challenge.says", {std::to_string(seat)}, s.names),
            quiz.votes.empty() ? std::nullopt : quiz.votes[static_cast<std::size_t>(seat)]});
}

void add_speech(ChallengeModel& m, const App& app, const Palace& s, const Question& q) {
    const std::string& language = s.match.rules().asking->deck->language;
    if (!app.services.can_speak || !app.services.can_speak(language)) return;
    if (q.item.kind == quiz::Kind::listen) m.buttons.push_back({"ch:hear", text("challenge.hear")});
}

void add_time(ChallengeModel& m, const App& app, const Palace& s, const QuestionState& quiz) {
    m.seconds = palace::read_deck_choice(s.match.record()).seconds;
    if (m.seconds == 0) return;
    const double passed = quiz.began < 0 ? 0 : app.services.clock() - quiz.began;
    m.seconds_left = std::max(0, m.seconds - static_cast<int>(passed));
}

constexpr double roll_seconds = 0.8;

} // namespace

float roll_of(const App& app, const QuestionState& quiz) {
    const double lasts = roll_seconds * static_cast<double>(pace(app.settings.speed));
    if (lasts <= 0 || quiz.began < 0) return 1.0F;
    return static_cast<float>(std::clamp((app.services.clock() - quiz.began) / lasts, 0.0, 1.0));
}

const palace::Table& table_of(const Palace& s) { return s.match.state().table; }
bool waits(const Palace& s) { return table_of(s).need == Need::verdict && !s.match.over(); }
bool hands_out(const Palace& s) {
    return table_of(s).need == Need::assign && !s.match.over() && is_human(s, table_of(s).turn) && !s.curtain;
}

std::optional<Question> question_on(const Palace& s) {
    const auto& asking = s.match.rules().asking;
    return asking ? palace::question_of(*asking, table_of(s)) : std::nullopt;
}

bool has_answer(const std::optional<Question>& q) { return q && !q->item.answers.empty(); }

Seat answering(const Palace& s) { return palace::answering(table_of(s)); }

bool is_typed(const Palace& s) { return judge_of(s) == Judge::automatic && has_answer(question_on(s)); }

std::vector<Seat> sayers(const Palace& s) {
    std::vector<Seat> humans;
    bool bots = false;
    for (const Seat seat : s.match.to_act().list())
        if (is_human(s, seat))
            humans.push_back(seat);
        else
            bots = true;
    if (bots || humans.empty()) humans.push_back(answering(s));
    return humans;
}

ChallengeModel asked_of_human(const App& app, const Palace& s) {
    const QuestionState& quiz = quiz_now(app, s);
    ChallengeModel m = card_of(app, s, quiz);
    const auto q = question_on(s);
    m.roll = roll_of(app, quiz);
    add_time(m, app, s, quiz);
    if (q) add_speech(m, app, s, *q);
    if (is_typed(s)) {
        add_field(m, *s.match.rules().asking->deck, quiz);
        return m;
    }
    if (has_answer(q)) {
        if (quiz.shown)
            m.answer = q->item.answers.front();
        else
            m.buttons.push_back({"ch:show", text("challenge.show")});
    }
    add_verdicts(m, s, quiz);
    return m;
}

void add_told_buttons(ChallengeModel& m, const App& app) {
    m.buttons.push_back({"ch:go", text("challenge.continue"), ButtonKind::main});
    const bool heard = !m.language.empty() && app.services.can_speak && app.services.can_speak(m.language);
    if (heard && (!m.answer.empty() || !m.said.empty())) m.buttons.push_back({"ch:say", text("challenge.say")});
}

ChallengeModel told_card(const App& app, const Palace& s, const std::string& said, bool right) {
    ChallengeModel m = card_of(app, s, {});
    m.passed = right;
    m.said = said;
    m.card = number_of(s, true);
    if (right) m.stake.clear();
    const auto q = question_on(s);
    if (has_answer(q)) {
        m.prompt = q->item.prompt;
        m.answer = answer_to_show(q->item, said, right);
    }
    add_told_buttons(m, app);
    return m;
}

ChallengeModel handing_out(const App& app, const Palace& s) {
    const QuestionState& quiz = quiz_now(app, s);
    ChallengeModel m;
    m.seat = table_of(s).turn;
    m.name = s.names[static_cast<std::size_t>(m.seat)];
    m.card = number_of(s, false);
    m.title = text("challenge.title.hand_out");
    m.detail = text("challenge.hand_out");
    int sum = 0;
    for (Seat seat = 0; seat < s.match.seats(); ++seat) {
        if (!table_of(s).still_in(seat)) continue;
        const int share = quiz.shares.empty() ? 0 : quiz.shares[static_cast<std::size_t>(seat)];
        m.shares.push_back({seat, s.names[static_cast<std::size_t>(seat)], share});
        sum += share;
    }
    if (sum == palace::challenges_of_a_four) m.buttons.push_back({"ch:give", text("challenge.give"), ButtonKind::main});
    return m;
}

} // namespace palazzo::app
