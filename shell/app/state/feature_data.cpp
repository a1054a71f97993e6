#include "shell/app/state/feature_data.hpp"

namespace palazzo::app {

FeatureData::Value& FeatureData::slot_for_tag(const void* tag) const {
    for (auto& [name, value] : held_)
        if (name == tag) return value;
    held_.emplace_back(tag, Value(nullptr, nullptr));
    return held_.back().second;
}

} // namespace palazzo::app
