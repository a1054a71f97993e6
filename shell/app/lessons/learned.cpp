#include "shell/app/lessons/learned.hpp"

#include "shell/app/stored/stored.hpp"

namespace palazzo::app {
namespace {

constexpr StoredFormat<scores::LearningProgress> learning_form{"palazzo:learning",
    read_as_json<scores::LearningProgress, scores::read_learning_progress>,
    write_as_json<scores::LearningProgress, scores::write_learning_progress>,
    [](const std::string& text) { return is_newer_json(text); }, "app.newer.learning", "app.aside.learning"};

} // namespace

bool note_solved_puzzle(App& app, const std::string& game, int number) {
    return change_stored_value(app, learning_form,
        [&](scores::LearningProgress& learning) { learning.games[game].solved_puzzles.insert(number); });
}

bool note_lesson_progress(App& app, const std::string& game, int step, bool finished) {
    return change_stored_value(app, learning_form, [&](scores::LearningProgress& learning) {
        scores::GameProgress& learned = learning.games[game];
        learned.lesson_step = step;
        learned.lesson_finished |= finished;
    });
}

constinit const StoredDocument learning_document = stored_document<learning_form>();

} // namespace palazzo::app
