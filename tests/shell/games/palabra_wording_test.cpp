// The texts of the Palabra table: scores by their factors, lost locks, and the effects of buttons.
#include "shell/games/palabra/offers.hpp"
#include "tests/games/palabra/table.hpp"
#include "tests/shell/voice.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

using namespace palazzo;
using namespace palazzo::palabra::screen;
using palabra::test::Round;
using palabra::test::Scene;

namespace {

constexpr const char* rest = "Eb Eg Er Ey Ib Ig Iy Ob Og Or Oy Ny Nb Sb";
const i18n::Voice voice = shell_test::english_voice({{"You", "Rosa", "Otto"}, 0});

/// The view of seat 0, and the word that the player in this seat composes by typing.
struct Table {
    palabra::View view;
    Rack rack;
    Draft draft;

    explicit Table(const Round& round) : view(round.view(0)), rack(refilled_rack({}, view.own.hand)) {}
    Table& types(const std::string& letters) {
        for (const char c : letters) {
            const auto longer = draft_with_typed_letter(view, rack, draft, static_cast<palabra::Letter>(c - 'A'));
            REQUIRE(longer);
            draft = *longer;
        }
        return *this;
    }
    Reading reading(std::optional<palabra::MoveAction> wish = {}) const {
        const auto r = reading_of(view, rack, draft, wish);
        REQUIRE(r);
        return *r;
    }
    std::string score() const { return score_line(*reading().word, voice); }
    std::string locked_colours() const { return lock_text(view, rack, draft, *reading().word, voice); }
};

Table alone(const char* hand, const char* draw = rest) { return Table(Round(Scene{"{}", {hand, "Eb"}, {}, draw})); }

Table facing(const char* hand, const char* word) { return Table(Round(Scene{"{}", {hand, "Eb"}, {"", word}, rest})); }

} // namespace

TEST_CASE("A score is described by its factors: values, the stars of each card, the bonus", "[palabra][told]") {
    Table t = alone("Pb3 Ab Lg Ar Bg3 Rr Ay");
    t.types("PALABRA");
    CHECK(t.score() == "**178** = (2+1+2+1+4+1+1) × 3★ × 3★ + 70 all seven");
    CHECK(t.locked_colours() == "no shared colour, no lock");
    CHECK(score_in_words(*t.reading().word, voice)
        == "values 12, times 9 for stars, plus 70 for all seven cards: 178 points");
}

TEST_CASE("A lock is shown as a factor with the shapes of its colours", "[palabra][told]") {
    Table t = alone("Cg Ag Tgy Er Er Er Er");
    t.types("CAT");
    CHECK(t.score() == "**10** = (3+1+1) × 2◆");
    CHECK(t.locked_colours().empty());
    Table both = alone("Jgy Rgy Qgy Er Er Er Er");
    both.types("J");
    CHECK(both.score() == "**36** = 9 × 4◆■");
}

TEST_CASE("A card that alone breaks the lock is named", "[palabra][told]") {
    Table t = alone("Cg Ag Rgy Er Ob Ob Ub2");
    t.types("CARE");
    CHECK(t.locked_colours() == "E breaks the lock: another colour");
    CHECK(card_of(t.rack, lock_breaker_of(t.view, t.rack, t.draft)) == palabra::read_laid_card("Er")->card);
    Table two = alone("Cg Ag Rgy Er Ob Db Ub2");
    two.types("CARED");
    CHECK(two.locked_colours() == "no shared colour, no lock"); // two cards break the lock, so no card is named
}

TEST_CASE("The doubling of a game's last word is shown at the end of the word's score", "[palabra][told]") {
    Table t = alone("Cg Ag Tgy", "");
    t.types("CAT");
    CHECK(t.score() == "**20** = [(3+1+1) × 2◆] × 2 last word");
}

TEST_CASE("The score of a build counts the values of all its cards, but only the stars of the player's own cards",
    "[palabra][told]") {
    Table t = facing("Sy2 Er Er Er Er Er Er", "Rb2 Ab Ib Ny");
    t.draft.seat = 1;
    t.types("S");
    CHECK(t.score() == "**10** = (1+1+1+1+1) × 2★");
    CHECK(move_label(t.view, t.reading(), voice) == "Build RAINS · 10");
}

TEST_CASE("If the same cards can be played in two ways, the second way is offered as well", "[palabra][told]") {
    Table t = alone("Ar Er Ir Or Ur Yr Nr2");
    t.types("AEIOUY");
    const Offers offers = offers_of(t.view, t.rack, t.draft, std::nullopt, voice);
    CHECK(offers.main->label == "Vowels · 20");
    REQUIRE(offers.other_kind);
    CHECK(offers.other_label == "or Flush · 9");
    CHECK(offers_of(t.view, t.rack, t.draft, offers.other_kind, voice).main->label == "Flush · 9");
}

TEST_CASE("The table doesn't offer to play a joker on a word that is worth nothing any more", "[palabra][told]") {
    Round round(Scene{"{}", {"! Er", "Eb", "Eb"}, {"", "?=A", "Rb2 Ab Ib Ny"}, rest});
    const palabra::View v = round.view(0);
    CHECK(word_use_refusals(v, 1).joker.id() == "palabra.worth_nothing");
    CHECK_FALSE(word_use_refusals(v, 2).joker);
}

TEST_CASE("The reason why a word can't be played is a whole sentence", "[palabra][told]") {
    Table t = facing("Sb Er Er Er Er Er Er", "Rr Ar Ir Nr");
    t.draft.seat = 1;
    t.types("S");
    CHECK(verdict_of(t.view, t.reading(), voice)->text == "lock broken");
    CHECK(why_not_playable(t.reading(), voice) == "This word is locked: the cards you add must all be red.");
    Table word = alone("Cg Ab Trb");
    word.types("CTA");
    CHECK(verdict_of(word.view, word.reading(), voice)->text == "not in the word list");
    CHECK(why_not_playable(word.reading(), voice).empty());
    CHECK(why_not_playable(std::nullopt, voice).empty());
}

TEST_CASE("The instruction names a pre-play only if one is possible", "[palabra][told]") {
    CHECK(todo_of(facing("Cg Ab Trb", "Rb2 Ab Ib Ny").view, {}, voice) == "Shave or cancel a word, or play yours.");
    CHECK(todo_of(facing("Cg Eb Trb", "Rb2 Ab Ib Ny").view, {}, voice) == "Put a word together, or build on another.");
    CHECK(todo_of(alone("Cg Ab Trb").view, {}, voice) == "Put a word together.");
}

TEST_CASE("If no pre-play is possible, the side button passes the whole turn", "[palabra][told]") {
    const auto offers = offers_of(alone("Cg Ab Trb").view, {}, {}, std::nullopt, voice);
    CHECK(offers.side->label == "Pass");
    CHECK(offers.side->passes_whole_turn);
}

TEST_CASE("Players are told that their word was discarded at the turn's start, unless another player has built on it",
    "[palabra][told]") {
    const palabra::View v = alone("Cg Ab Trb").view;
    CHECK(cleared_word("CAT", v, {}) == "CAT");
    palabra::WordLaid built;
    built.seat = 1;
    built.built_on = 0;
    const std::vector<palabra::Event> latest{built};
    CHECK(cleared_word("CAT", v, latest).empty());
    CHECK(cleared_word("", v, {}).empty());
}

TEST_CASE(
    "A word that was laid and discarded between two frames is told with its letters, unless a joker took its points",
    "[palabra][told]") {
    const palabra::View v = alone("Cg Ab Trb").view;
    palabra::WordLaid laid;
    laid.seat = v.me;
    laid.word = *facing("Eb", "Cg Ab Trb").view.table.seat(1).word;
    CHECK(cleared_word("", v, std::vector<palabra::Event>{laid}) == "CAT");
    palabra::WordCancelledByJoker cancelled;
    cancelled.seat = 1;
    cancelled.owner = v.me;
    CHECK(cleared_word("", v, std::vector<palabra::Event>{laid, cancelled}).empty());
}

TEST_CASE("A shave is told once more with the play that ends the same seat's turn, and not with later moves",
    "[palabra][told]") {
    palabra::WordShaved shave;
    shave.seat = 1;
    palabra::WordLaid play;
    play.seat = 1;
    palabra::WordLaid reply;
    reply.seat = 0;
    using Events = std::vector<palabra::Event>;
    CHECK(events_to_tell({shave}, {play}) == Events{shave, play});
    CHECK(events_to_tell({shave}, {reply}) == Events{reply});
    CHECK(events_to_tell({shave, play}, {reply}) == Events{reply});
    CHECK(events_to_tell({shave}, {palabra::Passed{1, false}}) == Events{shave, palabra::Passed{1, false}});
    CHECK(events_to_tell({}, {play}) == Events{play});
}

TEST_CASE("A word cancelled by a joker has no points left to be mentioned", "[palabra][told]") {
    palabra::View v = Round(Scene{"{}", {"Eb", "Eb"}, {"", "Cg Ab Trb"}, rest}).view(1);
    CHECK(own_word(v) == "CAT");
    v.table.seat(1).word->jokered = true;
    CHECK(own_word(v).empty());
    CHECK(own_word(alone("Eb").view).empty());
}

TEST_CASE("A player who chooses a blank's letter sees the word with a gap in place of the blank", "[palabra][told]") {
    const auto blank = [](Table& t, bool before) {
        const auto at = std::find_if(t.rack.begin(), t.rack.end(), [](const RackCard& r) { return r.card.is_wild(); });
        REQUIRE(at != t.rack.end());
        t.draft = draft_with_card(t.draft, {at->id}, {}, before);
        return word_with_gap(t.view, t.rack, t.draft, at->id);
    };
    Table t = alone("Cg Ab ? Er Er Er Er");
    t.types("CA");
    CHECK(blank(t, false) == "CA_");
    Table behind = facing("? Eb Eb Eb Eb Eb Eb", "Rb Ab Ny");
    behind.draft.seat = 1;
    CHECK(blank(behind, false) == "RAN_");
    Table before = facing("? Eb Eb Eb Eb Eb Eb", "Rb Ab Ny");
    before.draft.seat = 1;
    CHECK(blank(before, true) == "_RAN");
}

TEST_CASE("A letter can't be shaved when the only card for it has been selected already", "[palabra][told]") {
    Table t = facing("Rb Eb Eb Eb Eb Eb Eb", "Rb2 Ab Rg Ny");
    t.draft.purpose = Draft::Purpose::shave;
    t.draft.seat = 1;
    CHECK(further_shaveable_tiles(t.view, t.rack, t.draft) == std::vector{true, false, true, false});
    t.draft = draft_with_toggled_shave(t.view, t.rack, t.draft, 0);
    CHECK(std::vector{false, false, false, false} == further_shaveable_tiles(t.view, t.rack, t.draft));
}
