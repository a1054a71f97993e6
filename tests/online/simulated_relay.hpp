// A relay that loses letters, doubles them, delays them so that they arrive in another order, and passes old ones on
// again; and a disk that loses its last writes.
#pragma once

#include "engine/core/rng.hpp"

#include <cstdint>
#include <deque>
#include <map>
#include <string>
#include <vector>

namespace palazzo::online::test {

/// Percentages of letters that meet with a fault, and the slowest delivery in milliseconds.
struct RelayFaults {
    std::uint32_t lost = 0;
    std::uint32_t doubled = 0;
    std::uint32_t replayed = 0;
    std::uint32_t slowest = 1;
};

/// Counts of what has happened in a simulation.
struct Counts {
    int games = 0;
    int moves = 0;
    int letters = 0;
    int lost = 0;
    int doubled = 0;
    int replayed = 0;
    int hosts_killed = 0;
    int guests_killed = 0;
    int writes_lost = 0;
    int taken_back = 0;
    int refused = 0;
    int steps = 0;
};

struct RelayLetter {
    std::string topic;
    std::string text;
};

class SimulatedRelay {
  public:
    SimulatedRelay(Rng dice, Counts& counts) : dice_(dice), counts_(counts) {}

    void set_faults(const RelayFaults& faults) { faults_ = faults; }
    /// Takes a letter, keeps it as the latest one of its topic, and passes it on later.
    void post(const std::string& topic, const std::string& text, std::int64_t now);
    /// Passes the latest letter of a topic on to a program that has just subscribed to it.
    void subscribe(const std::string& topic, std::int64_t now);
    /// Returns the letters that arrive now.
    std::vector<RelayLetter> arrivals(std::int64_t now);

  private:
    bool happens(std::uint32_t percent) { return dice_.below(100) < percent; }
    void send(RelayLetter letter, std::int64_t now);

    Rng dice_;
    Counts& counts_;
    RelayFaults faults_;
    std::multimap<std::int64_t, RelayLetter> way_;
    std::map<std::string, std::string> latest_;
    std::deque<RelayLetter> old_;
};

/// Stored values by name.
class SimulatedDisk {
  public:
    void write(const std::string& name, std::string value);
    /// Returns a stored value; empty if there is none.
    std::string read(const std::string& name) const;
    /// Undoes the last `count` writes, as far as they are still known.
    void lose_writes(std::size_t count);

  private:
    std::map<std::string, std::string> safe_;
    std::deque<std::pair<std::string, std::string>> latest_; ///< latest writes, which may be lost
};

} // namespace palazzo::online::test
