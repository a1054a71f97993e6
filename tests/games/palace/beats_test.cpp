// Tests docs/rules/palace.md: "What you may play"; fine print 6 and 7.
#include "tests/games/palace/table.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palace::test {
namespace {

/// Returns the letters of the ranks whose single cards may be laid on a pile, from low to high in natural order.
std::string beaten_by(const char* pile, const char* changes = "{}", const char* preset = "classic") {
    const Round r({.preset = preset,
        .options = changes,
        .seats = {{"2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC"}, {"2H 3H"}},
        .pile = pile});
    std::string ranks;
    for (int i = 0; i < rank_count; ++i) {
        const std::string rank(1, to_char(rank_at(i)));
        if (r.can_play(("{'play':['" + rank + "C']}").c_str())) ranks += rank;
    }
    return ranks;
}

constexpr const char* plain = "{'powers':{}}";
constexpr const char* all = "23456789TJQKA";

} // namespace

TEST_CASE("An empty pile is beaten by anything", "[palace][beats]") {
    CHECK(beaten_by("") == all);
    CHECK(beaten_by("", "{}", "house") == all);
}

TEST_CASE("The effective top is the topmost card that is not a mirror card", "[palace][beats]") {
    const char* mirrors = "{'powers':{'3':['mirror']}}";
    CHECK(beaten_by("4S QD 3S", mirrors) == "QKA");
    CHECK(beaten_by("4S QD 3S 3D", mirrors) == "QKA");
    CHECK(beaten_by("QD 3S 4S", mirrors) == "456789TJQKA");
}

TEST_CASE("If there is no effective top, any card is legal", "[palace][beats]") {
    CHECK(beaten_by("3S 3D", "{'powers':{'3':['mirror']}}") == all);
}

TEST_CASE("A card whose rank has the power `anytime` is always legal", "[palace][beats]") {
    CHECK(beaten_by("AS", "{'powers':{'2':['anytime'],'9':['anytime']}}") == "29A");
}

TEST_CASE("If the effective top has the power `reset`, any card is legal", "[palace][beats]") {
    CHECK(beaten_by("KS JS", "{'powers':{'J':['reset']}}") == all);
    CHECK(beaten_by("KS JS 3S", "{'powers':{'J':['reset'],'3':['mirror']}}") == all);
    CHECK(beaten_by("JS KS", "{'powers':{'J':['reset']}}") == "KA");
}

TEST_CASE("If the effective top has the power `lower`, a card must rank equal or lower", "[palace][beats]") {
    CHECK(beaten_by("7S", "{'powers':{'7':['lower']}}") == "234567");
    CHECK(beaten_by("7S", "{'powers':{'7':['lower'],'T':['anytime']}}") == "234567T");
    CHECK(beaten_by("7S", "{'powers':{'7':['lower']},'beat':'higher'}") == "234567");
    CHECK(beaten_by("7S", "{'powers':{'7':['lower','reset']}}") == all);
    const Round r({.options = "{'powers':{'7':['lower']}}", .seats = {{"8S 6S"}, {"5S"}}, .pile = "7D"});
    CHECK(r.why_not("{'play':['8S']}") == "palace.not_lower");
}

TEST_CASE("With `beat: equal_or_higher`, a card without the power `anytime` must rank equal to the top or higher",
    "[palace][beats]") {
    CHECK(beaten_by("9S", plain) == "9TJQKA");
    CHECK(beaten_by("AS", plain) == "A");
    CHECK(beaten_by("2S", plain) == all);
    CHECK(beaten_by("AS", plain, "house") == "2A");
    CHECK(beaten_by("2S", plain, "house") == "2");
    const Round r({.seats = {{"8S KS"}, {"5S"}}, .pile = "9D"});
    CHECK(r.why_not("{'play':['8S']}") == "palace.not_higher");
}

TEST_CASE("With `beat: higher`, a card without the power `anytime` must rank higher than the top", "[palace][beats]") {
    const char* strict = "{'powers':{},'beat':'higher'}";
    CHECK(beaten_by("9S", strict) == "TJQKA");
    CHECK(beaten_by("AS", strict).empty());
    const Round r({.options = strict, .seats = {{"8S 9S KS"}, {"5S"}}, .pile = "9D"});
    CHECK(r.why_not("{'play':['9S']}") == "palace.equal");
    CHECK(r.why_not("{'play':['8S']}") == "palace.must_be_higher");
}

TEST_CASE("With `wrap`, the lowest rank may also be played on an ace", "[palace][beats]") {
    CHECK(beaten_by("AS", "{'powers':{},'wrap':true}") == "2A");
    CHECK(beaten_by("KS", "{'powers':{},'wrap':true}") == "KA");
    CHECK(beaten_by("AS 8S", "{'powers':{'8':['mirror']},'wrap':true}") == "2A");
    CHECK(beaten_by("AS", "{'powers':{},'wrap':true,'beat':'higher'}") == "2");
}

TEST_CASE("A wild joker is legal at any time, and the player names the rank it stands for", "[palace][beats]") {
    Round r({.options = "{'jokers':2}", .seats = {{"JK 4S"}, {"5S 6S"}}, .pile = "AD"});
    CHECK(r.can_play("{'play':['JK'],'as':'3'}"));
    CHECK(r.can_play("{'play':['JK'],'as':'A'}"));
    r.play("{'play':['JK'],'as':'5'}");
    CHECK(r.can_play("{'play':['5S']}"));
}

TEST_CASE("With `joker: ace`, a joker is played as an ace", "[palace][beats]") {
    const char* aces = "{'jokers':2,'joker':'ace'}";
    Round r({.options = aces, .seats = {{"JK 4S"}, {"5S AS"}}, .pile = "KD"});
    CHECK(r.why_not("{'play':['JK'],'as':'3'}") == "palace.no_joker_to_name");
    r.play("{'play':['JK']}");
    CHECK_FALSE(r.can_play("{'play':['5S']}"));
    CHECK(r.can_play("{'play':['AS']}"));
    CHECK_FALSE(Round({.options = "{'jokers':2,'joker':'ace','powers':{'7':['lower']}}",
                          .seats = {{"JK 4S"}, {"5S AS"}},
                          .pile = "7D"})
                    .can_play("{'play':['JK']}"));
}

TEST_CASE("With `wrap`, the lowest rank without the power `anytime` may be played on an ace, which is the 3 in classic",
    "[palace][fine-print-6]") {
    CHECK(beaten_by("AS", "{'wrap':true}") == "23TA");
    CHECK(beaten_by("AS") == "2TA");
    CHECK(beaten_by("AS", "{'wrap':true,'powers':{'2':['anytime'],'3':['anytime','mirror']}}") == "234A");
    CHECK(beaten_by("AS", "{'wrap':true}", "house") == "23A");
    CHECK(beaten_by("JK", "{'wrap':true,'jokers':1,'joker':'ace'}") == "23TA");
    CHECK(beaten_by("JK=A", "{'wrap':true,'jokers':1}") == "23TA");
}

TEST_CASE("If the top card's rank isn't in the option `order`, cards are compared in the natural order from 2 to ace",
    "[palace][fine-print-7]") {
    const char* seven_left_out = "{'order':['3','4','5','6','8','9','J','Q','K','A'],"
                                 "'powers':{'2':['anytime'],'7':['anytime'],'10':['anytime']}}";
    CHECK(beaten_by("7S", seven_left_out) == "2789TJQKA");
    CHECK(beaten_by("2S", seven_left_out) == all);
    CHECK(beaten_by("TS", seven_left_out) == "27TJQKA");
    const char* reversed = "{'order':['A','K','Q','J','T','9','8','6','5','4','3','2'],'powers':{'7':['anytime']}}";
    CHECK(beaten_by("7S", reversed) == "789TJQKA");
    CHECK(beaten_by("8S", reversed) == "2345678");
    const char* lowering = "{'order':['3','4','5','6','8','9','T','J','Q','K','A','2'],"
                           "'powers':{'7':['anytime','lower']}}";
    CHECK(beaten_by("7S", lowering) == "234567");
}

} // namespace palazzo::palace::test
