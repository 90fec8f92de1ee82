#include "support/ui_paper.h"

namespace twofold::support {

namespace {

constexpr std::uint64_t mixed(std::uint64_t pixel, std::uint64_t with) {
    return (pixel ^ with) * 0x9e3779b97f4a7c15u + 1;
}

}  // namespace

Paper::Paper(const ui::DrawList& list)
    : width_(list.window().w),
      pixels_(static_cast<std::size_t>(list.window().w) * static_cast<std::size_t>(list.window().h)) {
    draw(list, list.window());
}

void Paper::redraw(const ui::DrawList& list, std::span<const ui::Rect> parts) {
    for (const ui::Rect& part : parts)
        draw(list, part);
}

void Paper::draw(const ui::DrawList& list, const ui::Rect& part) {
    const auto each_pixel = [&](const ui::Rect& area, auto change) {
        const ui::Rect inside = ui::intersected(area, part);
        for (int y = inside.y; y < inside.bottom(); ++y) {
            for (int x = inside.x; x < inside.right(); ++x) {
                std::uint64_t& pixel =
                    pixels_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
                            static_cast<std::size_t>(x)];
                pixel = change(pixel);
            }
        }
    };
    const ui::Color ground = list.background();
    const std::uint64_t clean = (std::uint64_t{ground.r} << 16) | (std::uint64_t{ground.g} << 8) | ground.b;
    each_pixel(part, [&](std::uint64_t) { return clean; });
    for (const ui::DrawCommand& command : list.commands()) {
        each_pixel(command.bounds, [&](std::uint64_t pixel) { return mixed(pixel, command.fingerprint); });
    }
}

}  // namespace twofold::support
