#include "engine/share/link_coder.hpp"

#include "engine/core/expect.hpp"

#include <array>
#include <bit>

namespace palazzo {
namespace {

/// The texts that the model learns before the first text of a link. They resemble the texts in links: records without
/// moves, deals without cards, options as JSON, and moves that legal_moves() doesn't list. Like all other constants
/// here, they are part of the format of links and can't be changed.
constexpr auto phrases = std::to_array<std::string_view>({
    R"({"format":1,"game":"","options":{},"deal":{"seed":"0"},"seats":[{"kind":"human","name":"Anna"},)"
    R"({"kind":"bot","level":"master"},{"kind":"human"},{"kind":"bot","level":"hard"}],"challenges":{"deck":"speaking",)"
    R"("digest":"00c1d2e3f4958677","due":[1,2],"levels":["A1","A2","B1"],"seconds":30},"practice":true,"moves":[]})",
    R"({"format":1,"game":"","options":{},"deal":{"seed":"0"},"seats":[{"kind":"human"},{"kind":"bot","level":"easy"},)"
    R"({"kind":"bot","level":"medium"},{"kind":"bot","level":"simple"},{"kind":"bot","level":"greedy"}],"challenges":)"
    R"({"deck":"es","levels":["A1"]},"dictionary":{"digest":"b398f4deb7ec74f2","name":"en"},"moves":[]})",
    R"({"format":1,"game":"","options":{},"deal":{"seed":"0"},"moves":[]})",
    R"({"format":1,"game":"","options":{},"deal":{"seed":"0"},"dictionary":{"digest":"b398f4deb7ec74f2","name":"en"},)"
    R"("moves":[]})",
    R"({"first":0})",
    R"({"first":1,"short":true})",
    R"("auto")",
    R"(["3","4","5","6","7","8","9","T","J","Q","K","A"])",
    R"({"2":["anytime","reset"],"T":["anytime","burn"],"4":["challenge_self","challenge_next"],"A":["challenge_all"],)"
    R"("8":["skip","again"],"9":["reverse"],"7":["lower","mirror"],"J":["cover"],"3":[],"5":[],"6":[],"Q":[],"K":[]})",
    R"({"answer":"no","right":true})",
    R"({"answer":"casa","right":false})",
    "{\"word\":[\1,\2,\3]}",
    "{\"straight\":[\4,\5,\6]}",
    "{\"build\":{\"after\":[\7],\"before\":[],\"seat\":0}}",
});

TextModel primed_model() {
    TextModel model;
    for (const std::string_view phrase : phrases) {
        model.learn(phrase);
        model.learn(std::string_view("\0", 1));
    }
    return model;
}

} // namespace

int LinkCoder::code_bit(int value, std::uint32_t ones, std::uint32_t all) {
    if (writer_) return writer_->write(value, ones, all), value;
    const int read = reader_->read(ones, all);
    // The writer may omit the last bytes, and the reader is four bytes ahead, so a few missing bytes are normal.
    if (reader_->missing_byte_count() > 8) note_fault(Fault::broken);
    return read;
}

std::uint32_t LinkCoder::code_number(std::uint32_t value, std::uint32_t below) {
    expect(below > 0 && (is_reading() || value < below), "a number below something");
    std::uint32_t least = 0;
    while (below - least > 1) {
        const std::uint32_t middle = least + (below - least) / 2;
        const bool is_lower = code_bit(value < middle ? 1 : 0, middle - least, below - least) == 1;
        (is_lower ? below : least) = middle;
    }
    return least;
}

std::uint64_t LinkCoder::code_any_number(std::uint64_t value) {
    const std::uint32_t width = code_number(static_cast<std::uint32_t>(std::bit_width(value)), 65);
    if (width == 0) return 0;
    std::uint64_t all = 1;
    for (std::uint32_t at = width - 1; at-- > 0;) all = all << 1U | code_number(value >> at & 1U, 2);
    return all;
}

bool LinkCoder::code_flag(bool value, FlagFrequency& odds) {
    const bool is_set = code_bit(value ? 1 : 0, odds.set, odds.all) == 1;
    odds.set += is_set ? 1 : 0;
    // Old flags count less than new ones.
    if (++odds.all > 64) odds = {(odds.set + 1) / 2, odds.all / 2 + 1};
    return is_set;
}

unsigned char LinkCoder::code_letter(unsigned char value) {
    unsigned read = 1;
    for (int at = 7; at >= 0; --at) {
        const int one = code_bit(value >> at & 1, model_->likelihood(), TextModel::likelihood_scale);
        model_->learn(one);
        read = read * 2 + static_cast<unsigned>(one);
    }
    return static_cast<unsigned char>(read & 255U);
}

std::string LinkCoder::code_text(std::string_view value) {
    if (!model_) model_ = primed_model();
    std::string text;
    for (std::size_t at = 0; is_good(); ++at) {
        const unsigned char next = code_letter(at < value.size() ? static_cast<unsigned char>(value[at]) : 0);
        if (next == 0) return text;
        text += static_cast<char>(next);
        if (letters_left_-- == 0) note_fault(Fault::broken);
    }
    return {};
}

} // namespace palazzo
