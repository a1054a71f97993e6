#include "shell/cards/court_art.hpp"

#include <array>

namespace palazzo::ui::parts {
namespace {

using BySuit = std::array<Layer, suit_count>;

// Most outlines are given by their right half, which is mirrored. A part with `solid` also has a contour and a darker
// half.
constexpr std::uint8_t solid = mirrored | contour | shaded;

constexpr Knot dot[] = {{-3, -1}, {-1, -3}, {2, -3}, {3, 1}, {1, 3}, {-2, 3}};
constexpr Knot bead[] = {via(-5, -5), via(5, -5), via(5, 5), via(-5, 5)};

// The parts of every face.

constexpr Knot neck_rim[] = {{0, 20}, {12, 20}, via(11, 42), {20, 50}, {0, 62}};
constexpr Knot face_rim[] = {{0, -31}, via(25, -31), via(28, 3), via(15, 34), {0, 34}};
constexpr Knot eye_rim[] = {{5, -4}, via(11, -12), {17, -4}, via(11, 2)};
constexpr Knot brow_rim[] = {{3, -12}, via(12, -20), {20, -11}, via(12, -15)};
constexpr Knot nose_rim[] = {{0, -6}, {5, 9}, via(2, 14), {-4, 10}};
constexpr Knot mouth_rim[] = {{-8, 20}, via(0, 15), {8, 20}, via(0, 27)};
constexpr Part face[] = {{neck_rim, Paint::skin, mirrored | shaded}, {face_rim, Paint::skin, solid},
    {eye_rim, Paint::ink, pair}, {brow_rim, Paint::hair, pair}, {nose_rim, Paint::blush, fine}};
constexpr Part mouth[] = {{mouth_rim, Paint::lips}};

// The robe of every figure, and the pattern on it for each suit.

constexpr Knot robe_rim[] = {{0, 44}, {12, 44}, via(36, 46), via(66, 52), via(67, 88), {67, 120}, {0, 120}};
constexpr Part robe[] = {{robe_rim, Paint::robe, mirrored | contour}};
constexpr Part robe_shade[] = {{robe_rim, Paint::shade}};

constexpr Knot stripe_1[] = {{20, 46}, {27, 47}, {29, 119}, {21, 119}};
constexpr Knot stripe_2[] = {{36, 49}, {43, 52}, {47, 119}, {39, 119}};
constexpr Knot stripe_3[] = {{52, 56}, {58, 61}, {63, 119}, {56, 119}};
constexpr Part stripes[] = {
    {stripe_1, Paint::gold, pair}, {stripe_2, Paint::gold, pair}, {stripe_3, Paint::gold, pair}};

constexpr Knot cape_rim[] = {{0, 46}, {14, 43}, via(42, 46), via(62, 60), {61, 84}, via(40, 82), via(24, 88), {0, 112}};
constexpr Knot spot[] = {{0, -5}, {3, 4}, {-3, 4}};
constexpr Knot spots[] = {{28, 56}, {45, 60}, {36, 70}, {21, 74}, {53, 73}};
constexpr Part ermine[] = {{cape_rim, Paint::cream, mirrored | contour}, {spot, Paint::ink, pair, spots}};

constexpr Knot lozenge[] = {{0, -9}, {7, 0}, {0, 9}, {-7, 0}};
constexpr Knot lozenges[] = {{28, 62}, {46, 66}, {37, 82}, {56, 86}, {28, 100}, {46, 104}};
constexpr Part diapers[] = {{lozenge, Paint::gold, pair, lozenges}};

constexpr Knot leaf[] = {{0, 1}, via(3, -10), {15, -13}, via(13, -2)};
constexpr Knot leaves[] = {{20, 64}, {38, 68}, {26, 86}, {46, 90}, {24, 110}, {44, 113}};
constexpr Part foliage[] = {{leaf, Paint::gold, pair, leaves}};

constexpr BySuit patterns{stripes, ermine, diapers, foliage};

// Parts that only kings have.

constexpr Knot stole_rim[] = {{0, 50}, {10, 46}, {15, 120}, {0, 120}};
constexpr Knot stole_inner[] = {{0, 50}, {5, 50}, {9, 120}, {0, 120}};
constexpr Part stole[] = {{stole_rim, Paint::gold, mirrored | contour}, {stole_inner, Paint::lining, mirrored}};

constexpr Knot curls_rim[] = {
    {0, -32}, via(32, -32), via(34, -8), via(32, 10), via(46, 16), via(40, 34), via(26, 34), {20, 24}, {0, 24}};
constexpr Part curls[] = {{curls_rim, Paint::hair, solid}};

constexpr Knot long_beard[] = {{0, 13}, via(9, 11), {14, 16}, via(22, 10), {26, -6}, via(30, 22), via(14, 40), {0, 78}};
constexpr Knot short_beard[] = {{0, 30}, via(14, 26), via(18, 12), {26, -6}, via(31, 24), via(18, 46), {0, 46}};
constexpr Knot forked_beard[] = {
    {0, 13}, via(9, 11), {14, 16}, via(22, 10), {26, -6}, via(32, 26), via(20, 40), {14, 70}, via(6, 60), {0, 46}};
constexpr Knot full_beard[] = {{0, 13}, via(9, 11), {14, 16}, via(22, 10), {26, -6}, via(34, 8), via(28, 22),
    via(36, 36), via(22, 42), via(22, 60), {0, 56}};
constexpr Knot moustache_rim[] = {{0, 13}, via(10, 9), {20, 19}, via(8, 22)};
constexpr Part beard_spades[] = {{long_beard, Paint::hair, solid}};
constexpr Part beard_hearts[] = {{short_beard, Paint::hair, solid}};
constexpr Part beard_diamonds[] = {{forked_beard, Paint::hair, solid}};
constexpr Part beard_clubs[] = {{full_beard, Paint::hair, solid}};
constexpr BySuit beards{beard_spades, beard_hearts, beard_diamonds, beard_clubs};

constexpr Knot crown_rim[] = {{0, -60}, {9, -43}, {29, -56}, {25, -25}, via(12, -20), {0, -20}};
constexpr Knot crown_band[] = {{0, -31}, via(12, -31), {26, -35}, {25, -27}, via(12, -23), {0, -23}};
constexpr Knot crown_tips[] = {{0, -63}, {30, -58}, {-30, -58}};
constexpr Part crown[] = {{crown_rim, Paint::gold, solid}, {crown_band, Paint::lining, mirrored | fine},
    {bead, Paint::gold, contour, crown_tips}};

// Parts that only queens have.

constexpr Knot straight_hair[] = {{0, -34}, via(34, -34), via(33, 0), via(36, 30), {42, 62}, {0, 62}};
constexpr Knot wavy_hair[] = {
    {0, -34}, via(34, -34), via(30, -6), via(44, 4), via(32, 22), via(50, 34), via(44, 62), {20, 60}, {0, 40}};
constexpr Knot rolled_hair[] = {
    {0, -34}, via(30, -34), via(28, -14), via(50, -18), via(50, 18), via(26, 18), {22, 12}, {0, 12}};
constexpr Knot plait_hair[] = {{0, -34}, via(34, -34), via(32, 0), via(34, 20), {22, 34}, {0, 34}};
constexpr Knot plait[] = {via(-10, -11), via(10, -11), {0, 13}};
constexpr Knot plaits[] = {{32, 70}, {31, 51}, {30, 32}};
constexpr Part hair_spades[] = {{straight_hair, Paint::hair, solid}};
constexpr Part hair_hearts[] = {{wavy_hair, Paint::hair, solid}};
constexpr Part hair_diamonds[] = {{rolled_hair, Paint::hair, solid}};
constexpr Part hair_clubs[] = {{plait_hair, Paint::hair, solid}};
constexpr BySuit queens_hair{hair_spades, hair_hearts, hair_diamonds, hair_clubs};
constexpr Part plaits_clubs[] = {{plait, Paint::hair, pair | contour, plaits}};
constexpr BySuit queens_plaits{Layer(), Layer(), Layer(), plaits_clubs};

constexpr Knot parting_rim[] = {{0, -34}, via(26, -34), via(32, -6), {25, 6}, via(25, -16), {0, -25}};
constexpr Part parting[] = {{parting_rim, Paint::hair, solid}};

constexpr Knot bodice_skin[] = {{0, 50}, {16, 46}, via(26, 48), {30, 50}, via(18, 66), {0, 82}};
constexpr Knot bodice_trim[] = {{28, 46}, {37, 48}, via(26, 70), {0, 94}, {0, 80}, via(18, 66)};
constexpr Knot bodice_panel[] = {{0, 90}, {7, 84}, {13, 120}, {0, 120}};
constexpr Knot pearls[] = {{0, 58}, {8, 56}, {-8, 56}, {15, 51}, {-15, 51}};
constexpr Part bodice[] = {{bodice_panel, Paint::lining, mirrored | contour}, {bodice_skin, Paint::skin, mirrored},
    {bodice_trim, Paint::cream, pair | contour}};
constexpr Part necklace[] = {{dot, Paint::gold, plain, pearls}};

constexpr Knot tiara_rim[] = {{0, -62}, {7, -46}, {16, -57}, {20, -42}, {30, -48}, {25, -26}, via(12, -31), {0, -31}};
constexpr Knot tiara_gems[] = {{0, -37}, {12, -36}, {-12, -36}};
constexpr Part tiara[] = {{tiara_rim, Paint::gold, solid}, {dot, Paint::lining, fine, tiara_gems}};

// Parts that only jacks have.

constexpr Knot bob_rim[] = {{0, -34}, via(34, -34), via(32, 4), via(42, 30), {30, 34}, {0, 30}};
constexpr Knot fringe_rim[] = {{0, -34}, via(26, -34), via(32, -6), {26, 6}, via(26, -14), {0, -18}};
constexpr Part bob[] = {{bob_rim, Paint::hair, solid}};
constexpr Part fringe[] = {{fringe_rim, Paint::hair, solid}};
constexpr Part moustache[] = {{moustache_rim, Paint::hair, pair}};
constexpr BySuit moustaches{moustache};

constexpr Knot ruff_rim[] = {
    {0, 44}, via(14, 36), via(26, 40), via(34, 48), via(26, 54), via(20, 64), via(8, 60), {0, 62}};
constexpr Knot doublet_rim[] = {{0, 50}, {9, 50}, {13, 120}, {0, 120}};
constexpr Knot buttons[] = {{0, 74}, {0, 88}, {0, 102}};
constexpr Part doublet[] = {{doublet_rim, Paint::lining, mirrored | contour}, {dot, Paint::gold, plain, buttons}};
constexpr Part ruff[] = {{ruff_rim, Paint::cream, solid}};

constexpr Knot beret_rim[] = {
    {-31, -26}, via(-46, -46), via(-24, -64), via(4, -62), via(42, -64), via(42, -36), {31, -26}, via(0, -34)};
constexpr Knot beret_band[] = {{0, -34}, via(14, -34), {32, -30}, {30, -21}, via(14, -26), {0, -26}};
constexpr Knot feather_rim[] = {{16, -34}, via(14, -58), via(34, -70), {52, -40}, via(36, -50)};
constexpr Part beret[] = {
    {beret_rim, Paint::robe, contour}, {beret_band, Paint::gold, solid}, {feather_rim, Paint::cream, contour}};

constexpr Knot cap_rim[] = {{0, -66}, via(24, -66), {26, -34}, {0, -34}};
constexpr Knot cap_brim[] = {{0, -42}, via(20, -42), {36, -48}, via(38, -24), {28, -22}, via(14, -28), {0, -28}};
constexpr Knot cap_jewel[] = {{0, -35}};
constexpr Part cap[] = {
    {cap_rim, Paint::robe, solid}, {cap_brim, Paint::lining, solid}, {bead, Paint::gold, contour, cap_jewel}};
constexpr BySuit hats{beret, cap, cap, beret};

// The hands of the figures, and the things that they hold.

constexpr Knot sleeve_rim[] = {{67, 74}, {67, 115}, via(48, 117), {37, 102}, {52, 86}, via(60, 86)};
constexpr Knot cuff_rim[] = {{34, 98}, {48, 81}, {55, 88}, {42, 106}};
constexpr Knot hand_rim[] = {via(29, 80), via(45, 73), via(52, 90), via(38, 100)};
constexpr Part arm[] = {
    {sleeve_rim, Paint::robe, contour}, {cuff_rim, Paint::gold, contour}, {hand_rim, Paint::skin, contour}};

constexpr Knot rod_rim[] = {{43, -10}, {48, -10}, {48, 114}, {43, 114}};

constexpr Knot blade_rim[] = {{46, -44}, {51, -34}, {51, 58}, {41, 58}, {41, -34}};
constexpr Knot blade_edge[] = {{46, -44}, {51, -34}, {51, 58}, {46, 58}};
constexpr Knot guard_rim[] = {{26, 58}, via(46, 54), {66, 58}, {66, 66}, via(46, 62), {26, 66}};
constexpr Knot grip_rim[] = {{42, 62}, {50, 62}, {50, 106}, {42, 106}};
constexpr Part sword[] = {{blade_rim, Paint::steel, contour}, {blade_edge, Paint::shade},
    {guard_rim, Paint::gold, contour}, {grip_rim, Paint::lining, contour}};

constexpr Knot heart_rim[] = {{46, -8}, via(25, -24), via(35, -42), {46, -31}, via(57, -42), via(67, -24)};
constexpr Part sceptre[] = {{rod_rim, Paint::gold, contour}, {heart_rim, Paint::robe, contour}};

constexpr Knot coin_rim[] = {via(20, 42), via(64, 42), via(64, 86), via(20, 86)};
constexpr Knot coin_inner[] = {via(26, 48), via(58, 48), via(58, 80), via(26, 80)};
constexpr Knot coin_mark[] = {{42, 51}, {51, 64}, {42, 77}, {33, 64}};
constexpr Part coin[] = {
    {coin_rim, Paint::gold, contour}, {coin_inner, Paint::gold, contour | fine}, {coin_mark, Paint::robe}};

constexpr Knot orb_rim[] = {via(20, 50), via(62, 50), via(62, 90), via(20, 90)};
constexpr Knot orb_band[] = {{21, 66}, via(41, 74), {61, 66}, {61, 73}, via(41, 81), {21, 73}};
constexpr Knot cross_rim[] = {{38, 50}, {39, 38}, {31, 38}, {31, 32}, {38, 32}, {38, 24}, {44, 24}, {44, 32}, {51, 32},
    {51, 38}, {43, 38}, {44, 50}};
constexpr Part orb[] = {{cross_rim, Paint::gold, contour}, {orb_rim, Paint::lining, contour}, {orb_band, Paint::gold}};

constexpr Knot fan_rim[] = {
    {42, 92}, {66, 62}, via(64, 51), {52, 54}, via(45, 43), {36, 52}, via(25, 46), {22, 58}, via(9, 59), {11, 70}};
constexpr Knot fan_rib[] = {{42, 90}, {51, 55}, {53, 55}};
constexpr Knot fan_rib_2[] = {{42, 90}, {35, 53}, {37, 53}};
constexpr Knot fan_rib_3[] = {{42, 90}, {21, 59}, {23, 58}};
constexpr Part fan[] = {
    {fan_rim, Paint::cream, contour}, {fan_rib, Paint::lining}, {fan_rib_2, Paint::lining}, {fan_rib_3, Paint::lining}};

constexpr Knot stem_rim[] = {{42, 96}, {46, 96}, {50, 44}, {47, 44}};
constexpr Knot rose_leaf[] = {{46, 74}, via(54, 56), {66, 58}, via(62, 74)};
constexpr Knot rose_rim[] = {via(37, 44), via(30, 30), via(42, 18), via(57, 18), via(66, 31), via(59, 46), via(48, 50)};
constexpr Knot rose_inner[] = {via(40, 26), via(56, 26), via(56, 40), via(40, 40)};
constexpr Knot rose_heart[] = {via(44, 30), via(52, 30), via(52, 37), via(44, 37)};
constexpr Part rose[] = {{stem_rim, Paint::leaf, contour}, {rose_leaf, Paint::leaf, contour},
    {rose_rim, Paint::robe, contour}, {rose_inner, Paint::blush, contour}, {rose_heart, Paint::robe}};

constexpr Knot handle_rim[] = {{44, 60}, {50, 60}, {48, 110}, {41, 110}};
constexpr Knot mirror_rim[] = {via(30, 24), via(64, 24), via(64, 68), via(30, 68)};
constexpr Knot mirror_glass[] = {via(35, 30), via(59, 30), via(59, 62), via(35, 62)};
constexpr Knot mirror_glint[] = {{38, 50}, {52, 33}, {56, 36}, {41, 55}};
constexpr Part mirror[] = {{handle_rim, Paint::gold, contour}, {mirror_rim, Paint::gold, contour},
    {mirror_glass, Paint::steel, contour}, {mirror_glint, Paint::cream}};

constexpr Knot lute_neck[] = {{34, 72}, {57, 36}, {57, 24}, {64, 26}, {63, 40}, {40, 77}};
constexpr Knot lute_rim[] = {{43, 64}, via(50, 92), via(32, 118), via(2, 116), via(0, 88), via(20, 72)};
constexpr Knot lute_rose[] = {via(16, 86), via(28, 86), via(28, 98), via(16, 98)};
constexpr Part lute[] = {{lute_neck, Paint::hair, contour}, {lute_rim, Paint::gold, contour}, {lute_rose, Paint::hair}};

constexpr Knot pole_rim[] = {{50, -26}, {54, -26}, {50, 118}, {45, 118}};
constexpr Knot axe_rim[] = {
    {51, -46}, {55, -22}, {62, -28}, via(72, -8), {60, 12}, {53, 2}, {50, 2}, via(42, 6), {37, -10}, {48, -14}};
constexpr Part halberd[] = {{pole_rim, Paint::hair, contour}, {axe_rim, Paint::steel, contour}};

constexpr Knot letter_rim[] = {{15, 58}, {58, 48}, {65, 76}, {22, 86}};
constexpr Knot letter_flap[] = {{15, 58}, {58, 48}, {44, 70}, via(41, 74), {37, 72}};
constexpr Knot letter_seal[] = {{41, 69}};
constexpr Part letter[] = {{letter_rim, Paint::cream, contour}, {letter_flap, Paint::cream, contour},
    {bead, Paint::lips, contour, letter_seal}};

constexpr Knot falcon_rim[] = {{33, 26}, via(33, 8), via(52, 8), via(54, 28), via(66, 38), via(67, 66), {64, 108},
    {54, 106}, via(52, 90), via(30, 84), via(30, 54), {40, 36}};
constexpr Knot falcon_wing[] = {{50, 34}, via(70, 44), {62, 100}, via(54, 90), via(38, 62)};
constexpr Knot falcon_cap[] = {{34, 22}, via(36, 9), via(52, 10), via(53, 26), {46, 24}};
constexpr Knot falcon_beak[] = {{33, 20}, via(25, 24), {29, 34}, {38, 29}};
constexpr Knot falcon_eye[] = {{41, 23}};
constexpr Part falcon[] = {{falcon_rim, Paint::cream, contour}, {falcon_wing, Paint::hair, contour},
    {falcon_cap, Paint::hair}, {falcon_beak, Paint::gold, contour}, {dot, Paint::ink, plain, falcon_eye}};

constexpr Knot cup_rim[] = {
    {22, 40}, {62, 40}, via(62, 66), {46, 71}, {46, 98}, {58, 106}, {26, 106}, {38, 98}, {38, 71}, via(22, 66)};
constexpr Knot cup_wine[] = {{22, 40}, via(42, 32), {62, 40}, via(42, 48)};
constexpr Knot cup_gems[] = {{42, 57}, {53, 54}, {31, 54}};
constexpr Part cup[] = {
    {cup_rim, Paint::gold, contour}, {cup_wine, Paint::lining, contour}, {dot, Paint::lining, plain, cup_gems}};

constexpr BySuit kings_things{sword, sceptre, coin, orb};
constexpr BySuit queens_things{fan, rose, mirror, lute};
constexpr BySuit jacks_things{halberd, letter, falcon, cup};

// Parts that only the joker has.

constexpr Knot horns_rim[] = {
    {0, -42}, via(14, -66), via(54, -66), {60, -22}, via(42, -42), {28, -14}, via(14, -28), {0, -28}};
constexpr Knot horn_bells[] = {{60, -19}, {-60, -19}};
constexpr Part horns[] = {{horns_rim, Paint::robe, mirrored | contour}, {horns_rim, Paint::gold, contour},
    {bead, Paint::gold, contour, horn_bells}};
constexpr Knot mask_rim[] = {{0, -12}, via(14, -20), {28, -16}, via(28, 6), via(8, 6), {0, -1}};
constexpr Knot mask_eye[] = {{5, -4}, via(12, -13), {19, -6}, via(12, 2)};
constexpr Knot smile_rim[] = {{-12, 16}, via(0, 24), {12, 16}, via(0, 34)};
constexpr Part mask[] = {{mask_rim, Paint::ink, mirrored}, {mask_eye, Paint::cream, pair}, {smile_rim, Paint::lips}};
constexpr Knot points_rim[] = {{0, 42}, {20, 40}, {40, 48}, {50, 68}, {32, 62}, {24, 82}, {12, 66}, {0, 88}};
constexpr Knot points_bells[] = {{50, 70}, {24, 84}, {-24, 84}, {-50, 70}, {0, 90}};
constexpr Part points[] = {{points_rim, Paint::lining, mirrored | contour}, {points_rim, Paint::cream, contour},
    {dot, Paint::gold, contour, points_bells}};
constexpr Knot star_rim[] = {
    {45, -6}, {49, 5}, {61, 5}, {52, 12}, {55, 24}, {45, 17}, {35, 24}, {38, 12}, {29, 5}, {41, 5}};
constexpr Part wand[] = {{rod_rim, Paint::lining, contour}, {star_rim, Paint::gold, contour}};

// The shoulders below a head that is drawn without its body.

constexpr Knot shoulders_rim[] = {{0, 44}, {12, 44}, via(36, 46), via(54, 48), {58, 80}, {0, 80}};
constexpr Part shoulders[] = {{shoulders_rim, Paint::robe, mirrored | contour}};

/// The parts of a figure that depend on its rank and suit.
struct Person {
    Layer behind; ///< Parts behind the robe.
    Layer dress;  ///< Parts on the robe.
    std::array<Layer, 6> head;
    Layer thing; ///< The thing that the person holds.
};

Person person_of(Card card) {
    if (card.is_joker()) return {{}, points, {face, mask, horns}, wand};
    const auto of = [&](const BySuit& all) { return all[static_cast<std::size_t>(index_of(card.suit()))]; };
    if (card.rank() == Rank::king) return {curls, stole, {face, of(beards), mouth, crown}, of(kings_things)};
    if (card.rank() == Rank::queen)
        return {of(queens_hair), bodice, {face, necklace, mouth, parting, tiara, of(queens_plaits)}, of(queens_things)};
    return {bob, doublet, {face, of(moustaches), ruff, mouth, fringe, of(hats)}, of(jacks_things)};
}

} // namespace

Layers half_figure(Card card) {
    const Person p = person_of(card);
    const Layer pattern = card.is_joker() ? Layer(diapers) : patterns[static_cast<std::size_t>(index_of(card.suit()))];
    return {p.behind, robe, pattern, p.dress, robe_shade, p.head[0], p.head[1], p.head[2], p.head[3], p.head[4],
        p.head[5], p.thing, arm};
}

Layers bust(Card card) {
    const Person p = person_of(card);
    return {p.behind, shoulders, p.head[0], p.head[1], p.head[2], p.head[3], p.head[4], p.head[5]};
}

} // namespace palazzo::ui::parts
