// What a feature keeps as long as the program runs, where no screen of it is open, either.
#pragma once

#include <memory>
#include <utility>
#include <vector>

namespace palazzo::app {

/// One value of each type that is asked for; the types are the features' own.
class FeatureData {
  public:
    /// The value of this type, made when it is first asked for.
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
    /// The place of the value with a tag; null where it isn't made yet.
    Value& place_of(const void* tag) const;

    mutable std::vector<std::pair<const void*, Value>> held_; ///< few enough to look through
};

} // namespace palazzo::app
