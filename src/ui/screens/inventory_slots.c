#include "ui/screens/inventory_slots.h"

#include "base/integer.h"
#include "ui/art/theme.h"
#include "world/hero.h"

/* At text scale 1. */
#define SLOT_SIDE 22
#define SLOT_GAP 3
#define COLUMN_GAP 6
#define LABEL_GAP 4
#define EQUIPMENT_GAP 8 /* below it */
#define PORTRAIT_SCALE 3
#define PORTRAIT_SIDE (TILE_SIDE * PORTRAIT_SCALE + 6)

enum { COLUMNS = 2, LABEL_LINES_MAX = 2 };

/* The colours of slots, their labels and the portrait. */
#define GROUND_COLOUR 0x15131c
#define HELD_COLOUR 0x221f2b
#define FREE_COLOUR 0x1b1924
#define EDGE_COLOUR 0x4a4150
#define EQUIPPED_COLOUR 0x9a6a34

static int scale_of(const struct page *page)
{
    return page->display->layout.text_scale;
}

static int count_worn(const struct inventory_slots *slots)
{
    int worn = 0;
    for (int i = 0; i < slots->list->count; i++)
        worn += slots->things[i].is_worn;
    return worn;
}

static int rows_for(int slots)
{
    return (slots + COLUMNS - 1) / COLUMNS;
}

/* As many as stand beside the portrait, or more. */
static int equipment_rows(const struct inventory_slots *slots)
{
    return int_max(rows_for(count_worn(slots)), PORTRAIT_SIDE / SLOT_SIDE);
}

/* Slots of the pack, or more if what is held there needs more. */
static int pack_rows(const struct inventory_slots *slots)
{
    return rows_for(int_max(slots->list->count - count_worn(slots), slots->state->traits.slots));
}

/* The height of the equipment at text scale 1. */
static int equipment_height(const struct inventory_slots *slots)
{
    return int_max(equipment_rows(slots) * (SLOT_SIDE + SLOT_GAP), PORTRAIT_SIDE) + EQUIPMENT_GAP;
}

/* Where equipped things stand: right of the portrait. */
static struct rectangle equipment_area(const struct page *page)
{
    int left = (PORTRAIT_SIDE + COLUMN_GAP) * scale_of(page);
    return (struct rectangle){page->area.x + left, page->area.y, page->area.width - left,
                              page->area.height};
}

/* Where the pack is. */
static struct rectangle pack_area(const struct page *page, const struct inventory_slots *slots)
{
    int top = equipment_height(slots) * scale_of(page);
    return (struct rectangle){page->area.x, page->area.y + top, page->area.width,
                              page->area.height - top};
}

/* The slot of that number in an area, with its label: down the first column, then down the second. */
static struct rectangle slot_in(const struct page *page, struct rectangle area, int rows,
                                int columns, int number)
{
    int scale = scale_of(page);
    int width = (area.width - (columns - 1) * COLUMN_GAP * scale) / columns;
    return (struct rectangle){area.x + number / rows * (width + COLUMN_GAP * scale),
                              area.y + number % rows * (SLOT_SIDE + SLOT_GAP) * scale, width,
                              SLOT_SIDE * scale};
}

/* Where thing `index` stands. */
static struct rectangle place_of(const struct page *page, const struct inventory_slots *slots,
                                 int index)
{
    bool is_worn = slots->things[index].is_worn;
    int number = 0;
    for (int i = 0; i < index; i++)
        number += slots->things[i].is_worn == is_worn;
    int rows = equipment_rows(slots);
    int columns = count_worn(slots) > rows ? COLUMNS : 1;
    return is_worn ? slot_in(page, equipment_area(page), rows, columns, number)
                   : slot_in(page, pack_area(page, slots), pack_rows(slots), COLUMNS, number);
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
        struct page label = label_of(page, place_of(page, slots, i));
        slots->list->write_row(slots->list->source, i, &row);
        if (widgets_paragraph_lines(&label, 0, row.label) > LABEL_LINES_MAX)
            return 0;
    }
    return (equipment_height(slots) + pack_rows(slots) * (SLOT_SIDE + SLOT_GAP)) * scale_of(page);
}

/* A dark square with an edge. */
static void draw_frame(const struct page *page, struct rectangle frame, uint32_t edge)
{
    struct canvas *canvas = &page->display->frame;
    int scale = scale_of(page);
    canvas_fill(canvas, frame, edge);
    canvas_fill(canvas,
                (struct rectangle){frame.x + scale, frame.y + scale, frame.width - 2 * scale,
                                   frame.height - 2 * scale},
                GROUND_COLOUR);
}

/* A slot's square, and the ground of its label. */
static void draw_slot(const struct page *page, struct rectangle slot, uint32_t edge,
                      uint32_t ground)
{
    canvas_fill(&page->display->frame, slot, ground);
    slot.width = slot.height;
    draw_frame(page, slot, edge);
}

static void draw_thing(const struct page *page, const struct inventory_slots *slots, int index)
{
    struct display *display = page->display;
    struct rectangle slot = place_of(page, slots, index);
    struct list_row row = {.picture = NULL};
    bool is_chosen = index == slots->list->chosen;
    int scale = scale_of(page);
    int margin = (SLOT_SIDE - TILE_SIDE) / 2 * scale;
    slots->list->write_row(slots->list->source, index, &row);
    uint32_t edge = slots->things[index].is_worn ? EQUIPPED_COLOUR : EDGE_COLOUR;
    draw_slot(page, slot, is_chosen ? THEME_KEY : edge, is_chosen ? THEME_SELECTED : HELD_COLOUR);
    display_draw_sprite(display, row.picture, slot.x + margin, slot.y + margin, scale);
    struct page label = label_of(page, slot);
    int lines = widgets_paragraph_lines(&label, 0, row.label);
    int words = lines * widgets_line_height(display);
    label.area.y += int_max(slot.height - words, 0) / 2;
    label.area.height = words;
    widgets_paragraph(&label, is_chosen ? THEME_KEY : THEME_TEXT, 0, row.label);
    if (!slots->list->is_idle)
        hit_areas_add_row(&display->hit_areas, slot, index);
    if (is_chosen && !slots->list->is_idle)
        read_out_row(display, index, slots->list->count, row.label);
}

static void draw_portrait(const struct page *page, const struct state *state)
{
    int scale = scale_of(page);
    const struct actor *hero = state_hero_const(state);
    const struct sprite *sprite = page->display->art.tileset.heroes[state->start][hero->lantern];
    struct rectangle frame = {page->area.x, page->area.y, PORTRAIT_SIDE * scale,
                              PORTRAIT_SIDE * scale};
    int margin = (PORTRAIT_SIDE - TILE_SIDE * PORTRAIT_SCALE) / 2 * scale;
    draw_frame(page, frame, EDGE_COLOUR);
    display_draw_sprite(page->display, sprite, frame.x + margin, frame.y + margin,
                        PORTRAIT_SCALE * scale);
}

void inventory_slots_draw(struct page *page, const struct inventory_slots *slots)
{
    int held = slots->list->count - count_worn(slots);
    draw_portrait(page, slots->state);
    for (int i = held; i < int_max(slots->state->traits.slots, held); i++)
        draw_slot(page, slot_in(page, pack_area(page, slots), pack_rows(slots), COLUMNS, i),
                  THEME_EMPTY, FREE_COLOUR);
    for (int i = 0; i < slots->list->count; i++)
        draw_thing(page, slots, i);
}
