#include "ui/artwork.h"

#include "ui/art/recolour.h"
#include "ui/ui.h"

bool artwork_load(struct ui *ui, struct error *error)
{
    if (!atlas_load(&ui->art.atlas, ui->options->data_folder, error) ||
        !tileset_load(&ui->art.pictures, &ui->art.atlas, error) ||
        !glyph_tiles_make(&ui->art.glyphs, &ui->art.atlas, &ui->art.pictures, error))
        return false;
    ui->art.tileset = ui->art.pictures;
    /* After all that moves the atlas's pixels. */
    return font_load(&ui->art.font, &ui->art.atlas, error);
}

void artwork_clear(struct ui *ui)
{
    glyph_tiles_clear(&ui->art.glyphs);
    atlas_clear(&ui->art.atlas);
}

void artwork_apply(struct ui *ui)
{
    const struct palette wanted = {.kind = (enum palette_kind)ui->settings.in_force.palette,
                                   .has_high_contrast = ui->settings.in_force.high_contrast};
    bool is_other = wanted.kind != ui->art.palette.kind ||
                    wanted.has_high_contrast != ui->art.palette.has_high_contrast;
    if (is_other && recolour_atlas(&ui->art.atlas, &ui->art.pictures, &wanted))
        ui->art.palette = wanted;
    ui->settings.in_force.palette = (int)ui->art.palette.kind; /* as it was where memory is short */
    ui->settings.in_force.high_contrast = ui->art.palette.has_high_contrast;
    ui->frame.palette = palette_changes(&ui->art.palette) ? &ui->art.palette : NULL;
    ui->map.palette = ui->frame.palette;
    ui->art.tileset = ui->settings.in_force.glyph_tiles ? ui->art.glyphs.tileset : ui->art.pictures;
}
