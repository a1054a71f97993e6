// A game whose full state is in another program: the table shows what the host's letters tell, and asks the host to
// make its moves.
#pragma once

#include "engine/online/followed_match.hpp"
#include "shell/games/screen_table.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace palazzo::games {

template <CatalogueGame G>
struct FollowedTable final : ScreenTable<G, online::FollowedMatch<G>>, FollowedGame {
    using Base = ScreenTable<G, online::FollowedMatch<G>>;
    using Base::match, Base::proposal;
    /// Move that was put together and that the program hasn't asked for yet; nullopt if there is none.
    std::optional<typename G::Move> wanted = {};

    FollowedTable(std::string name, online::FollowedMatch<G> followed) : Base(std::move(name), std::move(followed)) {
        games::set_players(*this, match.players());
        this->is_onlooker = match.seat() == onlooker;
        this->viewer = this->is_onlooker ? 0 : match.seat();
        this->curtain = false;
    }

    /// Takes note of the move, which the host has yet to make. Always returns false.
    bool make_proposed_move() override {
        auto move = std::exchange(proposal, std::nullopt);
        if (move && !this->is_onlooker) {
            wanted = std::move(move);
            this->awaits_answer = true;
        }
        return false;
    }

    /// Disables the controls that make moves while a move is on its way. They stay, so that the one that has the focus
    /// keeps it.
    std::vector<a11y::Region> mirror_regions(const i18n::Voice& voice) const override {
        std::vector<a11y::Region> regions = Base::mirror_regions(voice);
        if (!this->awaits_answer) return regions;
        for (a11y::Region& region : regions)
            if (region.id == "moves")
                for (a11y::Control& control : region.controls) {
                    control.enabled = false;
                    control.why = voice.say("friends.move_waits");
                }
        return regions;
    }

    FollowedGame* followed() override { return this; }

    std::optional<Problem> follow(const online::ToldGame& told) override {
        const std::size_t before = match.turn_count();
        auto problem = match.follow(told);
        // Movements don't lead back.
        if (!problem && match.turn_count() < before) this->skip_animation = true;
        if (!problem) this->awaits_answer = false;
        return problem;
    }
    std::optional<Json> take_wanted_move() override {
        const auto move = std::exchange(wanted, std::nullopt);
        return move ? std::optional(match.rules().write_move(*move)) : std::nullopt;
    }
};

} // namespace palazzo::games
