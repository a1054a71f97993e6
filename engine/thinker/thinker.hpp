// A search for the best move of one position, with question and answer as text, so that it can run on a thread, in a
// Worker, or in slices on the main thread. It knows neither the screen nor the program's state.
#pragma once

#include "engine/catalogue.hpp"
#include "engine/core/character.hpp"
#include "engine/core/levels.hpp"
#include "engine/core/message.hpp"

#include <cstdint>
#include <memory>
#include <string>

namespace palazzo {

/// The position to search, and how.
struct Question {
    std::string record; ///< record of the game so far
    Seat seat = 0;      ///< seat to search for, which must be to act
    Level level = Level::master;
    Temperament temperament = Temperament::even;
    std::uint64_t seed = 0; ///< seed of the random numbers
};
std::string write_question(const Question& question);

/// The result of a search.
struct Advice {
    Json move; ///< the move that the level makes, in the notation of records
    Json best; ///< the best move that was found
    Message why;
};
/// Reads what answer() returned. The moves are null if the question couldn't be searched.
Advice read_advice(const std::string& answer);

/// The search for one question. It can be moved, but not copied.
class Thinker {
  public:
    /// Begins to search a question, as written by write_question().
    explicit Thinker(const std::string& question);
    ~Thinker();
    Thinker(Thinker&&) noexcept;
    Thinker& operator=(Thinker&&) noexcept;

    /// Continues for at most `iterations` iterations, and returns whether the search is done.
    bool run(int iterations);
    /// Returns the result as text for read_advice(). The search must be done.
    std::string answer() const;

  private:
    struct Thought;
    std::unique_ptr<Thought> thought_; ///< null if the question can't be searched
};

} // namespace palazzo
