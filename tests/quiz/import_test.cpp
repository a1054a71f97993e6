#include "engine/quiz/export.hpp"
#include "engine/quiz/import.hpp"

#include "tests/lines.hpp"
#include "tests/quiz/decks.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::quiz {
namespace {

using Texts = std::vector<std::string>;
using Items = std::vector<NamedItem>;

Deck imported(std::string_view text) {
    const auto deck = import_deck("deck.csv", text);
    if (!deck) FAIL(line_of(deck.problem()));
    CHECK_FALSE(fault_in(*deck));
    return *deck;
}

std::string refusal(std::string_view text) {
    const auto deck = import_deck("deck.csv", text);
    return deck ? "" : line_of(deck.problem());
}

/// Imports a table and returns the problem of each row that was left out, with the row's line.
Texts left_out(std::string_view text) {
    const auto imported = import_deck_with_notes("deck.csv", text);
    if (!imported) FAIL(line_of(imported.problem()));
    Texts rows;
    for (const LeftOutRow& row : imported->left_out_rows)
        rows.push_back(line_of(row.problem.located_in_file(line_as_place(row.line))));
    return rows;
}

NamedItem ask(const char* prompt, Texts answers, const char* level = "all", const char* category = "All") {
    const QuestionKind kind = answers.empty() ? QuestionKind::speak : QuestionKind::ask;
    return {kind, level, category, prompt, std::move(answers)};
}

/// The two items that the tables of several tests contain, each in another form.
const Items cat_and_dog{
    ask("the cat", {"el gato", "gato"}, "A1", "Words"), ask("the dog", {"el perro"}, "A2", "Words")};

} // namespace

TEST_CASE("A file that begins with a brace is read as a deck in JSON", "[challenges][import]") {
    const Deck deck = small_deck();
    CHECK(*import_deck("whatever.csv", write_deck_text(deck)) == deck);
    CHECK(*import_deck("whatever.csv", write_deck_text(format_2_deck())) == format_2_deck());
    CHECK(*import_deck("", "\xEF\xBB\xBF\r\n " + write_deck_text(deck)) == deck);
    CHECK(refusal("{\"format\":\n x}") == "not JSON at line 2, column 2");
    CHECK(refusal("{}").find("format: ") == 0);
    Json json = write_deck(deck);
    json["items"][3]["prompt"] = "";
    CHECK(refusal(json.dump()) == "items[3].prompt: empty");
}

TEST_CASE("A table's content shows whether commas, semicolons or tabs separate its cells", "[challenges][import]") {
    CHECK(named_items(imported("the cat,el gato|gato,A1,Words\nthe dog,el perro,A2,Words\n")) == cat_and_dog);
    CHECK(named_items(imported("the cat,el gato;gato,A1,Words\nthe dog,el perro,A2,Words\n")) == cat_and_dog);
    CHECK(named_items(imported("the cat;el gato|gato;A1;Words\nthe dog;el perro;A2;Words\n")) == cat_and_dog);
    CHECK(named_items(imported("the cat;\"el gato;gato\";A1;Words\nthe dog;el perro;A2;Words\n")) == cat_and_dog);
    CHECK(named_items(imported("the cat\tel gato; gato\tA1\tWords\nthe dog\tel perro\tA2\tWords")) == cat_and_dog);
    CHECK(named_items(
              imported("prompt;answers;level;category\nthe cat;\"el gato;gato\";A1;Words\nthe dog;el perro;A2;Words"))
        == cat_and_dog);
}

TEST_CASE(
    "In a table whose cells are separated by tabs or semicolons, a comma is part of its cell", "[challenges][import]") {
    CHECK(named_items(imported("yes, please\tsí, gracias\nno\tno, gracias\n"))
        == Items{ask("yes, please", {"sí, gracias"}), ask("no", {"no, gracias"})});
    CHECK(named_items(imported("yes, please;sí, gracias\nno;no\n"))
        == Items{ask("yes, please", {"sí, gracias"}), ask("no", {"no"})});
    CHECK(named_items(imported("x\t1;2;3;4")) == Items{ask("x", {"1", "2", "3", "4"})});
    CHECK(named_items(imported("x,1;2;3\ny,4;5;6")) == Items{ask("x", {"1", "2", "3"}), ask("y", {"4", "5", "6"})});
    CHECK(named_items(imported("x;1,2,3\ny;4,5,6")) == Items{ask("x", {"1,2,3"}), ask("y", {"4,5,6"})});
}

TEST_CASE("A file of lines without columns is a list of prompts to speak about", "[challenges][import]") {
    const Deck deck = imported("Tell a story.\nDescribe your room, your street and your town.\nSing!\nWhat is it?");
    CHECK(named_items(deck)
        == Items{ask("Tell a story.", {}), ask("Describe your room, your street and your town.", {}), ask("Sing!", {}),
            ask("What is it?", {})});
    CHECK(deck.levels == Texts{"all"});
    CHECK(deck.categories == Texts{"All"});
}

TEST_CASE("A header names the columns, in any order and any case", "[challenges][import]") {
    for (const char* text : {"prompt,answer,level,category\nthe cat,el gato;gato,A1,Words\nthe dog,el perro,A2,Words",
             "LEVEL,Topic,Translation,Word\nA1,Words,el gato;gato,the cat\nA2,Words,el perro,the dog",
             "Tags,Front,Back,Level\nWords,the cat,el gato|gato,A1\nWords,the dog,el perro,A2",
             "audio,Question:,ANSWERS ,category,level\nx,the cat,el gato|gato,Words,A1\n,the dog,el perro,Words,A2"})
        CHECK(named_items(imported(text)) == cat_and_dog);
    CHECK(named_items(imported("prompt\nSing.\nDance.")) == Items{ask("Sing.", {}), ask("Dance.", {})});
    CHECK(named_items(imported("question,pregunta\nanswer,respuesta"))
        == Items{ask("question", {"pregunta"}), ask("answer", {"respuesta"})});
}

TEST_CASE("A column may name the kinds; a row without a kind is of the kind ask if it has answers, otherwise speak",
    "[challenges][import]") {
    const Deck deck =
        imported("kind,prompt,answers\nplural,el lápiz,los lápices\nGAP,___ casa,la\n,hello,hola\n,Talk!,\n");
    REQUIRE(deck.items.size() == 4);
    CHECK(deck.items[0].kind == QuestionKind::plural);
    CHECK(deck.items[1].kind == QuestionKind::gap);
    CHECK(deck.items[2].kind == QuestionKind::ask);
    CHECK(deck.items[3].kind == QuestionKind::speak);
    CHECK(
        left_out("kind,prompt\nspeak,Talk!\nsing,Sing!") == Texts{"line 3: kind: \"sing\" is not a kind of question"});
    CHECK(refusal("kind,prompt\nlisten,hola").find("line 2: answers: missing") == 0);
}

TEST_CASE("Several answers in one cell are separated, and repetitions removed", "[challenges][import]") {
    const auto answers = [](std::string_view cell) {
        return imported("prompt\tanswers\nx\t" + std::string(cell)).items[0].answers;
    };
    CHECK(answers("a; b |c;;| ; d e ") == Texts{"a", "b", "c", "d e"});
    CHECK(answers("a;A;a") == Texts{"a", "A"});
    CHECK(answers("a\\;b; c\\|d; e\\\\; \\f") == Texts{"a;b", "c|d", "e\\", "\\f"});
    CHECK(refusal("x\t1;2;3;4;5;6;7;8;9;10;11;12;13") == "line 1: answers: more than 12");
    CHECK(left_out("x\ty\nz\tok;" + std::string(121, 'a')) == Texts{"line 2: answers[1]: longer than 120 letters"});
    CHECK(answers("first\nsecond") == Texts{"first"}); // Without quotation marks the second line is another row.
    CHECK(answers("\"first\nsecond\"") == Texts{"first", "second"});
}

TEST_CASE("A file that contains a null byte is refused because it isn't text", "[challenges][import]") {
    const std::string zero(1, '\0');
    CHECK(refusal("a,b\nc,d" + zero + "\ne,f") == "line 2: no text in UTF-8; the file has to be saved as that");
    CHECK(refusal("a,b,c,d,e\nc,d,e,f," + zero).find("line 2: no text") == 0);
    CHECK(refusal(write_deck_text(small_deck()) + zero).find("no text in UTF-8") != std::string::npos);
}

#ifndef __EMSCRIPTEN__ // In a browser, web/files.js composes letters and accents instead of this program.
TEST_CASE("Separate accents, as macOS writes them, are composed with their letters", "[challenges][import]") {
    CHECK(named_items(imported("the cafe\u0301,el cafe\u0301; an\u0303o\n"))
        == Items{ask("the café", {"el café", "año"})});
    CHECK(imported("e\u0323\u0302,e\u0302\u0323\n").items[0].answers == Texts{"ệ"});
    CHECK(imported("и\u0306,\u1112\u1161\u11ab\n").items[0].prompt == "й");
    CHECK(imported("и\u0306,\u1112\u1161\u11ab\n").items[0].answers == Texts{"한"});
    CHECK(import_deck("Espan\u0303ol.csv", "a,b")->title == "Español");
    CHECK(imported("café,a\ncafe\u0301,b").items[0].answers == Texts{"a", "b"});

    Deck deck = small_deck();
    deck.items[0].prompt = "the cafe\u0301";
    deck.categories[0] = "Mu\u0308sli";
    const Deck read = imported(write_deck_text(deck));
    CHECK(read.items[0].prompt == "the café");
    CHECK(read.categories[0] == "Müsli");
    std::string accents = "e";
    for (int i = 0; i < 40; ++i) accents += "\u0301";
    CHECK(imported(accents + ",a").items[0].prompt == accents);
}
#endif

TEST_CASE("Cells may be quoted, with line ends and quotation marks inside", "[challenges][import]") {
    CHECK(named_items(imported("\"say \"\"hi\"\", now\",\"oh,\nhi\r\n  there\"\r\n\"b\", \"c\" \r\n"))
        == Items{ask("say \"hi\", now", {"oh,", "hi", "there"}), ask("b", {"c"})});
    CHECK(left_out("a,\"b\n\n\nc\"\n,d\ne,f") == Texts{"line 5: prompt: empty"});
}

TEST_CASE("Quotation marks that don't enclose a whole cell are part of its text", "[challenges][import]") {
    CHECK(named_items(imported("front\tback\n5\" pipe\tein Rohr\n\"Hi\" he said\t„Hallo“\nlast\t\"zu\"\n"))
        == Items{ask("5\" pipe", {"ein Rohr"}), ask("\"Hi\" he said", {"„Hallo“"}), ask("last", {"zu"})});
    CHECK(named_items(imported("a,b\n\"c,d\ne,f")) == Items{ask("a", {"b"}), ask("\"c", {"d"}), ask("e", {"f"})});
}

TEST_CASE("Lines end with LF, CR LF or CR; a byte order mark and empty lines are skipped", "[challenges][import]") {
    const Items two{ask("a", {"b"}), ask("c", {"d"})};
    for (const char* text : {"a,b\nc,d", "a,b\r\nc,d\r\n", "a,b\rc,d\r",
             "\xEF\xBB\xBF"
             "a,b\nc,d\n",
             "\n\r\na,b\n,\n , \n\nc,d\n\n", "a,b,,\nc,d,,\n"})
        CHECK(named_items(imported(text)) == two);
    CHECK(left_out("a,b\r\n\r\n\r\n,x") == Texts{"line 4: prompt: empty"});
    CHECK(left_out("a,b\r\r\r,x") == Texts{"line 4: prompt: empty"});
}

TEST_CASE("An export from Anki can be imported as it is", "[challenges][import]") {
    const Deck deck = imported(
        "#separator:tab\n#html:true\n#guid column:1\n#notetype column:2\n#deck column:3\n#tags column:6\n"
        "x1\tBasic\tSpanish\tthe&nbsp;cat\t<b>el gato</b>; gato [sound:gato.mp3]\tanimals A1\n"
        "x2\tBasic\tSpanish::Food\t\"the <i class=\"\"x\"\">bread</i>\"\tel pan<br>\t\n"
        "x3\tBasic\tSpanish\t\"fish &amp; chips &lt;3 &#233;&#xe9; &copy; a &\"\t<div>uno</div><div>dos</div>\t\n");
    CHECK(named_items(deck)
        == Items{ask("the cat", {"el gato", "gato"}, "all", "animals"), ask("the bread", {"el pan"}, "all", "Food"),
            ask("fish & chips <3 éé © a &", {"uno", "dos"}, "all", "Spanish")});
}

TEST_CASE(
    "An export from Anki may name its columns, and may have another separator than tabs", "[challenges][import]") {
    const Items expected{ask("the cat", {"el gato"}, "A1", "animals")};
    CHECK(named_items(
              imported("#separator:Comma\n#columns:Level,Back,Front,Tags\n#tags column:4\nA1,el gato,the cat,animals"))
        == expected);
    CHECK(named_items(imported("#separator:;\n#html:false\n#columns:Front;Meaning;Level;Example;Tags\n#tags column:5\n"
                               "the cat;el gato;A1;<b>x</b>;animals pets"))
        == expected);
    CHECK(named_items(imported("#separator:pipe\n#html:true\n#something:new\nthe <cat|el gato>|ignored|too")).front()
        == ask("the <cat", {"el gato>"}));
    CHECK(left_out("#separator:tab\n#html:true\n\na\tb\n<img src=\"x.png\">\tb\n") == Texts{"line 5: prompt: empty"});
    CHECK(refusal("#separator:tab\n") == "line 1: there are no questions");
}

TEST_CASE("A first line that only looks like the head of an export from Anki is an item", "[challenges][import]") {
    CHECK(named_items(imported("#1 of the charts,Yesterday\nb,c")).front() == ask("#1 of the charts", {"Yesterday"}));
}

TEST_CASE("Levels are in the order of the file, or from easy to hard if their names tell how hard they are",
    "[challenges][import]") {
    CHECK(imported("a,b,hard\nc,d,easy").levels == Texts{"hard", "easy"});
    CHECK(imported("a,b,B1\nc,d,A2\ne,f,b1\ng,h,A1").levels == Texts{"A1", "A2", "B1"});
    CHECK(imported("a,b,10\nc,d,9\ne,f,1").levels == Texts{"1", "9", "10"});
    CHECK(imported("a,b,\nc,d,easy").levels == Texts{"all", "easy"});
    CHECK(refusal("a,b,1\nc,d,2\ne,f,3\n\ng,h,4\ni,j,5\nk,l,6\nm,n,7\n")
        == "line 8: level: \"7\" is one more than 6 levels");
}

TEST_CASE("If there are more than six categories, the five biggest are kept, and the others are joined",
    "[challenges][import]") {
    std::string text = "prompt,category\n";
    const auto add = [&](const std::string& category, int items) {
        for (int i = 0; i < items; ++i) text += category + std::to_string(i) + "," + category + "\n";
    };
    for (const auto& [category, items] : {std::pair("A", 2), {"B", 3}, {"C", 1}, {"D", 3}, {"E", 2}, {"F", 4}})
        add(category, items);
    CHECK(imported(text).categories == Texts{"A", "B", "C", "D", "E", "F"});
    add("other", 5);
    const Deck deck = imported(text);
    CHECK(deck.categories == Texts{"A", "B", "D", "E", "F", "Other"});
    int others = 0;
    for (const Item& item : deck.items) others += item.category == 5 ? 1 : 0;
    CHECK(others == 6);
    CHECK(imported("prompt,category\na,Food\nb,food\nc,FOOD").categories == Texts{"Food"});
}

TEST_CASE("The name and the title of an imported deck are made from the file's name", "[challenges][import]") {
    const auto called = [](const char* file) {
        const auto deck = import_deck(file, "a,b");
        REQUIRE(deck);
        return std::pair(deck->name, deck->title);
    };
    CHECK(called("My Deck (2).csv") == std::pair<std::string, std::string>("my-deck-2", "My Deck (2)"));
    CHECK(called("/home/ada/Español.v2.tsv") == std::pair<std::string, std::string>("espanol-v2", "Español.v2"));
    CHECK(called("C:\\decks\\Straße") == std::pair<std::string, std::string>("strasse", "Straße"));
    CHECK(called("") == std::pair<std::string, std::string>("deck", "Deck"));
    CHECK(called("日本.txt") == std::pair<std::string, std::string>("deck", "日本"));
    CHECK(called("\xff\n.csv").first == "deck");
    const std::string sixty = "ééééééééééééééééééééééééééééééé";
    CHECK(called((sixty + ".csv").c_str()).second.size() == 60);
    CHECK(called((std::string(50, 'a') + ".csv").c_str()).first == std::string(40, 'a'));
    CHECK(called((std::string(39, 'a') + " b.csv").c_str()).first == std::string(39, 'a'));
}

TEST_CASE("A table with a fault is refused with the line of the file that has the fault", "[challenges][import]") {
    CHECK(refusal("") == "line 1: there are no questions");
    CHECK(refusal("prompt,answers\n") == "line 1: there are no questions");
    CHECK(refusal("a,b\n\nc,d\xff\ng") == "line 3: no text in UTF-8; the file has to be saved as that");
    CHECK(refusal("a,b,c,d,e,f,g") == "line 1: the file has one line only; each question needs a line of its own");
    CHECK(refusal("a,b,c\nd,e,f\ng,h,i")
        == "line 1: it is unclear which column holds the answers; name the columns in a first row, such as "
           "prompt,answers");
    CHECK(refusal("{\"a\":1}\n{\"a\":2}\n").find("lines of JSON") == 0);
    CHECK(refusal("<!DOCTYPE html>\n<table>").find("a web page") == 0);
    CHECK(refusal("{|\n| a || b\n|}").find("a table of a wiki") == 0);
}

TEST_CASE(
    "A row that can't be a question is left out, and reported with its line and the reason", "[challenges][import]") {
    CHECK(left_out("a,b\n\n" + std::string(301, 'x') + ",d") == Texts{"line 3: prompt: longer than 300 letters"});
    CHECK(left_out("a,b\nc\x01,d") == Texts{"line 2: prompt: holds a control character"});
    CHECK(left_out("a,b\nc,d,A\x01,e") == Texts{"line 2: level: holds a control character"});
    CHECK(left_out("a,b,c,d\ne,f,g," + std::string(41, 'x')) == Texts{"line 2: category: longer than 40 letters"});
    CHECK(left_out("a,b,c,d\ne,f,g,h,i")
        == Texts{"line 2: more cells than the 4 columns; put one that holds a separator in quotation marks"});
    CHECK(left_out("a,b\n,c\nd,e\n,f") == Texts{"line 2: prompt: empty", "line 4: prompt: empty"});
}

TEST_CASE("A table in which no row can be used is refused with the fault of its first row", "[challenges][import]") {
    CHECK(refusal(",a\n,b\n") == "line 1: prompt: empty");
}

TEST_CASE("A repeated row counts once; new answers in a later row are added to the first row with the same prompt",
    "[challenges][import]") {
    const auto read =
        import_deck_with_notes("deck.csv", "the dog,der Hund\nthe cat,die Katze\nThe dog,der Hund\nthe cat,der Kater");
    REQUIRE(read);
    CHECK(named_items(read->deck) == Items{ask("the dog", {"der Hund"}), ask("the cat", {"die Katze", "der Kater"})});
    CHECK(read->repeated_rows == 1);
    CHECK(read->joined_rows == 1);
    CHECK(read->left_out_rows.empty());
}

TEST_CASE("Lengths are counted in letters of any script", "[challenges][import]") {
    std::string russian;
    for (int i = 0; i < 120; ++i) russian += "ж";
    CHECK(imported("long," + russian + "\n").items[0].answers == Texts{russian});
    CHECK(left_out("a,b\nlong," + russian + "ж\n") == Texts{"line 2: answers[0]: longer than 120 letters"});
}

TEST_CASE("Unquoted commas in the last cell are part of the cell if it contains the answers", "[challenges][import]") {
    CHECK(named_items(imported("front,back\nhello,Hallo, wie geht’s, mein Freund\nbye,Tschüss,,"))
        == Items{ask("hello", {"Hallo, wie geht’s, mein Freund"}), ask("bye", {"Tschüss"})});
    CHECK(refusal("prompt,answers,level\na,b,c,d")
        == "line 2: more cells than the 3 columns; put one that holds a separator in quotation marks");
}

TEST_CASE("Answers may be written as in dictionaries", "[challenges][import]") {
    CHECK(named_items(imported("front,back\ndog,(der) Hund\nbarista,(il/la) barista\nbig,big/large\ncolour,colo(u)r\n"
                               "good,(gut|wohl); fein"))
        == Items{ask("dog", {"[der] Hund"}), ask("barista", {"[il|la] barista"}), ask("big", {"(big|large)"}),
            ask("colour", {"colo[u]r"}), ask("good", {"(gut|wohl)", "fein"})});
    CHECK(named_items(imported("hello,你好；您好")) == Items{ask("hello", {"你好", "您好"})});
}

TEST_CASE("A row whose answer has too many readings is left out, and reported", "[challenges][import]") {
    CHECK(left_out("a,b\nc,[a][b][c][d][e][f][g]") == Texts{"line 2: answers[0]: stands for more than 64 answers"});
}

TEST_CASE(
    "A deck with brackets and slashes in its answers is exported and read again unchanged", "[challenges][import]") {
    Deck deck = imported("a,b");
    deck.items.front().answers = {"(x) y", "[z] w", "(p|q) r", "big/large", "a; b|c"};
    const Deck again = imported(export_csv(deck));
    CHECK(again.items.front().answers == deck.items.front().answers);
}

TEST_CASE("A first line that names the separator isn't a question", "[challenges][import]") {
    const Items expected{ask("the dog", {"der Hund"}), ask("the cat", {"die Katze"})};
    for (const char* text : {"sep=;\nprompt;answers\nthe dog;der Hund\nthe cat;die Katze",
             "SEP=;\r\nfront;back\r\nthe dog;der Hund\r\nthe cat;die Katze\r\n",
             "\"sep=;\"\nthe dog;der Hund\nthe cat;die Katze", "sep=,,\nthe dog,der Hund\nthe cat,die Katze"})
        CHECK(named_items(imported(text)) == expected);
    CHECK(left_out("sep=;\nthe dog;der Hund\n;x\n") == Texts{"line 3: prompt: empty"});
}

TEST_CASE(
    "The head of an export from Anki is recognised after a spreadsheet has saved the file", "[challenges][import]") {
    const Items expected{ask("the dog", {"der Hund"}, "all", "Animals")};
    for (const char* text : {"#separator:Comma,,\n#html:true,,\n#tags column:3,,\nthe dog,der Hund,Animals\n",
             "\"#separator:Semicolon\";;\n\"#tags column:3\";;\nthe dog;der Hund;Animals\n",
             "#separator:tab,,\n#tags column:3,,\nthe dog,der Hund,Animals\n"})
        CHECK(named_items(imported(text)) == expected);
    CHECK(refusal("#html:true\n#separator:Dots\na\tb\n")
        == "line 2: \"Dots\" is no separator: tab, comma, semicolon, pipe, colon or space");
}

TEST_CASE("The category of a note from Anki is the last part of its nested tag, cut if that part is too long",
    "[challenges][import]") {
    const auto category = [](const std::string& tag) {
        return imported("#separator:tab\n#tags column:3\na\tb\t" + tag + "\n").categories.front();
    };
    CHECK(category("German::Chapter01::Domestic marked") == "Domestic");
    CHECK(category(std::string(50, 'x')) == std::string(40, 'x'));
}

TEST_CASE("Only the text of HTML is used, and its lines and list items are separate answers", "[challenges][import]") {
    const auto read = [](const std::string& prompt, const std::string& answers) {
        return named_items(imported("#separator:tab\n#html:true\n" + prompt + "\t" + answers + "\n")).front();
    };
    CHECK(read("<style>.card{color:red}</style>the dog", "x") == ask("the dog", {"x"}));
    CHECK(read("<!-- a > b -->the dog", "x") == ask("the dog", {"x"}));
    CHECK(read("<span title=\"a > b\">the</span> dog", "x") == ask("the dog", {"x"}));
    CHECK(read("to<br>leave", "<ul><li>verlassen</li><li>gehen</li></ul>") == ask("to leave", {"verlassen", "gehen"}));
    CHECK(read("to go", "gehen<br>laufen") == ask("to go", {"gehen", "laufen"}));
    CHECK(read("a", "caf&eacute; &szlig; &oelig;") == ask("a", {"café ß œ"}));
    CHECK(named_items(imported("the dog,der <b>Hund</b>\nthe cat,die Katze")).front() == ask("the dog", {"der Hund"}));
    CHECK(named_items(imported("prompt,answers\nHTML,<b>bold</b>")).front() == ask("HTML", {"<b>bold</b>"}));
}

TEST_CASE("Common names of columns are recognised in the six languages of the shipped decks", "[challenges][import]") {
    for (const char* header : {"Term,Definition", "Front,Back", "Frage,Antwort", "Pregunta,Traducción",
             "mot,traduction", "Domanda,Risposta", "PALAVRA,TRADUÇÃO"})
        CHECK(named_items(imported(std::string(header) + "\nthe dog,der Hund")) == Items{ask("the dog", {"der Hund"})});
    CHECK(imported("word,palabra\ndog,perro").items.size() == 2);
}

TEST_CASE("A vertical bar separates a table without other separators, and comments before it are skipped",
    "[challenges][import]") {
    CHECK(named_items(imported("# my list\n# of animals\nthe dog|der Hund\nthe cat|die Katze"))
        == Items{ask("the dog", {"der Hund"}), ask("the cat", {"die Katze"})});
}

TEST_CASE("A file in UTF-16 with a byte order mark is read, in either byte order", "[challenges][import]") {
    const std::string little("\xff\xfe"
                             "a\0,\0\xe9\0\x3d\xd8\x00\xde",
        12);
    const std::string big("\xfe\xff"
                          "\0a\0,\0\xe9\xd8\x3d\xde\x00",
        12);
    for (const std::string& text : {little, big}) CHECK(named_items(imported(text)) == Items{ask("a", {"é😀"})});
}

TEST_CASE("If a file is neither a table nor a deck, the refusal names the kind of file and says what to do",
    "[challenges][import]") {
    const std::string packed("PK\3\4", 4);
    CHECK(refusal(packed + "xl/workbook.xml").find("a workbook; save its sheet as CSV") != std::string::npos);
    CHECK(refusal(packed + "collection.anki21").find("a package of flash cards; in Anki export") != std::string::npos);
    CHECK(refusal("%PDF-1.7").find("a PDF") != std::string::npos);
    CHECK(refusal("\x89PNG\r\n").find("a picture") != std::string::npos);
    CHECK(refusal("{\\rtf1 x}").find("a text document") != std::string::npos);
}

TEST_CASE("At most 5,000 items and 2 MB can be imported", "[challenges][import]") {
    std::string text = "prompt,answers\n";
    for (int i = 0; i < 5000; ++i) text += std::to_string(i) + ",x\n";
    CHECK(imported(text).items.size() == 5000);
    CHECK(refusal(text + "\none more,x\nand more,x\n") == "line 5003: more than 5000 questions");
    CHECK(refusal(std::string(2 * 1024 * 1024 + 1, 'a')) == "file: larger than 2 MB");
    for (const char c : {'a', ',', '"', '\n', '\t', ';', '<', '#', '{', '[', '&', '\\', ' '}) {
        CHECK_FALSE(refusal(std::string(200000, c)).empty());
        CHECK_FALSE(refusal("#html:true\n" + std::string(200000, c)).empty());
    }
}

TEST_CASE("An exported deck is read again with the same items", "[challenges][import]") {
    const Deck deck = small_deck();
    const std::string text = export_csv(deck);
    CHECK(
        text.find("\xEF\xBB\xBFprompt,answers,level,category,kind\r\nthe cat,\"el gato; gato\",A1,Words,translate\r\n")
        == 0);
    const Deck again = imported(text);
    CHECK(named_items(again) == named_items(deck));
    CHECK(again.levels == deck.levels);
    CHECK(again.categories == deck.categories);
    for (const char* odd : {"#separator:tab", "\"", "\"a\" b", "{", "=1+1", "prompt", ";", ",", "\\", "'", "a\\;b"}) {
        Deck one = plain_deck(1);
        one.items[0] = {QuestionKind::ask, 0, 0, odd, {odd, "x"}};
        CHECK(named_items(imported(export_csv(one))) == named_items(one));
    }
}

TEST_CASE(
    "No cell of an exported table begins like a formula, and each is read again unchanged", "[challenges][import]") {
    for (const char* odd : {"=HYPERLINK(\"http://x\")", "+1", "-ness", "@you", "'=1", "''-1", "'s avonds", "'"}) {
        Deck one = plain_deck(1);
        one.items[0] = {QuestionKind::ask, 0, 0, odd, {odd, "x"}};
        one.categories[0] = odd;
        const std::string text = export_csv(one);
        INFO(text);
        for (const char* start : {"=", "+", "-", "@"})
            for (const char* before : {"\n", ",", "\n\"", ",\""})
                CHECK(text.find(std::string(before) + start) == std::string::npos);
        CHECK(named_items(imported(text)) == named_items(one));
        CHECK(imported(text).categories == one.categories);
    }
}

TEST_CASE("An exported deck keeps topics, strict accents and wrong answers", "[challenges][import]") {
    const Deck deck = format_2_deck();
    const std::string text = export_csv(deck);
    CHECK(text.find("\xEF\xBB\xBFprompt,answers,level,category,kind,topic,strict,wrong\r\n"
                    "the cat,\"el gato; gato\",A1,Words,translate,Animals,,\"la gata; el \"\"cato\"\"\"\r\n")
        == 0);
    const Deck again = imported(text);
    CHECK(named_items(again) == named_items(deck));
    CHECK(again.topics == deck.topics);
}

TEST_CASE("If a table has no categories, its topics are used as the categories", "[challenges][import]") {
    CHECK(imported("prompt,answers,topic\na,b,Home\nc,d,Travel").categories == Texts{"Home", "Travel"});
    CHECK(imported("prompt,answers,topic\na,b,Home\nc,d,Travel").topics.empty());
    const Deck deck = imported("prompt,answers,topic,category\na,b,Home,Words\nc,d,,Words\ne,f,home,Words");
    CHECK(deck.categories == Texts{"Words"});
    CHECK(deck.topics == Texts{"Home"});
    CHECK(deck.items[1].topic == -1);
    CHECK(deck.items[2].topic == 0);
}

TEST_CASE("A fault in a table's topics, strict accents or wrong answers is reported with the line of the row",
    "[challenges][import]") {
    const std::string head = "prompt,answers,category,topic,strict,wrong\n";
    std::string topics = head;
    for (int i = 0; i < 17; ++i) topics += std::to_string(i) + ",x,Words,topic " + std::to_string(i) + ",,\n";
    CHECK(refusal(topics) == "line 18: topic: \"topic 16\" is one more than 16 topics");
    CHECK(refusal(head + "a,b,Words," + std::string(41, 't') + ",,").find("line 2: topic: ") == 0);
    CHECK(refusal(head + "a,b,Words,,case,").find("line 2: strict: ") == 0);
    CHECK(refusal(head + "a,b,Words,,,b").find("line 2: wrong[0]: ") == 0);
    CHECK(refusal(head + "a,b,Words,,,1;2;3;4;5;6;7").find("line 2: wrong: ") == 0);
}

} // namespace palazzo::quiz
