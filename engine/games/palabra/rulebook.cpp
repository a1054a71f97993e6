#include "engine/games/palabra/rulebook.hpp"

namespace palazzo::palabra {
namespace {

Message line(const char* id) { return {std::string("palabra.rule.") + id, {}}; }

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

} // namespace

std::vector<Message> rules_in_force(const Options& o) {
    std::vector<Message> lines{line("aim"), line(o.simultaneous ? "round" : "turn")};
    if (!o.eliminate_high_score) lines.push_back(line("joker"));
    for (const char* id : {"shave", shave_rule(o.shave), "word", words_rule(o.words)}) lines.push_back(line(id));
    if (!o.short_words) lines.push_back(line("no_short_words"));
    for (const char* id : {"score", "lock", "build", "straight", "flush", "vowels", "exchange", "blanks"})
        lines.push_back(line(id));
    if (o.impatient_timer > 0) lines.push_back({"palabra.rule.timer", {std::to_string(o.impatient_timer)}});
    lines.push_back(o.simultaneous ? line("end_round") : Message{"palabra.rule.end", {std::to_string(o.last_word)}});
    lines.push_back(line("penalty"));
    if (o.eliminate_high_score) lines.push_back(line("best_off"));
    return lines;
}

} // namespace palazzo::palabra
