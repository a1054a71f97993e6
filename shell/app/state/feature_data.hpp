// Data of features that lives as long as the program, whether or not their screens are open.
#pragma once

#include <memory>
#include <utility>
#include <vector>

namespace palazzo::app {

/// One value of each type that is asked for. The types are defined by the features.
class FeatureData {
  public:
    /// Returns the value of this type, which is created when it is first asked for.
    template <class T>
    T& of() {
        return held_of<T>();
    }
    template <class T>
    const T& of() const {
        return held_of<T>();
    }

  private:
    template <class T>
    static constexpr char tag = 0;
    template <class T>
    T& held_of() const {
        Value& value = place_of(&tag<T>);
        if (value == nullptr) value = Value(new T(), [](void* held) { delete static_cast<T*>(held); });
        return *static_cast<T*>(value.get());
    }

    using Value = std::unique_ptr<void, void (*)(void*)>;
    /// Returns the place of the value with a tag; null until the value is created.
    Value& place_of(const void* tag) const;

    mutable std::vector<std::pair<const void*, Value>> held_; ///< Few enough for a linear search.
};

} // namespace palazzo::app
