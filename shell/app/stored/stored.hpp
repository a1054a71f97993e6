// Values that features store under their own keys. Every write begins by reading the stored value, so that two tabs or
// windows lose nothing of each other's data.
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

/// Describes how a value of the type T is stored. While the program runs, the value is App::feature_data.get<T>().
template <class T>
struct StoredFormat {
    const char* key;
    Result<T> (*read)(const std::string& text);
    std::string (*write)(const T& value);
    bool (*is_newer)(const std::string& text); ///< Returns whether a newer version wrote the text.
    const char* newer_message;                 ///< Id of the message that is shown if a newer version wrote the text.
    const char* unreadable_message;            ///< Id of the message that is shown if the text can't be read.
};

/// Return the value in a JSON text, and the JSON text of a value. They are used as StoredFormat::read and
/// StoredFormat::write.
template <class T, Result<T> (*read)(const Json&)>
Result<T> read_as_json(const std::string& text) {
    const auto json = parse_json(text, largest_file_bytes);
    return json ? read(*json) : Result<T>(json.problem());
}
template <class T, Json (*write)(const T&)>
std::string write_as_json(const T& value) {
    return compact_json(write(value));
}

/// Result of reading a stored value; `value` is nullopt if there is none or it can't be read.
template <class T>
struct StoredLookup {
    std::optional<T> value;
    bool newer = false;  ///< True if a newer version wrote the stored text.
    bool locked = false; ///< True if the stored text must not be overwritten.
};

/// Reads a stored value. If its text can't be read, sets the text aside; if there is no room for that, the text stays
/// where it is.
template <class T>
StoredLookup<T> find_stored_value(App& app, const StoredFormat<T>& form) {
    const auto text = app.services.store.load(form.key);
    if (!text) return {};
    if (auto value = form.read(*text)) return {*std::move(value)};
    if (form.is_newer(*text)) return {std::nullopt, true, true};
    notify(app, {form.unreadable_message, {}});
    return {std::nullopt, false, set_text_aside(app.services.store, form.key, *text).empty()};
}

/// Replaces the program's value by `value`, which was read from the store. If the store refused the program's value
/// before, that refused value is merged into `value` first. Does nothing if `value` is nullopt.
template <class T>
void apply_stored_value(App& app, const StoredFormat<T>& form, std::optional<T> value) {
    if (!value) return;
    if (app.unsaved_keys.count(form.key) > 0) merge(*value, app.feature_data.get<T>());
    app.feature_data.get<T>() = *std::move(value);
}

/// Stores the program's value, unless the stored text is `locked` or this tab may not write. Returns whether the value
/// was stored. If it wasn't, notes that the program's value is newer than the stored one.
template <class T>
bool write_stored_value(App& app, const StoredFormat<T>& form, bool locked) {
    const bool written = !locked && app.services.may_write()
        && app.services.store.store(form.key, form.write(app.feature_data.get<T>()));
    if (written)
        app.unsaved_keys.erase(form.key);
    else
        app.unsaved_keys.insert(form.key);
    return written;
}

/// Reads the stored value, calls `make` to change it, and stores it. The program's value is changed in any case.
/// Returns false if the changed value couldn't be stored, because the store refuses it or a newer version wrote the
/// stored one; then it is stored together with the next change.
template <class T, class Change>
bool change_stored_value(App& app, const StoredFormat<T>& form, Change&& make) {
    StoredLookup<T> found = find_stored_value(app, form);
    apply_stored_value(app, form, std::move(found.value));
    make(app.feature_data.get<T>());
    return write_stored_value(app, form, found.locked);
}

/// Reads the stored value into the program; if there is none, the program's value stays as it is. If the text can't be
/// read, sets it aside; if a newer version wrote it, leaves it alone. Notifies the player in both cases.
template <class T>
void load_stored_value(App& app, const StoredFormat<T>& form) {
    StoredLookup<T> found = find_stored_value(app, form);
    if (found.newer) notify(app, {form.newer_message, {}});
    apply_stored_value(app, form, std::move(found.value));
}

/// Merges a text from another device into the stored value. Nothing happens if the text can't be read, or if a newer
/// version wrote the value that is stored here. Returns false if there is no room for all of it, in the store or in the
/// value.
template <class T>
bool merge_stored_value(App& app, const StoredFormat<T>& form, const std::string& text) {
    const auto value = form.read(text);
    if (!value || find_stored_value(app, form).newer) return true;
    std::size_t left_out = 0; // Number of entries that merge() left out, if it counts them.
    const bool kept = change_stored_value(app, form, [&](T& here) {
        if constexpr (std::is_void_v<decltype(merge(here, *value))>)
            merge(here, *value);
        else
            left_out = merge(here, *value);
    });
    return kept && left_out == 0;
}

/// Returns the StoredDocument of the value that `form`, a constant of the type StoredFormat, describes.
template <const auto& form>
constexpr StoredDocument stored_document() {
    return {form.key, [](App& app) { load_stored_value(app, form); },
        [](const std::string& text) { return static_cast<bool>(form.read(text)); },
        [](const std::string& text) { return form.is_newer(text); },
        [](App& app, const std::string& text) { return merge_stored_value(app, form, text); }};
}

} // namespace palazzo::app
