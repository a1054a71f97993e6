#include "shell/app/saves/backup.hpp"

#include "shell/app/decks/decks.hpp"
#include "shell/app/saves/autosave.hpp"
#include "shell/app/saves/listing.hpp"
#include "shell/app/saves/opening.hpp"
#include "shell/app/saves/same_game.hpp"
#include "shell/app/saves/stored_data.hpp"
#include "shell/app/state/feature.hpp"
#include "shell/app/store/aside.hpp"
#include "shell/app/store/finished.hpp"
#include "shell/app/store/known.hpp"
#include "shell/app/store/seats_here.hpp"

#include "engine/core/digest.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>
#include <utility>

namespace palazzo::app {
namespace {

constexpr int backup_format = 1;

/// The content of a backup, and the result of its import. `kept` is a map that serves as a store, so that the functions
/// that read the real store can read the content.
struct Incoming {
    std::map<std::string, std::string> kept;
    std::size_t games = 0; ///< Number of imported games.
    std::size_t decks = 0; ///< Number of imported decks.
    bool refused = false;  ///< True if the store had no room for everything.
};

Store store_of(Incoming& incoming) {
    auto& kept = incoming.kept;
    return {[&kept](const std::string& key) {
                const auto at = kept.find(key);
                return at == kept.end() ? std::nullopt : std::optional(at->second);
            },
        [&kept](const std::string& key, const std::string& text) {
            kept[key] = text;
            return true;
        },
        [&kept](const std::string& key) { kept.erase(key); },
        [&kept](const std::string& prefix) {
            std::vector<std::string> found;
            for (auto at = kept.lower_bound(prefix); at != kept.end() && at->first.rfind(prefix, 0) == 0; ++at)
                found.push_back(at->first);
            return found;
        }};
}

/// Returns a new id for an imported game, because a different game is stored under `id`. The new id is computed from
/// the record, so that importing the same file again finds the game.
std::string id_beside(const std::string& id, const std::string& record) {
    constexpr std::size_t length = 10; // Length of the ids that new_game_id() returns.
    return digest_of(id + record).substr(0, length);
}

/// Imports a game by calling `write`, unless the store already contains the game with at least the moves in `record`.
void import_game(App& app, Incoming& incoming, const std::string& id, const std::string& record,
    const std::function<bool(const Save&)>& write) {
    Save save{id, ++app.serial, record};
    for (;;) {
        const FoundSave here = load_save(app.services.store, save.id);
        if (here.save && continues_record(here.save->record, record)) return;
        if (!here.is_newer_version && (!here.save || continues_record(record, here.save->record))) break;
        save.id = id_beside(save.id, record);
    }
    if (write(save))
        ++incoming.games;
    else
        incoming.refused = true;
}

void import_games(App& app, Incoming& incoming) {
    const Store file = store_of(incoming);
    const Store& store = app.services.store;
    for (const FinishedEntry& one : list_finished_games(file)) {
        const auto over = load_finished_game(file, one.id);
        if (!over.save || !one.summary) continue;
        import_game(app, incoming, one.id, over.save->record,
            [&](const Save& save) { return write_finished_game(store, save, *one.summary); });
    }
    for (const Save& one : load_saves(file).saves)
        import_game(app, incoming, one.id, one.record, [&](const Save& save) { return write_save(store, save); });
}

/// Returns whether a deck with the same content is stored here, whatever its name.
bool is_here(const App& app, const quiz::Deck& deck) {
    const Store& store = app.services.store;
    const auto keys = store.keys(deck_key_prefix);
    return std::any_of(keys.begin(), keys.end(), [&](const std::string& key) {
        const auto here = read_stored_deck(key, store.load(key).value_or(""));
        if (!here) return false;
        quiz::Deck renamed = deck;
        renamed.name = here->name;
        renamed.title = here->title;
        return quiz::write_deck_text(renamed) == quiz::write_deck_text(*here);
    });
}

void import_decks(App& app, Incoming& incoming) {
    for (const auto& [key, text] : incoming.kept) {
        auto deck = read_stored_deck(key, text);
        if (!deck || app.services.store.load(key) == text || is_here(app, *deck)) continue;
        make_names_unique(app, *deck);
        const bool kept = save_deck(app, *std::move(deck)).empty();
        incoming.decks += kept ? 1 : 0;
        incoming.refused |= !kept;
    }
}

/// Merges the documents that features store, such as statistics and missed questions. Documents that only a newer
/// version can read are left to import_rest().
void import_documents(App& app, Incoming& incoming) {
    for (const Feature* feature : features())
        for (const StoredDocument& document : feature->stored_documents) {
            const auto at = incoming.kept.find(std::string(document.key));
            if (document.merge == nullptr || at == incoming.kept.end()) continue;
            if (!document.is_readable(at->second) && document.is_newer(at->second)) continue;
            incoming.refused |= !document.merge(app, at->second);
            incoming.kept.erase(at);
        }
}

/// Number of set-aside texts, and number of texts under unknown keys, that may still be imported. This version can't
/// use either, so they mustn't fill the store.
struct Allowance {
    std::size_t set_aside = 200;
    std::size_t unknown = 20;
};
constexpr std::size_t largest_unknown = 16 * 1024; // Largest size of a text under an unknown key, in bytes.
constexpr std::size_t longest_unknown = 60;        // Largest length of an unknown key, in bytes.

/// Returns whether an unknown key may be that of another version of Palazzo: such keys are short and consist of
/// printable ASCII.
bool is_plain(std::string_view key) {
    return key.size() <= longest_unknown
        && std::all_of(key.begin(), key.end(), [](char c) { return c > ' ' && c < '\x7f'; });
}

/// Returns whether a text may be imported under its key, and counts it against the limits in `left`.
bool is_allowed(const Store& store, const std::string& key, const std::string& text, Allowance& left) {
    const auto take_one = [](std::size_t& from) { return from > 0 && from-- > 0; };
    if (key.rfind(aside_key_prefix, 0) == 0) return take_one(left.set_aside);
    // Notes about a game are imported only if the game itself is stored here.
    for (const std::string_view prefix : {play_time_key_prefix, seats_on_device_key_prefix, hand_order_key_prefix}) {
        if (key.rfind(prefix, 0) != 0) continue;
        const std::string id = key.substr(prefix.size());
        return has_finished_game(store, id) || !store.keys(slot_key_prefix + id + ":").empty();
    }
    return !is_unknown_key(key) || (is_plain(key) && text.size() <= largest_unknown && take_one(left.unknown));
}

/// Returns whether a set-aside text of the backup has been set aside here as well, under the same key or one with `+`
/// added.
bool is_aside_here(const Store& store, const std::string& key, const std::string& text) {
    if (key.rfind(aside_key_prefix, 0) != 0) return false;
    for (std::string name = key; const auto there = store.load(name); name += "+")
        if (*there == text) return true;
    return false;
}

/// Imports settings, set-aside data, and data of newer versions unchanged, if nothing is stored here under the same
/// key.
void import_rest(App& app, Incoming& incoming) {
    // Beginnings of keys that aren't imported here, because their data has been imported already or matters only to the
    // store from which the backup was made.
    constexpr std::array<std::string_view, 7> taken{slot_key_prefix, finished_key_prefix, deck_key_prefix,
        current_game_key, opening_attempts_key, "palazzo:form", "palazzo:written"};
    const Store& store = app.services.store;
    Allowance left;
    left.unknown -= std::min(left.unknown, unknown_keys(store).size());
    for (const auto& entry : incoming.kept) {
        const std::string& key = entry.first;
        const std::string& text = entry.second;
        const auto begins = [&](std::string_view with) { return std::string_view(key).substr(0, with.size()) == with; };
        if (!begins(common_key_prefix) || std::any_of(taken.begin(), taken.end(), begins) || store.load(key)) continue;
        if (is_aside_here(store, key, text)) continue;
        incoming.refused |= !is_allowed(store, key, text, left) || !store.store(key, text);
    }
}

std::optional<Problem> read_texts(const Json& json, Incoming& incoming) {
    const auto format = whole_number(json.value("format", Json()), 1, 1 << 30);
    if (!format) return Problem{"format", "problem.backup.format"};
    if (*format > backup_format) return Problem{"format", "problem.backup.newer"};
    const auto kept = json.find("kept");
    if (kept == json.end() || !kept->is_object()) return Problem{"kept", "problem.backup.kept"};
    for (const auto& [key, value] : kept->items()) {
        const std::string* text = text_of(value);
        if (text == nullptr) return Problem{key_in_problem_place(key), "problem.backup.text"}.located_in_file("kept");
        incoming.kept[key] = *text;
    }
    return std::nullopt;
}

} // namespace

std::string write_backup(const Store& store) {
    Json kept = Json::object();
    for (const std::string& key : store.keys(common_key_prefix)) kept[key] = store.load(key).value_or("");
    const Json json{{"palazzo", "everything"}, {"format", backup_format}, {"kept", std::move(kept)}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

void export_everything(App& app) { export_file(app, "palazzo-everything.json", write_backup(app.services.store)); }

bool is_backup(const Json& json) {
    const auto at = json.find("palazzo");
    return at != json.end() && *at == "everything";
}

bool may_be_backup(const std::string& text) { return text.find("\"palazzo\"") != std::string::npos; }

void import_backup(App& app, const Json& json) {
    Incoming incoming;
    if (const auto problem = read_texts(json, incoming))
        return notify(app, {"app.cant.open_file", {voice_of(app).problem_line(*problem)}});
    refresh_finished_games(app); // This call raises app.serial to the largest serial of all stored games.
    import_games(app, incoming);
    import_decks(app, incoming);
    import_documents(app, incoming);
    import_rest(app, incoming);
    load_stored_data(app);
    refresh_finished_games(app);
    notify(app,
        {incoming.refused ? "app.imported.some" : "app.imported",
            {std::to_string(incoming.games), std::to_string(incoming.decks)}});
}

} // namespace palazzo::app
