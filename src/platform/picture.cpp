#include "platform/picture.h"

#include <png.h>

#include "platform/sdl_handles.h"

namespace twofold::platform {

std::optional<Bitmap> draw_picture(const ui::DrawList& picture, const FontFiles& fonts) {
    const ui::Rect window = picture.window();
    Bitmap bitmap(window.w, window.h, picture.background());
    const SurfaceHandle surface = surface_of(bitmap);
    if (!surface) return std::nullopt;
    const RendererHandle renderer(SDL_CreateSoftwareRenderer(surface.get()));
    if (!renderer) return std::nullopt;
    Canvas canvas(renderer.get(), fonts);
    canvas.draw(picture, {&window, 1});
    for (std::uint32_t& pixel : bitmap.pixels)
        pixel |= 0xff000000u;
    return bitmap;
}

namespace {

png_image image_of(const Bitmap& bitmap) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    image.width = static_cast<png_uint_32>(bitmap.width);
    image.height = static_cast<png_uint_32>(bitmap.height);
    image.format = PNG_FORMAT_RGB;
    return image;
}

std::vector<std::uint8_t> rgb_of(const Bitmap& bitmap) {
    std::vector<std::uint8_t> rgb;
    rgb.reserve(bitmap.pixels.size() * 3);
    for (const std::uint32_t pixel : bitmap.pixels) {
        for (const int shift : {16, 8, 0})
            rgb.push_back(static_cast<std::uint8_t>(pixel >> shift));
    }
    return rgb;
}

}  // namespace

std::string png_bytes(const Bitmap& bitmap) {
    png_image image = image_of(bitmap);
    const std::vector<std::uint8_t> rgb = rgb_of(bitmap);
    png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(image);
    std::string bytes(size, '\0');
    if (png_image_write_to_memory(&image, bytes.data(), &size, 0, rgb.data(), 0, nullptr) == 0) return {};
    bytes.resize(size);
    return bytes;
}

bool write_png(const Bitmap& bitmap, const std::string& path) {
    png_image image = image_of(bitmap);
    const std::vector<std::uint8_t> rgb = rgb_of(bitmap);
    return png_image_write_to_file(&image, path.c_str(), 0, rgb.data(), 0, nullptr) != 0;
}

std::optional<Bitmap> read_png(const std::string& path) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    if (png_image_begin_read_from_file(&image, path.c_str()) == 0) return std::nullopt;
    image.format = PNG_FORMAT_RGB;
    std::vector<std::uint8_t> rgb(PNG_IMAGE_SIZE(image));
    if (png_image_finish_read(&image, nullptr, rgb.data(), 0, nullptr) == 0) return std::nullopt;
    Bitmap bitmap(static_cast<int>(image.width), static_cast<int>(image.height), {});
    for (std::size_t i = 0; i < bitmap.pixels.size(); ++i) {
        bitmap.pixels[i] = to_argb({rgb[3 * i], rgb[3 * i + 1], rgb[3 * i + 2]});
    }
    return bitmap;
}

}  // namespace twofold::platform
