// The recogniser under random events: what it says is what an observer with the whole story would say, and
// nothing ever stays stuck.
#include <optional>
#include <set>

#include <doctest/doctest.h>

#include "ui/input/gesture.h"

#include "support/random.h"

namespace twofold::ui {
namespace {

using support::Random;
using Kind = Gesture::Kind;

// Knows which pointers are down, and whether the one that went down first was alone all the time.
class Observer {
  public:
    explicit Observer(SwipeMode mode) : mode_(mode) {}

    Kind expect(const PointerEvent& event) {
        switch (event.kind) {
            case PointerEvent::Kind::kDown:
                return down(event);
            case PointerEvent::Kind::kMove:
                return move(event);
            case PointerEvent::Kind::kUp:
                return up(event);
            case PointerEvent::Kind::kCancel:
                down_.erase(event.id);
                return drop();
        }
        return Kind::kNone;
    }

    const std::set<std::int64_t>& down() const { return down_; }

  private:
    bool is_alone(std::int64_t id) const { return alone_ && down_.count(id) == 1; }
    Kind drop() {
        const bool was_alone = alone_;
        alone_ = false;
        return was_alone ? Kind::kDropped : Kind::kNone;
    }
    Kind down(const PointerEvent& event) {
        down_.erase(event.id);
        const bool first = down_.empty();
        down_.insert(event.id);
        if (!first) return drop();
        alone_ = true;
        far_ = false;
        from_ = event.at;
        return Kind::kPress;
    }
    bool past(PointF at) const { return pan_direction({at.x - from_.x, at.y - from_.y}).has_value(); }
    Kind move(const PointerEvent& event) {
        if (!is_alone(event.id)) return Kind::kNone;
        far_ = far_ || past(event.at);
        if (mode_ == SwipeMode::kOnRelease || !far_) return Kind::kNone;
        alone_ = false;
        return Kind::kSwipe;
    }
    Kind up(const PointerEvent& event) {
        const bool counts = is_alone(event.id);
        down_.erase(event.id);
        if (!counts) return Kind::kNone;
        alone_ = false;
        if (past(event.at)) return Kind::kSwipe;
        return far_ ? Kind::kDropped : Kind::kTap;
    }

    SwipeMode mode_;
    std::set<std::int64_t> down_;
    bool alone_ = false;
    bool far_ = false;
    PointF from_;
};

PointF somewhere(Random& random) {
    return {static_cast<float>(random.below(160)), static_cast<float>(random.below(160))};
}

// Any pointer does anything: ids come again or grow, releases get lost, and some come from nowhere.
PointerEvent any_event(Random& random, std::int64_t& next_id) {
    const std::int64_t id = random.percent(20)   ? PointerEvent::kMouse
                            : random.percent(10) ? next_id++
                                                 : next_id - random.between(1, 3);
    constexpr PointerEvent::Kind kKinds[] = {PointerEvent::Kind::kDown, PointerEvent::Kind::kMove,
                                             PointerEvent::Kind::kMove, PointerEvent::Kind::kUp,
                                             PointerEvent::Kind::kUp};
    if (random.percent(2)) return {PointerEvent::Kind::kCancel, id, somewhere(random)};
    return {kKinds[random.below(5)], id, somewhere(random)};
}

void require_fresh_swipe(GestureRecognizer& recognizer, std::int64_t id) {
    REQUIRE(recognizer.handle({PointerEvent::Kind::kDown, id, {0, 0}}).kind == Kind::kPress);
    const Gesture moved = recognizer.handle({PointerEvent::Kind::kMove, id, {90, 0}});
    const Gesture released = recognizer.handle({PointerEvent::Kind::kUp, id, {90, 0}});
    const Gesture& swipe = moved.kind == Kind::kSwipe ? moved : released;
    REQUIRE(swipe.kind == Kind::kSwipe);
    REQUIRE(swipe.direction == rules::Direction::kRight);
}

void storm(SwipeMode mode, std::uint64_t seed) {
    CAPTURE(seed);
    Random random(seed);
    GestureRecognizer recognizer(mode);
    Observer observer(mode);
    std::int64_t next_id = 3;
    for (int step = 0; step < 60; ++step) {
        CAPTURE(step);
        const PointerEvent event = any_event(random, next_id);
        const Kind expected = observer.expect(event);
        REQUIRE(recognizer.handle(event).kind == expected);
    }
    const std::set<std::int64_t> down = observer.down();
    for (const std::int64_t id : down)
        recognizer.handle({PointerEvent::Kind::kUp, id, somewhere(random)});
    REQUIRE_FALSE(recognizer.pull());
    require_fresh_swipe(recognizer, random.percent(50) ? next_id : PointerEvent::kMouse);
}

TEST_CASE(
    "a storm of events makes only the gestures that it should, and when all is lifted a fresh swipe works") {
    for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
        storm(SwipeMode::kOnRelease, seed);
        storm(SwipeMode::kEager, seed);
    }
}

TEST_CASE("at any moment of a storm, losing the player leaves nothing held") {
    for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        GestureRecognizer recognizer;
        std::int64_t next_id = 3;
        for (int step = random.below(20); step >= 0; --step)
            recognizer.handle(any_event(random, next_id));
        recognizer.clear();
        REQUIRE_FALSE(recognizer.pull());
        for (std::int64_t id = PointerEvent::kMouse; id < next_id; ++id) {
            REQUIRE(recognizer.handle({PointerEvent::Kind::kMove, id, {999, 0}}).kind == Kind::kNone);
            REQUIRE(recognizer.handle({PointerEvent::Kind::kUp, id, {999, 0}}).kind == Kind::kNone);
        }
        require_fresh_swipe(recognizer, next_id);
    }
}

}  // namespace
}  // namespace twofold::ui
