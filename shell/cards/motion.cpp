#include "shell/cards/motion.hpp"

#include "engine/core/sort_few.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <map>
#include <numbers>
#include <utility>

namespace palazzo::ui {
namespace {

// Durations of movements, in seconds at speed 1.
constexpr float within_zone = 0.18F;
constexpr float across = 0.26F;
constexpr float beat_seconds = 0.24F;
constexpr float stagger = 0.035F;
constexpr float longest_stagger = 0.28F;
constexpr float between_dealt = 0.045F;
constexpr float longest_deal = 1.1F; // greatest time until the last card is dealt

constexpr float fading = 0.3F; // last part of the flight of a card that disappears, in which it fades
constexpr float arc = 0.10F;   // height of a flight's arc, as a part of the flight's length
constexpr float highest_arc = 36.0F;

float eased(float t) { return 1 - (1 - t) * (1 - t) * (1 - t); }

const ZoneAnchor* anchor_of(const Scene& scene, Zone zone) {
    const auto at = std::find_if(
        scene.anchors.begin(), scene.anchors.end(), [zone](const ZoneAnchor& a) { return a.zone == zone; });
    return at == scene.anchors.end() ? nullptr : &*at;
}

/// Computes the movements of the cards from their present places to those in a new scene.
class Plan {
  public:
    Plan(const std::vector<Flight>& old, const Scene& scene, double now, float speed)
        : old_(old), used_(old.size(), false), scene_(scene), now_(now), pace_(1.0 / static_cast<double>(speed)) {}

    std::vector<Flight> arrivals() {
        const std::size_t n = scene_.sprites.size();
        std::vector<std::size_t> origin(n, none);
        // Each card of the new scene is matched with a card that was visible before. The most certain kind of match is
        // tried for all cards first, so that no card takes a match that fits another card better.
        const auto pass = [&](auto&& like) {
            for (std::size_t i = 0; i < n; ++i)
                if (origin[i] == none) origin[i] = take([&](const Sprite& s) { return like(s, scene_.sprites[i]); });
        };
        pass([](const Sprite& a, const Sprite& b) { return a.zone == b.zone && a.slot == b.slot && a.card == b.card; });
        pass([](const Sprite& a, const Sprite& b) { return a.zone == b.zone && a.card == b.card; });
        pass([](const Sprite& a, const Sprite& b) {
            return a.zone == b.zone && a.slot == b.slot && a.card.has_known_face() != b.card.has_known_face();
        });
        pass([](const Sprite& a, const Sprite& b) {
            return b.card.has_known_face() && a.card == b.card && a.zone == b.from;
        });
        pass([](const Sprite& a, const Sprite& b) {
            return b.card.has_known_face() && a.card == b.card && !b.only_from;
        });
        pass([](const Sprite& a, const Sprite& b) {
            return b.card.has_known_face() && a.card.is_unknown() && a.zone == b.from && a.zone != nowhere;
        });
        std::vector<Flight> flights;
        for (std::size_t i = 0; i < n; ++i) flights.push_back(arrival(scene_.sprites[i], origin[i]));
        return flights;
    }

    void add_passing_cards(std::vector<Flight>& out) {
        for (const PassingCard& v : scene_.passing_cards) {
            Flight flight;
            flight.sprite = Sprite{v.card, {}};
            flight.raised = true;
            flight.stays = false;
            std::size_t from =
                take([&](const Sprite& s) { return s.zone == v.from && (s.card == v.card || s.card.is_unknown()); });
            if (from == none) from = take([&](const Sprite& s) { return s.zone == v.or_from && s.card == v.card; });
            if (from != none)
                set_out(flight, old_[from].sprite_at(now_));
            else
                flight.hidden_before = set_out_from_anchor(flight, v.from);
            const ZoneAnchor* to = anchor_of(scene_, v.to);
            double wait = beat(v.beat) + staggered(v.from, nowhere);
            flight.sprite.beat = v.beat;
            if (v.via) {
                flight.sprite.pose = *v.via;
                flight.start = now_ + wait;
                flight.seconds = static_cast<double>(across) * pace_;
                flight.until = now_ + beat(v.beat + 1);
                out.push_back(flight);
                wait = beat(v.beat + 1);
                flight.sprite.beat = v.beat + 1;
                flight.from = *v.via;
                flight.from_card = v.card;
                flight.hidden_before = true;
            }
            if (to == nullptr) continue;
            flight.sprite.pose = to->pose;
            flight.start = now_ + wait;
            flight.seconds = static_cast<double>(v.seconds) * pace_;
            flight.until = flight.arrival_time();
            out.push_back(flight);
        }
    }

    void departures(std::vector<Flight>& out) {
        for (std::size_t i = 0; i < old_.size(); ++i) {
            if (used_[i]) continue;
            const Sprite seen = old_[i].sprite_at(now_);
            const auto rule = std::find_if(scene_.exit_rules.begin(), scene_.exit_rules.end(),
                [&](const ExitRule& l) { return l.zone == seen.zone; });
            if (rule == scene_.exit_rules.end()) continue;
            const ZoneAnchor* to = anchor_of(scene_, rule->to);
            if (to == nullptr) continue;
            Flight flight;
            flight.sprite = seen;
            flight.sprite.pose = to->pose;
            flight.sprite.beat = rule->beat;
            set_out(flight, seen);
            flight.start = now_ + beat(rule->beat) + staggered(seen.zone, rule->to);
            flight.seconds = static_cast<double>(rule->seconds) * pace_;
            flight.raised = true;
            flight.stays = false;
            flight.until = flight.arrival_time();
            out.push_back(flight);
        }
    }

  private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    template <class Fits>
    std::size_t take(Fits&& fits) {
        for (std::size_t i = 0; i < old_.size(); ++i)
            if (!used_[i] && fits(old_[i].sprite)) {
                used_[i] = true;
                return i;
            }
        return none;
    }

    double beat(int n) const {
        return n == 0 ? 0 : (static_cast<double>(beat_seconds) * n + static_cast<double>(scene_.pause)) * pace_;
    }

    /// Returns the delay of the next card that flies from `from` to `to`. Cards that fly between the same zones start
    /// one after the other.
    double staggered(Zone from, Zone to) {
        const float wait = stagger * static_cast<float>(on_the_way_[{from, to}]++);
        return static_cast<double>(std::min(wait, longest_stagger)) * pace_;
    }

    static void set_out(Flight& flight, const Sprite& seen) {
        flight.from = seen.pose;
        flight.from_card = seen.card;
    }

    bool set_out_from_anchor(Flight& flight, Zone zone) const {
        const ZoneAnchor* anchor = anchor_of(scene_, zone);
        if (anchor == nullptr) return false;
        flight.from = anchor->pose;
        flight.from_card = anchor->face_down ? CardFace(Card::unknown()) : flight.sprite.card;
        return true;
    }

    Flight arrival(const Sprite& sprite, std::size_t origin) {
        Flight flight;
        flight.sprite = sprite;
        flight.from = sprite.pose;
        flight.from_card = sprite.card;
        if (origin == none) {
            if (!set_out_from_anchor(flight, sprite.from)) return flight;
            flight.hidden_before = true;
            return under_way(flight, sprite.from);
        }
        const Flight& before = old_[origin];
        const bool same_way = before.sprite.zone == sprite.zone && before.sprite.card == sprite.card;
        if (same_way && before.sprite.pose == sprite.pose && before.end_time() > now_ && !sprite.held) {
            flight = before; // the movement continues, because only the card's look has changed
            flight.sprite = sprite;
            return flight;
        }
        const Sprite seen = before.sprite_at(now_);
        set_out(flight, seen);
        if (sprite.held || (seen.pose == sprite.pose && seen.card == sprite.card)) return flight;
        if (before.sprite.zone != sprite.zone) return under_way(flight, before.sprite.zone);
        flight.start = std::max(now_, before.end_time() > now_ ? before.start : now_);
        flight.hidden_before = before.hidden_before && flight.start > now_;
        flight.raised = before.raised && before.end_time() > now_;
        flight.seconds = (flight.raised ? across : within_zone) * pace_;
        return flight;
    }

    Flight under_way(Flight flight, Zone from) {
        flight.start = now_ + beat(flight.sprite.beat) + staggered(from, flight.sprite.zone);
        flight.seconds = static_cast<double>(across) * pace_;
        // A card that only rises within its hand stays behind the plate.
        flight.raised = !flight.sprite.behind || from != flight.sprite.zone;
        return flight;
    }

    const std::vector<Flight>& old_;
    std::vector<bool> used_;
    const Scene& scene_;
    double now_;
    double pace_; // factor by which all durations are multiplied
    std::map<std::pair<Zone, Zone>, int> on_the_way_;
};

std::vector<Flight> settled(const Scene& scene) {
    std::vector<Flight> flights;
    for (const Sprite& s : scene.sprites) {
        Flight flight;
        flight.sprite = s;
        flight.from = s.pose;
        flight.from_card = s.card;
        flights.push_back(flight);
    }
    return flights;
}

/// Returns movements that deal the cards round by round, one card to each zone in a round, from the anchor of the zone
/// `dealt_from`.
std::vector<Flight> dealt(const Scene& scene, double now, float speed) {
    std::vector<Flight> flights = settled(scene);
    const ZoneAnchor* deck = anchor_of(scene, scene.dealt_from);
    if (deck == nullptr) return flights;
    std::map<Zone, int> cards;
    std::vector<std::pair<int, std::size_t>> order; // dealing round of a card, and its index in `flights`
    for (std::size_t i = 0; i < flights.size(); ++i)
        if (const Zone zone = flights[i].sprite.zone; zone != scene.dealt_from) order.push_back({cards[zone]++, i});
    sort_few(order);
    const auto n = static_cast<double>(order.size());
    const double pace = 1.0 / static_cast<double>(speed);
    const double apart = std::min(static_cast<double>(between_dealt), static_cast<double>(longest_deal) / n) * pace;
    double start = now;
    for (const auto& [round, i] : order) {
        Flight& flight = flights[i];
        flight.from = deck->pose;
        if (deck->face_down) flight.from_card = Card::unknown();
        flight.start = start;
        flight.seconds = static_cast<double>(across) * pace;
        flight.hidden_before = true;
        flight.raised = true;
        start += apart;
    }
    return flights;
}

} // namespace

Sprite Flight::sprite_at(double now) const {
    Sprite seen = sprite;
    if (seconds <= 0 || now >= arrival_time()) return seen;
    const float t = std::clamp(static_cast<float>((now - start) / seconds), 0.0F, 1.0F);
    const float e = eased(t);
    seen.pose = {mix(from.centre, sprite.pose.centre, e), mix(from.width, sprite.pose.width, e),
        mix(from.angle, sprite.pose.angle, e)};
    const bool turns = from_card.has_known_face() != sprite.card.has_known_face();
    if (turns) {
        seen.look.squeeze = std::max(std::abs(std::cos(std::numbers::pi_v<float> * e)), 0.03F);
        if (e < 0.5F) seen.card = from_card;
    }
    if (!raised) return seen;
    const float rise = std::min(length(sprite.pose.centre - from.centre) * arc, highest_arc);
    seen.pose.centre.y -= rise * std::sin(std::numbers::pi_v<float> * e);
    const float squeeze = seen.look.squeeze;
    seen.look = {};
    seen.look.stands_for = sprite.look.stands_for;
    seen.look.letter = sprite.look.letter;
    seen.look.squeeze = squeeze;
    seen.look.moving = t > 0;
    seen.behind = sprite.behind && t <= 0;
    if (!stays && until <= arrival_time()) seen.look.opacity = std::min((1 - t) / fading, 1.0F);
    return seen;
}

/// Computes when the movements that have just started will be over.
void Motion::update_step_times(double now) {
    landing_ = now;
    rest_ = now;
    for (const auto* flights : {&flights_, &passing_})
        for (const Flight& f : *flights) {
            if (f.sprite.beat == 0) landing_ = std::max(landing_, f.arrival_time());
            rest_ = std::max(rest_, f.end_time());
        }
}

void Motion::show(const Scene& scene, double now, float speed) {
    if (begun_ && scene == scene_ && (speed > 0 || !is_moving(now))) return;
    const bool anew = !begun_ || speed <= 0 || scene.arrangement != scene_.arrangement || scene.step > scene_.step;
    if (!begun_ || speed <= 0 || scene.arrangement != scene_.arrangement) {
        flights_ = speed > 0 ? dealt(scene, now, speed) : settled(scene);
        passing_.clear();
    } else {
        std::erase_if(passing_, [now](const Flight& f) { return f.until <= now; });
        Plan plan(flights_, scene, now, speed);
        auto flights = plan.arrivals();
        if (scene.step > scene_.step) {
            std::vector<Flight> passing_cards;
            plan.add_passing_cards(passing_cards);
            plan.departures(passing_);
            passing_.insert(passing_.end(), passing_cards.begin(), passing_cards.end());
        }
        flights_ = std::move(flights);
    }
    scene_ = scene;
    begun_ = true;
    end_ = now;
    for (const auto* flights : {&flights_, &passing_})
        for (const Flight& f : *flights) end_ = std::max(end_, f.end_time());
    if (anew) update_step_times(now);
}

std::vector<Sprite> Motion::sprites(double now) const {
    std::vector<Sprite> shown;
    const auto add = [&](const std::vector<Flight>& flights, auto&& which) {
        for (const Flight& f : flights)
            if (f.is_visible_at(now) && which(f)) shown.push_back(f.sprite_at(now));
    };
    const auto flies = [now](const Flight& f) { return f.raised && now >= f.start && now < f.end_time(); };
    add(flights_, [&](const Flight& f) { return !flies(f) && !f.sprite.held; });
    add(passing_, [](const Flight&) { return true; });
    add(flights_, [&](const Flight& f) { return flies(f) && !f.sprite.held; });
    add(flights_, [](const Flight& f) { return f.sprite.held; });
    return shown;
}

} // namespace palazzo::ui
