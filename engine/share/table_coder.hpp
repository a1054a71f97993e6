// Writes and reads the part of a link before the moves: the table and its deal.
#pragma once

#include "engine/core/option_field.hpp"
#include "engine/core/record.hpp"
#include "engine/share/link_coder.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo {

/// The version of a link. Options that a game can pack are texts in the first version, and packed in the later ones.
/// Links of the third version to rules or a deal also contain the choice of questions, and a link of any kind can
/// contain a whole deck.
enum class LinkVersion : char { texts = '1', packed = '2', with_questions = '3' };

/// An option of a game, described without the C++ type of the game's options.
struct UntypedOption {
    std::string_view name;
    OptionValues allowed_values;
    /// Writes or reads the JSON of a value that `can_be_packed` accepts; empty if the game doesn't pack this option.
    std::function<Json(Packer&, const Json&)> pack;
    /// Returns whether the option allows a value, and records would write it in the same way; empty if the game doesn't
    /// pack this option.
    std::function<bool(const Json&)> can_be_packed;
};

template <class Options>
UntypedOption untyped_option(const OptionField<Options>& field) {
    UntypedOption shape{field.name, field.allowed_values, {}, {}};
    if (field.pack == nullptr) return shape;
    shape.pack = [field](Packer& packer, const Json& json) {
        Options o;
        if (!json.is_null()) {
            const Refusal reason = field.read(o, json);
            expect(!reason, "a value that can be packed");
        }
        field.pack(packer, o);
        return field.write(o);
    };
    shape.can_be_packed = [field](const Json& json) {
        Options o;
        return !field.read(o, json) && field.write(o) == json;
    };
    return shape;
}

/// The presets and options of a game. Links refer to each by its index.
struct PresetsAndOptions {
    std::vector<std::string> presets;
    std::vector<UntypedOption> options;
};

/// Returns the version of links to a record without questions. It is the first version unless an option needs to be
/// packed, so that older programs can read most links.
LinkVersion link_version_for(const PresetsAndOptions& shape, const Record& record);
/// Writes or reads the preset and the options of a record.
void code_preset_and_options(LinkCoder& coder, LinkVersion version, const PresetsAndOptions& shape, Record& record);
/// Writes or reads the seats of a record, its extras, and whether it is practice.
void code_seats_and_extras(LinkCoder& coder, Record& record);
/// Writes or reads the deal of a record. `cards` returns all cards of the record's table as texts, in any order. It is
/// called only if the deal is given card by card.
void code_deal(LinkCoder& coder, Json (*cards)(const Record&), Record& record);

/// Writes or reads a number below 64. This version of the program knows only the first `known` numbers. If a link from
/// a newer version contains another number, notes a fault in `coder`.
std::size_t code_known_index(LinkCoder& coder, std::size_t value, std::size_t known);

} // namespace palazzo
