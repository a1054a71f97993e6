// Fuzzes published rule sets.
#include "engine/rule_sets/library.hpp"
#include "tests/fuzz/target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace palazzo;
    const auto library = read_rule_set_library(fuzz::text_of(bytes, size));
    if (!library) {
        fuzz::require_refusal(library.problem());
        return 0;
    }
    for (const PublishedRuleSet& one : *library) {
        fuzz::require(find_published_rule_set(*library, one.id) == &one, "each rule set is found by its id");
        fuzz::require(find_published_rule_set(*library, one.name) == &one, "each rule set is found by its name");
        fuzz::require(one.options.is_object(), "options are an object");
    }
    return 0;
}
