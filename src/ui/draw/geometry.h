// Points and rectangles. Layouts use whole pixels (Rect), animation uses fractions (RectF).
#pragma once

namespace twofold::ui {

struct PointF {
    float x = 0;
    float y = 0;

    friend bool operator==(const PointF&, const PointF&) = default;
};

// Half-open: from (x, y) up to, but excluding, (x + w, y + h).
struct Rect {
    int x = 0;
    int y = 0;
    int w = 0;
    int h = 0;

    constexpr int right() const { return x + w; }
    constexpr int bottom() const { return y + h; }
    constexpr bool empty() const { return w <= 0 || h <= 0; }
    constexpr bool contains(PointF p) const {
        return p.x >= static_cast<float>(x) && p.y >= static_cast<float>(y) &&
               p.x < static_cast<float>(right()) && p.y < static_cast<float>(bottom());
    }
    constexpr bool contains(const Rect& inner) const {
        return inner.x >= x && inner.y >= y && inner.right() <= right() && inner.bottom() <= bottom();
    }
    constexpr bool overlaps(const Rect& other) const {
        return x < other.right() && other.x < right() && y < other.bottom() && other.y < bottom();
    }
    constexpr PointF middle() const {
        return {static_cast<float>(x) + static_cast<float>(w) / 2,
                static_cast<float>(y) + static_cast<float>(h) / 2};
    }
    // Smaller by `by` on each side, or larger if `by` is negative.
    constexpr Rect inset(int by) const { return {x + by, y + by, w - 2 * by, h - 2 * by}; }

    friend bool operator==(const Rect&, const Rect&) = default;
};

// The smallest rectangle around both; an empty one is ignored.
constexpr Rect united(const Rect& a, const Rect& b) {
    if (a.empty()) return b;
    if (b.empty()) return a;
    const int x = a.x < b.x ? a.x : b.x;
    const int y = a.y < b.y ? a.y : b.y;
    const int right = a.right() > b.right() ? a.right() : b.right();
    const int bottom = a.bottom() > b.bottom() ? a.bottom() : b.bottom();
    return {x, y, right - x, bottom - y};
}

constexpr Rect intersected(const Rect& a, const Rect& b) {
    const int x = a.x > b.x ? a.x : b.x;
    const int y = a.y > b.y ? a.y : b.y;
    const int right = a.right() < b.right() ? a.right() : b.right();
    const int bottom = a.bottom() < b.bottom() ? a.bottom() : b.bottom();
    return {x, y, right > x ? right - x : 0, bottom > y ? bottom - y : 0};
}

struct RectF {
    float x = 0;
    float y = 0;
    float w = 0;
    float h = 0;

    friend bool operator==(const RectF&, const RectF&) = default;
};

constexpr RectF to_float(const Rect& r) {
    return {static_cast<float>(r.x), static_cast<float>(r.y), static_cast<float>(r.w),
            static_cast<float>(r.h)};
}

// `r` scaled about its centre.
constexpr RectF scaled(const RectF& r, float scale) {
    return {r.x + r.w * (1 - scale) / 2, r.y + r.h * (1 - scale) / 2, r.w * scale, r.h * scale};
}

}  // namespace twofold::ui
