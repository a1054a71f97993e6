// Tests of what the judge forgives in the languages that it knows.
#include "engine/quiz/judge.hpp"
#include "engine/quiz/numerals.hpp"

#include "tests/quiz/decks.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

namespace palazzo::quiz {
namespace {

struct Asked {
    Item item;
    std::string_view language;
    bool operator()(std::string_view given) const { return accepts(item, given, false, {language, "en"}); }
};

Asked asked(std::string_view language, QuestionKind kind, std::string prompt, std::vector<std::string> answers,
    std::vector<std::string> wrong = {}) {
    return {{kind, 0, 0, std::move(prompt), std::move(answers), -1, false, as_wrong_answers(wrong)}, language};
}

bool says(std::string_view language, int number, std::u32string_view words) {
    const auto all = ways_to_say_number(number, *find_language(language));
    return std::find(all.begin(), all.end(), words) != all.end();
}

} // namespace

TEST_CASE("Numbers are put into words as each language says them", "[challenges][numerals]") {
    CHECK(says("de", 21, U"einundzwanzig"));
    CHECK(says("de", 1980, U"neunzehnhundertachtzig"));
    CHECK(says("de", 2024, U"zweitausendvierundzwanzig"));
    CHECK(says("en", 45, U"forty five"));
    CHECK(says("en", 105, U"one hundred and five"));
    CHECK(says("en", 1920, U"nineteen twenty"));
    CHECK(says("en", 2019, U"two thousand nineteen"));
    CHECK(says("es", 31, U"treinta y un"));
    CHECK(says("es", 100, U"cien"));
    CHECK(says("es", 1999, U"mil novecientos noventa y nueve"));
    CHECK(says("fr", 71, U"soixante et onze"));
    CHECK(says("fr", 95, U"quatre vingt quinze"));
    CHECK(says("fr", 99, U"nonante neuf"));
    CHECK(says("fr", 200, U"deux cents"));
    CHECK(says("it", 28, U"ventotto"));
    CHECK(says("it", 2000, U"duemila"));
    CHECK(says("pt", 17, U"dezassete"));
    CHECK(says("pt", 342, U"trezentos e quarenta e dois"));
    CHECK(ways_to_say_number(10000, *find_language("de")).empty());
}

TEST_CASE("In sentences and dictation, digits are as good as words", "[challenges][numerals]") {
    CHECK(asked("es", QuestionKind::reply, "Your age?", {"Tengo treinta años."})("Tengo 30 anos"));
    CHECK(asked("fr", QuestionKind::translate, "I am eleven years old.", {"J'ai onze ans."})("J'ai 11 ans"));
    CHECK(asked("de", QuestionKind::listen, "Die Jacke kostet vierzig Euro.", {"Die Jacke kostet vierzig Euro."})(
        "Die Jacke kostet 40 Euro"));
    CHECK(asked("de", QuestionKind::translate, "at eight o'clock", {"um acht Uhr"})("um 8 Uhr"));
    CHECK(asked("en", QuestionKind::listen, "The lesson starts at nine.", {"The lesson starts at nine."})(
        "the lesson starts at 9"));
    CHECK(asked("it", QuestionKind::reply, "Your age?", {"Ho trent'anni."})("Ho 30 anni"));
    CHECK(asked("pt", QuestionKind::listen, "O autocarro chega às oito.", {"O autocarro chega às oito."})(
        "O autocarro chega as 8"));
    CHECK(asked("es", QuestionKind::translate, "one coffee and two beers", {"un café y dos cervezas"})(
        "1 cafe y 2 cervezas"));
    CHECK_FALSE(asked("es", QuestionKind::reply, "Your age?", {"Tengo treinta años."})("Tengo 31 años"));
}

TEST_CASE("If the words for a number are asked for, digits are wrong", "[challenges][numerals]") {
    CHECK_FALSE(asked("de", QuestionKind::number, "13", {"dreizehn"})("13"));
    CHECK_FALSE(asked("it", QuestionKind::number, "7:30", {"le sette e mezza"})("le 7 e mezza"));
    CHECK_FALSE(asked("es", QuestionKind::translate, "eight", {"ocho"})("8"));
    CHECK_FALSE(asked("de", QuestionKind::listen, "halb acht", {"halb acht"})("7:30"));
    CHECK_FALSE(asked("en", QuestionKind::gap, "I'm ___. (20)", {"twenty"})("I'm 20."));
    CHECK_FALSE(asked("", QuestionKind::reply, "Your age?", {"Tengo treinta años."})("Tengo 30 años"));
}

TEST_CASE("The words for a gap may be given inside their sentence, or inside the whole prompt", "[challenges][judge]") {
    const Asked june = asked("en", QuestionKind::gap, "Her party is ___ 10 June. (in, on or at)", {"on"}, {"in", "at"});
    CHECK(june("on"));
    CHECK(june("Her party is on 10 June."));
    CHECK(june("her party is on 10 june"));
    CHECK_FALSE(june("Her party is in 10 June."));
    CHECK_FALSE(june("Her party is 10 June."));
    CHECK(june("on 10 June"));
    const Asked two =
        asked("es", QuestionKind::gap, "Estoy cansada. Me ___ a las diez. (acostar, yo)", {"acuesto"}, {"acosto"});
    CHECK(two("Me acuesto a las diez"));
    CHECK(two("Estoy cansada. Me acuesto a las diez."));
    CHECK_FALSE(two("Me acosto a las diez."));
    CHECK(asked("es", QuestionKind::article, "___ casa", {"la"})("la casa"));
    CHECK(asked("fr", QuestionKind::article, "___ école", {"l'"})("l’école"));
    CHECK_FALSE(asked("es", QuestionKind::article, "___ casa", {"la"})("casa"));
}

TEST_CASE(
    "A greeting may stand before the beginning that the prompt gives, and nothing may stand for it", "[challenges]") {
    const Asked coffee =
        asked("fr", QuestionKind::reply, "Order a coffee. Begin with “Je voudrais”.", {"Je voudrais un café"});
    CHECK(coffee("Bonjour, je voudrais un café, s'il vous plaît"));
    CHECK_FALSE(coffee("Bonjour, un café"));
    const Asked sorry =
        asked("fr", QuestionKind::reply, "You are late. Begin with “Pardon”.", {"Pardon, je suis en retard"});
    CHECK_FALSE(sorry("Je suis en retard"));
}

TEST_CASE("Words that stand next to the gap may be given with the missing ones", "[challenges]") {
    const Asked bus = asked("en", QuestionKind::gap, "We go to work ___ bus every day. (by or with)", {"by"}, {"with"});
    for (const char* given : {"by bus", "work by", "to work by bus", "By Bus!", "go to work by bus every"})
        CHECK(bus(given));
    for (const char* given : {"bus", "with bus", "by car", "we by", "by every", "by day", "go by bus", "to work bus"})
        CHECK_FALSE(bus(given));
    const Asked rise = asked("fr", QuestionKind::gap, "Nous ___ tôt. (se lever)", {"nous levons"}, {"levons"});
    CHECK(rise("nous levons"));
    CHECK(rise("nous nous levons"));
    CHECK_FALSE(rise("levons"));
    const Asked cold = asked("fr", QuestionKind::gap, "Prends ta veste, j'___ froid. (avoir)", {"ai"}, {"suis"});
    CHECK(cold("j'ai"));
    CHECK(cold("j’ai froid"));
    CHECK_FALSE(cold("j'suis"));
    const Asked strict =
        asked("es", QuestionKind::gap, "Ayer ___ a casa. (llegar, yo)", {"llegué"}, {"llego", "llegue"});
    CHECK(strict("ayer llegué"));
    CHECK_FALSE(strict("ayer llego"));
}

TEST_CASE("Strict accents count even if the whole sentence with the gap is given", "[challenges][judge]") {
    Asked where = asked("es", QuestionKind::gap, "La farmacia ___ cerca. (es / está)", {"está"}, {"esta"});
    where.item.strict_accents = true;
    CHECK(where("la farmacia está cerca"));
    CHECK_FALSE(where("la farmacia esta cerca"));
}

TEST_CASE("Courtesies may be added to a translation or a reply", "[challenges][courtesy]") {
    CHECK(asked("es", QuestionKind::translate, "Where is the bathroom?", {"¿Dónde está el baño?"})(
        "¿Dónde está el baño, por favor?"));
    CHECK(asked("it", QuestionKind::translate, "I would like some water.", {"Vorrei dell'acqua."})(
        "Vorrei dell’acqua per favore"));
    CHECK(asked("pt", QuestionKind::reply, "Ask for the station.", {"Onde fica a estação?"})(
        "Bom dia, onde fica a estação, por favor?"));
    CHECK(asked("de", QuestionKind::reply, "Ask for the way to the zoo.", {"Wo ist der Zoo?"})(
        "Entschuldigung, wo ist der Zoo, bitte?"));
    CHECK(asked("fr", QuestionKind::reply, "You are at the till.", {"C'est tout."})("C'est tout, merci madame"));
    CHECK(asked("en", QuestionKind::reply, "Ask for the time.", {"What time is it?"})(
        "Excuse me, sir, what time is it, please?"));
}

TEST_CASE("A courtesy that the prompt doesn't ask for may be left out", "[challenges][courtesy]") {
    CHECK(asked("it", QuestionKind::reply, "You didn't hear. Ask them to repeat it.",
        {"Potrebbe ripetere, per favore?", "Scusi, può ripetere?"})("Potrebbe ripetere?"));
    CHECK(asked("de", QuestionKind::reply, "At the ticket office.", {"Einmal Köln einfach, bitte."})(
        "Einmal Köln einfach"));
    CHECK_FALSE(asked("es", QuestionKind::reply, "Order a coffee, please.", {"Un café, por favor."})("Un café"));
    CHECK_FALSE(asked("es", QuestionKind::translate, "Good morning, madam.", {"Buenos días, señora."})("Buenos días"));
    CHECK_FALSE(asked("pt", QuestionKind::reply, "Refuse politely.", {"Não, obrigado."})("Não"));
    CHECK_FALSE(asked("de", QuestionKind::reply, "Pay, in two words.", {"Zahlen, bitte!"})("Zahlen"));
}

TEST_CASE("A courtesy isn't accepted in the middle of an answer, twice, alone, or if a form of a word is asked for",
    "[challenges][courtesy]") {
    const Asked bath = asked("es", QuestionKind::translate, "Where is the bathroom?", {"¿Dónde está el baño?"});
    CHECK_FALSE(bath("¿Dónde por favor está el baño?"));
    CHECK_FALSE(bath("por favor ¿Dónde está el baño? por favor"));
    CHECK_FALSE(bath("por favor"));
    CHECK_FALSE(asked("es", QuestionKind::gap, "___ es mi casa.", {"Esta"})("Esta, por favor"));
    CHECK_FALSE(asked("es", QuestionKind::listen, "El baño está allí.", {"El baño está allí."})(
        "El baño está allí, por favor"));
}

TEST_CASE("A courtesy doesn't make a wrong answer right", "[challenges][courtesy]") {
    CHECK_FALSE(asked("de", QuestionKind::reply, "Order.", {"Ich hätte gern einen Kaffee."},
        {"Ich hatte gern einen Kaffee."})("Ich hatte gern einen Kaffee, bitte"));
}

TEST_CASE("In translations and replies, short forms are as good as full ones", "[challenges][judge]") {
    CHECK(asked("en", QuestionKind::reply, "Order a coffee.", {"I'd like a coffee."})("I would like a coffee"));
    CHECK(asked("en", QuestionKind::translate, "?", {"I do not know."})("I don’t know"));
    CHECK(asked("de", QuestionKind::translate, "I have a sister.", {"Ich habe eine Schwester."})(
        "Ich hab eine Schwester"));
    CHECK(asked("de", QuestionKind::translate, "How are you?", {"Wie geht's?"})("Wie geht es?"));
    CHECK(asked("pt", QuestionKind::translate, "I am hungry.", {"Estou com fome."})("to com fome"));
    CHECK(asked("es", QuestionKind::reply, "Order a coffee, please.", {"Un café, por favor."})("Un cafe porfa"));
    CHECK(asked("fr", QuestionKind::reply, "Order, please.", {"Un café, s'il vous plaît."})("un café svp"));
    CHECK_FALSE(asked("de", QuestionKind::conjugate, "haben, ich", {"habe"})("hab"));
    CHECK_FALSE(asked("en", QuestionKind::conjugate, "be, I", {"I'm"})("I am"));
}

} // namespace palazzo::quiz
