// Decks of one's own, for tests: made by an import, typed into, looked for on sheets.
#pragma once

#include "engine/quiz/registry.hpp"
#include "shell/app/decks/decks.hpp"
#include "shell/app/decks/sheets.hpp"
#include "tests/shell/app/stand_in.hpp"

#include <algorithm>
#include <memory>
#include <string>

namespace palazzo::app::test {

using quiz::Deck;

// The registry is shared by all tests of the process: each case has decks of its own name, and takes them away again.
struct DeckRegistry {
    ~DeckRegistry() {
        for (const std::string& name : quiz::deck_names()) quiz::remove_deck(name);
    }
};

inline const std::string animals =
    "prompt,answers,level,category\nthe dog,el perro; perro,A1,Animals\nthe cat,el gato,A1,"
    "Animals\nthe tree,el árbol,A2,Plants\n";

inline std::shared_ptr<const Deck> deck(const std::string& name) { return quiz::find_deck(name); }

inline std::string kept(World& world, const std::string& name) { return world.kept["palazzo:deck:" + name]; }

inline bool heard(const World& world, const std::string& part) {
    return std::any_of(
        world.said.begin(), world.said.end(), [&](const auto& line) { return line.find(part) != std::string::npos; });
}

/// Whether the sheet that is open has a control or a line with this in it.
inline bool shows(const App& app, const std::string& part) {
    const auto model = sheet_model(app);
    return model.title.find(part) != std::string::npos
        || std::any_of(model.items.begin(), model.items.end(), [&](const auto& item) {
               return (item.id + "\n" + item.label + "\n" + item.detail).find(part) != std::string::npos;
           });
}

/// The sheet of challenge decks that is open.
inline DeckDesk& desk(const App& app) { return static_cast<DeckDesk&>(*app.screens.sheet()); }

inline void type(App& app, const std::string& field, const std::string& text) {
    dispatch(app, {"field:" + field, text});
}

inline App with_animals(World& world) {
    App app = started(world);
    import_file(app, "animals.csv", animals);
    return app;
}

} // namespace palazzo::app::test
