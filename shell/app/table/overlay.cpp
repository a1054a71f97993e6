#include "shell/app/table/overlay.hpp"

#include "shell/app/decks/practice.hpp"
#include "shell/app/table/moves.hpp"
#include "shell/app/table/on_table.hpp"

namespace palazzo::app {
namespace {

template <class S>
struct GameOf;
template <class G>
struct GameOf<games::Session<G>> {
    using Overlay = typename games::UiOf<G>::Overlay;
};
template <class S>
using OverlayOf = typename GameOf<std::decay_t<S>>::Overlay;

/// visit(session, its overlay) for the game on the table; `none` without one.
template <class AnyApp, class T, class Visit>
T on_overlay(AnyApp& app, T none, Visit&& visit) {
    return on_table(app, none, [&](auto& s) -> T { return visit(s, OverlayOf<decltype(s)>()); });
}

template <class S>
games::OverlayHost host_of(App& app, S& s, const pages::QuestionServices& services) {
    return {app.dialog, services, time_seen(app), pace_at_table(app), [&app, &s] { after_move(app, s); },
        [&app](const std::string& deck, const std::string& prompt, quiz::Outcome outcome) {
            note_answer(app, deck, prompt, outcome);
        }};
}

} // namespace

std::optional<pages::ChallengeModel> overlay_card(const App& app) {
    const auto services = question_services(app);
    const games::OverlaySight sight{app.dialog, services, time_seen(app), pace_at_table(app)};
    return on_overlay(app, std::optional<pages::ChallengeModel>(),
        [&](const auto& s, auto overlay) { return overlay.card(s, sight); });
}

bool overlay_waits(const App& app) {
    return on_overlay(app, false, [](const auto& s, auto overlay) { return overlay.waits(s); });
}

std::optional<double> drive_overlay(App& app) {
    const auto services = question_services(app);
    return on_overlay(app, std::optional<double>(), [&](auto& s, auto overlay) {
        auto host = host_of(app, s, services);
        return overlay.drive(s, host);
    });
}

bool act_on_overlay(App& app, const a11y::Action& action) {
    const auto services = question_services(app);
    return on_overlay(app, false, [&](auto& s, auto overlay) {
        auto host = host_of(app, s, services);
        return overlay.act(s, host, action);
    });
}

std::vector<int> missed_items(const App& app) {
    return on_overlay(app, std::vector<int>(), [](const auto& s, auto overlay) { return overlay.missed(s); });
}

std::shared_ptr<const quiz::Deck> deck_on_table(const App& app) {
    return on_overlay(
        app, std::shared_ptr<const quiz::Deck>(), [](const auto& s, auto overlay) { return overlay.deck(s); });
}

} // namespace palazzo::app
