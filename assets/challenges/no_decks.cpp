#include "engine/quiz/embedded.hpp"

namespace palazzo::quiz {

std::span<const EmbeddedFile> embedded_decks() { return {}; }

std::span<const EmbeddedFile> embedded_translations() { return {}; }

} // namespace palazzo::quiz
