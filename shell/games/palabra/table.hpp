// The Palabra table on the canvas: draws words, rack and the word in the making, follows pointer and keyboard, and
// answers with a legal move.
#pragma once

#include "engine/games/palabra/rules.hpp"
#include "shell/cards/motion.hpp"
#include "shell/games/palabra/draft.hpp"
#include "shell/games/palabra/layout.hpp"
#include "shell/games/palabra/offers.hpp"
#include "shell/games/palabra/scene.hpp"
#include "shell/games/telling.hpp"
#include "shell/games/ui.hpp"
#include "shell/ui/widgets.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace palazzo::palabra::screen {

struct Table {
    using Answer = games::TableAnswer<palabra::Rules>;
    using Context = games::ScreenContext<palabra::Rules>;

    Rack rack;                        ///< the own hand in the player's order
    Draft draft;                      ///< what is being put together
    std::optional<palabra::Act> wish; ///< the kind of play that the cards are meant as, if the player said so
    std::optional<Seat> opened;       ///< whose word is looked at
    int asked = -1;                   ///< the blank that is asked what it stands for; -1: none

    Answer draw(const ui::Theme& theme, const palabra::View& view, const Context& context);
    bool moving() const;
    bool landed() const { return !moving(); }
    /// How far what happened is told.
    const games::Telling<palabra::Rules>& telling() const { return telling_; }
    std::optional<ui::Point> flourish_from() const { return std::nullopt; }
    /// In how many seconds a frame is wanted although nothing moves: for the sand. Negative: not at all.
    double next_frame() const;
    std::vector<a11y::Region> mirror(const palabra::View& view, const i18n::Voice& voice) const;
    std::optional<palabra::Move> pressed(const palabra::View& view, const a11y::Pressed& pressed);
    void suggest(const palabra::View& view, const palabra::Move& move);
    /// Whether that is to make no pre-play: a word that is played while the pre-play is open says so.
    bool is_made_automatically(const palabra::View& view, const palabra::Move& move) const;
    /// A word that is looked at, the letters that a blank may stand for, or the question whether to pass.
    bool has_sheet() const { return opened || asked >= 0 || passing_; }
    void close_sheet();
    /// The device goes to another player: all is forgotten but the order of each one's rack.
    void hand_over();

  private:
    /// One frame: what it is drawn from and what has come of it so far.
    struct Frame;

    /// What the pointer does with a card or a word.
    struct Grip {
        int tag = -1;
        std::optional<Seat> word;
        ui::Point from; ///< where it was pressed
        ui::Point last;
        bool down = false;
        bool dragging = false; ///< moved far enough to be no tap
    };

    /// Where the keyboard is: which row of things, and which of them.
    struct Focus {
        enum class Row { words, tray, rack, buttons };
        Row row = Row::rack;
        int at = 0;
    };

    /// Points on their way to the plate of whom they belong to.
    struct Points {
        std::string text;
        ui::Point from, to;
        bool loss = false;
        double start = 0;
    };

    /// A small button over the main ones.
    struct Tool {
        enum class Kind { shuffle, letters, colours, exchange, clear };
        Kind kind;
        const char* id;
        const char* tip;
        float width = 44;
    };
    static bool can_exchange(const Frame& f);
    static std::vector<Tool> tools_of(const Frame& f, const Draft& draft);

    void note_changes(Frame& f);
    void note_points(const Frame& f);
    void update_telling(const Frame& f);
    bool asks(const Frame& f) const;
    void note_discard(const Frame& f, bool still);
    void note_own_word(const Frame& f, bool moved, bool anew);
    void sync_rack_with_hand(const palabra::View& v);
    void switch_to_seat(Seat seat);
    ui::Scene scene(const Frame& f) const;

    void handle_pointer(Frame& f);
    void press(const Frame& f, ui::Point at);
    void release(Frame& f, ui::Point at);
    void tap_card(Frame& f, int tag);
    void drop(Frame& f, int id, ui::Point at);
    void drop_on_word(Frame& f, int id, Seat seat, ui::Point at);
    std::optional<Seat> word_at(const Frame& f, ui::Point at) const;
    std::size_t place_in_tray(const Frame& f, int id, ui::Point at, bool& before) const;

    void handle_keys(Frame& f);
    void handle_typing(Frame& f);
    void handle_arrows(Frame& f, int dx, int dy);
    void press_focused(Frame& f);
    std::vector<int> row_of(const Frame& f, Focus::Row row) const;
    int focused_tag(const Frame& f) const;

    void type(Frame& f, palabra::Letter letter);
    void choose(Frame& f, int id);
    void name_blank(palabra::Letter letter);
    void begin_use(Draft::Aim aim, Seat seat);
    void use_tool(Frame& f, Tool::Kind kind);
    void handle_offer(Frame& f, const Offer& offer);
    void send_offer(Frame& f, const Offer& offer);
    bool needs_confirmation(const Offer& offer) const;
    void make(Frame& f, const palabra::Move& move);
    std::optional<palabra::Move> begin_move(const palabra::View& v, const palabra::Move& move);
    void queue(const palabra::Move& move);
    void send_queued(Frame& f);
    void refuse(Frame& f, const Refusal& reason);
    void drop_selection();
    void update_timer(Frame& f);

    void draw_header(Frame& f);
    void draw_timer(Frame& f);
    void draw_piles(const Frame& f) const;
    void draw_seats(Frame& f);
    void draw_seat(const Frame& f, Seat seat) const;
    void draw_laid(const Frame& f) const;
    void draw_message(const Frame& f) const;
    void draw_tray(const Frame& f) const;
    void draw_steps(const Frame& f, float room) const;
    float draw_verdict(const Frame& f, const std::optional<Reading>& reading) const;
    void draw_score(const Frame& f, const std::optional<Reading>& reading) const;
    void draw_breaker(const Frame& f) const;
    void draw_tools(Frame& f);
    bool draw_tool(const Frame& f, const Tool& tool, const ui::Rect& at) const;
    void draw_buttons(Frame& f);
    void draw_offer(Frame& f, const ui::Rect& area, const Offer& offer, ui::ButtonKind kind);
    void name_cards(const Frame& f) const;
    void draw_points(const Frame& f) const;
    void draw_word_sheet(Frame& f, const ui::Theme& theme);
    void draw_letters(const Frame& f, const ui::Theme& theme);
    void draw_passing(Frame& f, const ui::Theme& theme);

    ui::Motion motion_;
    games::Telling<palabra::Rules> telling_;
    std::array<Rack, palabra::most_players> racks_; ///< of those who look on at other times
    Refusal refusal_;                               ///< why the last thing tried can't be done
    Focus focus_;
    int hovered_ = -1;
    Grip grip_;
    std::optional<Offer> passing_;        ///< the pass that is asked about, since a word lies in the tray
    std::optional<palabra::Move> queued_; ///< what is played once the pre-play is passed over
    Draft queued_from_;                   ///< what it was put together from: another one calls it off
    bool held_up_ = false;                ///< it waits for the others' pre-plays
    bool auto_sort_ = false;              ///< TableHabits::auto_sort, as the last frame had it
    std::vector<int> spent_;              ///< the cards of the move that was just sent
    std::vector<Points> points_;
    std::string own_word_;                ///< that lies on the table
    std::string cleared_;                 ///< the own word that has just gone to the discard pile
    Rng dice_;                            ///< for shuffling the rack, which is no part of the game
    std::optional<double> timer_started_; ///< when the sand began to run, as far as this screen has seen
    double now_ = 0;

    // What was shown last, to notice what has changed.
    bool shown_ = false;                 ///< anything was
    std::vector<palabra::Event> latest_; ///< what has just happened; nothing where a position was gone back to
    std::uint64_t moment_ = 0;
    Seat viewer_ = -1;
    long step_ = 0;
    std::size_t discard_size_ = 0;
    std::size_t discarded_ = 0; ///< of these, how many the last move brought there
    int arrangement_ = 0;
    ui::Rect window_;
};

} // namespace palazzo::palabra::screen
