// The trail of sheets decides whether a sheet is shown from its top.
#include "shell/ui/sheet_trail.hpp"

#include <catch2/catch_test_macros.hpp>

#include <initializer_list>

namespace palazzo::ui::test {
namespace {

/// Shows the sheets `keys`, from the lowest to the topmost, for one frame. Returns whether the topmost one counts as
/// opened in that frame.
bool frame(SheetTrail& trail, std::initializer_list<std::uint32_t> keys) {
    bool opened = false;
    for (const std::uint32_t key : keys) opened = register_sheet(trail, key);
    end_sheets(trail);
    return opened;
}

} // namespace

TEST_CASE("A sheet counts as opened in its first frame only") {
    SheetTrail trail;
    CHECK(frame(trail, {1}));
    CHECK_FALSE(frame(trail, {1}));
}

TEST_CASE("A sheet that is shown again after the sheet that it led to doesn't count as opened") {
    SheetTrail trail;
    CHECK(frame(trail, {1}));
    CHECK(frame(trail, {2}));
    CHECK(frame(trail, {3}));
    CHECK_FALSE(frame(trail, {1}));
    CHECK(frame(trail, {3}));
}

TEST_CASE("A sheet that is shown again after a frame without any sheet counts as opened") {
    SheetTrail trail;
    CHECK(frame(trail, {1}));
    CHECK(frame(trail, {2}));
    frame(trail, {});
    CHECK(frame(trail, {1}));
}

TEST_CASE("Two sheets that are drawn in one frame both stay open") {
    SheetTrail trail;
    CHECK(frame(trail, {1, 2}));
    CHECK_FALSE(frame(trail, {1, 2}));
    CHECK_FALSE(frame(trail, {1}));
    CHECK_FALSE(frame(trail, {1, 2}));
}

} // namespace palazzo::ui::test
