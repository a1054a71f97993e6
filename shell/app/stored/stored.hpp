// A value that a feature keeps in the store under a key of its own. Whatever is written goes out from what the store
// holds by then, so that two tabs or windows lose nothing of each other's.
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

/// How a T is kept. While the program runs it is App::feature_data.of<T>().
template <class T>
struct Stored {
    const char* key;
    Result<T> (*read)(const std::string& text);
    std::string (*write)(const T& value);
    bool (*is_newer)(const std::string& text); ///< a newer version wrote this text
    const char* newer;                         ///< told where that is so
    const char* aside;                         ///< told where it can't be read
};

/// For Stored::read and write: a value that is kept as JSON.
template <class T, Result<T> (*read)(const Json&)>
Result<T> read_as_json(const std::string& text) {
    const auto json = parse_json(text, largest_file);
    return json ? read(*json) : Result<T>(json.problem());
}
template <class T, Json (*write)(const T&)>
std::string write_as_json(const T& value) {
    return compact(write(value));
}

/// What the store holds under a key.
template <class T>
struct FoundStored {
    std::optional<T> value;
    bool newer = false;  ///< a newer version wrote it
    bool locked = false; ///< it may not be written over
};

/// What can't be read is set aside first; where there is no room for that it stays where it is.
template <class T>
FoundStored<T> find_stored(App& app, const Stored<T>& form) {
    const auto text = app.services.store.load(form.key);
    if (!text) return {};
    if (auto value = form.read(*text)) return {*std::move(value)};
    if (form.is_newer(*text)) return {std::nullopt, true, true};
    notify(app, {form.aside, {}});
    return {std::nullopt, false, set_aside(app.services.store, form.key, *text).empty()};
}

/// What is here becomes what the store holds, and what it refused before.
template <class T>
void apply_stored(App& app, const Stored<T>& form, std::optional<T> value) {
    if (!value) return;
    if (app.unsaved_keys.count(form.key) > 0) merge(*value, app.feature_data.of<T>());
    app.feature_data.of<T>() = *std::move(value);
}

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

/// Changes the value as the store has it by now, and keeps it. The change is made here in any case. False: it isn't
/// kept, for the store refuses it, or holds what a newer version wrote; it is kept with the next that is.
template <class T, class Change>
bool change_stored(App& app, const Stored<T>& form, Change&& make) {
    FoundStored<T> found = find_stored(app, form);
    apply_stored(app, form, std::move(found.value));
    make(app.feature_data.of<T>());
    return write_stored(app, form, found.locked);
}

/// Reads the value as the store has it now; where it has none, what is here stays. What can't be read is set aside,
/// what a newer version wrote is left as it is, and either is told.
template <class T>
void load_stored(App& app, const Stored<T>& form) {
    FoundStored<T> found = find_stored(app, form);
    if (found.newer) notify(app, {form.newer, {}});
    apply_stored(app, form, std::move(found.value));
}

/// Adds what a text from elsewhere holds to what is here. Nothing happens where it can't be read, or where a newer
/// version wrote what is here. False: there is no room for all of it, in the store or in the value.
template <class T>
bool merge_stored(App& app, const Stored<T>& form, const std::string& text) {
    const auto value = form.read(text);
    if (!value || find_stored(app, form).newer) return true;
    std::size_t left_out = 0; // where merge() counts that
    const bool kept = change_stored(app, form, [&](T& here) {
        if constexpr (std::is_void_v<decltype(merge(here, *value))>)
            merge(here, *value);
        else
            left_out = merge(here, *value);
    });
    return kept && left_out == 0;
}

/// The same as a feature says it; the form is a constant.
template <const auto& form>
constexpr StoredDocument stored_document() {
    return {form.key, [](App& app) { load_stored(app, form); },
        [](const std::string& text) { return static_cast<bool>(form.read(text)); },
        [](const std::string& text) { return form.is_newer(text); },
        [](App& app, const std::string& text) { return merge_stored(app, form, text); }};
}

} // namespace palazzo::app
