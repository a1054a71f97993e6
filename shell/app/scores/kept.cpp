#include "shell/app/scores/kept.hpp"

#include "shell/app/store/aside.hpp"
#include "shell/app/store/format.hpp"

#include <cstddef>
#include <utility>

namespace palazzo::app {
namespace {

/// How one of the four is kept.
template <class T>
struct Form {
    const char* key;
    T App::*here;
    Result<T> (*read)(const std::string& text);
    std::string (*write)(const T& value);
    bool (*is_newer)(const std::string& text);
    const char* newer; ///< told where a newer version wrote it
    const char* aside; ///< told where it can't be read
};

template <class T, Result<T> (*read)(const Json&)>
Result<T> read_json(const std::string& text) {
    const auto json = parse_json(text, largest_file);
    return json ? read(*json) : Result<T>(json.problem());
}

template <class T, Json (*write)(const T&)>
std::string write_json(const T& value) {
    return compact(write(value));
}

bool is_newer_than_first(const std::string& text) { return is_newer_json(text); }

constexpr Form<scores::Statistics> statistics_form{statistics_key, &App::statistics,
    [](const std::string& text) { return scores::read_statistics(text); }, scores::write_statistics,
    [](const std::string& text) { return scores::is_newer_statistics(text); }, "app.newer.statistics",
    "app.aside.statistics"};
constexpr Form<scores::DailyLog> daily_form{daily_key, &App::daily, read_json<scores::DailyLog, scores::read_daily>,
    write_json<scores::DailyLog, scores::write_daily>, is_newer_than_first, "app.newer.daily", "app.aside.daily"};
constexpr Form<scores::HouseRulesList> house_rules_form{house_rules_key, &App::house_rules,
    read_json<scores::HouseRulesList, scores::read_house_rules>,
    write_json<scores::HouseRulesList, scores::write_house_rules>, is_newer_than_first, "app.newer.house_rules",
    "app.aside.house_rules"};
constexpr Form<scores::Learning> learning_form{learning_key, &App::learning,
    read_json<scores::Learning, scores::read_learning>, write_json<scores::Learning, scores::write_learning>,
    is_newer_than_first, "app.newer.learning", "app.aside.learning"};

/// Calls visit(form) for each of the four.
template <class Visit>
void each_form(Visit&& visit) {
    visit(statistics_form);
    visit(daily_form);
    visit(house_rules_form);
    visit(learning_form);
}

/// What the store holds under a key.
template <class T>
struct There {
    std::optional<T> value;
    bool newer = false;  ///< a newer version wrote it
    bool locked = false; ///< it may not be written over
};

/// What can't be read is set aside first; where there is no room for that it stays where it is.
template <class T>
There<T> look_up(App& app, const Form<T>& form) {
    const auto text = app.services.store.load(form.key);
    if (!text) return {};
    if (auto value = form.read(*text)) return {*std::move(value)};
    if (form.is_newer(*text)) return {std::nullopt, true, true};
    notify(app, {form.aside, {}});
    return {std::nullopt, false, set_aside(app.services.store, form.key, *text).empty()};
}

/// What is here becomes what the store holds, and what it refused before.
template <class T>
void take_up(App& app, const Form<T>& form, std::optional<T> value) {
    if (!value) return;
    if (app.unkept.count(form.key) > 0) merge(*value, app.*form.here);
    app.*form.here = *std::move(value);
}

template <class T>
bool write(App& app, const Form<T>& form, bool locked) {
    const bool written =
        !locked && app.services.may_write() && app.services.store.store(form.key, form.write(app.*form.here));
    if (written)
        app.unkept.erase(form.key);
    else
        app.unkept.insert(form.key);
    return written;
}

template <class T, class Change>
bool change(App& app, const Form<T>& form, Change&& make) {
    There<T> found = look_up(app, form);
    take_up(app, form, std::move(found.value));
    make(app.*form.here);
    return write(app, form, found.locked);
}

template <class T>
void load(App& app, const Form<T>& form) {
    There<T> found = look_up(app, form);
    if (found.newer) notify(app, {form.newer, {}});
    take_up(app, form, std::move(found.value));
}

/// How many had no room; of statistics and daily results all have.
std::size_t merge_all(scores::HouseRulesList& list, const scores::HouseRulesList& other) { return merge(list, other); }
template <class T>
std::size_t merge_all(T& here, const T& other) {
    merge(here, other);
    return 0;
}

template <class T>
bool take_in(App& app, const Form<T>& form, const std::string& text) {
    const auto value = form.read(text);
    if (!value || look_up(app, form).newer) return true;
    std::size_t left_out = 0;
    const bool kept = change(app, form, [&](T& here) { left_out = merge_all(here, *value); });
    return kept && left_out == 0;
}

} // namespace

void load_scores(App& app) {
    each_form([&](const auto& form) { load(app, form); });
}

bool is_readable_score(std::string_view key, const std::string& text) {
    bool readable = false;
    each_form([&](const auto& form) { readable |= key == form.key && form.read(text); });
    return readable;
}

bool is_newer_score(std::string_view key, const std::string& text) {
    bool newer = false;
    each_form([&](const auto& form) { newer |= key == form.key && !form.read(text) && form.is_newer(text); });
    return newer;
}

bool count_outcome(App& app, const scores::Outcome& outcome) {
    return change(app, statistics_form, [&](scores::Statistics& statistics) { scores::add(statistics, outcome); });
}

bool uncount_outcome(App& app, std::string_view id) {
    return change(app, statistics_form, [&](scores::Statistics& statistics) { scores::remove(statistics, id); });
}

bool note_daily(App& app, std::string_view game, int day, const scores::DailyResult& result) {
    return change(app, daily_form, [&](scores::DailyLog& log) { scores::note(log, game, day, result); });
}

bool note_solved_puzzle(App& app, const std::string& game, int number) {
    return change(app, learning_form, [&](scores::Learning& learning) { learning.games[game].solved.insert(number); });
}

bool note_lesson(App& app, const std::string& game, int step, bool finished) {
    return change(app, learning_form, [&](scores::Learning& learning) {
        scores::Learned& learned = learning.games[game];
        learned.lesson = step;
        learned.finished |= finished;
    });
}

void refresh_house_rules(App& app) { take_up(app, house_rules_form, look_up(app, house_rules_form).value); }

bool keep_house_rules(App& app) { return write(app, house_rules_form, look_up(app, house_rules_form).locked); }

bool take_in_score(App& app, std::string_view key, const std::string& text) {
    bool taken = true;
    each_form([&](const auto& form) {
        if (key == form.key) taken = take_in(app, form, text);
    });
    return taken;
}

} // namespace palazzo::app
