#include "tests/online/simulated_relay.hpp"

#include <utility>

namespace palazzo::online::test {
namespace {

constexpr std::size_t most_old_letters = 300;
constexpr std::size_t most_unsafe_writes = 3;

} // namespace

void SimulatedRelay::post(const std::string& topic, const std::string& text, std::int64_t now) {
    ++counts_.letters;
    old_.push_back({topic, text});
    if (old_.size() > most_old_letters)
        old_.erase(old_.begin() + static_cast<std::ptrdiff_t>(dice_.below(most_old_letters)));
    if (happens(faults_.replayed)) {
        ++counts_.replayed;
        send(old_[dice_.below(static_cast<std::uint32_t>(old_.size()))], now);
    }
    if (happens(faults_.lost)) {
        ++counts_.lost;
        return;
    }
    latest_[topic] = text;
    send({topic, text}, now);
    if (!happens(faults_.doubled)) return;
    ++counts_.doubled;
    send({topic, text}, now);
}

void SimulatedRelay::subscribe(const std::string& topic, std::int64_t now) {
    if (const auto found = latest_.find(topic); found != latest_.end()) send({topic, found->second}, now);
}

void SimulatedRelay::send(RelayLetter letter, std::int64_t now) {
    way_.emplace(now + dice_.below(faults_.slowest), std::move(letter));
}

std::vector<RelayLetter> SimulatedRelay::arrivals(std::int64_t now) {
    std::vector<RelayLetter> arrived;
    const auto end = way_.upper_bound(now);
    for (auto at = way_.begin(); at != end; ++at) arrived.push_back(std::move(at->second));
    way_.erase(way_.begin(), end);
    return arrived;
}

void SimulatedDisk::write(const std::string& name, std::string value) {
    latest_.emplace_back(name, std::move(value));
    if (latest_.size() <= most_unsafe_writes) return;
    safe_[latest_.front().first] = std::move(latest_.front().second);
    latest_.pop_front();
}

std::string SimulatedDisk::read(const std::string& name) const {
    for (auto at = latest_.rbegin(); at != latest_.rend(); ++at)
        if (at->first == name) return at->second;
    const auto found = safe_.find(name);
    return found == safe_.end() ? std::string() : found->second;
}

void SimulatedDisk::lose_writes(std::size_t count) {
    for (; count > 0 && !latest_.empty(); --count) latest_.pop_back();
}

} // namespace palazzo::online::test
