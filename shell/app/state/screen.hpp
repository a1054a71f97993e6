// A stack of screens: pages, and sheets over them. Each screen owns its state.
#pragma once

#include "shell/a11y/action.hpp"
#include "shell/pages/sheet.hpp"
#include "shell/ui/theme.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace palazzo::games {
class GameTable;
}

namespace palazzo::app {

struct App;

/// One page of the program, or a sheet over a page.
class Screen {
  public:
    virtual ~Screen() = default;
    /// Returns the name of this kind of screen.
    virtual std::string_view name() const = 0;

    /// Draws one frame and returns the action of the pressed control; nullopt if none was pressed.
    virtual std::optional<a11y::Action> draw(App& app, const ui::Theme& theme) = 0;
    virtual a11y::Mirror current_mirror(const App& app) const = 0;
    /// Handles an action of one of the screen's controls. Returns false if the screen has no such control.
    virtual bool handle_action(App& app, const a11y::Action& action) = 0;
    /// Uses a control of the table that the screen shows. Returns whether this made a move.
    virtual bool use_table_control(App&, const a11y::UsedControl&) { return false; }

    /// Continues everything that happens without input, before a frame is drawn. Returns the seconds until the screen
    /// needs the next frame; negative if it needs none before an input.
    virtual double update(App&) { return -1; }
    /// Returns the seconds until the screen needs the next frame, after the present frame was drawn. `wait` is the
    /// result of update().
    virtual double wait_after_frame(App&, double wait) { return wait; }

    virtual bool is_sheet() const { return false; }
    /// Returns the id of the action that leaves the screen; empty if leaving the screen leaves the program.
    virtual const char* leave_action_id() const { return "close"; }
    /// Returns the table whose players the screen's texts address; null if there is none.
    virtual games::GameTable* table(const App&) const { return nullptr; }
    /// Returns the table that the screen shows; null if it shows none.
    virtual games::GameTable* shown_table(const App& app) const { return table(app); }
    /// Returns the name of the game to which the screen belongs, by default that of the table that it shows; empty if
    /// it belongs to no game.
    virtual std::string game(const App& app) const;
    /// Returns whether the screen asks for a typed answer now.
    virtual bool asks_for_text(const App&) const { return false; }
    /// Returns whether the screen is about decks of questions. Such a screen shows notices itself, and a chosen file
    /// that isn't JSON is imported as a deck.
    virtual bool is_about_decks() const { return false; }
};

/// A sheet that is described by a `pages::SheetModel`, from which it is drawn and its mirror is made. The action
/// `close` closes the sheet, unless the sheet handles that action itself.
class Sheet : public Screen {
  public:
    virtual pages::SheetModel model(const App& app) const = 0;
    bool handle_action(App&, const a11y::Action&) override { return false; }
    std::optional<a11y::Action> draw(App& app, const ui::Theme& theme) final;
    a11y::Mirror current_mirror(const App& app) const final;
    bool is_sheet() const final { return true; }
};

/// Returns a sheet without state, which calls `model` and `handle_action`. `handle_action` is null if the sheet has
/// no actions of its own.
std::unique_ptr<Screen> stateless_sheet(const char* name, pages::SheetModel (*model)(const App&),
    bool (*handle_action)(App&, const a11y::Action&) = nullptr);

/// Returns the shorter of two waits, in seconds; a negative wait never ends.
inline double shorter_wait(double a, double b) {
    if (a < 0) return b;
    return b < 0 ? a : std::min(a, b);
}

/// The open screens, from bottom to top. The first one is the home screen; a sheet belongs to the page below it.
class Screens {
  public:
    /// Returns the topmost screen; null before the program has started.
    Screen* top() const { return open_.empty() ? nullptr : open_.back().get(); }
    /// Returns the topmost page; null before the program has started.
    Screen* page() const;
    /// Returns the sheet on top; null if the page isn't covered by one.
    Screen* sheet() const;
    /// Returns whether the page is the home screen.
    bool is_home() const { return !open_.empty() && page() == open_.front().get(); }

    /// Opens a page or a sheet over everything.
    void open(std::unique_ptr<Screen> screen);
    /// Closes the sheets over the page, then opens a sheet or another page over that page.
    void open_on_page(std::unique_ptr<Screen> screen);
    /// Closes everything except the home screen, then opens a page over it.
    void open_on_home(std::unique_ptr<Screen> screen);
    /// Replaces the topmost screen.
    void replace(std::unique_ptr<Screen> screen);
    /// Closes the topmost screen.
    void close();
    /// Closes the sheets over the page.
    void close_sheets();
    /// Closes the page and the sheets over it.
    void close_page();
    /// Closes everything except the home screen.
    void close_all();
    /// Destroys the closed screens. They live until this call, because a screen may be closed by one of its own
    /// functions.
    void destroy_closed_screens() { closed_.clear(); }

    /// Returns the topmost screen whose name is T::kind; null if none is open.
    template <class T>
    T* find() const {
        for (auto at = open_.rbegin(); at != open_.rend(); ++at)
            if ((*at)->name() == T::kind) return static_cast<T*>(at->get());
        return nullptr;
    }
    /// Returns the topmost page if its name is T::kind; null otherwise.
    template <class T>
    T* page_as() const {
        Screen* const now = page();
        return now != nullptr && now->name() == T::kind ? static_cast<T*>(now) : nullptr;
    }

  private:
    std::vector<std::unique_ptr<Screen>> open_;
    std::vector<std::unique_ptr<Screen>> closed_;
};

/// Returns the description of the sheet on top, which must exist.
pages::SheetModel sheet_model(const App& app);

/// Return a new home screen, and a new page for the game on the table. They are defined in shell/app/home and
/// shell/app/table_screen.
std::unique_ptr<Screen> make_home_screen();
std::unique_ptr<Screen> make_table_screen();

} // namespace palazzo::app
