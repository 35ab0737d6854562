#include "ui/artwork.h"

#include "ui/art/recolour.h"

bool artwork_load(struct ui *ui, struct error *error)
{
    if (!atlas_load(&ui->atlas, ui->options->data_folder, error) ||
        !tileset_load(&ui->pictures, &ui->atlas, error) ||
        !glyph_tiles_make(&ui->glyphs, &ui->atlas, &ui->pictures, error))
        return false;
    ui->tileset = ui->pictures;
    return font_load(&ui->font, &ui->atlas, error); /* after all that moves the atlas's pixels */
}

void artwork_clear(struct ui *ui)
{
    glyph_tiles_clear(&ui->glyphs);
    atlas_clear(&ui->atlas);
}

void artwork_apply(struct ui *ui)
{
    const struct palette wanted = {.kind = (enum palette_kind)ui->in_force.palette,
                                   .has_high_contrast = ui->in_force.high_contrast};
    bool is_other = wanted.kind != ui->palette.kind ||
                    wanted.has_high_contrast != ui->palette.has_high_contrast;
    if (is_other && recolour_atlas(&ui->atlas, &ui->pictures, &wanted))
        ui->palette = wanted;
    ui->in_force.palette = (int)ui->palette.kind; /* as it was where memory is short */
    ui->in_force.high_contrast = ui->palette.has_high_contrast;
    ui->frame.palette = palette_changes(&ui->palette) ? &ui->palette : NULL;
    ui->map.palette = ui->frame.palette;
    ui->tileset = ui->in_force.glyph_tiles ? ui->glyphs.tileset : ui->pictures;
}
