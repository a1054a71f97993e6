// A value that a feature stores under its own key. Every write begins with what the store has at that time, so that two
// tabs or windows lose nothing of each other's data.
#pragma once

#include "shell/app/state/feature.hpp"
#include "shell/app/store/aside.hpp"
#include "shell/app/store/format.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

namespace palazzo::app {

/// Describes how a value of the type T is stored. While the program runs, the value is App::feature_data.of<T>().
template <class T>
struct Stored {
    const char* key;
    Result<T> (*read)(const std::string& text);
    std::string (*write)(const T& value);
    bool (*is_newer)(const std::string& text); ///< Returns whether a newer version wrote the text.
    const char* newer;                         ///< Id of the message that is shown in that case.
    const char* aside;                         ///< Id of the message that is shown if the text can't be read.
};

/// The functions Stored::read and Stored::write of a value that is stored as JSON.
template <class T, Result<T> (*read)(const Json&)>
Result<T> read_as_json(const std::string& text) {
    const auto json = parse_json(text, largest_file);
    return json ? read(*json) : Result<T>(json.problem());
}
template <class T, Json (*write)(const T&)>
std::string write_as_json(const T& value) {
    return compact(write(value));
}

/// The value that the store has under a key.
template <class T>
struct FoundStored {
    std::optional<T> value;
    bool newer = false;  ///< True if a newer version wrote it.
    bool locked = false; ///< True if the stored text must not be overwritten.
};

/// Reads a value. An unreadable text is set aside first; if there is no room for that, it stays where it is.
template <class T>
FoundStored<T> find_stored(App& app, const Stored<T>& form) {
    const auto text = app.services.store.load(form.key);
    if (!text) return {};
    if (auto value = form.read(*text)) return {*std::move(value)};
    if (form.is_newer(*text)) return {std::nullopt, true, true};
    notify(app, {form.aside, {}});
    return {std::nullopt, false, set_aside(app.services.store, form.key, *text).empty()};
}

/// Replaces the value in the program by the store's, and merges changes that the store refused before.
template <class T>
void apply_stored(App& app, const Stored<T>& form, std::optional<T> value) {
    if (!value) return;
    if (app.unsaved_keys.count(form.key) > 0) merge(*value, app.feature_data.of<T>());
    app.feature_data.of<T>() = *std::move(value);
}

/// Stores the value, unless it is locked or this tab may not write. Notes whether the program's value is newer than the
/// store's, and returns whether it was stored.
template <class T>
bool write_stored(App& app, const Stored<T>& form, bool locked) {
    const bool written =
        !locked && app.services.may_write() && app.services.store.store(form.key, form.write(app.feature_data.of<T>()));
    if (written)
        app.unsaved_keys.erase(form.key);
    else
        app.unsaved_keys.insert(form.key);
    return written;
}

/// Reads the value again, changes it, and stores it. The change is made in the program in any case. Returns false if it
/// couldn't be stored, because the store refuses it or a newer version wrote the stored value; then it is stored
/// together with the next change.
template <class T, class Change>
bool change_stored(App& app, const Stored<T>& form, Change&& make) {
    FoundStored<T> found = find_stored(app, form);
    apply_stored(app, form, std::move(found.value));
    make(app.feature_data.of<T>());
    return write_stored(app, form, found.locked);
}

/// Reads the value that the store has now; without one, the program's value remains. An unreadable text is set aside
/// and a newer version's is left alone; the player is notified of either.
template <class T>
void load_stored(App& app, const Stored<T>& form) {
    FoundStored<T> found = find_stored(app, form);
    if (found.newer) notify(app, {form.newer, {}});
    apply_stored(app, form, std::move(found.value));
}

/// Merges a text from another device. Nothing happens if it can't be read, or if a newer version wrote the value here.
/// Returns false if there is no room for all of it, in the store or in the value.
template <class T>
bool merge_stored(App& app, const Stored<T>& form, const std::string& text) {
    const auto value = form.read(text);
    if (!value || find_stored(app, form).newer) return true;
    std::size_t left_out = 0; // Number of entries that merge() left out, if it counts them.
    const bool kept = change_stored(app, form, [&](T& here) {
        if constexpr (std::is_void_v<decltype(merge(here, *value))>)
            merge(here, *value);
        else
            left_out = merge(here, *value);
    });
    return kept && left_out == 0;
}

/// Returns the StoredDocument of a form, which is a constant.
template <const auto& form>
constexpr StoredDocument stored_document() {
    return {form.key, [](App& app) { load_stored(app, form); },
        [](const std::string& text) { return static_cast<bool>(form.read(text)); },
        [](const std::string& text) { return form.is_newer(text); },
        [](App& app, const std::string& text) { return merge_stored(app, form, text); }};
}

} // namespace palazzo::app
