#include "shell/app/pages/models.hpp"

#include "shell/app/daily/sheet.hpp"
#include "shell/app/puzzles/puzzles.hpp"
#include "shell/app/saves/listing.hpp"
#include "shell/app/series/choice.hpp"
#include "shell/app/series/series.hpp"
#include "shell/app/series/sheets.hpp"
#include "shell/app/set_up/own_rules.hpp"
#include "shell/app/set_up/rules.hpp"
#include "shell/app/set_up/table.hpp"
#include "shell/app/set_up/table_deck.hpp"
#include "shell/catalogue.hpp"

#include <algorithm>
#include <cstdlib>

namespace palazzo::app {
namespace {

/// What a character is like, in a line.
std::string temper_of(const SeatInfo& seat, const i18n::Voice& voice) {
    constexpr std::array ids{"temper.even", "temper.patient", "temper.greedy", "temper.bold", "temper.peaceful",
        "temper.generous", "temper.sly"};
    return seat.human ? "" : voice.say(ids[static_cast<std::size_t>(temperament_of(seat.name))]);
}

} // namespace

pages::HomeModel home_model(const App& app) {
    const i18n::Voice voice = voice_of(app);
    pages::HomeModel model;
    each_offered_game([&](const auto& rules) {
        const std::string game(rules.name);
        model.games.push_back({game, voice.say("game." + game), voice.say("game." + game + ".sentence"),
            offers_of(game, voice), games::UiOf<std::decay_t<decltype(rules)>>::picture});
    });
    model.saved = static_cast<int>(app.kept.size() + app.finished_count);
    for (const SavedGame& game : app.latest) model.latest.push_back({game.id, game.title, game.detail, game.won});
    model.daily = daily_detail(app);
    model.puzzles = puzzles_detail(app);
    model.new_version = app.new_version;
    if (!is_deck_sheet(app.sheet) && app.notice_for.empty()) model.notice = notice_of(app);
    if (const SavedGame* kept = unfinished(app)) {
        model.resume_title = kept->title;
        model.resume_detail = kept->detail;
        for (const pages::GameOffer& offer : model.games)
            if (offer.game == kept->game) model.resume_cards = offer.picture.cards;
    } else if (may_deal_next(app)) {
        model.resume_title = voice.say("match.next");
        model.resume_detail = match_in_words(app);
    }
    return model;
}

pages::SetUpModel set_up_model(const App& app) {
    const SetUp& set_up = app.set_up;
    const i18n::Voice voice{&app.catalogue, games::audience_for(set_up.seats)};
    pages::SetUpModel model;
    add_rules(model, set_up, voice);
    model.seats = set_up.seats;
    for (const SeatInfo& seat : set_up.seats) model.typed.push_back(seat.name);
    model.typing = set_up.typing;
    for (std::size_t i = 0; i < model.seats.size(); ++i) model.seats[i].name = voice.name(static_cast<Seat>(i));
    for (const SeatInfo& seat : model.seats) model.tempers.push_back(temper_of(seat, voice));
    model.rules_open = set_up.rules_open;
    add_challenges(model, set_up, voice);
    add_own_rules(model, app);
    if (const auto record = record_of(set_up, 0); !record) model.problem = voice.say(record.problem().fault);
    const bool human = std::any_of(set_up.seats.begin(), set_up.seats.end(), [](const SeatInfo& s) { return s.human; });
    if (!human) model.problem = voice.say("setup.nobody");
    add_match_choice(model, app);
    return model;
}

} // namespace palazzo::app
