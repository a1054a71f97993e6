#include "shell/app/saves/opening.hpp"

namespace palazzo::app {

bool begin_opening(const Store& store) {
    const std::string before = store.load(opening_key).value_or("");
    if (before == "2" || before == "failed") {
        store.erase(opening_key);
        return false;
    }
    store.store(opening_key, before == "1" ? "2" : "1");
    return true;
}

void end_opening(const Store& store) {
    if (store.load(opening_key)) store.erase(opening_key);
}

} // namespace palazzo::app
