// Tests that the sentence about playable cards names exactly the legal ranks.
#include "engine/games/palace/fitting.hpp"
#include "tests/games/palace/table.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palace::test {
namespace {

using palazzo::test::split_words;

Rank rank_in(const std::string& word, std::size_t at) { return *read_rank(word.substr(at, 1)); }

/// Returns the ranks that a player understands from the sentence's text, such as `6+ 2`.
Ranks understood(const DerivedRules& derived, const std::string& text) {
    Ranks ranks = 0;
    for (const std::string& word : split_words(text)) {
        const bool above = word.front() == '>';
        const Rank named = rank_in(word, above ? 1 : 0);
        for (int i = 0; i < rank_count; ++i) {
            const int by = compare_ranks(derived, rank_at(i), named);
            const bool meant = above ? by > 0 : word.back() == '+' ? by >= 0 : word.back() == '-' ? by <= 0 : by == 0;
            if (meant) ranks |= rank_bit(rank_at(i));
        }
    }
    return ranks;
}

std::string told(const char* preset, const char* changes, const char* top) {
    const DerivedRules derived = derive_rules(options(preset, changes));
    const Rank rank = *read_rank(top);
    return describe_layable_ranks(derived, rank, derived.beaten_by[static_cast<std::size_t>(rank)], every_rank, false);
}

} // namespace

TEST_CASE("The sentence about playable cards names exactly the legal ranks, whatever the options and barred ranks",
    "[palace][fitting]") {
    for (const char* preset : {"classic", "house", "european", "speak"})
        for (const char* changes : {"{}", "{'beat':'higher'}", "{'wrap':true}", "{'beat':'higher','wrap':true}",
                 "{'powers':{}}", "{'powers':{'7':['lower'],'9':['anytime','mirror'],'A':['reset']}}",
                 "{'powers':{'K':['lower'],'3':['anytime'],'4':['anytime'],'8':['anytime','burn']}}"}) {
            if (std::string(preset) == "speak" && std::string(changes).find("powers") != std::string::npos) continue;
            const DerivedRules derived = derive_rules(options(preset, changes));
            for (int top = 0; top < rank_count; ++top)
                for (int barred = -1; barred < rank_count; ++barred) {
                    const Ranks bar = barred < 0 ? 0U : rank_bit(rank_at(barred));
                    const Ranks laid = derived.beaten_by[static_cast<std::size_t>(top)] & ~bar;
                    const std::string text = describe_layable_ranks(derived, rank_at(top), laid, every_rank, false);
                    INFO(preset << " " << changes << ", on " << to_char(rank_at(top)) << ": " << text);
                    CHECK(understood(derived, text) == (laid & natural_ranks)); // there are no jokers
                }
        }
}

TEST_CASE("The sentence about playable cards names the first rank of a run, and each rank outside the run",
    "[palace][fitting]") {
    CHECK(told("classic", "{}", "6") == "6+ 2");
    CHECK(told("classic", "{}", "Q") == "Q+ 2 T");
    CHECK(told("classic", "{}", "K") == "K A 2 T");
    CHECK(told("classic", "{}", "A") == "A 2 T");
    CHECK(told("classic", "{'wrap':true}", "A") == "3 A 2 T");
    CHECK(told("classic", "{'beat':'higher'}", "6") == ">6 2");
    CHECK(told("european", "{}", "7") == "7- T");
    CHECK(told("house", "{}", "K") == "K+");
    CHECK(told("speak", "{}", "9") == "9+ 2 7");
    CHECK(told("speak", "{}", "7") == "7+ 2");
}

TEST_CASE("The sentence about playable cards names a rank outside a run only on request, and a joker last",
    "[palace][fitting]") {
    const DerivedRules derived = derive_rules(options("classic", "{'jokers':1}"));
    const Ranks laid = derived.beaten_by[static_cast<std::size_t>(Rank::queen)];
    CHECK(describe_layable_ranks(derived, Rank::queen, laid, rank_bit(Rank::ten), false) == "Q+ T");
    CHECK(describe_layable_ranks(derived, Rank::queen, laid, 0, true) == "Q+ JK");
}

TEST_CASE("A run of playable ranks begins neither with a rank that is always legal nor with a rank below the top card",
    "[palace][fitting]") {
    CHECK(told("classic", "{}", "J") == "J+ 2 T");
    CHECK(told("classic", "{'beat':'higher'}", "J") == ">J 2 T");
    CHECK(told("speak", "{}", "8") == "8+ 2 7");
}

} // namespace palazzo::palace::test
