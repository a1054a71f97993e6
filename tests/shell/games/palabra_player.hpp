// A table of Palabra in a window, used with pointer and keys. The moves that the table returns are made at once, as in
// the program.
#pragma once

#include "shell/games/palabra/table.hpp"
#include "tests/games/palabra/table.hpp"
#include "tests/shell/headless.hpp"
#include "tests/shell/voice.hpp"

#include <string>
#include <utility>
#include <vector>

namespace palazzo::palabra::screen::test {

using palabra::test::Round;
using ui::Point;
using ui::Rect;

inline i18n::Voice voice_for_players(int players) {
    SeatNames names{"You", "Rosa", "Otto", "Mina", "Hugo", "Ines", "Karl", "Lena", "Paul", "Vera", "Emil", "Nora"};
    names.resize(static_cast<std::size_t>(players));
    return shell_test::english_voice({std::move(names), 0});
}

class Player : public shell_test::PointerAndKeys<Player> {
  public:
    explicit Player(Round round, Seat me = 0) : round_(std::move(round)), me_(me) { draw_frames(4); }

    palabra::screen::Table screen;
    games::TableHabits habits;
    float pace = 0; ///< Duration of movements relative to the usual one; 0 if nothing moves.
    /// The moves made so far, in the notation of records.
    std::vector<std::string> moves_made;
    int refusal_count = 0; ///< Number of refusals by the table.

    palabra::View view() const { return round_.view(me_); }
    Round& round() { return round_; }
    Layout layout() const { return lay_out_table(390, 844, round_.state.table.players() - 1); }

    /// Returns the id of an unselected card in the rack; -1 if there is none. `card` is the notation of the card, such
    /// as `Pb3`.
    int rack_card_id(const std::string& card) const {
        for (const RackCard& r : screen.rack)
            if (r.id >= 0 && !screen.draft.has(r.id) && to_text(r.card) == card) return r.id;
        return -1;
    }
    /// Returns the centre of an unselected card in the rack; `text` is its notation.
    Point card_point(const std::string& text) const {
        const auto places = rack_places(screen.rack, layout());
        const int wanted = rack_card_id(text);
        for (std::size_t i = 0; i < places.size(); ++i)
            if (wanted >= 0 && screen.rack[i].id == wanted) return places[i].centre;
        return {};
    }
    /// Returns the centre of a letter in the word of `seat`; `tile` is the index of the letter.
    Point letter_point(Seat seat, std::size_t tile) const { return word_places(view(), seat, layout())[tile].centre; }
    /// Returns the centre of a card in the word that the player composes. The index `place` also counts the cards of
    /// another player's word on which this word builds.
    Point tray_point(std::size_t place) const {
        return tray_items(view(), screen.rack, screen.draft, layout())[place].pose.centre;
    }
    void tap_cards(const std::vector<std::string>& cards) {
        for (const std::string& c : cards) tap(card_point(c));
    }
    void type_letters(const std::string& letters) {
        for (const char c : letters) press_key(static_cast<ImGuiKey>(ImGuiKey_A + (c - 'A')));
    }
    void press_main_button() { tap(layout().main_button.centre()); }
    void press_side_button() { tap(layout().side_button.centre()); }
    /// Returns the letters of the word that the player composes, including those of another player's word on which it
    /// builds; empty if there is no word.
    std::string tray_letters() const {
        const auto reading = reading_of(view(), screen.rack, screen.draft, screen.wish);
        return reading && reading->word ? letters_of(*reading->word) : std::string();
    }
    Offers offers() const {
        return offers_of(
            view(), screen.rack, screen.draft, screen.wish, voice_for_players(round_.state.table.players()));
    }
    std::string rack_text() const {
        std::string text;
        for (const RackCard& r : screen.rack)
            if (r.id >= 0) text += (text.empty() ? "" : " ") + to_text(r.card);
        return text;
    }
    /// Makes a move of another seat, and draws frames that show it.
    void play_other_seat(Seat seat, const std::string& move) {
        play_as(seat, move);
        draw_frames(3);
    }
    /// Makes a move of another seat, and draws no frame yet.
    void play_as(Seat seat, const std::string& move) {
        latest_ = round_.play(seat, move);
        ++moment_;
    }
    /// Hands the device to the player in another seat and shows the view of that seat.
    void hand_device_to(Seat seat) {
        me_ = seat;
        draw_frames(3);
    }

    void draw_frames(int n) {
        for (int i = 0; i < n; ++i)
            window_.draw_frame([&] {
                games::ScreenContext<palabra::Rules> context;
                context.voice = voice_for_players(round_.state.table.players());
                context.position_number = moment_;
                context.latest = latest_;
                context.skip_animation = false;
                context.pace = pace;
                context.habits = habits;
                const auto answer = screen.draw(window_.theme(), view(), context);
                refusal_count += answer.refused ? 1 : 0;
                if (answer.move) play(*answer.move);
            });
    }
    void play(const palabra::Move& move) {
        moves_made.push_back(round_.rules.write_move(move).dump());
        latest_.clear();
        round_.rules.apply(round_.state, me_, round_.rules.with_verdict(view(), move), latest_);
        ++moment_;
    }
    const ui::Theme& theme() const { return window_.theme(); }

  private:
    shell_test::HeadlessWindow window_;
    Round round_;
    Seat me_;
    std::uint64_t moment_ = 1;
    std::vector<palabra::Event> latest_;
};

} // namespace palazzo::palabra::screen::test
