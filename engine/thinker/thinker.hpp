// A thought about one position, asked for and answered as text, so that it can be had on a thread, in a Worker or here
// in slices. Knows neither the screen nor the program's state.
#pragma once

#include "engine/catalogue.hpp"
#include "engine/core/character.hpp"
#include "engine/core/levels.hpp"
#include "engine/core/message.hpp"

#include <cstdint>
#include <memory>
#include <string>

namespace palazzo {

/// What is to be thought about.
struct Question {
    std::string record; ///< of the game so far
    Seat seat = 0;      ///< which is to act
    Level level = Level::master;
    Temperament temperament = Temperament::even;
    std::uint64_t seed = 0; ///< of the dice
};
std::string write_question(const Question& question);

/// What came of it.
struct Advice {
    Json move; ///< that the level makes, in the notation of records
    Json best; ///< the best that was found
    Message why;
};
/// Null moves: the question made no sense.
Advice read_advice(const std::string& answer);

/// Thinks about one question. Move it, but don't copy it.
class Thinker {
  public:
    /// A question that write_question() wrote.
    explicit Thinker(const std::string& question);
    ~Thinker();
    Thinker(Thinker&&) noexcept;
    Thinker& operator=(Thinker&&) noexcept;

    /// Goes on for so many iterations; whether it is done.
    bool run(int iterations);
    /// Once it is done: for read_advice().
    std::string answer() const;

  private:
    struct Thought;
    std::unique_ptr<Thought> thought_; ///< null where the question made no sense
};

} // namespace palazzo
