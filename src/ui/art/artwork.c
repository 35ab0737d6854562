#include "ui/art/artwork.h"

#include "ui/art/recolour.h"

bool artwork_load(struct artwork *art, const char *data_folder, struct error *error)
{
    if (!atlas_load(&art->atlas, data_folder, error) ||
        !tileset_load(&art->pictures, &art->atlas, error) ||
        !glyph_tiles_make(&art->glyphs, &art->atlas, &art->pictures, error))
        return false;
    if (!recolour_atlas(&art->atlas, &art->pictures, &art->palette))
        return error_set(error, "not enough memory for the colours of the pictures");
    art->tileset = art->pictures;
    /* Last, because the steps above move the atlas's pixels. */
    return font_load(&art->font, &art->atlas, error);
}

void artwork_clear(struct artwork *art)
{
    glyph_tiles_clear(&art->glyphs);
    atlas_clear(&art->atlas);
}

bool artwork_apply(struct artwork *art, struct palette wanted, bool has_letters)
{
    bool is_new = wanted.kind != art->palette.kind ||
                  wanted.has_high_contrast != art->palette.has_high_contrast;
    bool is_applied = !is_new || recolour_atlas(&art->atlas, &art->pictures, &wanted);
    if (is_applied)
        art->palette = wanted;
    art->tileset = has_letters ? art->glyphs.tileset : art->pictures;
    return is_applied;
}
