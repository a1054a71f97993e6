// The Palabra deck: 115 letter cards, 3 wild cards, 2 vowel cards and 2 jokers, in the notation of records. Each letter
// is followed by its colours (red, blue, green, yellow) and the number of its stars; `palabra_values` has the values of
// the letters.
#pragma once

#include <array>
#include <string_view>

namespace palazzo::assets {

inline constexpr std::string_view palabra_deck = "Ab Ab Ab Ag Ag Ar Ar Ar Ay Ay "
                                                 "Bb Bg3 Br By "
                                                 "Cg Crb Cy2 "
                                                 "Dg Drb2 Dy3 "
                                                 "Eb Eb Eb Eg Eg Eg Er Er Er Ey Ey Ey "
                                                 "Fb2 Fg2 Fr Fy "
                                                 "Gb Gg2 Gr3 Gy "
                                                 "Hb Hg Hr2 Hy2 "
                                                 "Ib Ib Ig Ig Ig Ir Ir Iy Iy Iy "
                                                 "Jgy Jrb "
                                                 "Kgy2 Krb3 "
                                                 "Lg Lrb Ly3 "
                                                 "Mb Mgy3 Mr3 "
                                                 "Nb Ng Ng3 Nr2 Nrb Ny Ny "
                                                 "Ob Ob Og Og Or Or Oy Oy "
                                                 "Pb3 Pgy Pr "
                                                 "Qgy Qrb "
                                                 "Rb2 Rgy Rgy Rr Rrb "
                                                 "Sb Sg Sr Srb2 Sy2 "
                                                 "Tg Tgy Trb Trb Ty "
                                                 "Ub2 Ugy Ur "
                                                 "Vb Vgy Vr2 "
                                                 "Wgy2 Wrb "
                                                 "Xgy Xrb "
                                                 "Yb3 Yg2 Yr Yy "
                                                 "Zgy Zrb "
                                                 "? ? ? "
                                                 "% % "
                                                 "! !";

/// The values of the letters A to Z.
inline constexpr std::array palabra_values{
    1, 4, 3, 2, 1, 4, 5, 4, 1, 9, 6, 2, 3, 1, 1, 2, 10, 1, 1, 1, 1, 5, 5, 8, 4, 10};

} // namespace palazzo::assets
