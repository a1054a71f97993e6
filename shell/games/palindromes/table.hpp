// The Palindromes table on the canvas: draws the board, handles pointer and keyboard, and returns legal moves. The
// functions of the screen are explained in shell/games/ui.hpp.
#pragma once

#include "engine/games/palindromes/rules.hpp"
#include "shell/cards/motion.hpp"
#include "shell/games/palindromes/layout.hpp"
#include "shell/games/palindromes/marks.hpp"
#include "shell/games/palindromes/scene.hpp"
#include "shell/games/table_texts.hpp"
#include "shell/games/ui.hpp"
#include "shell/ui/widgets.hpp"

#include <optional>
#include <string>
#include <vector>

namespace palazzo::palindromes::screen {

struct Table {
    using Answer = games::TableAnswer<palindromes::Rules>;
    using Context = games::ScreenContext<palindromes::Rules>;

    Card picked = Card::none();              ///< Picked card of the hand; none if none is picked.
    std::optional<palindromes::Cell> square; ///< Square that was chosen with the keyboard or the mirror.
    palindromes::Spans take;                 ///< Palindromes that were chosen there in the mirror.
    std::vector<palindromes::Move>
        choice; ///< The moves to choose from if they make palindromes of equal length; otherwise empty.
    std::optional<Seat> sets_shown; ///< Seat whose sets are shown; nullopt for none.

    Answer draw(const ui::Theme& theme, const palindromes::View& view, const Context& context);
    bool moving() const;
    bool landed() const { return !moving(); }
    /// Returns the position that the texts of the table describe.
    const games::TableTexts<palindromes::Rules>& table_texts() const { return texts_; }
    std::optional<ui::Point> celebration_origin() const { return std::nullopt; }
    double next_frame() const { return -1; }
    bool is_made_automatically(const palindromes::View&, const palindromes::Move&) const { return false; }
    void suggest(const palindromes::View& view, const palindromes::Move& move);
    /// Returns whether the sets of a seat or a choice between palindromes are shown.
    bool has_sheet() const { return sets_shown.has_value() || !choice.empty(); }
    void close_sheet();
    void forget_private_state() { *this = {}; }
    std::vector<a11y::Region> mirror(const palindromes::View& view, const i18n::Voice& voice) const;
    std::optional<palindromes::Move> pressed(const palindromes::View& view, const a11y::Pressed& pressed);

  private:
    struct Frame;

    /// The press that is under way on the board or the hand.
    struct Grip {
        enum class Kind { nothing, card, board };
        Kind kind = Kind::nothing;
        int tag = -1;
        ui::Point from;            ///< Position at which the press began.
        ui::Point last;            ///< Position of the pointer in the previous frame.
        float rested = 0;          ///< Seconds since the press began.
        bool dragging = false;     ///< The pointer has moved too far for a tap.
        bool is_described = false; ///< The press was long enough to describe the square.
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
    games::TableTexts<palindromes::Rules> texts_;
    Message refusal_; ///< Why the last attempt was refused; its id is empty if none was.
    Message hint_;    ///< The lines that the picked card would make in the square under the pointer.
    bool keys_on_board_ = false;
    int focus_ = -1; ///< Index of the hand's card that the keyboard is on; -1 for none.
    int hovered_ = -1;
    Grip grip_;
    std::optional<ui::Camera>
        chosen_view_; ///< The view that the player has chosen; nullopt for the view of the whole board.

    // A taken palindrome stays on the board until players have had time to read it. Then it flies to its taker, and the
    // view is adapted to the board.
    std::vector<TakenLine> lines_;         ///< Taken palindromes that are still on the board.
    double resting_since_ = 0;             ///< Time since when nothing moves.
    std::optional<ui::Camera> lines_view_; ///< The view in which the taken palindromes are shown.

    // The state that was shown last, to detect changes.
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
