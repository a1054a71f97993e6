// The Palindromes table on the canvas: draws the board, follows pointer and keyboard, and answers with a legal move.
#pragma once

#include "engine/games/palindromes/rules.hpp"
#include "shell/cards/motion.hpp"
#include "shell/games/palindromes/layout.hpp"
#include "shell/games/palindromes/marks.hpp"
#include "shell/games/palindromes/scene.hpp"
#include "shell/games/telling.hpp"
#include "shell/games/ui.hpp"
#include "shell/ui/widgets.hpp"

#include <optional>
#include <string>
#include <vector>

namespace palazzo::palindromes::screen {

struct Table {
    using Answer = games::TableAnswer<palindromes::Rules>;
    using Context = games::ScreenContext<palindromes::Rules>;

    Card picked = Card::none();              ///< of the hand
    std::optional<palindromes::Cell> square; ///< that the keyboard or the mirror is on
    palindromes::Spans take;                 ///< which palindromes the mirror means there
    std::vector<palindromes::Move> choice;   ///< between palindromes of one length, while that is asked
    std::optional<Seat> sets_shown;          ///< whose sets are looked at

    Answer draw(const ui::Theme& theme, const palindromes::View& view, const Context& context);
    bool moving() const;
    bool landed() const { return !moving(); }
    /// How far what happened is told.
    const games::Telling<palindromes::Rules>& telling() const { return telling_; }
    std::optional<ui::Point> flourish_from() const { return std::nullopt; }
    double next_frame() const { return -1; }
    bool is_made_automatically(const palindromes::View&, const palindromes::Move&) const { return false; }
    void suggest(const palindromes::View& view, const palindromes::Move& move);
    /// The sets that a seat has taken, or the choice between palindromes.
    bool has_sheet() const { return sets_shown.has_value() || !choice.empty(); }
    void close_sheet();
    void hand_over() { *this = {}; }
    std::vector<a11y::Region> mirror(const palindromes::View& view, const i18n::Voice& voice) const;
    std::optional<palindromes::Move> pressed(const palindromes::View& view, const a11y::Pressed& pressed);

  private:
    /// One frame: what it is drawn from and what has come of it so far.
    struct Frame;

    /// What the pointer does with the board or the hand.
    struct Grip {
        enum class Kind { nothing, card, board };
        Kind kind = Kind::nothing;
        int tag = -1;
        ui::Point from;        ///< where it was pressed
        ui::Point last;        ///< where it was in the frame before
        float rested = 0;      ///< for how many seconds it has been down
        bool dragging = false; ///< moved far enough to be no tap
        bool told = false;     ///< held long enough to be told about the square
    };

    void note_changes(const Frame& f);
    void note_taken_lines(const Frame& f);
    void update_taken_lines(double now, float pace);
    bool settled(double now) const;
    void refuse(Frame& f, Message why);
    ui::Scene scene(const Frame& f) const;
    void handle_pointer(Frame& f);
    void press(Frame& f, ui::Point at);
    void drag(Frame& f, ui::Point at);
    bool waits_for_long_press() const;
    void release(Frame& f, ui::Point at);
    void zoom_about(const Frame& f, ui::Point at, float factor);
    void handle_keys(Frame& f);
    template <class Key>
    void handle_choice_keys(Frame& f, Key&& key);
    void move_square(const Frame& f, int dx, int dy);
    void pick(const Frame& f, Card card);
    void place(Frame& f, palindromes::Cell at);
    palindromes::Cell aimed_at(const Frame& f, ui::Point at) const;
    void make(Frame& f, const palindromes::Move& move);
    void drop_selection();

    void draw_header(Frame& f);
    void draw_seats(Frame& f);
    void draw_marks(const Frame& f) const;
    void draw_ghost(const Frame& f) const;
    void draw_last(const Frame& f) const;
    void draw_pending(const Frame& f) const;
    void draw_lines(const Frame& f) const;
    void draw_message(Frame& f) const;
    void draw_zoom(Frame& f);
    void draw_choice(Frame& f);
    void name_moves(const Frame& f) const;
    void draw_sets(const ui::Theme& theme, const palindromes::View& view, const Context& context);

    ui::Motion motion_;
    games::Telling<palindromes::Rules> telling_;
    Message refusal_; ///< why the last thing tried can't be done; without an id: nothing was
    Message hint_;    ///< what the square under the pointer would make
    bool keys_on_board_ = false;
    int focus_ = -1; ///< the hand's card that the keyboard is on
    int hovered_ = -1;
    Grip grip_;
    std::optional<ui::Camera> chosen_view_; ///< where the player has panned or zoomed to; else all is shown

    // A palindrome lies there whole until it has been read, then flies to its taker; only then the view follows.
    std::vector<TakenLine> lines_;         ///< what was taken and still lies there
    double resting_since_ = 0;             ///< since when nothing moves
    std::optional<ui::Camera> lines_view_; ///< the view in which that is seen

    // What was shown last, to notice what has changed.
    std::uint64_t moment_ = 0;
    Seat viewer_ = -1;
    int placed_ = 0;
    long step_ = 0;
    int arrangement_ = 0;
    ui::Rect window_;
    ui::Camera camera_;
    palindromes::Board board_;
};

} // namespace palazzo::palindromes::screen
