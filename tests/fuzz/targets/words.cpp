// Fuzzes packed word lists.
#include "engine/dictionary/dictionary.hpp"
#include "tests/fuzz/target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace palazzo;
    const auto words = dictionary::Lexicon::unpack("any", {bytes, size});
    if (!words) return fuzz::require_refusal(words.problem()), 0;
    std::vector<dictionary::WordEntry> all;
    words->for_each_word([&](std::string_view word, dictionary::WordKind kind) {
        all.push_back({std::string(word), kind});
    });
    fuzz::require(all.size() == words->size(), "as many words as there are said to be");
    for (const auto& [word, kind] : all) fuzz::require(words->find(word) == kind, "a word that is there is found");
    fuzz::require(
        dictionary::Lexicon::from_words("any", all).digest() == words->digest(), "its words make the same list");
    return 0;
}
