#include "platform/canvas.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <utility>

#include "platform/raster.h"
#include "platform/sdl_handles.h"

namespace twofold::platform {

namespace {

using ui::DrawCommand;

constexpr std::size_t kMaxTextures = 2048;  // far more than one layout needs; reached only by many resizes

SDL_Rect to_sdl(const ui::Rect& r) {
    return {r.x, r.y, r.w, r.h};
}

ui::Rect rounded(const ui::RectF& r) {
    return {static_cast<int>(std::lround(r.x)), static_cast<int>(std::lround(r.y)),
            static_cast<int>(std::lround(r.w)), static_cast<int>(std::lround(r.h))};
}

bool at_whole_pixels(const ui::RectF& r) {
    return r.x == std::round(r.x) && r.y == std::round(r.y);
}

FontHandle open_font(std::string_view bytes) {
    SDL_RWops* file = SDL_RWFromConstMem(bytes.data(), static_cast<int>(bytes.size()));
    FontHandle font(file == nullptr ? nullptr : TTF_OpenFontRW(file, 1, 16));
    if (!font) return log_sdl_error("a font"), nullptr;
    TTF_SetFontHinting(font.get(), TTF_HINTING_NONE);
    return font;
}

// SDL_ttf's fonts, opened once and resized as needed.
class GlyphSource {
  public:
    explicit GlyphSource(const FontFiles& files) : substitute_file_(files.substitutes) {
        if (TTF_Init() != 0) log_sdl_error("SDL_ttf");
        for (std::size_t i = 0; i < fonts_.size(); ++i)
            fonts_[i] = open_font(files.bytes[i]);
    }
    ~GlyphSource() {
        for (FontHandle& font : fonts_)
            font.reset();
        substitutes_.reset();
        if (TTF_WasInit() != 0) TTF_Quit();
    }
    GlyphSource(const GlyphSource&) = delete;
    GlyphSource& operator=(const GlyphSource&) = delete;

    // The glyph in white, cropped to its ink, and the position of that: x from the pen, y downwards from the
    // baseline.
    struct Glyph {
        Bitmap bitmap;  // empty for a blank
        int x = 0;
        int y = 0;
    };
    Glyph glyph(ui::FontId id, int size_px, char32_t code_point) {
        TTF_Font* font = font_with(code_point, id);
        if (font == nullptr || TTF_SetFontSize(font, size_px) != 0) return {};
        int left = 0, right = 0, bottom = 0, top = 0, advance = 0;
        if (TTF_GlyphMetrics32(font, code_point, &left, &right, &bottom, &top, &advance) != 0) return {};
        if (right <= left || top <= bottom) return {};
        const SurfaceHandle line(TTF_RenderGlyph32_Blended(font, code_point, {255, 255, 255, 255}));
        if (!line) return {};
        // SDL_ttf draws a whole line: the pen is at its left edge, or further right if the ink starts left of
        // the pen; the baseline is at the ascent, or lower if the ink is higher than that.
        const int ascent = TTF_FontAscent(font);
        SDL_Rect ink{std::max(left, 0), std::max(ascent - top, 0), right - left, top - bottom};
        ink.w = std::min(ink.w, line->w - ink.x);
        ink.h = std::min(ink.h, line->h - ink.y);
        Glyph glyph{Bitmap(ink.w, ink.h, {}), left, -top};
        const SurfaceHandle surface = surface_of(glyph.bitmap);
        if (!surface) return {};
        expect_sdl(SDL_SetSurfaceBlendMode(line.get(), SDL_BLENDMODE_NONE), "copying a glyph");
        expect_sdl(SDL_BlitSurface(line.get(), &ink, surface.get(), nullptr), "copying a glyph");
        return glyph;
    }

  private:
    TTF_Font* font_with(char32_t code_point, ui::FontId id) {
        TTF_Font* font = fonts_[static_cast<std::size_t>(id)].get();
        if (font != nullptr && TTF_GlyphIsProvided32(font, code_point) != 0) return font;
        if (!substitutes_ && !substitute_file_.empty())
            substitutes_ = open_font(std::exchange(substitute_file_, {}));
        return substitutes_ ? substitutes_.get() : font;
    }

    std::array<FontHandle, ui::kFontCount> fonts_;
    std::string_view substitute_file_;  // empty once opened
    FontHandle substitutes_;
};

struct Image {
    TextureHandle texture;
    int width = 0;
    int height = 0;
    int x = 0;      // of a glyph: from the pen
    int y = 0;      // of a glyph: from the baseline
    Bitmap bitmap;  // of a tile, with the software renderer: scaled when drawn
};

void tint(SDL_Texture* texture, ui::Color color) {
    expect_sdl(SDL_SetTextureColorMod(texture, color.r, color.g, color.b), "colour");
    expect_sdl(SDL_SetTextureAlphaMod(texture, color.a), "opacity");
}

// Of a rounded rectangle's corners, in whole px.
int radius_of(const DrawCommand& command) {
    const ui::Rect r = rounded(command.rect);
    return std::min({static_cast<int>(std::lround(command.radius)), r.w / 2, r.h / 2});
}

}  // namespace

// Everything rasterised so far, by its content.
class Canvas::Cache {
  public:
    Cache(SDL_Renderer* renderer, bool software, const FontFiles& fonts)
        : renderer_(renderer), software_(software), glyphs_(fonts) {}

    const Image& corners(int radius) {
        return find(key(1, radius), [&] { return upload(corner_mask(radius)); });
    }
    const Image& icon(ui::Icon icon, int size) {
        return find(key(2, size, static_cast<std::uint32_t>(icon)),
                    [&] { return upload(icon_mask(icon, size)); });
    }
    const Image& glyph(ui::FontId font, int size_px, char32_t code_point) {
        return find(key(static_cast<std::uint64_t>(font) + 3, size_px, code_point), [&] {
            GlyphSource::Glyph glyph = glyphs_.glyph(font, size_px, code_point);
            if (glyph.bitmap.pixels.empty()) return Image{};
            Image image = upload(std::move(glyph.bitmap));
            image.x = glyph.x;
            image.y = glyph.y;
            return image;
        });
    }
    const Image& tile(const DrawCommand& command, std::string_view label, const ui::Font& font) {
        return find(tile_key(command, label), [&] {
            Bitmap tile = paint_tile(command, label, font);
            Image image = upload(tile);
            if (software_) image.bitmap = std::move(tile);
            return image;
        });
    }

    // A streaming texture of at least that size; null if it cannot be created.
    SDL_Texture* scratch(int width, int height) {
        if (scratch_.texture && scratch_.width >= width && scratch_.height >= height)
            return scratch_.texture.get();
        scratch_.width = std::max(scratch_.width, width);
        scratch_.height = std::max(scratch_.height, height);
        scratch_.texture.reset(SDL_CreateTexture(renderer_, SDL_PIXELFORMAT_ARGB8888,
                                                 SDL_TEXTUREACCESS_STREAMING, scratch_.width,
                                                 scratch_.height));
        if (!scratch_.texture) return log_sdl_error("a texture"), nullptr;
        expect_sdl(SDL_SetTextureBlendMode(scratch_.texture.get(), SDL_BLENDMODE_BLEND), "blend mode");
        return scratch_.texture.get();
    }

    void clear() {
        images_.clear();
        scratch_ = {};
    }
    std::size_t size() const { return images_.size(); }

  private:
    static std::uint64_t key(std::uint64_t kind, int size, std::uint32_t what = 0) {
        return (kind << 56) | (static_cast<std::uint64_t>(size) << 32) | what;
    }
    // A hash (FNV-1a) of everything a tile's sprite depends on, which excludes its position and opacity.
    static std::uint64_t tile_key(const DrawCommand& command, std::string_view label) {
        std::uint64_t hash = 0xcbf29ce484222325u;
        const auto mix = [&](std::uint32_t word) { hash = (hash ^ word) * 0x100000001b3u; };
        ui::Color opaque = command.color;
        opaque.a = 255;
        mix(to_argb(opaque));
        mix(to_argb(command.ink));
        for (const float value :
             {command.size, command.radius, command.text_px, command.text_at.x, command.text_at.y}) {
            mix(static_cast<std::uint32_t>(std::lround(value * 64)));
        }
        for (const char byte : label)
            mix(static_cast<std::uint8_t>(byte));
        return hash | (std::uint64_t{1} << 63);
    }

    template <typename Make>
    const Image& find(std::uint64_t what, Make make) {
        const auto known = images_.find(what);
        if (known != images_.end()) return known->second;
        if (images_.size() >= kMaxTextures) images_.clear();
        return images_.emplace(what, make()).first->second;
    }

    Image upload(Bitmap bitmap) {
        const SurfaceHandle surface = surface_of(bitmap);
        Image image{.texture = TextureHandle(SDL_CreateTextureFromSurface(renderer_, surface.get())),
                    .width = bitmap.width,
                    .height = bitmap.height};
        if (!image.texture) {
            log_sdl_error("a texture");
            return image;
        }
        expect_sdl(SDL_SetTextureBlendMode(image.texture.get(), SDL_BLENDMODE_BLEND), "blend mode");
        expect_sdl(SDL_SetTextureScaleMode(image.texture.get(), SDL_ScaleModeLinear), "scale mode");
        return image;
    }
    Bitmap paint_tile(const DrawCommand& command, std::string_view label, const ui::Font& font) {
        ui::Color opaque = command.color;
        opaque.a = 255;
        Bitmap tile = tile_ground(static_cast<int>(command.size), command.radius, opaque);
        const auto size_px = static_cast<int>(command.text_px);
        font.place(label, command.digits, command.text_px, [&](ui::PlacedGlyph placed) {
            const GlyphSource::Glyph glyph = glyphs_.glyph(command.font, size_px, placed.code_point);
            // The border is one px.
            const int left = static_cast<int>(std::lround(command.text_at.x + placed.x)) + glyph.x + 1;
            const int top = static_cast<int>(std::lround(command.text_at.y)) + glyph.y + 1;
            lay_over(tile, glyph.bitmap, left, top, command.ink);
        });
        return tile;
    }

    SDL_Renderer* renderer_;
    bool software_;
    GlyphSource glyphs_;
    std::unordered_map<std::uint64_t, Image> images_;
    Image scratch_;
};

Canvas::Canvas(SDL_Renderer* renderer, const FontFiles& fonts) : renderer_(renderer) {
    SDL_RendererInfo info{};
    expect_sdl(SDL_GetRendererInfo(renderer, &info), "the renderer");
    software_ = (info.flags & SDL_RENDERER_SOFTWARE) != 0;
    cache_ = std::make_unique<Cache>(renderer, software_, fonts);
}

Canvas::~Canvas() = default;

void Canvas::forget() {
    cache_->clear();
}

std::size_t Canvas::textures() const {
    return cache_->size();
}

void Canvas::draw(const ui::DrawList& picture, std::span<const ui::Rect> damage) {
    for (const ui::Rect& rect : damage)
        draw_clipped(picture, rect);
    expect_sdl(SDL_RenderSetClipRect(renderer_, nullptr), "clipping");
    expect_sdl(SDL_RenderFlush(renderer_), "drawing");
}

void Canvas::draw_clipped(const ui::DrawList& picture, const ui::Rect& clip) {
    const SDL_Rect sdl_clip = to_sdl(clip);
    expect_sdl(SDL_RenderSetClipRect(renderer_, &sdl_clip), "clipping");
    fill(clip, picture.background());
    for (const DrawCommand& command : picture.commands()) {
        if (!command.bounds.overlaps(clip)) continue;
        const ui::Font& font = picture.font(command.font);
        switch (command.kind) {
            case DrawCommand::Kind::kRoundRect:
                draw_round_rect(command);
                break;
            case DrawCommand::Kind::kTile:
                draw_tile(command, picture.text_of(command), font);
                break;
            case DrawCommand::Kind::kText:
                draw_text(command, picture.text_of(command), font);
                break;
            case DrawCommand::Kind::kIcon:
                draw_icon(command);
                break;
        }
    }
}

void Canvas::prepare(const ui::DrawList& picture) {
    for (const DrawCommand& command : picture.commands()) {
        const ui::Font& font = picture.font(command.font);
        if (command.kind == DrawCommand::Kind::kTile) {
            const Image& tile = cache_->tile(command, picture.text_of(command), font);
            if (software_)
                cache_->scratch(tile.width * 5 / 4, tile.height * 5 / 4);  // for a spring's overshoot
        } else if (command.kind == DrawCommand::Kind::kRoundRect) {
            if (const int radius = radius_of(command); radius > 0) cache_->corners(radius);
        } else if (command.kind == DrawCommand::Kind::kIcon) {
            cache_->icon(command.icon, rounded(command.rect).w);
        } else if (command.kind == DrawCommand::Kind::kText) {
            font.place(picture.text_of(command), command.digits, command.text_px,
                       [&](ui::PlacedGlyph placed) {
                           cache_->glyph(command.font, static_cast<int>(command.text_px), placed.code_point);
                       });
        }
    }
}

void Canvas::fill(const ui::Rect& rect, ui::Color color) {
    if (rect.empty()) return;
    expect_sdl(
        SDL_SetRenderDrawBlendMode(renderer_, color.a == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND),
        "blend mode");
    expect_sdl(SDL_SetRenderDrawColor(renderer_, color.r, color.g, color.b, color.a), "colour");
    const SDL_Rect sdl_rect = to_sdl(rect);
    expect_sdl(SDL_RenderFillRect(renderer_, &sdl_rect), "filling");
}

void Canvas::draw_round_rect(const DrawCommand& command) {
    const ui::Rect r = rounded(command.rect);
    const int radius = radius_of(command);
    fill({r.x, r.y + radius, r.w, r.h - 2 * radius}, command.color);
    if (radius <= 0) return;
    fill({r.x + radius, r.y, r.w - 2 * radius, radius}, command.color);
    fill({r.x + radius, r.bottom() - radius, r.w - 2 * radius, radius}, command.color);
    SDL_Texture* mask = cache_->corners(radius).texture.get();
    if (mask == nullptr) return;
    tint(mask, command.color);
    for (const int across : {0, 1}) {
        for (const int down : {0, 1}) {
            const SDL_Rect from{across * radius, down * radius, radius, radius};
            const SDL_Rect to{across == 0 ? r.x : r.right() - radius, down == 0 ? r.y : r.bottom() - radius,
                              radius, radius};
            expect_sdl(SDL_RenderCopy(renderer_, mask, &from, &to), "a corner");
        }
    }
}

void Canvas::draw_tile(const DrawCommand& command, std::string_view label, const ui::Font& font) {
    const Image& image = cache_->tile(command, label, font);
    SDL_Texture* texture = image.texture.get();
    if (texture == nullptr) return;
    // The sprite has a border of one px, which scales with it.
    const float scale = command.rect.w / command.size;
    const ui::RectF place{command.rect.x - scale, command.rect.y - scale, command.rect.w + 2 * scale,
                          command.rect.h + 2 * scale};
    const bool as_it_is = scale == 1 && at_whole_pixels(place);
    if (as_it_is || !software_) {
        expect_sdl(SDL_SetTextureAlphaMod(texture, command.color.a), "opacity");
        const SDL_FRect to{place.x, place.y, place.w, place.h};
        expect_sdl(SDL_RenderCopyF(renderer_, texture, nullptr, &to), "a tile");
        return;
    }
    // SDL's software renderer draws at whole pixels only, which would make tiles shake as they slide or grow.
    // So scale the tile here, into a reused texture.
    const ui::Rect box{static_cast<int>(std::floor(place.x)), static_cast<int>(std::floor(place.y)),
                       static_cast<int>(std::ceil(place.w)) + 2, static_cast<int>(std::ceil(place.h)) + 2};
    SDL_Texture* scratch = cache_->scratch(box.w, box.h);
    const SDL_Rect from{0, 0, box.w, box.h};
    void* pixels = nullptr;
    int pitch = 0;
    if (scratch == nullptr || SDL_LockTexture(scratch, &from, &pixels, &pitch) != 0) return;
    const ui::RectF target{place.x - static_cast<float>(box.x), place.y - static_cast<float>(box.y), place.w,
                           place.h};
    scale_into(image.bitmap, target, static_cast<std::uint32_t*>(pixels), box.w, box.h, pitch / 4);
    SDL_UnlockTexture(scratch);
    expect_sdl(SDL_SetTextureAlphaMod(scratch, command.color.a), "opacity");
    const SDL_Rect to = to_sdl(box);
    expect_sdl(SDL_RenderCopy(renderer_, scratch, &from, &to), "a tile");
}

void Canvas::draw_text(const DrawCommand& command, std::string_view text, const ui::Font& font) {
    const auto size_px = static_cast<int>(command.text_px);
    font.place(text, command.digits, command.text_px, [&](ui::PlacedGlyph placed) {
        const Image& glyph = cache_->glyph(command.font, size_px, placed.code_point);
        if (!glyph.texture) return;
        tint(glyph.texture.get(), command.ink);
        const SDL_Rect to{static_cast<int>(std::lround(command.text_at.x + placed.x)) + glyph.x,
                          static_cast<int>(std::lround(command.text_at.y)) + glyph.y, glyph.width,
                          glyph.height};
        expect_sdl(SDL_RenderCopy(renderer_, glyph.texture.get(), nullptr, &to), "a glyph");
    });
}

void Canvas::draw_icon(const DrawCommand& command) {
    const ui::Rect r = rounded(command.rect);
    SDL_Texture* mask = cache_->icon(command.icon, r.w).texture.get();
    if (mask == nullptr) return;
    tint(mask, command.ink);
    const SDL_Rect to = to_sdl(r);
    expect_sdl(SDL_RenderCopy(renderer_, mask, nullptr, &to), "an icon");
}

}  // namespace twofold::platform
