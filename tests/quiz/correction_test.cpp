#include "engine/quiz/correction.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::quiz {
namespace {

Item asking(std::vector<std::string> answers, QuestionKind kind = QuestionKind::translate) {
    return {kind, 0, 0, "?", std::move(answers)};
}

/// Returns the marked correction of an answer that passed; empty if nothing is corrected.
std::string passed(std::vector<std::string> answers, std::string_view given, std::string_view language = {}) {
    return correction_of(asking(std::move(answers)), given, true, false, {language, "en"}).marked_answer;
}
/// Returns the correction that is shown for an answer that didn't pass, with marks if it has any.
std::string missed(std::vector<std::string> answers, std::string_view given, std::string_view language = {}) {
    const Correction shown = correction_of(asking(std::move(answers)), given, false, false, {language, "en"});
    return shown.marked_answer.empty() ? shown.answer : shown.marked_answer;
}

} // namespace

TEST_CASE("An answer with the right letters is not corrected, whatever its case and punctuation",
    "[challenges][correction]") {
    for (const char* given : {"la flor", "La flor.", "LA FLOR", " la  flor ", "la flor!"})
        CHECK(correction_of(asking({"la flor"}), given, true).answer.empty());
    CHECK(passed({"Me gusta la música."}, "me gusta la música").empty());
    CHECK(passed({"l'eau"}, "l’eau").empty());
    CHECK(passed({"trente-cinq"}, "trente cinq").empty());
    CHECK(passed({"Comment vas-tu ?"}, "comment vas tu").empty());
    CHECK(passed({"Como se diz “dog”?"}, "como se diz dog").empty());
    CHECK(passed({"el gato", "gato"}, "gato").empty());
}

TEST_CASE("Courtesies, short forms and digits are not corrected", "[challenges][correction]") {
    CHECK(passed({"¿Dónde está el baño?"}, "Hola, ¿dónde está el baño, por favor?", "es").empty());
    CHECK(passed({"Tengo treinta años."}, "tengo 30 años", "es").empty());
    CHECK(passed({"Tengo treinta años."}, "tengo 30 anos", "es") == "Tengo treinta a**ñ**os.");
}

TEST_CASE("In an answer that passed, only letters and accents are corrected", "[challenges][correction]") {
    CHECK(passed({"canción"}, "Cancion!") == "canci**ó**n");
    CHECK(passed({"Hablo un poco de español."}, "hablo un poco de espanol") == "Hablo un poco de espa**ñ**ol.");
    CHECK(passed({"va"}, "vá") == "v**a**");
    CHECK(passed({"die Straße"}, "die Strasse") == "die Stra**ß**e");
    CHECK(passed({"schön"}, "schoen") == "sch**ö**n");
    CHECK(passed({"perché"}, "perche'") == "perch**é**");
    CHECK(passed({"Ma sœur est médecin."}, "ma soeur est médecin") == "Ma s**œ**ur est médecin.");
    CHECK(passed({"cafe\u0301"}, "cafe") == "caf**e\u0301**");
}

TEST_CASE("The correction shows the right answer that is nearest to the given one", "[challenges][correction]") {
    CHECK(passed({"Fa freddo oggi.", "È freddo oggi."}, "E' freddo oggi") == "**È** freddo oggi.");
    CHECK(passed({"un millón", "millón"}, "millon") == "mill**ó**n");
}

TEST_CASE("A polite word such as Sie is corrected if its capital is missing or superfluous, though the answer passes",
    "[challenges][correction]") {
    CHECK(passed({"Wie heißen Sie?"}, "wie heißen sie", "de") == "Wie heißen **S**ie?");
    CHECK(passed({"Wie ist Ihr Name?"}, "Wie ist ihr Name?", "de") == "Wie ist **I**hr Name?");
    CHECK(passed({"Sie ist da."}, "sie ist da", "de").empty());
    // A superfluous capital is corrected, because `sie` with a capital has another meaning.
    CHECK(passed({"Ich sehe sie."}, "Ich sehe Sie", "de") == "Ich sehe **s**ie.");
    CHECK(passed({"Kennen Sie sie?"}, "kennen Sie sie", "de").empty());
}

TEST_CASE(
    "A missing capital of a polite word is corrected, unless the word begins a sentence", "[challenges][correction]") {
    const Item within{QuestionKind::gap, 0, 0, "Frau Wolf, was macht ___ Mann? (your, formal)", {"Ihr"}};
    CHECK(correction_of(within, "ihr", true, false, {"de", "en"}).marked_answer == "**I**hr");
    const Item first{QuestionKind::gap, 0, 0, "Hallo! ___ ist krank. (she)", {"Sie"}};
    CHECK(correction_of(first, "sie", true, false, {"de", "en"}).marked_answer.empty());
    const Item form{QuestionKind::conjugate, 0, 0, "sein, Sie (formal), present", {"Sie sind"}};
    CHECK(correction_of(form, "sie sind", true, false, {"de", "en"}).marked_answer == "**S**ie sind");
}

TEST_CASE(
    "After a wrong answer the nearest right one is shown, with the differences marked", "[challenges][correction]") {
    CHECK(missed({"la calle", "la vía"}, "la caye") == "la ca**ll**e");
    CHECK(missed({"la rue"}, "le rue", "fr") == "l**a** rue");
    CHECK(missed({"el gato", "el minino"}, "el menino") == "el m**i**nino");
    CHECK(missed({"Me duele la cabeza."}, "me duele el cabeza") == "Me duele **la** cabeza.");
    CHECK(missed({"el gato"}, "el gatto") == "el ga**t**o");
    CHECK(missed({"J'ai faim."}, "jai faim") == "J**'**ai faim.");
}

TEST_CASE("If the given answer is near no right answer, or is empty, the first right answer is shown without marks",
    "[challenges][correction]") {
    CHECK(missed({"el perro", "el can"}, "the house") == "el perro");
    CHECK(missed({"el perro"}, "") == "el perro");
    CHECK(correction_of(asking({}), "anything", false).answer.empty());
}

TEST_CASE("Under strict spelling, differences in case and punctuation are marked", "[challenges][correction]") {
    CHECK(correction_of(asking({"El gato"}), "el gato", false, true).marked_answer == "**E**l gato");
    CHECK(correction_of(asking({"¿Qué?"}), "Qué?", false, true).marked_answer == "**¿**Qué?");
}

TEST_CASE("If the whole sentence with the gap was given, the correction shows the whole sentence",
    "[challenges][correction]") {
    const Item there{QuestionKind::gap, 0, 0, "La farmacia ___ cerca del hotel. (ser / estar)", {"está"}};
    CHECK(correction_of(there, "la farmacia esta cerca del hotel", true).marked_answer
        == "La farmacia est**á** cerca del hotel.");
}

TEST_CASE("Differing letters are marked in the right answer, one by one", "[challenges][correction]") {
    CHECK(with_differences_marked("canción", "cancion") == "canci**ó**n");
    CHECK(with_differences_marked("El Niño", "el nino") == "El Ni**ñ**o");
    CHECK(with_differences_marked("¿qué?", "que") == "¿qu**é**?");
    CHECK(with_differences_marked("el gato", "el gatto") == "el ga**t**o");
    CHECK(with_differences_marked("uno", " UNO ") == "uno");
    CHECK(with_differences_marked("", "uno") == "");
}

} // namespace palazzo::quiz
