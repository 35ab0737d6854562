/* The choice of a boon: it stays until one is chosen. */
#include "ui/art/theme.h"
#include "ui/screen.h"
#include "ui/screens/screen_shortcuts.h"
#include "ui/ui_read_out.h"
#include "ui/view/widgets.h"

#include <ctype.h>
#include <stdio.h>

#define BOX_WIDTH 360
#define BOX_HEIGHT 142 /* where every boon is told in a line */
#define BOX_MARGIN 24  /* of the width, that lines do not have */
#define ROW_PADDING 3
/* The picture of a boon, beside its lines. */
#define ICON_SCALE 2
#define ICON_ROOM 32

/* The number of boons that are offered. */
static int count_offers(const struct state *state)
{
    int count = 0;
    while (count < BOON_OFFERS && state->offers[count] != BOON_NONE)
        count++;
    return count;
}

/* "Hooded, you are seen from half as far." */
static void write_gift(const struct boon_kind *kind, char says[120])
{
    snprintf(says, 120, "%c%s.", toupper((unsigned char)kind->help[0]), kind->help + 1);
}

/* The lines that the boons take beyond one each. */
static int count_more_lines(struct ui *ui)
{
    const struct state *state = game_state(ui->game);
    int scale = ui->layout.text_scale;
    struct page page = {.ui = ui, .area = {0, 0, (BOX_WIDTH - BOX_MARGIN - ICON_ROOM) * scale, 0}};
    int more = 0;
    for (int i = 0; i < count_offers(state); i++) {
        char says[120];
        write_gift(boon_get(state->offers[i]), says);
        more += widgets_paragraph_lines(&page, 0, says) - 1;
        more += widgets_paragraph_lines(&page, 0, boon_get(state->offers[i])->flavour);
    }
    return more;
}

/* What each gives is told at once, as any of them can be chosen by its number. */
static void read_out(struct ui *ui, int number, const struct boon_kind *kind, bool is_marked)
{
    char sentence[MESSAGE_LENGTH_MAX + 1];
    snprintf(sentence, sizeof sentence, "%d %s: %s.", number, kind->name, kind->help);
    ui_read_out(ui, sentence);
    if (is_marked)
        ui_read_out_row(ui, number - 1, count_offers(game_state(ui->game)), kind->name);
}

static void draw_icon(struct ui *ui, enum boon boon, struct rectangle row)
{
    const struct sprite *sprite = ui->art.tileset.boons[boon];
    int scale = ICON_SCALE * ui->layout.text_scale;
    if (row.height < sprite->height * scale)
        return;
    canvas_draw(&ui->frame, atlas_frame(&ui->art.atlas, sprite, 0),
                row.x + ROW_PADDING * ui->layout.text_scale,
                row.y + (row.height - sprite->height * scale) / 2,
                (struct drawing){.scale = scale});
}

/* A boon with what it gives; the one that is marked has a ground of its own. */
static void draw_offer(struct page *page, int number, enum boon boon, bool is_marked)
{
    struct ui *ui = page->ui;
    const struct boon_kind *kind = boon_get(boon);
    int room = ICON_ROOM * ui->layout.text_scale;
    int padding = ROW_PADDING * ui->layout.text_scale;
    struct page inner = *page;
    inner.area.x += 2 * padding + room;
    inner.area.width -= 4 * padding + room;
    char says[120];
    write_gift(kind, says);
    int lines = 1 + widgets_paragraph_lines(&inner, 0, says) +
                widgets_paragraph_lines(&inner, 0, kind->flavour);
    int line_height = (ui->art.font.height + 1) * ui->layout.text_scale;
    struct rectangle row = {page->area.x, page->area.y, page->area.width,
                            lines * line_height + 2 * padding};
    if (is_marked)
        canvas_fill(&ui->frame, rectangle_intersect(row, page->area), THEME_SELECTED);
    draw_icon(ui, boon, rectangle_intersect(row, page->area));
    hit_areas_add_row(&ui->hit_areas, rectangle_intersect(row, page->area), number - 1);
    char heading[80];
    snprintf(heading, sizeof heading, "%d  %s", number, kind->name);
    read_out(ui, number, kind, is_marked);
    inner.area.y += padding;
    inner.area.height -= padding;
    widgets_line(&inner, THEME_KEY, heading);
    widgets_paragraph(&inner, THEME_FAINT, 0, kind->flavour);
    widgets_paragraph(&inner, THEME_TEXT, 0, says);
    page->area.y += row.height;
    page->area.height -= row.height;
}

static void draw_keys(struct page *page)
{
    char line[160];
    struct text text = text_init(line, sizeof line);
    if (page->ui->input.device.is_gamepad) {
        text_append(&text, "Up, down and A. ");
    } else {
        input_device_write_key(page->ui, "boon-1", &text);
        text_append(&text, ", ");
        input_device_write_key(page->ui, "boon-2", &text);
        text_append(&text, " or ");
        input_device_write_key(page->ui, "boon-3", &text);
        text_append(&text, ", or up, down and Enter. ");
    }
    input_device_write_key(page->ui, "map", &text);
    text_append(&text, ": the floor, ");
    input_device_write_escape(page->ui, false, &text);
    text_append(&text, ": menu.");
    ui_read_out(page->ui, line);
    widgets_paragraph(page, THEME_FAINT, 0, line);
}

void screen_boon_draw(struct ui *ui)
{
    const struct state *state = game_state(ui->game);
    struct rectangle whole = {0, 0, ui->frame.width, ui->frame.height};
    char line[80];
    canvas_shade(&ui->frame, whole, THEME_GROUND, 130);
    int height = BOX_HEIGHT + count_more_lines(ui) * (ui->art.font.height + 1);
    struct page page = widgets_centred_box(ui, BOX_WIDTH, height);
    snprintf(line, sizeof line, "Floor %d: choose a boon", state->depth);
    page.is_read = true;
    widgets_icon_line(&page, ui->art.tileset.tiles[TILE_ICON_BOON], 0, THEME_HEAD, line);
    page.is_read = false;
    widgets_gap(&page, 3);
    for (int i = 0; i < count_offers(state); i++)
        draw_offer(&page, i + 1, state->offers[i], i == ui->screens.choice);
    widgets_gap(&page, 4);
    page.area.x += 2 * ROW_PADDING * ui->layout.text_scale; /* as the boons above */
    page.area.width -= 4 * ROW_PADDING * ui->layout.text_scale;
    draw_keys(&page);
}

static void choose(struct ui *ui, int choice)
{
    screen_stack_pop(ui);
    playing_give_command(ui, (struct command){.kind = COMMAND_BOON, .choice = choice});
}

bool screen_boon_key(struct ui *ui, struct key key)
{
    int count = count_offers(game_state(ui->game));
    const struct binding *binding = binding_find(ui->options->bindings, key);
    if (binding && binding->command.kind == COMMAND_BOON) {
        if (binding->command.choice < count)
            choose(ui, binding->command.choice);
        return true;
    }
    if (binding && binding->command.kind == COMMAND_FOV) {
        playing_give_command(ui, binding->command);
        return true;
    }
    if (screen_shortcuts_open(ui, key))
        return true;
    if (count == 0)
        return false;
    if (!key_is_confirm(key))
        return widgets_list_key(ui->options->bindings, key, count, &ui->screens.choice);
    choose(ui, ui->screens.choice < count ? ui->screens.choice : 0);
    return true;
}
