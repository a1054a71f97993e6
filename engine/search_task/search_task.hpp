// A search for the best move in one position. Request and result are texts, so that the search can run on a thread, in
// a Worker, or in slices on the main thread. The search doesn't depend on the screen or on the state of the program.
#pragma once

#include "engine/catalogue.hpp"
#include "engine/core/character.hpp"
#include "engine/core/levels.hpp"
#include "engine/core/message.hpp"

#include <cstdint>
#include <memory>
#include <string>

namespace palazzo {

/// The position that is to be searched, and the player for whom it is searched.
struct SearchRequest {
    std::string record; ///< record of the game so far
    Seat seat = 0;      ///< seat whose move is searched; it must be to act
    Level level = Level::master;
    Temperament temperament = Temperament::even;
    std::uint64_t seed = 0; ///< seed of the random numbers
};
std::string write_search_request(const SearchRequest& request);

/// The result of a search.
struct SearchResult {
    Json move;      ///< the move that a bot of the requested level makes, in the notation of records
    Json best_move; ///< the best move that was found, in the notation of records
    Message explanation;
};
/// Reads the text that SearchTask::result() returned. The moves are null if the request couldn't be searched.
SearchResult read_search_result(const std::string& text);

/// The search for one request. It can be moved, but not copied.
class SearchTask {
  public:
    /// Begins the search for `request`, a text that `write_search_request` returned.
    explicit SearchTask(const std::string& request);
    ~SearchTask();
    SearchTask(SearchTask&&) noexcept;
    SearchTask& operator=(SearchTask&&) noexcept;

    /// Continues the search for at most `iterations` iterations, and returns whether it is done.
    bool run(int iterations);
    /// Returns the result as a text that `read_search_result` can read. The search must be done.
    std::string result() const;

  private:
    struct RunningSearch;
    std::unique_ptr<RunningSearch> running_; ///< null if the request can't be searched
};

} // namespace palazzo
