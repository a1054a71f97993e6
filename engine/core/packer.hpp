// How a game packs the values of its options into a few bits for a link. The same function writes and reads, as in
// engine/share/link_coder.hpp.
#pragma once

#include <cstdint>

namespace palazzo {

/// The frequency of a flag so far.
struct Odds {
    std::uint32_t set = 1;
    std::uint32_t all = 2;
};

/// Writes values or reads them. When writing, a call writes its argument and returns it; when reading, it ignores its
/// argument and returns what was read.
class Packer {
  public:
    /// Codes a number less than `below`, each equally likely.
    virtual std::uint32_t number(std::uint32_t value, std::uint32_t below) = 0;
    /// Codes a flag, and counts it in `odds`; the likelier value takes less space.
    virtual bool flag(bool value, Odds& odds) = 0;

  protected:
    ~Packer() = default;
};

} // namespace palazzo
