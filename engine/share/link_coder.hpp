// Numbers, flags and texts as a stream of bits. The same calls write and read, so that one function says the form of
// both: what is given is written and comes back, or it doesn't count, and what was read comes back.
#pragma once

#include "engine/core/arithmetic_coder.hpp"
#include "engine/core/text_model.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo {

/// How likely a flag is set, as far as it was seen.
struct Odds {
    std::uint32_t set = 1;
    std::uint32_t all = 2;
};

class LinkCoder {
  public:
    enum class Fault : std::uint8_t {
        none,
        broken, ///< there is more than fits, or less
        newer,  ///< it speaks of something that isn't known here
    };

    /// Writes.
    LinkCoder() : writer_(BitWriter()) {}
    /// Reads; the bytes have to outlive it.
    explicit LinkCoder(std::span<const unsigned char> bytes) : reader_(BitReader(bytes)) {}

    bool reads() const { return reader_.has_value(); }
    /// Whatever comes after a fault is of no account, but does no harm.
    Fault fault() const { return fault_; }
    bool good() const { return fault_ == Fault::none; }
    void refuse(Fault fault) {
        if (good()) fault_ = fault;
    }
    /// What was written.
    std::vector<unsigned char> end() { return writer_->end(); }

    /// A number below another, each as likely.
    std::uint32_t number(std::uint32_t value, std::uint32_t below);
    /// Any number, the smaller the shorter.
    std::uint64_t whole(std::uint64_t value);
    bool flag(bool value, Odds& odds);
    /// A text without a byte 0. All texts of a link together are no longer than 128 KiB.
    std::string text(std::string_view value);

  private:
    int bit(int value, std::uint32_t ones, std::uint32_t all);
    unsigned char letter(unsigned char value);

    std::optional<BitWriter> writer_;
    std::optional<BitReader> reader_;
    std::optional<TextModel> model_; ///< there with the first text
    std::size_t letters_left_ = 128 * 1024;
    Fault fault_ = Fault::none;
};

} // namespace palazzo
