#include "shell/app/saves/opening.hpp"

namespace palazzo::app {

bool count_opening_attempt(const Store& store) {
    const std::string before = store.load(opening_attempts_key).value_or("");
    if (before == "2" || before == "failed") {
        store.erase(opening_attempts_key);
        return false;
    }
    store.store(opening_attempts_key, before == "1" ? "2" : "1");
    return true;
}

void reset_opening_attempts(const Store& store) {
    if (store.load(opening_attempts_key)) store.erase(opening_attempts_key);
}

} // namespace palazzo::app
