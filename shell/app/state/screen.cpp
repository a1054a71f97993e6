#include "shell/app/state/screen.hpp"

#include "shell/app/state/app.hpp"

#include <algorithm>
#include <utility>

namespace palazzo::app {
namespace {

class PlainSheet final : public Sheet {
  public:
    PlainSheet(
        const char* name, pages::SheetModel (*model)(const App&), bool (*handle_action)(App&, const a11y::Action&))
        : name_(name), model_(model), handle_(handle_action) {}
    std::string_view name() const override { return name_; }
    pages::SheetModel model(const App& app) const override { return model_(app); }
    bool handle_action(App& app, const a11y::Action& action) override {
        return handle_ != nullptr && handle_(app, action);
    }

  private:
    const char* name_;
    pages::SheetModel (*model_)(const App&);
    bool (*handle_)(App&, const a11y::Action&);
};

} // namespace

std::optional<a11y::Action> Sheet::draw(App& app, const ui::Theme& theme) {
    return pages::draw_sheet(theme, model(app));
}

a11y::Mirror Sheet::current_mirror(const App& app) const { return pages::sheet_mirror(voice_of(app), model(app)); }

std::string Screen::game(const App& app) const {
    const games::GameTable* shown = shown_table(app);
    return shown == nullptr ? std::string() : std::string(shown->game_name());
}

std::unique_ptr<Screen> stateless_sheet(
    const char* name, pages::SheetModel (*model)(const App&), bool (*handle_action)(App&, const a11y::Action&)) {
    return std::make_unique<PlainSheet>(name, model, handle_action);
}

Screen* Screens::page() const {
    const auto at = std::find_if(open_.rbegin(), open_.rend(), [](const auto& screen) { return !screen->is_sheet(); });
    return at == open_.rend() ? nullptr : at->get();
}

Screen* Screens::sheet() const { return !open_.empty() && top()->is_sheet() ? top() : nullptr; }

void Screens::open(std::unique_ptr<Screen> screen) { open_.push_back(std::move(screen)); }

void Screens::open_on_page(std::unique_ptr<Screen> screen) {
    close_sheets();
    open(std::move(screen));
}

void Screens::open_on_home(std::unique_ptr<Screen> screen) {
    close_all();
    open(std::move(screen));
}

void Screens::replace(std::unique_ptr<Screen> screen) {
    close();
    open(std::move(screen));
}

void Screens::close() {
    closed_.push_back(std::move(open_.back()));
    open_.pop_back();
}

void Screens::close_sheets() {
    while (sheet() != nullptr) close();
}

void Screens::close_page() {
    close_sheets();
    close();
}

void Screens::close_all() {
    while (open_.size() > 1) close();
    close_sheets();
}

pages::SheetModel sheet_model(const App& app) {
    expect(app.screens.sheet() != nullptr, "a sheet that is open");
    return static_cast<const Sheet*>(app.screens.sheet())->model(app);
}

} // namespace palazzo::app
