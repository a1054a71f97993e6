// The Palindromes table on the canvas. It draws the board, handles pointer and keyboard, and returns legal moves. The
// functions of the table are explained in shell/games/ui.hpp.
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
    using Input = games::GameInput<palindromes::Rules>;
    using Context = games::ScreenContext<palindromes::Rules>;

    Card picked = Card::none(); ///< Card of the hand that is picked; none if no card is.
    /// Square that was chosen with the keyboard, in the text mirror or by a hint; nullopt if none was.
    std::optional<palindromes::Cell> square;
    /// Palindromes that were chosen in the text mirror or by a hint for a card placed in `square`.
    palindromes::Spans take;
    /// The moves between which the player has to choose, because they make palindromes of equal length; empty if there
    /// is no choice.
    std::vector<palindromes::Move> choice;
    std::optional<Seat> sets_shown; ///< Seat whose sets are shown on a sheet; nullopt if none are.

    Input draw(const ui::Theme& theme, const palindromes::View& view, const Context& context);
    bool is_moving() const;
    bool has_landed() const { return !is_moving(); }
    /// Returns the positions that the texts of the table describe.
    const games::TableTexts<palindromes::Rules>& table_texts() const { return texts_; }
    std::optional<ui::Point> celebration_origin() const { return std::nullopt; }
    double seconds_to_next_frame() const { return -1; }
    bool is_made_automatically(const palindromes::View&, const palindromes::Move&) const { return false; }
    void suggest(const palindromes::View& view, const palindromes::Move& move);
    /// Returns whether the sheet with a seat's sets or the choice between palindromes is open.
    bool has_sheet() const { return sets_shown.has_value() || !choice.empty(); }
    void close_sheet();
    void forget_private_state() { *this = {}; }
    std::vector<a11y::Region> mirror_regions(const palindromes::View& view, const i18n::Voice& voice) const;
    std::optional<palindromes::Move> handle_control(const palindromes::View& view, const a11y::UsedControl& pressed);

  private:
    struct FrameData;

    /// The current press on the board or the hand.
    struct PointerPress {
        enum class PressTarget { nothing, card, board };
        PressTarget kind = PressTarget::nothing;
        int tag = -1;
        ui::Point from;            ///< Position at which the press began.
        ui::Point last;            ///< Position of the pointer in the previous frame.
        float rested = 0;          ///< Duration of the press so far, in seconds.
        bool dragging = false;     ///< True if the pointer has moved too far for a tap.
        bool is_described = false; ///< True if the press was so long that the square has been described.
    };

    void note_changes(const FrameData& f);
    void note_taken_lines(const FrameData& f);
    void update_taken_lines(double now, float pace);
    bool has_settled(double now) const;
    void show_refusal(FrameData& f, Message why);
    ui::Scene scene(const FrameData& f) const;
    void handle_pointer(FrameData& f);
    void handle_press(FrameData& f, ui::Point at);
    void handle_drag(FrameData& f, ui::Point at);
    bool waits_for_long_press() const;
    void handle_release(FrameData& f, ui::Point at);
    void zoom_around(const FrameData& f, ui::Point at, float factor);
    void handle_keys(FrameData& f);
    template <class Key>
    void handle_choice_keys(FrameData& f, Key&& key);
    void move_chosen_square(const FrameData& f, int dx, int dy);
    void pick_card(const FrameData& f, Card card);
    void place_card(FrameData& f, palindromes::Cell at);
    palindromes::Cell aimed_cell(const FrameData& f, ui::Point at) const;
    void make_move(FrameData& f, const palindromes::Move& move);
    void drop_selection();

    void draw_header(FrameData& f);
    void draw_seats(FrameData& f);
    void draw_marks(const FrameData& f) const;
    void draw_card_preview(const FrameData& f) const;
    void draw_last_placed_card(const FrameData& f) const;
    void draw_pending_palindromes(const FrameData& f) const;
    void draw_taken_lines(const FrameData& f) const;
    void draw_message(FrameData& f) const;
    void draw_zoom_buttons(FrameData& f);
    void draw_choice(FrameData& f);
    void register_move_areas(const FrameData& f) const;
    void draw_sets(const ui::Theme& theme, const palindromes::View& view, const Context& context);

    ui::Motion motion_;
    games::TableTexts<palindromes::Rules> texts_;
    Message refusal_; ///< Reason why the last attempt was refused; its id is empty if it wasn't.
    /// Text about what the picked card would make in the square under the pointer; its id is empty if there is none.
    Message hint_;
    bool keys_on_board_ = false;
    int focus_ = -1; ///< Index of the card in the hand that has the keyboard focus; -1 if none has.
    int hovered_ = -1;
    PointerPress grip_;
    /// View that the player has chosen; nullopt if the whole board is shown.
    std::optional<ui::Camera> chosen_view_;

    // A taken palindrome stays on the board until players have had time to read it. Then it flies to the player who
    // took it, and the view changes to that of the remaining board.
    std::vector<TakenLine> lines_;         ///< Taken palindromes that are still on the board.
    double resting_since_ = 0;             ///< Time in seconds since which nothing has moved.
    std::optional<ui::Camera> lines_view_; ///< View in which taken palindromes are shown; nullopt if none are shown.

    // The position, the viewer and the window that were drawn last, which show whether anything has changed.
    std::uint64_t position_number_ = 0;
    Seat viewer_ = -1;
    int placed_ = 0;
    long step_ = 0;
    int arrangement_ = 0;
    ui::Rect window_;
    ui::Camera camera_;
    palindromes::Board board_;
};

} // namespace palazzo::palindromes::screen
