#include "engine/quiz/language_names.hpp"

#include "engine/quiz/text.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace palazzo::quiz {
namespace {

/// A language's code, and its names in English, German, Spanish, French, Italian and Portuguese, then in the language
/// itself, each between strokes.
struct LanguageNames {
    std::string_view code;
    std::string_view names;
};

constexpr std::array known_names{LanguageNames{"de", "|german|deutsch|alemán|allemand|tedesco|alemão|"},
    LanguageNames{"en", "|english|englisch|inglés|anglais|inglese|inglês|"},
    LanguageNames{"es", "|spanish|spanisch|español|espagnol|spagnolo|espanhol|castellano|"},
    LanguageNames{"fr", "|french|französisch|francés|français|francese|francês|"},
    LanguageNames{"it", "|italian|italienisch|italiano|italien|"},
    LanguageNames{"pt", "|portuguese|portugiesisch|portugués|portugais|portoghese|português|"},
    LanguageNames{"nl", "|dutch|niederländisch|neerlandés|néerlandais|olandese|holandês|nederlands|"},
    LanguageNames{"pl", "|polish|polnisch|polaco|polonais|polacco|polonês|polski|"},
    LanguageNames{"sv", "|swedish|schwedisch|sueco|suédois|svedese|svenska|"},
    LanguageNames{"da", "|danish|dänisch|danés|danois|danese|dinamarquês|dansk|"},
    LanguageNames{"no", "|norwegian|norwegisch|noruego|norvégien|norvegese|norueguês|norsk|"},
    LanguageNames{"fi", "|finnish|finnisch|finés|finlandés|finnois|finlandese|finlandês|suomi|"},
    LanguageNames{"cs", "|czech|tschechisch|checo|tchèque|ceco|tcheco|čeština|česky|"},
    LanguageNames{"hu", "|hungarian|ungarisch|húngaro|hongrois|ungherese|magyar|"},
    LanguageNames{"ro", "|romanian|rumänisch|rumano|roumain|rumeno|romeno|română|"},
    LanguageNames{"ca", "|catalan|katalanisch|catalán|catalano|catalão|català|"},
    LanguageNames{"el", "|greek|griechisch|griego|grec|greco|grego|ελληνικά|"},
    LanguageNames{"la", "|latin|latein|latín|latino|latim|latina|"}, LanguageNames{"eo", "|esperanto|espéranto|"},
    LanguageNames{"tr", "|turkish|türkisch|turco|turc|türkçe|"},
    LanguageNames{"ru", "|russian|russisch|ruso|russe|russo|русский|"},
    LanguageNames{"uk", "|ukrainian|ukrainisch|ucraniano|ukrainien|ucraino|українська|"},
    LanguageNames{"ar", "|arabic|arabisch|árabe|arabe|arabo|العربية|"},
    LanguageNames{"he", "|hebrew|hebräisch|hebreo|hébreu|ebraico|hebraico|עברית|"},
    LanguageNames{"ja", "|japanese|japanisch|japonés|japonais|giapponese|japonês|日本語|"},
    LanguageNames{"zh", "|chinese|chinesisch|chino|chinois|cinese|chinês|中文|"},
    LanguageNames{"ko", "|korean|koreanisch|coreano|coréen|한국어|"},
    LanguageNames{"vi", "|vietnamese|vietnamesisch|vietnamita|vietnamien|"}};

} // namespace

std::string_view language_named(std::string_view name) {
    constexpr std::size_t longest = 40; // Longer texts aren't put into lowercase, as a cell may be large.
    const std::string_view bare = trimmed(name);
    if (bare.size() > longest) return {};
    const std::string wanted = "|" + latin_lowercase(bare) + "|";
    if (wanted.size() == 2 || wanted.find('|', 1) != wanted.size() - 1) return {};
    const auto at = std::find_if(known_names.begin(), known_names.end(),
        [&](const LanguageNames& one) { return one.names.find(wanted) != std::string_view::npos; });
    return at == known_names.end() ? std::string_view() : at->code;
}

} // namespace palazzo::quiz
