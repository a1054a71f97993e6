// The data of features. It lives as long as the program, whether or not the features' screens are open.
#pragma once

#include <memory>
#include <utility>
#include <vector>

namespace palazzo::app {

/// Contains one value of each type for which get() is called. The types are defined by the features.
class FeatureData {
  public:
    /// Returns the value of the type T. The first call for a type creates its value.
    template <class T>
    T& get() {
        return find_or_create<T>();
    }
    template <class T>
    const T& get() const {
        return find_or_create<T>();
    }

  private:
    template <class T>
    static constexpr char tag = 0;
    template <class T>
    T& find_or_create() const {
        Value& value = slot_for_tag(&tag<T>);
        if (value == nullptr) value = Value(new T(), [](void* held) { delete static_cast<T*>(held); });
        return *static_cast<T*>(value.get());
    }

    using Value = std::unique_ptr<void, void (*)(void*)>;
    /// Returns the stored pointer to the value whose type has the tag `tag`. The pointer is null until the value is
    /// created.
    Value& slot_for_tag(const void* tag) const;

    /// Values with the tags of their types; there are few enough of them for a linear search.
    mutable std::vector<std::pair<const void*, Value>> held_;
};

} // namespace palazzo::app
