// What a feature keeps as long as the program runs, where no screen of it is open, either.
#pragma once

#include <map>
#include <memory>

namespace palazzo::app {

/// One value of each type that is asked for; the types are the features' own.
class OwnState {
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
        std::shared_ptr<void>& held = held_[&tag<T>];
        if (!held) held = std::make_shared<T>();
        return *static_cast<T*>(held.get());
    }

    mutable std::map<const void*, std::shared_ptr<void>> held_;
};

} // namespace palazzo::app
