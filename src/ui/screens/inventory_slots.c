#include "ui/screens/inventory_slots.h"

#include "base/integer.h"
#include "ui/art/theme.h"
#include "ui/view/scenery.h"
#include "world/hero.h"

/* At text scale 1. */
#define SLOT_SIDE 28
#define SLOT_GAP 3
#define COLUMN_GAP 6
#define LABEL_GAP 5
#define LETTER_GAP 2 /* between a slot of the equipment and its letter */
#define FIGURE_SCALE 5
#define GLOW_RADIUS 52

enum { COLUMNS = 3, LABEL_LINES_MAX = 2 };

/* The colours of slots, and of what is around the hero. */
#define FREE_COLOUR 0x22202b
#define EDGE_COLOUR 0x5a4e5c
#define EQUIPPED_COLOUR 0xb07a3c
#define ALCOVE_COLOUR 0x120f16
#define GLOW_COLOUR 0xf0a040
#define SHADOW_COLOUR 0x08060a

static int scale_of(const struct page *page)
{
    return page->display->layout.text_scale;
}

/* Items in the pack. */
static int count_packed(const struct inventory_slots *slots)
{
    int packed = 0;
    for (int i = 0; i < slots->list->count; i++)
        packed += !slots->things[i].is_worn;
    return packed;
}

/* Slots of the pack, or more if what is held there needs more. */
static int pack_rows(const struct inventory_slots *slots)
{
    int count = int_max(count_packed(slots), slots->state->traits.slots);
    return (count + COLUMNS - 1) / COLUMNS;
}

/* A slot of the pack with its label: down the first column, then down the next. */
static struct rectangle pack_slot(const struct page *page, const struct inventory_slots *slots,
                                  int number)
{
    int scale = scale_of(page);
    int rows = pack_rows(slots);
    int width = (page->area.width - (COLUMNS - 1) * COLUMN_GAP * scale) / COLUMNS;
    int foot = page->area.y + page->area.height;
    return (struct rectangle){page->area.x + number / rows * (width + COLUMN_GAP * scale),
                              foot - (rows - number % rows) * (SLOT_SIDE + SLOT_GAP) * scale, width,
                              SLOT_SIDE * scale};
}

/* A slot of the equipment: in a corner of the hero's picture. */
static struct rectangle worn_slot(const struct page *page, enum slot slot)
{
    int scale = scale_of(page);
    bool is_right = slot == SLOT_ARMOUR || slot == SLOT_CHARM;
    bool is_low = slot == SLOT_LAMP || slot == SLOT_CHARM;
    int x = is_right ? INVENTORY_FIGURE_WIDTH - SLOT_SIDE - COLUMN_GAP : COLUMN_GAP;
    int y = is_low ? INVENTORY_FIGURE_HEIGHT / 2 + SLOT_GAP : COLUMN_GAP;
    return (struct rectangle){page->area.x + x * scale, page->area.y + y * scale, SLOT_SIDE * scale,
                              SLOT_SIDE * scale};
}

/* Where item `index` stands. */
static struct rectangle place_of(const struct page *page, const struct inventory_slots *slots,
                                 int index)
{
    const struct inventory_item *thing = &slots->things[index];
    if (thing->is_worn)
        return worn_slot(page, item_get(thing->item)->slot);
    return pack_slot(page, slots, index - slots->list->count + count_packed(slots));
}

/* The part of a slot for its label. */
static struct page label_of(const struct page *page, struct rectangle slot)
{
    int left = (SLOT_SIDE + LABEL_GAP) * scale_of(page);
    struct page label = *page;
    label.area =
        (struct rectangle){slot.x + left, slot.y, int_max(slot.width - left, 1), slot.height};
    return label;
}

int inventory_slots_height(const struct page *page, const struct inventory_slots *slots)
{
    for (int i = 0; i < slots->list->count; i++) {
        struct list_row row = {.picture = NULL};
        struct page label = label_of(page, pack_slot(page, slots, 0));
        slots->list->write_row(slots->list->source, i, &row);
        if (!slots->things[i].is_worn &&
            widgets_paragraph_lines(&label, 0, row.label) > LABEL_LINES_MAX)
            return 0;
    }
    return pack_rows(slots) * (SLOT_SIDE + SLOT_GAP) * scale_of(page);
}

uint32_t inventory_slots_ground(enum item item)
{
    const struct item_kind *kind = item_get(item);
    if (kind->glyph == '!')
        return 0x1e3a2a;
    if (kind->glyph == '?')
        return 0x35264e;
    if (kind->slot != SLOT_NONE)
        return 0x24303e;
    return kind->thrown && !kind->use ? 0x35343c : 0x3e2c1e;
}

/* A square with an edge, darker toward its foot. */
static void draw_slot(const struct page *page, struct rectangle slot, uint32_t edge,
                      uint32_t ground)
{
    struct canvas *canvas = &page->display->frame;
    int scale = scale_of(page);
    slot.width = slot.height;
    canvas_fill(canvas, slot, edge);
    slot = (struct rectangle){slot.x + scale, slot.y + scale, slot.width - 2 * scale,
                              slot.height - 2 * scale};
    canvas_fill(canvas, slot, ground);
    slot.y += slot.height / 2;
    slot.height -= slot.height / 2;
    canvas_shade(canvas, slot, 0, 40);
}

/* Beside the slot; of the equipment the letter alone, below it. */
static void draw_label(const struct page *page, const struct inventory_item *thing,
                       struct rectangle slot, const char *words, uint32_t colour)
{
    struct display *display = page->display;
    if (thing->is_worn) {
        char letter[] = {thing->letter, '\0'};
        int x = slot.x + (slot.width - display_text_width(display, letter)) / 2;
        display_write(display, x, slot.y + slot.height + LETTER_GAP * scale_of(page), colour,
                      letter);
        return;
    }
    struct page label = label_of(page, slot);
    int height = widgets_paragraph_lines(&label, 0, words) * widgets_line_height(display);
    label.area.y += int_max(slot.height - height, 0) / 2;
    label.area.height = height;
    widgets_paragraph(&label, colour, 0, words);
}

static void draw_thing(const struct page *page, const struct inventory_slots *slots, int index)
{
    struct display *display = page->display;
    const struct inventory_item *thing = &slots->things[index];
    struct rectangle slot = place_of(page, slots, index);
    struct list_row row = {.picture = NULL};
    bool is_chosen = index == slots->list->chosen;
    int scale = scale_of(page) * 3 / 2;
    int margin = (SLOT_SIDE * scale_of(page) - TILE_SIDE * scale) / 2;
    slots->list->write_row(slots->list->source, index, &row);
    uint32_t edge = thing->is_worn ? EQUIPPED_COLOUR : EDGE_COLOUR;
    if (is_chosen)
        canvas_fill(&display->frame, slot, THEME_SELECTED);
    draw_slot(page, slot, is_chosen ? THEME_KEY : edge, inventory_slots_ground(thing->item));
    display_draw_sprite(display, row.picture, slot.x + margin, slot.y + margin, scale);
    draw_label(page, thing, slot, row.label, is_chosen ? THEME_KEY : THEME_TEXT);
    if (!slots->list->is_idle)
        hit_areas_add_row(&display->hit_areas, slot, index);
    if (is_chosen && !slots->list->is_idle)
        read_out_row(display, index, slots->list->count, row.label);
}

/* The hero in the light of the lantern. */
static void draw_figure(const struct page *page, const struct state *state)
{
    int scale = scale_of(page);
    const struct actor *hero = state_hero_const(state);
    const struct sprite *sprite = page->display->art.tileset.heroes[state->start][hero->lantern];
    struct canvas *frame = &page->display->frame;
    struct rectangle alcove = {page->area.x, page->area.y, INVENTORY_FIGURE_WIDTH * scale,
                               INVENTORY_FIGURE_HEIGHT * scale};
    struct point middle = {alcove.x + alcove.width / 2, alcove.y + alcove.height / 2};
    const struct scenery scenery = {.frame = frame, .unit = 2 * scale};
    int side = TILE_SIDE * FIGURE_SCALE * scale;
    canvas_fill(frame, alcove, ALCOVE_COLOUR);
    canvas_clip(frame, alcove);
    scenery_draw_glow(&scenery, middle, GLOW_RADIUS * 3 / 2 * scale, GLOW_COLOUR);
    scenery_draw_glow(&scenery, middle, GLOW_RADIUS * scale, GLOW_COLOUR);
    scenery_draw_ellipse(&scenery,
                         (struct point){middle.x, middle.y + side / 2 - FIGURE_SCALE * scale}, 16,
                         4, false, SHADOW_COLOUR, 170);
    canvas_unclip(frame);
    display_draw_sprite(page->display, sprite, middle.x - side / 2, middle.y - side / 2,
                        FIGURE_SCALE * scale);
}

void inventory_slots_draw(const struct page *page, const struct inventory_slots *slots)
{
    draw_figure(page, slots->state);
    for (enum slot slot = SLOT_NONE + 1; slot < SLOT_COUNT; slot++)
        draw_slot(page, worn_slot(page, slot), THEME_EMPTY, FREE_COLOUR);
    for (int i = count_packed(slots); i < slots->state->traits.slots; i++)
        draw_slot(page, pack_slot(page, slots, i), THEME_EMPTY, FREE_COLOUR);
    for (int i = 0; i < slots->list->count; i++)
        draw_thing(page, slots, i);
}
