// Custom decks in tests: importing a deck, typing into its fields, and finding it on sheets.
#pragma once

#include "engine/quiz/registry.hpp"
#include "shell/app/decks/decks.hpp"
#include "shell/app/decks/sheets.hpp"
#include "tests/shell/app/fake_platform.hpp"

#include <algorithm>
#include <memory>
#include <string>

namespace palazzo::app::test {

using quiz::Deck;

// Removes the decks of a test case when the case ends, because all test cases share the registry of decks. The names of
// a case's decks are used in no other case.
struct DeckRegistry {
    ~DeckRegistry() {
        for (const std::string& name : quiz::deck_names()) quiz::remove_custom_deck(name);
    }
};

inline const std::string animals_csv =
    "prompt,answers,level,category\nthe dog,el perro; perro,A1,Animals\nthe cat,el gato,A1,"
    "Animals\nthe tree,el árbol,A2,Plants\n";

inline std::shared_ptr<const Deck> registered_deck(const std::string& name) { return quiz::find_deck(name); }

inline std::string stored_deck(FakePlatform& fake, const std::string& name) {
    return fake.stored["palazzo:deck:" + name];
}

inline bool was_announced(const FakePlatform& fake, const std::string& part) {
    return std::any_of(
        fake.said.begin(), fake.said.end(), [&](const auto& line) { return line.find(part) != std::string::npos; });
}

/// Returns whether the open sheet has a control or a line that contains `part`.
inline bool sheet_shows(const App& app, const std::string& part) {
    const auto model = sheet_model(app);
    return model.title.find(part) != std::string::npos
        || std::any_of(model.items.begin(), model.items.end(), [&](const auto& item) {
               return (item.id + "\n" + item.label + "\n" + item.detail).find(part) != std::string::npos;
           });
}

/// Returns the sheet of question decks that is open.
inline DeckSheetBase& shown_deck_sheet(const App& app) { return static_cast<DeckSheetBase&>(*app.screens.sheet()); }

inline void type_into_field(App& app, const std::string& field, const std::string& text) {
    dispatch(app, {"field:" + field, text});
}

inline App app_with_animal_deck(FakePlatform& fake) {
    App app = started_app(fake);
    import_file(app, "animals.csv", animals_csv);
    return app;
}

} // namespace palazzo::app::test
