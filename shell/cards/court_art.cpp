#include "shell/cards/court_art.hpp"

#include <array>

namespace palazzo::ui::parts {
namespace {

using BySuit = std::array<FigureLayer, suit_count>;

// Most outlines are given by their right half, which is mirrored. A part with `solid` also has a contour and a darker
// half.
constexpr std::uint8_t solid = mirrored | contour | shaded;

constexpr OutlinePoint dot[] = {{-3, -1}, {-1, -3}, {2, -3}, {3, 1}, {1, 3}, {-2, 3}};
constexpr OutlinePoint bead[] = {
    control_point(-5, -5), control_point(5, -5), control_point(5, 5), control_point(-5, 5)};

// The neck and the face, which all figures have.

constexpr OutlinePoint neck_rim[] = {{0, 20}, {12, 20}, control_point(11, 42), {20, 50}, {0, 62}};
constexpr OutlinePoint face_rim[] = {
    {0, -31}, control_point(25, -31), control_point(28, 3), control_point(15, 34), {0, 34}};
constexpr OutlinePoint eye_rim[] = {{5, -4}, control_point(11, -12), {17, -4}, control_point(11, 2)};
constexpr OutlinePoint brow_rim[] = {{3, -12}, control_point(12, -20), {20, -11}, control_point(12, -15)};
constexpr OutlinePoint nose_rim[] = {{0, -6}, {5, 9}, control_point(2, 14), {-4, 10}};
constexpr OutlinePoint mouth_rim[] = {{-8, 20}, control_point(0, 15), {8, 20}, control_point(0, 27)};
constexpr FigurePart face[] = {{neck_rim, Paint::skin, mirrored | shaded}, {face_rim, Paint::skin, solid},
    {eye_rim, Paint::ink, pair}, {brow_rim, Paint::hair, pair}, {nose_rim, Paint::blush, fine}};
constexpr FigurePart mouth[] = {{mouth_rim, Paint::lips}};

// The robe of every figure, and the pattern on it for each suit.

constexpr OutlinePoint robe_rim[] = {
    {0, 44}, {12, 44}, control_point(36, 46), control_point(66, 52), control_point(67, 88), {67, 120}, {0, 120}};
constexpr FigurePart robe[] = {{robe_rim, Paint::robe, mirrored | contour}};
constexpr FigurePart robe_shade[] = {{robe_rim, Paint::shade}};

constexpr OutlinePoint stripe_1[] = {{20, 46}, {27, 47}, {29, 119}, {21, 119}};
constexpr OutlinePoint stripe_2[] = {{36, 49}, {43, 52}, {47, 119}, {39, 119}};
constexpr OutlinePoint stripe_3[] = {{52, 56}, {58, 61}, {63, 119}, {56, 119}};
constexpr FigurePart stripes[] = {
    {stripe_1, Paint::gold, pair}, {stripe_2, Paint::gold, pair}, {stripe_3, Paint::gold, pair}};

constexpr OutlinePoint cape_rim[] = {{0, 46}, {14, 43}, control_point(42, 46), control_point(62, 60), {61, 84},
    control_point(40, 82), control_point(24, 88), {0, 112}};
constexpr OutlinePoint spot[] = {{0, -5}, {3, 4}, {-3, 4}};
constexpr OutlinePoint spots[] = {{28, 56}, {45, 60}, {36, 70}, {21, 74}, {53, 73}};
constexpr FigurePart ermine[] = {{cape_rim, Paint::cream, mirrored | contour}, {spot, Paint::ink, pair, spots}};

constexpr OutlinePoint lozenge[] = {{0, -9}, {7, 0}, {0, 9}, {-7, 0}};
constexpr OutlinePoint lozenges[] = {{28, 62}, {46, 66}, {37, 82}, {56, 86}, {28, 100}, {46, 104}};
constexpr FigurePart diapers[] = {{lozenge, Paint::gold, pair, lozenges}};

constexpr OutlinePoint leaf[] = {{0, 1}, control_point(3, -10), {15, -13}, control_point(13, -2)};
constexpr OutlinePoint leaves[] = {{20, 64}, {38, 68}, {26, 86}, {46, 90}, {24, 110}, {44, 113}};
constexpr FigurePart foliage[] = {{leaf, Paint::gold, pair, leaves}};

constexpr BySuit patterns{stripes, ermine, diapers, foliage};

// Parts that only kings have.

constexpr OutlinePoint stole_rim[] = {{0, 50}, {10, 46}, {15, 120}, {0, 120}};
constexpr OutlinePoint stole_inner[] = {{0, 50}, {5, 50}, {9, 120}, {0, 120}};
constexpr FigurePart stole[] = {{stole_rim, Paint::gold, mirrored | contour}, {stole_inner, Paint::lining, mirrored}};

constexpr OutlinePoint curls_rim[] = {{0, -32}, control_point(32, -32), control_point(34, -8), control_point(32, 10),
    control_point(46, 16), control_point(40, 34), control_point(26, 34), {20, 24}, {0, 24}};
constexpr FigurePart curls[] = {{curls_rim, Paint::hair, solid}};

constexpr OutlinePoint long_beard[] = {{0, 13}, control_point(9, 11), {14, 16}, control_point(22, 10), {26, -6},
    control_point(30, 22), control_point(14, 40), {0, 78}};
constexpr OutlinePoint short_beard[] = {{0, 30}, control_point(14, 26), control_point(18, 12), {26, -6},
    control_point(31, 24), control_point(18, 46), {0, 46}};
constexpr OutlinePoint forked_beard[] = {{0, 13}, control_point(9, 11), {14, 16}, control_point(22, 10), {26, -6},
    control_point(32, 26), control_point(20, 40), {14, 70}, control_point(6, 60), {0, 46}};
constexpr OutlinePoint full_beard[] = {{0, 13}, control_point(9, 11), {14, 16}, control_point(22, 10), {26, -6},
    control_point(34, 8), control_point(28, 22), control_point(36, 36), control_point(22, 42), control_point(22, 60),
    {0, 56}};
constexpr OutlinePoint moustache_rim[] = {{0, 13}, control_point(10, 9), {20, 19}, control_point(8, 22)};
constexpr FigurePart beard_spades[] = {{long_beard, Paint::hair, solid}};
constexpr FigurePart beard_hearts[] = {{short_beard, Paint::hair, solid}};
constexpr FigurePart beard_diamonds[] = {{forked_beard, Paint::hair, solid}};
constexpr FigurePart beard_clubs[] = {{full_beard, Paint::hair, solid}};
constexpr BySuit beards{beard_spades, beard_hearts, beard_diamonds, beard_clubs};

constexpr OutlinePoint crown_rim[] = {{0, -60}, {9, -43}, {29, -56}, {25, -25}, control_point(12, -20), {0, -20}};
constexpr OutlinePoint crown_band[] = {
    {0, -31}, control_point(12, -31), {26, -35}, {25, -27}, control_point(12, -23), {0, -23}};
constexpr OutlinePoint crown_tips[] = {{0, -63}, {30, -58}, {-30, -58}};
constexpr FigurePart crown[] = {{crown_rim, Paint::gold, solid}, {crown_band, Paint::lining, mirrored | fine},
    {bead, Paint::gold, contour, crown_tips}};

// Parts that only queens have.

constexpr OutlinePoint straight_hair[] = {
    {0, -34}, control_point(34, -34), control_point(33, 0), control_point(36, 30), {42, 62}, {0, 62}};
constexpr OutlinePoint wavy_hair[] = {{0, -34}, control_point(34, -34), control_point(30, -6), control_point(44, 4),
    control_point(32, 22), control_point(50, 34), control_point(44, 62), {20, 60}, {0, 40}};
constexpr OutlinePoint rolled_hair[] = {{0, -34}, control_point(30, -34), control_point(28, -14),
    control_point(50, -18), control_point(50, 18), control_point(26, 18), {22, 12}, {0, 12}};
constexpr OutlinePoint plait_hair[] = {
    {0, -34}, control_point(34, -34), control_point(32, 0), control_point(34, 20), {22, 34}, {0, 34}};
constexpr OutlinePoint plait[] = {control_point(-10, -11), control_point(10, -11), {0, 13}};
constexpr OutlinePoint plaits[] = {{32, 70}, {31, 51}, {30, 32}};
constexpr FigurePart hair_spades[] = {{straight_hair, Paint::hair, solid}};
constexpr FigurePart hair_hearts[] = {{wavy_hair, Paint::hair, solid}};
constexpr FigurePart hair_diamonds[] = {{rolled_hair, Paint::hair, solid}};
constexpr FigurePart hair_clubs[] = {{plait_hair, Paint::hair, solid}};
constexpr BySuit queens_hair{hair_spades, hair_hearts, hair_diamonds, hair_clubs};
constexpr FigurePart plaits_clubs[] = {{plait, Paint::hair, pair | contour, plaits}};
constexpr BySuit queens_plaits{FigureLayer(), FigureLayer(), FigureLayer(), plaits_clubs};

constexpr OutlinePoint parting_rim[] = {
    {0, -34}, control_point(26, -34), control_point(32, -6), {25, 6}, control_point(25, -16), {0, -25}};
constexpr FigurePart parting[] = {{parting_rim, Paint::hair, solid}};

constexpr OutlinePoint bodice_skin[] = {
    {0, 50}, {16, 46}, control_point(26, 48), {30, 50}, control_point(18, 66), {0, 82}};
constexpr OutlinePoint bodice_trim[] = {
    {28, 46}, {37, 48}, control_point(26, 70), {0, 94}, {0, 80}, control_point(18, 66)};
constexpr OutlinePoint bodice_panel[] = {{0, 90}, {7, 84}, {13, 120}, {0, 120}};
constexpr OutlinePoint pearls[] = {{0, 58}, {8, 56}, {-8, 56}, {15, 51}, {-15, 51}};
constexpr FigurePart bodice[] = {{bodice_panel, Paint::lining, mirrored | contour},
    {bodice_skin, Paint::skin, mirrored}, {bodice_trim, Paint::cream, pair | contour}};
constexpr FigurePart necklace[] = {{dot, Paint::gold, plain, pearls}};

constexpr OutlinePoint tiara_rim[] = {
    {0, -62}, {7, -46}, {16, -57}, {20, -42}, {30, -48}, {25, -26}, control_point(12, -31), {0, -31}};
constexpr OutlinePoint tiara_gems[] = {{0, -37}, {12, -36}, {-12, -36}};
constexpr FigurePart tiara[] = {{tiara_rim, Paint::gold, solid}, {dot, Paint::lining, fine, tiara_gems}};

// Parts that only jacks have.

constexpr OutlinePoint bob_rim[] = {
    {0, -34}, control_point(34, -34), control_point(32, 4), control_point(42, 30), {30, 34}, {0, 30}};
constexpr OutlinePoint fringe_rim[] = {
    {0, -34}, control_point(26, -34), control_point(32, -6), {26, 6}, control_point(26, -14), {0, -18}};
constexpr FigurePart bob[] = {{bob_rim, Paint::hair, solid}};
constexpr FigurePart fringe[] = {{fringe_rim, Paint::hair, solid}};
constexpr FigurePart moustache[] = {{moustache_rim, Paint::hair, pair}};
constexpr BySuit moustaches{moustache};

constexpr OutlinePoint ruff_rim[] = {{0, 44}, control_point(14, 36), control_point(26, 40), control_point(34, 48),
    control_point(26, 54), control_point(20, 64), control_point(8, 60), {0, 62}};
constexpr OutlinePoint doublet_rim[] = {{0, 50}, {9, 50}, {13, 120}, {0, 120}};
constexpr OutlinePoint buttons[] = {{0, 74}, {0, 88}, {0, 102}};
constexpr FigurePart doublet[] = {{doublet_rim, Paint::lining, mirrored | contour}, {dot, Paint::gold, plain, buttons}};
constexpr FigurePart ruff[] = {{ruff_rim, Paint::cream, solid}};

constexpr OutlinePoint beret_rim[] = {{-31, -26}, control_point(-46, -46), control_point(-24, -64),
    control_point(4, -62), control_point(42, -64), control_point(42, -36), {31, -26}, control_point(0, -34)};
constexpr OutlinePoint beret_band[] = {
    {0, -34}, control_point(14, -34), {32, -30}, {30, -21}, control_point(14, -26), {0, -26}};
constexpr OutlinePoint feather_rim[] = {
    {16, -34}, control_point(14, -58), control_point(34, -70), {52, -40}, control_point(36, -50)};
constexpr FigurePart beret[] = {
    {beret_rim, Paint::robe, contour}, {beret_band, Paint::gold, solid}, {feather_rim, Paint::cream, contour}};

constexpr OutlinePoint cap_rim[] = {{0, -66}, control_point(24, -66), {26, -34}, {0, -34}};
constexpr OutlinePoint cap_brim[] = {
    {0, -42}, control_point(20, -42), {36, -48}, control_point(38, -24), {28, -22}, control_point(14, -28), {0, -28}};
constexpr OutlinePoint cap_jewel[] = {{0, -35}};
constexpr FigurePart cap[] = {
    {cap_rim, Paint::robe, solid}, {cap_brim, Paint::lining, solid}, {bead, Paint::gold, contour, cap_jewel}};
constexpr BySuit hats{beret, cap, cap, beret};

// The hands of the figures, and the things that they hold.

constexpr OutlinePoint sleeve_rim[] = {
    {67, 74}, {67, 115}, control_point(48, 117), {37, 102}, {52, 86}, control_point(60, 86)};
constexpr OutlinePoint cuff_rim[] = {{34, 98}, {48, 81}, {55, 88}, {42, 106}};
constexpr OutlinePoint hand_rim[] = {
    control_point(29, 80), control_point(45, 73), control_point(52, 90), control_point(38, 100)};
constexpr FigurePart arm[] = {
    {sleeve_rim, Paint::robe, contour}, {cuff_rim, Paint::gold, contour}, {hand_rim, Paint::skin, contour}};

constexpr OutlinePoint rod_rim[] = {{43, -10}, {48, -10}, {48, 114}, {43, 114}};

constexpr OutlinePoint blade_rim[] = {{46, -44}, {51, -34}, {51, 58}, {41, 58}, {41, -34}};
constexpr OutlinePoint blade_edge[] = {{46, -44}, {51, -34}, {51, 58}, {46, 58}};
constexpr OutlinePoint guard_rim[] = {
    {26, 58}, control_point(46, 54), {66, 58}, {66, 66}, control_point(46, 62), {26, 66}};
constexpr OutlinePoint grip_rim[] = {{42, 62}, {50, 62}, {50, 106}, {42, 106}};
constexpr FigurePart sword[] = {{blade_rim, Paint::steel, contour}, {blade_edge, Paint::shade},
    {guard_rim, Paint::gold, contour}, {grip_rim, Paint::lining, contour}};

constexpr OutlinePoint heart_rim[] = {{46, -8}, control_point(25, -24), control_point(35, -42), {46, -31},
    control_point(57, -42), control_point(67, -24)};
constexpr FigurePart sceptre[] = {{rod_rim, Paint::gold, contour}, {heart_rim, Paint::robe, contour}};

constexpr OutlinePoint coin_rim[] = {
    control_point(20, 42), control_point(64, 42), control_point(64, 86), control_point(20, 86)};
constexpr OutlinePoint coin_inner[] = {
    control_point(26, 48), control_point(58, 48), control_point(58, 80), control_point(26, 80)};
constexpr OutlinePoint coin_mark[] = {{42, 51}, {51, 64}, {42, 77}, {33, 64}};
constexpr FigurePart coin[] = {
    {coin_rim, Paint::gold, contour}, {coin_inner, Paint::gold, contour | fine}, {coin_mark, Paint::robe}};

constexpr OutlinePoint orb_rim[] = {
    control_point(20, 50), control_point(62, 50), control_point(62, 90), control_point(20, 90)};
constexpr OutlinePoint orb_band[] = {
    {21, 66}, control_point(41, 74), {61, 66}, {61, 73}, control_point(41, 81), {21, 73}};
constexpr OutlinePoint cross_rim[] = {{38, 50}, {39, 38}, {31, 38}, {31, 32}, {38, 32}, {38, 24}, {44, 24}, {44, 32},
    {51, 32}, {51, 38}, {43, 38}, {44, 50}};
constexpr FigurePart orb[] = {
    {cross_rim, Paint::gold, contour}, {orb_rim, Paint::lining, contour}, {orb_band, Paint::gold}};

constexpr OutlinePoint fan_rim[] = {{42, 92}, {66, 62}, control_point(64, 51), {52, 54}, control_point(45, 43),
    {36, 52}, control_point(25, 46), {22, 58}, control_point(9, 59), {11, 70}};
constexpr OutlinePoint fan_rib[] = {{42, 90}, {51, 55}, {53, 55}};
constexpr OutlinePoint fan_rib_2[] = {{42, 90}, {35, 53}, {37, 53}};
constexpr OutlinePoint fan_rib_3[] = {{42, 90}, {21, 59}, {23, 58}};
constexpr FigurePart fan[] = {
    {fan_rim, Paint::cream, contour}, {fan_rib, Paint::lining}, {fan_rib_2, Paint::lining}, {fan_rib_3, Paint::lining}};

constexpr OutlinePoint stem_rim[] = {{42, 96}, {46, 96}, {50, 44}, {47, 44}};
constexpr OutlinePoint rose_leaf[] = {{46, 74}, control_point(54, 56), {66, 58}, control_point(62, 74)};
constexpr OutlinePoint rose_rim[] = {control_point(37, 44), control_point(30, 30), control_point(42, 18),
    control_point(57, 18), control_point(66, 31), control_point(59, 46), control_point(48, 50)};
constexpr OutlinePoint rose_inner[] = {
    control_point(40, 26), control_point(56, 26), control_point(56, 40), control_point(40, 40)};
constexpr OutlinePoint rose_heart[] = {
    control_point(44, 30), control_point(52, 30), control_point(52, 37), control_point(44, 37)};
constexpr FigurePart rose[] = {{stem_rim, Paint::leaf, contour}, {rose_leaf, Paint::leaf, contour},
    {rose_rim, Paint::robe, contour}, {rose_inner, Paint::blush, contour}, {rose_heart, Paint::robe}};

constexpr OutlinePoint handle_rim[] = {{44, 60}, {50, 60}, {48, 110}, {41, 110}};
constexpr OutlinePoint mirror_rim[] = {
    control_point(30, 24), control_point(64, 24), control_point(64, 68), control_point(30, 68)};
constexpr OutlinePoint mirror_glass[] = {
    control_point(35, 30), control_point(59, 30), control_point(59, 62), control_point(35, 62)};
constexpr OutlinePoint mirror_glint[] = {{38, 50}, {52, 33}, {56, 36}, {41, 55}};
constexpr FigurePart mirror[] = {{handle_rim, Paint::gold, contour}, {mirror_rim, Paint::gold, contour},
    {mirror_glass, Paint::steel, contour}, {mirror_glint, Paint::cream}};

constexpr OutlinePoint lute_neck[] = {{34, 72}, {57, 36}, {57, 24}, {64, 26}, {63, 40}, {40, 77}};
constexpr OutlinePoint lute_rim[] = {{43, 64}, control_point(50, 92), control_point(32, 118), control_point(2, 116),
    control_point(0, 88), control_point(20, 72)};
constexpr OutlinePoint lute_rose[] = {
    control_point(16, 86), control_point(28, 86), control_point(28, 98), control_point(16, 98)};
constexpr FigurePart lute[] = {
    {lute_neck, Paint::hair, contour}, {lute_rim, Paint::gold, contour}, {lute_rose, Paint::hair}};

constexpr OutlinePoint pole_rim[] = {{50, -26}, {54, -26}, {50, 118}, {45, 118}};
constexpr OutlinePoint axe_rim[] = {{51, -46}, {55, -22}, {62, -28}, control_point(72, -8), {60, 12}, {53, 2}, {50, 2},
    control_point(42, 6), {37, -10}, {48, -14}};
constexpr FigurePart halberd[] = {{pole_rim, Paint::hair, contour}, {axe_rim, Paint::steel, contour}};

constexpr OutlinePoint letter_rim[] = {{15, 58}, {58, 48}, {65, 76}, {22, 86}};
constexpr OutlinePoint letter_flap[] = {{15, 58}, {58, 48}, {44, 70}, control_point(41, 74), {37, 72}};
constexpr OutlinePoint letter_seal[] = {{41, 69}};
constexpr FigurePart letter[] = {{letter_rim, Paint::cream, contour}, {letter_flap, Paint::cream, contour},
    {bead, Paint::lips, contour, letter_seal}};

constexpr OutlinePoint falcon_rim[] = {{33, 26}, control_point(33, 8), control_point(52, 8), control_point(54, 28),
    control_point(66, 38), control_point(67, 66), {64, 108}, {54, 106}, control_point(52, 90), control_point(30, 84),
    control_point(30, 54), {40, 36}};
constexpr OutlinePoint falcon_wing[] = {
    {50, 34}, control_point(70, 44), {62, 100}, control_point(54, 90), control_point(38, 62)};
constexpr OutlinePoint falcon_cap[] = {
    {34, 22}, control_point(36, 9), control_point(52, 10), control_point(53, 26), {46, 24}};
constexpr OutlinePoint falcon_beak[] = {{33, 20}, control_point(25, 24), {29, 34}, {38, 29}};
constexpr OutlinePoint falcon_eye[] = {{41, 23}};
constexpr FigurePart falcon[] = {{falcon_rim, Paint::cream, contour}, {falcon_wing, Paint::hair, contour},
    {falcon_cap, Paint::hair}, {falcon_beak, Paint::gold, contour}, {dot, Paint::ink, plain, falcon_eye}};

constexpr OutlinePoint cup_rim[] = {{22, 40}, {62, 40}, control_point(62, 66), {46, 71}, {46, 98}, {58, 106}, {26, 106},
    {38, 98}, {38, 71}, control_point(22, 66)};
constexpr OutlinePoint cup_wine[] = {{22, 40}, control_point(42, 32), {62, 40}, control_point(42, 48)};
constexpr OutlinePoint cup_gems[] = {{42, 57}, {53, 54}, {31, 54}};
constexpr FigurePart cup[] = {
    {cup_rim, Paint::gold, contour}, {cup_wine, Paint::lining, contour}, {dot, Paint::lining, plain, cup_gems}};

constexpr BySuit kings_things{sword, sceptre, coin, orb};
constexpr BySuit queens_things{fan, rose, mirror, lute};
constexpr BySuit jacks_things{halberd, letter, falcon, cup};

// Parts that only the joker has.

constexpr OutlinePoint horns_rim[] = {{0, -42}, control_point(14, -66), control_point(54, -66), {60, -22},
    control_point(42, -42), {28, -14}, control_point(14, -28), {0, -28}};
constexpr OutlinePoint horn_bells[] = {{60, -19}, {-60, -19}};
constexpr FigurePart horns[] = {{horns_rim, Paint::robe, mirrored | contour}, {horns_rim, Paint::gold, contour},
    {bead, Paint::gold, contour, horn_bells}};
constexpr OutlinePoint mask_rim[] = {
    {0, -12}, control_point(14, -20), {28, -16}, control_point(28, 6), control_point(8, 6), {0, -1}};
constexpr OutlinePoint mask_eye[] = {{5, -4}, control_point(12, -13), {19, -6}, control_point(12, 2)};
constexpr OutlinePoint smile_rim[] = {{-12, 16}, control_point(0, 24), {12, 16}, control_point(0, 34)};
constexpr FigurePart mask[] = {
    {mask_rim, Paint::ink, mirrored}, {mask_eye, Paint::cream, pair}, {smile_rim, Paint::lips}};
constexpr OutlinePoint points_rim[] = {{0, 42}, {20, 40}, {40, 48}, {50, 68}, {32, 62}, {24, 82}, {12, 66}, {0, 88}};
constexpr OutlinePoint points_bells[] = {{50, 70}, {24, 84}, {-24, 84}, {-50, 70}, {0, 90}};
constexpr FigurePart points[] = {{points_rim, Paint::lining, mirrored | contour}, {points_rim, Paint::cream, contour},
    {dot, Paint::gold, contour, points_bells}};
constexpr OutlinePoint star_rim[] = {
    {45, -6}, {49, 5}, {61, 5}, {52, 12}, {55, 24}, {45, 17}, {35, 24}, {38, 12}, {29, 5}, {41, 5}};
constexpr FigurePart wand[] = {{rod_rim, Paint::lining, contour}, {star_rim, Paint::gold, contour}};

// The shoulders below a head that is drawn without its body.

constexpr OutlinePoint shoulders_rim[] = {
    {0, 44}, {12, 44}, control_point(36, 46), control_point(54, 48), {58, 80}, {0, 80}};
constexpr FigurePart shoulders[] = {{shoulders_rim, Paint::robe, mirrored | contour}};

/// The parts of a figure that depend on its rank and suit.
struct Person {
    FigureLayer behind; ///< Parts behind the robe.
    FigureLayer dress;  ///< Parts on the robe.
    std::array<FigureLayer, 6> head;
    FigureLayer thing; ///< The thing that the person holds.
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

FigureLayers half_figure(Card card) {
    const Person p = person_of(card);
    const FigureLayer pattern =
        card.is_joker() ? FigureLayer(diapers) : patterns[static_cast<std::size_t>(index_of(card.suit()))];
    return {p.behind, robe, pattern, p.dress, robe_shade, p.head[0], p.head[1], p.head[2], p.head[3], p.head[4],
        p.head[5], p.thing, arm};
}

FigureLayers bust(Card card) {
    const Person p = person_of(card);
    return {p.behind, shoulders, p.head[0], p.head[1], p.head[2], p.head[3], p.head[4], p.head[5]};
}

} // namespace palazzo::ui::parts
