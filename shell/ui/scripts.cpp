#include "shell/ui/scripts.hpp"

#include <algorithm>
#include <array>

namespace palazzo::ui {
namespace {

struct Block {
    char32_t end; ///< Code point after the block's last letter.
    std::string_view script;
};

/// Blocks in the order of code points. Each begins at the end of the previous one, and cmake/fonts.py has the same
/// blocks.
constexpr std::array<Block, 16> blocks{{{0x100, ""}, {0x180, "latin"}, {0x1A0, "phonetic"}, {0x1A2, "latin"},
    {0x1AF, "phonetic"}, {0x1B1, "latin"}, {0x218, "phonetic"}, {0x21C, "latin"}, {0x370, "phonetic"}, {0x400, "greek"},
    {0x530, "cyrillic"}, {0x1D00, ""}, {0x1E00, "phonetic"}, {0x1F00, "latin"}, {0x2000, "greek"}, {0x2C00, "signs"}}};

} // namespace

std::string_view script_of(char32_t c) {
    const auto block = std::find_if(blocks.begin(), blocks.end(), [&](const Block& b) { return c < b.end; });
    return block == blocks.end() ? "" : block->script;
}

} // namespace palazzo::ui
