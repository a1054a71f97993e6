// Packs the values of a game's options into a few bits for a link. The same function writes and reads, as in
// engine/share/link_coder.hpp.
#pragma once

#include <cstdint>

namespace palazzo {

/// Counts how often a flag was set, to estimate how likely it is to be set next time.
struct FlagFrequency {
    std::uint32_t set = 1;
    std::uint32_t all = 2;
};

/// Writes values or reads them. A packer that writes a link writes the argument of each call and returns it. A packer
/// that reads a link ignores the argument and returns what it has read.
class Packer {
  public:
    /// Writes or reads a number from 0 to `below` - 1. All these numbers are equally likely.
    virtual std::uint32_t code_number(std::uint32_t value, std::uint32_t below) = 0;
    /// Writes or reads a flag, and counts it in `odds`. The likelier value takes less space.
    virtual bool code_flag(bool value, FlagFrequency& odds) = 0;

  protected:
    ~Packer() = default;
};

} // namespace palazzo
