// What is shown: pages, and the sheets that lie over them, as a stack. Each owns its state, which ends with it.
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

/// One page of the program, or a sheet that lies over one.
class Screen {
  public:
    virtual ~Screen() = default;
    /// Tells its kind from all others.
    virtual std::string_view name() const = 0;

    /// Draws one frame, and returns what was pressed.
    virtual std::optional<a11y::Action> draw(App& app, const ui::Theme& theme) = 0;
    virtual a11y::Mirror mirror(const App& app) const = 0;
    /// Does what one of its controls asks for; false if it is none of them.
    virtual bool handle(App& app, const a11y::Action& action) = 0;
    /// Uses a control of the table that it shows; returns whether that made a move.
    virtual bool press(App&, const a11y::Pressed&) { return false; }

    /// Goes on with what goes on by itself, before a frame is drawn. Returns in how many seconds it wants the next one;
    /// negative: not before an input.
    virtual double update(App&) { return -1; }
    /// The same after the frame was drawn; `wait` is what update() returned.
    virtual double next_frame(App&, double wait) { return wait; }

    virtual bool is_sheet() const { return false; }
    /// The id of the action that leaves it; empty where that would leave the program.
    virtual const char* way_out() const { return "close"; }
    /// The table whose players are spoken to; null: nobody's in particular.
    virtual games::GameTable* table(const App&) const { return nullptr; }
    /// The table that it shows; null if it shows none.
    virtual games::GameTable* shown_table(const App& app) const { return table(app); }
    /// Returns the name of the game to whose room it belongs: that of the table that it shows, if it shows one; empty
    /// outside all games.
    virtual std::string game(const App& app) const;
    /// Whether an answer is to be typed into it now.
    virtual bool asks_for_text(const App&) const { return false; }
    /// Whether it is about decks of questions: it shows notices itself, and a file that is no JSON is a deck there.
    virtual bool is_about_decks() const { return false; }
};

/// A sheet: one description, drawn and put into words. `close` closes it, unless it handles that itself.
class Sheet : public Screen {
  public:
    virtual pages::SheetModel model(const App& app) const = 0;
    bool handle(App&, const a11y::Action&) override { return false; }
    std::optional<a11y::Action> draw(App& app, const ui::Theme& theme) final;
    a11y::Mirror mirror(const App& app) const final;
    bool is_sheet() const final { return true; }
};

/// A sheet that has no state of its own, called by a name.
std::unique_ptr<Screen> plain_sheet(
    const char* name, pages::SheetModel (*model)(const App&), bool (*handle)(App&, const a11y::Action&) = nullptr);

/// The sooner of two waits, in seconds; a negative one waits for nothing.
inline double sooner(double a, double b) {
    if (a < 0) return b;
    return b < 0 ? a : std::min(a, b);
}

/// The screens that are open, each over the one before. The first page is home; a sheet belongs to the page below it.
class Screens {
  public:
    /// What lies on top; null before the program has started.
    Screen* top() const { return open_.empty() ? nullptr : open_.back().get(); }
    /// The topmost page; null before the program has started.
    Screen* page() const;
    /// The sheet on top; null: none lies over the page.
    Screen* sheet() const;
    /// Whether the page is the first one.
    bool is_home() const { return !open_.empty() && page() == open_.front().get(); }

    /// Opens a page or a sheet over all that is open.
    void open(std::unique_ptr<Screen> screen);
    /// Opens a sheet over the page, or a page over the other, in place of the sheets that lie there.
    void open_on_page(std::unique_ptr<Screen> screen);
    /// Opens a page over the first one, in place of all else.
    void open_on_home(std::unique_ptr<Screen> screen);
    /// Opens a screen in place of the one on top.
    void replace(std::unique_ptr<Screen> screen);
    /// Closes the one on top.
    void close();
    /// Closes the sheets over the page.
    void close_sheets();
    /// Closes the page, with what lies over it.
    void close_page();
    /// Closes all but the first page.
    void close_all();
    /// Destroys what was closed. It is kept until then, since it may be one of its own functions that closed it.
    void forget_closed() { closed_.clear(); }

    /// The topmost screen of a kind, T::kind; null: none is open.
    template <class T>
    T* find() const {
        for (auto at = open_.rbegin(); at != open_.rend(); ++at)
            if ((*at)->name() == T::kind) return static_cast<T*>(at->get());
        return nullptr;
    }
    /// The page, if it is of this kind; null: it isn't.
    template <class T>
    T* page_as() const {
        Screen* const now = page();
        return now != nullptr && now->name() == T::kind ? static_cast<T*>(now) : nullptr;
    }

  private:
    std::vector<std::unique_ptr<Screen>> open_;
    std::vector<std::unique_ptr<Screen>> closed_;
};

/// The sheet on top in its words; there is one.
pages::SheetModel sheet_model(const App& app);

/// The two pages that are opened without being asked for by an action. They are defined where those are.
std::unique_ptr<Screen> home_screen();
std::unique_ptr<Screen> table_screen();

} // namespace palazzo::app
