// The faces of cards as they are drawn.
#include "shell/cards/art.hpp"
#include "tests/shell/headless.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <array>
#include <cmath>
#include <vector>

using namespace palazzo;

namespace {

/// A corner of a drawn triangle, measured in card widths from the upper left corner of the card.
struct Vertex {
    ui::Point at;
    ui::Colour colour = 0;
    bool is_text = false;
};

constexpr std::array court_ranks{Rank::jack, Rank::queen, Rank::king};

/// Draws cards that lie flat in a window.
class Cards {
  public:
    explicit Cards(bool large_index = false) : theme_(window_.theme()) { theme_.large_index = large_index; }

    std::vector<Vertex> draw(Card card, float width, ui::CardLook look = {}) {
        look.flat = true;
        const ui::Pose pose{{width, width}, width};
        std::vector<Vertex> drawn;
        window_.draw_frame([&] {
            const ui::Canvas canvas{ImGui::GetForegroundDrawList(), &theme_};
            ui::draw_card(canvas, card, pose, look);
            const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
            for (const ImDrawVert& v : canvas.list->VtxBuffer) {
                const ui::Point at = ui::from_im(v.pos) - pose.centre;
                drawn.push_back({ui::Point{at.x / width + 0.5F, at.y / width + ui::card_ratio / 2}, v.col,
                    v.uv.x != white.x || v.uv.y != white.y});
            }
        });
        return drawn;
    }

  private:
    shell_test::HeadlessWindow window_;
    ui::Theme theme_;
};

std::vector<Card> all_cards() {
    std::vector<Card> cards{Card::joker()};
    for (int rank = 0; rank < rank_count; ++rank)
        for (int suit = 0; suit < suit_count; ++suit) cards.emplace_back(rank_at(rank), suit_at(suit));
    return cards;
}

std::vector<ui::Point> places(const std::vector<Vertex>& drawn) {
    std::vector<ui::Point> all;
    for (const Vertex& v : drawn)
        if (!v.is_text) all.push_back(v.at);
    return all;
}

} // namespace

TEST_CASE("Nothing on a face is outside the card", "[cards][faces]") {
    Cards cards;
    for (const float width : {24.0F, 36.0F, 50.0F, 64.0F, 90.0F, 120.0F, 190.0F}) {
        const float edge = 1 / width;
        for (const Card card : all_cards())
            for (const Vertex& v : cards.draw(card, width)) {
                INFO(to_text(card) << ", " << width << " wide, at " << v.at.x << ", " << v.at.y);
                REQUIRE(std::abs(v.at.x - 0.5F) <= 0.5F + edge);
                REQUIRE(std::abs(v.at.y - ui::card_ratio / 2) <= ui::card_ratio / 2 + edge);
            }
    }
}

TEST_CASE("The index of a printed card has a column of its own, which no pip and no figure reaches", "[cards][faces]") {
    constexpr float column = 0.255F;
    constexpr float picture = 0.262F;
    constexpr float rows = 0.43F;
    Cards cards;
    for (const float width : {90.0F, 120.0F, 190.0F})
        for (const Card card : all_cards())
            for (const Vertex& v : cards.draw(card, width)) {
                const bool is_lower = v.at.y > ui::card_ratio / 2;
                const float x = is_lower ? 1 - v.at.x : v.at.x;
                const float y = is_lower ? ui::card_ratio - v.at.y : v.at.y;
                if (y > rows) continue;
                INFO(to_text(card) << ", " << width << " wide, at " << x << ", " << y);
                REQUIRE((x < column || (x > picture && !v.is_text)));
            }
}

TEST_CASE("No two jacks, queens or kings have the same figure", "[cards][faces]") {
    Cards cards;
    for (const Rank rank : court_ranks)
        for (const Rank other_rank : court_ranks)
            for (int suit = 0; suit < suit_count; ++suit)
                for (int other = 0; other < suit_count; ++other) {
                    const Card one(rank, suit_at(suit));
                    const Card two(other_rank, suit_at(other));
                    INFO(to_text(one) << " and " << to_text(two));
                    CHECK((places(cards.draw(one, 120)) == places(cards.draw(two, 120))) == (one == two));
                }
}

TEST_CASE("A small jack, queen or king shows its head, or only its suit if ranks are drawn large", "[cards][faces]") {
    const bool large = GENERATE(false, true);
    Cards cards(large);
    for (const float width : {46.0F, 58.0F})
        for (const Rank rank : court_ranks) {
            const auto court = places(cards.draw({rank, Suit::hearts}, width));
            const auto seven = places(cards.draw({Rank::seven, Suit::hearts}, width));
            CHECK((court == seven) == large);
        }
}

TEST_CASE("A joker that is played as a rank shows that rank in both corners", "[cards][faces]") {
    Cards cards;
    ui::CardLook look;
    look.stands_for = Rank::ten;
    int upper = 0;
    int lower = 0;
    for (const Vertex& v : cards.draw(Card::joker(), 120, look))
        if (v.is_text) ++(v.at.y < ui::card_ratio / 2 ? upper : lower);
    CHECK(upper == 8); // two digits with four corners each
    CHECK(lower == 8);
    for (const Vertex& v : cards.draw(Card::joker(), 120)) CHECK_FALSE(v.is_text);
}

TEST_CASE("The whole face of a card that can't be played is greyer", "[cards][faces]") {
    Cards cards;
    ui::CardLook look;
    look.dimmed = true;
    for (const Card card : all_cards()) {
        const auto bright = cards.draw(card, 120);
        const auto dimmed = cards.draw(card, 120, look);
        REQUIRE(bright.size() == dimmed.size());
        std::size_t same = 0;
        for (std::size_t i = 0; i < bright.size(); ++i) same += bright[i].colour == dimmed[i].colour ? 1U : 0U;
        INFO(to_text(card));
        CHECK(same == 0);
    }
}

TEST_CASE("Each card is drawn with few vertices, so that a hand of many figures is drawn fast", "[cards][faces]") {
    Cards cards;
    for (const Card card : all_cards()) {
        INFO(to_text(card));
        CHECK(cards.draw(card, 190).size() < 2600);
        CHECK(cards.draw(card, 100).size() < 1700);
        CHECK(cards.draw(card, 50).size() < 600);
    }
}
