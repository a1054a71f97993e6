#include "engine/games/palabra/rulebook.hpp"

#include <string>

namespace palazzo::palabra {
namespace {

using Sentences = std::vector<Message>;

Message line(const char* id) { return {std::string("palabra.rule.") + id, {}}; }
Message line(const char* id, int number) { return {std::string("palabra.rule.") + id, {std::to_string(number)}}; }

const char* shave_rule(ShaveRule rule) {
    switch (rule) {
    case ShaveRule::previous: return "shave_previous";
    case ShaveRule::anyone: return "shave_anyone";
    case ShaveRule::last_and_next: return "shave_last_and_next";
    }
    return "";
}

const char* words_rule(WordsRule rule) {
    switch (rule) {
    case WordsRule::enforced: return "words_enforced";
    case WordsRule::challenge: return "words_challenge";
    case WordsRule::vote: return "words_vote";
    }
    return "";
}

/// Returns the rules of the set-up. If all players act simultaneously, nobody goes first.
Sentences set_up(const Options& o) {
    Sentences rules{line("deal", decks_in_play(o))};
    if (!o.simultaneous) rules.push_back(line("first"));
    return rules;
}

Sentences turn(const Options& o) {
    if (o.simultaneous) return {line("round_pre_play"), line("round_play"), line("round_reveal")};
    return {line("clear"), line(o.eliminate_high_score ? "pre_play_shave" : "pre_play"), line("play")};
}

Sentences plays(const Options& o) {
    Sentences rules{line("word"), line(words_rule(o.words))};
    if (!o.short_words) rules.push_back(line("no_short_words"));
    for (const char* id : {"build", "straight", "flush", "vowels", "exchange"}) rules.push_back(line(id));
    return rules;
}

Sentences pre_plays(const Options& o) {
    Sentences rules;
    if (!o.eliminate_high_score) rules.push_back(line("joker"));
    rules.push_back(line("shave"));
    rules.push_back(line(shave_rule(o.shave)));
    if (o.impatient_timer > 0) rules.push_back(line("timer", o.impatient_timer));
    return rules;
}

Sentences end(const Options& o) {
    Sentences rules{o.simultaneous ? line("end_round") : line("end", o.last_word), line("penalty")};
    if (o.eliminate_high_score) rules.push_back(line("best_off"));
    rules.push_back(line("turn_limit", o.turn_limit));
    return rules;
}

Rulebook sections_of(const Options& o) {
    Rulebook book;
    add_section(book, RuleTopic::goal, {line("aim"), line(o.simultaneous ? "risk_round" : "risk")});
    add_section(book, RuleTopic::cards, {line("cards"), line("blanks")});
    add_section(book, RuleTopic::set_up, set_up(o));
    add_section(book, RuleTopic::turn, turn(o));
    add_section(book, RuleTopic::play, plays(o));
    add_section(book, RuleTopic::special_moves, pre_plays(o));
    add_section(book, RuleTopic::scoring, {line("score"), line("lock")});
    add_section(book, RuleTopic::end, end(o));
    return book;
}

} // namespace

Rulebook rulebook(const Options& o) {
    Options usual;
    usual.players = o.players;
    Rulebook book = sections_of(o);
    add_section(book, RuleTopic::house_rules, unusual_rules(book, sections_of(usual)));
    return book;
}

} // namespace palazzo::palabra
