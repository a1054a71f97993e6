// Numbers, flags and texts as a stream of bits. The same calls write and read, so that one function defines both
// directions: when writing, a call writes its argument and returns it; when reading, it ignores its argument and
// returns what was read.
#pragma once

#include "engine/core/arithmetic_coder.hpp"
#include "engine/core/packer.hpp"
#include "engine/core/text_model.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo {

class LinkCoder final : public Packer {
  public:
    enum class Fault : std::uint8_t {
        none,
        broken, ///< there is too much or too little data
        newer,  ///< the link contains something that this version doesn't know
    };

    /// Begins to write.
    LinkCoder() : writer_(BitWriter()) {}
    /// Begins to read; the bytes have to outlive the coder.
    explicit LinkCoder(std::span<const unsigned char> bytes) : reader_(BitReader(bytes)) {}

    /// Returns whether it reads; otherwise it writes.
    bool reads() const { return reader_.has_value(); }
    /// Returns the first fault. What is read after a fault is meaningless, but harmless.
    Fault fault() const { return fault_; }
    bool good() const { return fault_ == Fault::none; }
    /// Notes a fault, unless there was one before.
    void refuse(Fault fault) {
        if (good()) fault_ = fault;
    }
    /// Returns what was written.
    std::vector<unsigned char> end() { return writer_->end(); }

    /// Codes a number less than `below`, each equally likely.
    std::uint32_t number(std::uint32_t value, std::uint32_t below) override;
    /// Codes any number; small numbers take less space.
    std::uint64_t any_number(std::uint64_t value);
    /// Codes a flag, and counts it in `odds`; the likelier value takes less space.
    bool flag(bool value, Odds& odds) override;
    /// Codes a text that contains no zero byte. All texts of a link together have at most 128 KiB.
    std::string text(std::string_view value);

  private:
    int bit(int value, std::uint32_t ones, std::uint32_t all);
    unsigned char letter(unsigned char value);

    std::optional<BitWriter> writer_;
    std::optional<BitReader> reader_;
    std::optional<TextModel> model_; ///< constructed with the first text
    std::size_t letters_left_ = 128 * 1024;
    Fault fault_ = Fault::none;
};

} // namespace palazzo
