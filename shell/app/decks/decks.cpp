#include "shell/app/decks/decks.hpp"

#include "shell/app/decks/sheets.hpp"
#include "shell/app/decks/table_preview.hpp"
#include "shell/app/resources/resources.hpp"
#include "shell/app/store/aside.hpp"
#include "shell/app/store/format.hpp"

#include "engine/quiz/answers_cell.hpp"
#include "engine/quiz/dictionary_form.hpp"
#include "engine/quiz/encoding.hpp"
#include "engine/quiz/import.hpp"
#include "engine/quiz/registry.hpp"
#include "engine/quiz/text.hpp"
#include "shell/app/letters/letters.hpp"

#include <algorithm>
#include <array>

namespace palazzo::app {
namespace {

using quiz::Deck;

Result<quiz::PromptMemory> read_stored_memory(const std::string& text) {
    const auto json = parse_json(text, largest_file_bytes); // The memory may exceed the default limit of `parse_json`.
    return json ? quiz::read_prompt_memory(*json) : Result<quiz::PromptMemory>(json.problem());
}

/// Stores the memory of missed questions. Returns false if the store refuses it, or if a newer version wrote the stored
/// one.
bool save_memory(App& app) {
    const auto there = app.services.store.load(quiz_memory_key);
    const bool kept = app.services.may_write() && !(there && is_newer_json(*there, quiz::newest_prompt_memory_format))
        && app.services.store.store(
            quiz_memory_key, quiz::write_prompt_memory(app.feature_data.get<quiz::PromptMemory>()).dump());
    if (kept)
        app.unsaved_keys.erase(quiz_memory_key);
    else
        app.unsaved_keys.insert(quiz_memory_key);
    return kept;
}

bool is_taken(const std::string& name) { return quiz::is_shipped_deck(name) || quiz::find_deck(name) != nullptr; }

bool is_title_taken(const App& app, const std::string& title) {
    const auto names = quiz::deck_names();
    return std::any_of(names.begin(), names.end(), [&](const auto& name) { return deck_title(app, name) == title; });
}

/// Returns `text` followed by `tail`. `text` is cut if both together would have more than `longest` bytes.
std::string with_tail(std::string_view text, std::size_t longest, const std::string& tail) {
    return std::string(quiz::trimmed(quiz::shortened(text, longest - tail.size()))) + tail;
}

/// Renames a stored custom deck, because a shipped deck has the same name now.
void rename_stored_deck(App& app, const std::string& key, Deck deck) {
    make_names_unique(app, deck);
    if (save_deck(app, std::move(deck)).empty()) app.services.store.erase(key);
}

/// Reads a deck from the content of a file, which the web page or the desktop program has already decoded.
Result<quiz::ImportedDeck> read_file(const std::string& name, const std::string& text) {
    if (auto problem = quiz::unsupported_file_problem(text)) return *std::move(problem);
    if (auto problem = quiz::invalid_bytes_problem(text)) return *std::move(problem);
    return quiz::import_deck_with_notes(name, text);
}

/// Returns the names of columns, of many only the first ones; `none` if there are none.
std::string columns_in_words(const i18n::Voice& voice, std::vector<std::string> columns) {
    if (columns.empty()) return "none";
    constexpr std::size_t most = 4;
    const bool more = columns.size() > most;
    columns.resize(std::min(columns.size(), most));
    if (more) columns.emplace_back("…");
    return voice.join(columns, "list.more");
}

/// Returns a message about the imported questions, and about rows and columns that were left out.
Message describe_import(const i18n::Voice& voice, const quiz::ImportedDeck& imported) {
    const std::string items = std::to_string(imported.deck.items.size());
    const std::string rows = describe_rows(voice, imported);
    if (rows.empty()) return {"decks.imported", {imported.deck.title, items}};
    return {"decks.imported.but", {imported.deck.title, items, rows}};
}

} // namespace

// ---- Stored data

std::optional<Deck> read_stored_deck(const std::string& key, const std::string& text) {
    if (key.rfind(deck_key_prefix, 0) != 0) return std::nullopt;
    // A deck's JSON is larger than the file that the deck was imported from, and may exceed the default limit of
    // `parse_json`.
    const auto json = parse_json(text, largest_file_bytes);
    auto deck = json ? quiz::read_deck(*json) : Result<Deck>(json.problem());
    return deck && deck_key_prefix + deck->name == key ? std::optional(*std::move(deck)) : std::nullopt;
}

bool is_readable_deck(const std::string& key, const std::string& text) {
    return read_stored_deck(key, text).has_value();
}

void load_decks(App& app) {
    const Store& store = app.services.store;
    bool broken = false;
    for (const std::string& key : store.keys(deck_key_prefix)) {
        const std::string text = store.load(key).value_or("");
        auto deck = read_stored_deck(key, text);
        if (!deck && is_newer_json(text)) {
            notify(app, {"app.newer.deck", {}});
        } else if (!deck) {
            set_text_aside(store, key, text);
            broken = true;
        } else if (quiz::is_shipped_deck(deck->name)) {
            rename_stored_deck(app, key, *std::move(deck));
        } else {
            quiz::add_custom_deck(*std::move(deck));
        }
    }
    if (broken) notify(app, {"app.aside.deck", {}});
}

void load_quiz_memory(App& app) {
    const auto text = app.services.store.load(quiz_memory_key);
    if (!text) return;
    auto memory = read_stored_memory(*text);
    if (memory) {
        app.feature_data.get<quiz::PromptMemory>() = *std::move(memory);
        return;
    }
    if (is_newer_json(*text, quiz::newest_prompt_memory_format)) return notify(app, {"app.newer.missed", {}});
    set_text_aside(app.services.store, quiz_memory_key, *text);
    notify(app, {"app.aside.missed", {}});
}

bool change_quiz_memory(App& app, const std::function<bool(quiz::PromptMemory&)>& change) {
    // In browsers without locks, another tab may have changed the stored memory.
    if (const auto text = app.services.store.load(quiz_memory_key);
        text && app.unsaved_keys.count(quiz_memory_key) == 0)
        if (auto there = read_stored_memory(*text)) app.feature_data.get<quiz::PromptMemory>() = *std::move(there);
    return !change(app.feature_data.get<quiz::PromptMemory>()) || save_memory(app);
}

bool merge_quiz_memory(App& app, const std::string& text) {
    const auto memory = read_stored_memory(text);
    if (!memory) return true;
    load_quiz_memory(app); // Another tab may have changed the stored memory.
    quiz::merge(app.feature_data.get<quiz::PromptMemory>(), *memory);
    return save_memory(app);
}

std::string save_deck(App& app, Deck deck) {
    const std::string key = deck_key_prefix + deck.name;
    const std::string text = quiz::write_deck_text(deck);
    if (const auto problem = quiz::add_custom_deck(std::move(deck))) return voice_of(app).problem_line(*problem);
    if (!app.services.store.store(key, text)) notify_store_refused(app, "app.cant.save_deck");
    return "";
}

void erase_deck(App& app, const std::string& name) {
    app.services.store.erase(deck_key_prefix + name);
    quiz::remove_custom_deck(name);
    change_quiz_memory(app, [&](quiz::PromptMemory& memory) { return quiz::forget_deck(memory, name); });
    app.services.announce_to_viewer(voice_of(app).say("decks.deleted"));
}

// ---- New decks

void make_names_unique(const App& app, Deck& deck) {
    const std::string name = deck.name;
    for (int n = 2; is_taken(deck.name); ++n)
        deck.name = with_tail(name, quiz::longest_deck_name, "-" + std::to_string(n));
    const std::string title = deck.title;
    for (int n = 2; is_title_taken(app, deck.title); ++n)
        deck.title = with_tail(title, quiz::longest_title, " " + std::to_string(n));
}

std::string describe_rows(const i18n::Voice& voice, const quiz::ImportedDeck& imported) {
    const auto& left_out = imported.left_out_rows;
    const std::vector<std::string> unused = quiz::unused_columns(imported);
    if (left_out.empty() && imported.repeated_rows == 0 && imported.joined_rows == 0 && unused.empty()) return "";
    std::string first;
    if (!left_out.empty())
        first =
            voice.problem_line(left_out.front().problem.located_in_file(quiz::line_as_place(left_out.front().line)));
    return std::string(quiz::trimmed(voice.say("decks.import.rows",
        {std::to_string(left_out.size()), first, std::to_string(imported.repeated_rows),
            std::to_string(imported.joined_rows), columns_in_words(voice, unused)})));
}

void import_deck_file(App& app, const std::string& name, const std::string& text) {
    auto imported = read_file(name, text);
    if (!imported) return notify(app, {"app.cant.import_deck", {voice_of(app).problem_line(imported.problem())}});
    if (imported->is_guessed) return open_table_preview(app, name, text, *std::move(imported));
    keep_imported_deck(app, *std::move(imported));
}

void keep_imported_deck(App& app, quiz::ImportedDeck imported) {
    make_names_unique(app, imported.deck);
    const Message told = describe_import(voice_of(app), imported);
    app.services.announce_to_viewer(voice_of(app).say(told));
    if (!save_new_deck(app, imported.deck)) return;
    if (told.id != "decks.imported" && app.notice_until == 0) notify(app, told);
    open_deck_over_list(app, imported.deck.name);
}

bool save_new_deck(App& app, const Deck& deck) {
    app.notice_until = 0;
    const std::string fault = save_deck(app, deck);
    if (!fault.empty())
        notify(app, {"app.cant.import_deck", {fault}});
    else if (!has_fonts_for(app, deck) && app.notice_until == 0)
        notify(app, {"app.cant.draw_deck", {}});
    return fault.empty();
}

// ---- Shipped decks

void fetch_shipped_decks(App& app) {
    app.missing_decks.clear();
    for (const std::string& name : quiz::deck_names())
        if (deck_needs_fetching(name) && !app.services.fetch_deck(name)) app.missing_decks.insert(name);
}

// ---- Texts about decks

std::vector<std::string> deck_names_by_title(const App& app) {
    std::vector<std::string> names;
    std::vector<std::string> keys; // Sort keys of the decks, in the order of `names`.
    for (const std::string& name : quiz::deck_names()) {
        const std::string key = (quiz::is_shipped_deck(name) ? "0" : "1") + deck_title(app, name);
        const auto at = std::upper_bound(keys.begin(), keys.end(), key);
        names.insert(names.begin() + (at - keys.begin()), name);
        keys.insert(at, key);
    }
    return names;
}

std::shared_ptr<const Deck> shown_deck(const App& app, std::shared_ptr<const Deck> deck) {
    return quiz::deck_in_language(std::move(deck), language_of(app).code);
}

std::string deck_title(const App& app, const std::string& name) {
    if (const auto deck = quiz::find_deck(name)) return shown_deck(app, deck)->title;
    std::string title = voice_of(app).say(pages::language_name(name));
    if (title == name && !title.empty() && title[0] >= 'a') title[0] = static_cast<char>(title[0] - 'a' + 'A');
    return title;
}

std::string deck_content_line(const i18n::Voice& voice, const Deck& deck) {
    const std::string count = voice.say("decks.questions", {std::to_string(deck.items.size())});
    return deck.language.empty() ? count
                                 : voice.join({voice.say(pages::language_name(deck.language)), count}, "list.dot");
}

std::string deck_detail_line(const App& app, const std::string& name) {
    const i18n::Voice voice = voice_of(app);
    const auto deck = quiz::find_deck(name);
    if (deck == nullptr) return voice.say(app.missing_decks.count(name) != 0 ? "decks.cant_load" : "decks.loading");
    if (quiz::is_shipped_deck(name)) return deck_content_line(voice, *deck);
    return voice.say("decks.yours", {std::to_string(deck->items.size())});
}

std::string join_answers(const std::vector<std::string>& answers) { return quiz::input_field_from_answers(answers); }

std::vector<std::string> split_answers(const std::string& text, const std::vector<std::string>& before) {
    std::vector<std::string> answers;
    const auto holds = [](const std::vector<std::string>& all, const std::string& one) {
        return std::find(all.begin(), all.end(), one) != all.end();
    };
    for (const std::string& escaped : quiz::answers_in_input_field(text)) {
        const quiz::CellAnswer typed = quiz::without_backslashes(escaped);
        const bool stays = typed.is_literal || holds(before, typed.text);
        std::string answer = stays ? typed.text : quiz::pattern_from_dictionary_form(typed.text);
        if (!holds(answers, answer)) answers.push_back(std::move(answer));
    }
    return answers;
}

// Here `is_newer` returns true for any unreadable text, so that the import of a backup stores such a text unchanged.
// The text is set aside when it is loaded.
constinit const StoredDocument quiz_memory_document{quiz_memory_key, load_quiz_memory,
    [](const std::string& text) { return static_cast<bool>(read_stored_memory(text)); },
    [](const std::string& text) { return !read_stored_memory(text); }, merge_quiz_memory};

std::optional<int> chosen_region(const App& app, const Deck& deck) {
    const auto chosen = app.settings.regions.find(deck.name);
    if (chosen == app.settings.regions.end()) return std::nullopt;
    const auto at = std::find(deck.regions.begin(), deck.regions.end(), chosen->second);
    if (at == deck.regions.end()) return std::nullopt;
    return static_cast<int>(at - deck.regions.begin());
}

} // namespace palazzo::app
