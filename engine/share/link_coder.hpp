// Writes and reads numbers, flags and texts as a stream of bits. The same calls write and read, so that one function
// defines both directions: when writing, a call writes its argument and returns it; when reading, it ignores its
// argument and returns what was read.
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

    /// Constructs a coder that writes.
    LinkCoder() : writer_(BitWriter()) {}
    /// Constructs a coder that reads. The bytes have to outlive it.
    explicit LinkCoder(std::span<const unsigned char> bytes) : reader_(BitReader(bytes)) {}

    /// Returns whether the coder reads rather than writes.
    bool is_reading() const { return reader_.has_value(); }
    /// Returns the first fault. Values that are read after a fault are meaningless, but harmless.
    Fault fault() const { return fault_; }
    bool is_good() const { return fault_ == Fault::none; }
    /// Notes a fault, unless there was an earlier one.
    void note_fault(Fault fault) {
        if (is_good()) fault_ = fault;
    }
    /// Returns the bytes that were written.
    std::vector<unsigned char> finished_bytes() { return writer_->finished_bytes(); }

    /// Writes or reads a number from 0 to `below` - 1. All these numbers take the same space.
    std::uint32_t code_number(std::uint32_t value, std::uint32_t below) override;
    /// Writes or reads any number. Small numbers take less space.
    std::uint64_t code_any_number(std::uint64_t value);
    /// Writes or reads a flag, and counts it in `odds`. The likelier value takes less space.
    bool code_flag(bool value, FlagFrequency& odds) override;
    /// Writes or reads a text, which must not contain a zero byte. All texts of a link together have at most 128 KiB.
    std::string code_text(std::string_view value);

  private:
    int code_bit(int value, std::uint32_t ones, std::uint32_t all);
    unsigned char code_letter(unsigned char value);

    std::optional<BitWriter> writer_;
    std::optional<BitReader> reader_;
    std::optional<TextModel> model_; ///< constructed when the first text is written or read
    std::size_t letters_left_ = 128 * 1024;
    Fault fault_ = Fault::none;
};

} // namespace palazzo
