/* The choice of a boon: it stays until one is chosen. */
#include "base/integer.h"
#include "rules/boons.h"
#include "ui/art/theme.h"
#include "ui/screens/screen.h"
#include "ui/screens/screen_shortcuts.h"
#include "ui/view/list.h"

#include <stdio.h>

#define BOX_WIDTH 360
#define BOX_HEIGHT 126 /* where every boon is told in a line */
#define BOX_MARGIN 28  /* of the width, that lines do not have */
#define ROW_PADDING 3
#define OUTLOOK_LENGTH_MAX 320
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

_Static_assert(BOONS_FOR_KEYSTONE == 2, "what is said of a keystone counts to two");

/* Whether the boon leads on to the keystone of its path. */
static bool leads_to_keystone(const struct state *state, const struct boon_kind *kind)
{
    return !kind->is_keystone && boons_keystone(state) == BOON_NONE &&
           boons_of_path(state, kind->path) < BOONS_FOR_KEYSTONE;
}

/* "Hood", "Hood, keystone", "Hood, you have 2". */
static void write_path(const struct state *state, const struct boon_kind *kind, struct text *text)
{
    int count = boons_of_path(state, kind->path);
    text_append(text, "%s", boon_path_get(kind->path)->name);
    if (kind->is_keystone)
        text_append(text, ", keystone");
    else if (count > 0)
        text_append(text, ", you have %d", count);
}

static void write_heading(const struct state *state, int index, struct text *text)
{
    const struct boon_kind *kind = boon_get(state->offers[index]);
    text_append(text, "%d  %s (", index + 1, kind->name);
    write_path(state, kind, text);
    text_append(text, ")");
}

/* Whether the offer tells what the keystone of its path does: the first of the path that leads there. */
static bool tells_keystone(const struct state *state, int index)
{
    const struct boon_kind *kind = boon_get(state->offers[index]);
    bool is_first = true;
    for (int i = 0; i < index; i++)
        is_first &= boon_get(state->offers[i])->path != kind->path;
    return is_first && leads_to_keystone(state, kind);
}

/* When the keystone is offered that the boon leads on to, and if `is_whole` what it does, or the boon's flavour. */
static void write_outlook(const struct state *state, int index, bool is_whole, struct text *text)
{
    const struct boon_kind *kind = boon_get(state->offers[index]);
    const struct boon_kind *keystone = boon_get(boons_keystone_of(kind->path));
    if (tells_keystone(state, index))
        text_append(text, "Keystone %s: %s.%s",
                    boons_of_path(state, kind->path) + 1 < BOONS_FOR_KEYSTONE ? "after 1 more"
                                                                              : "next",
                    keystone->name, is_whole ? " " : "");
    if (is_whole)
        text_append(text, "%s", tells_keystone(state, index) ? keystone->help : kind->flavour);
}

struct offer_words {
    char heading[120];
    char outlook[OUTLOOK_LENGTH_MAX];
};

static struct offer_words words_of(const struct state *state, int index, bool has_outlook)
{
    struct offer_words words;
    struct text text = text_init(words.heading, sizeof words.heading);
    write_heading(state, index, &text);
    text = text_init(words.outlook, sizeof words.outlook);
    write_outlook(state, index, has_outlook, &text);
    return words;
}

/* The lines of a boon; its outlook is shorter where there is no room. */
static int count_lines(const struct page *page, const struct state *state, int index,
                       bool has_outlook)
{
    const struct boon_kind *kind = boon_get(state->offers[index]);
    struct offer_words words = words_of(state, index, has_outlook);
    return widgets_paragraph_lines(page, 0, words.heading) +
           widgets_paragraph_lines(page, 0, kind->help) +
           (words.outlook[0] ? widgets_paragraph_lines(page, 0, words.outlook) : 0);
}

/* The lines that the boons take beyond a heading and a line each. */
static int count_more_lines(struct display *display, const struct state *state, bool has_outlook)
{
    int scale = display->layout.text_scale;
    int width = int_min(BOX_WIDTH * scale, display->frame.width) - (BOX_MARGIN + ICON_ROOM) * scale;
    struct page page = {.display = display, .area = {0, 0, width, 0}};
    int more = 0;
    for (int i = 0; i < count_offers(state); i++)
        more += count_lines(&page, state, i, has_outlook) - 2;
    return more;
}

static void draw_icon(struct display *display, enum boon boon, struct rectangle row)
{
    const struct sprite *sprite = display->art.tileset.boons[boon];
    int scale = ICON_SCALE * display->layout.text_scale;
    if (row.height < sprite->height * scale)
        scale = display->layout.text_scale;
    int x = row.x + ROW_PADDING * display->layout.text_scale;
    if (row.height < sprite->height * scale)
        return;
    display_draw_sprite(display, sprite, x, row.y + (row.height - sprite->height * scale) / 2,
                        scale);
    if (boon_get(boon)->is_keystone)
        display_draw_sprite(display, display->art.tileset.tiles[TILE_ICON_KEYSTONE],
                            x + sprite->width * scale / 2, row.y + row.height / 2,
                            display->layout.text_scale);
}

/* A boon with what it gives. All of them are read out, as any can be chosen by its number. */
static void draw_offer(struct page *page, const struct state *state, int index, bool is_chosen,
                       bool has_outlook)
{
    struct display *display = page->display;
    const struct boon_kind *kind = boon_get(state->offers[index]);
    int room = ICON_ROOM * display->layout.text_scale;
    int padding = ROW_PADDING * display->layout.text_scale;
    struct page inner = *page;
    inner.area.x += 2 * padding + room;
    inner.area.width -= 4 * padding + room;
    struct offer_words words = words_of(state, index, has_outlook);
    int lines = count_lines(&inner, state, index, has_outlook);
    struct rectangle row = {page->area.x, page->area.y, page->area.width,
                            lines * (display->art.font.height + WIDGETS_LINE_GAP) *
                                    display->layout.text_scale +
                                2 * padding};
    struct rectangle shown = rectangle_intersect(row, page->area);
    if (is_chosen)
        canvas_fill(&display->frame, shown, THEME_SELECTED);
    draw_icon(display, state->offers[index], shown);
    hit_areas_add_row(&display->hit_areas, shown, index);
    read_out_format(display, "%s: %s %s", words.heading, kind->help,
                    tells_keystone(state, index) ? words_of(state, index, true).outlook : "");
    if (is_chosen)
        read_out_row(display, index, count_offers(state), kind->name);
    inner.area.y += padding;
    inner.area.height -= padding;
    widgets_paragraph(&inner, THEME_KEY, 0, words.heading);
    widgets_paragraph(&inner, THEME_TEXT, 0, kind->help);
    if (words.outlook[0])
        widgets_paragraph(&inner, THEME_FAINT, 0, words.outlook);
    page->area.y += row.height;
    page->area.height -= row.height;
}

static int box_height(struct display *display, const struct state *state, bool has_outlook)
{
    int more = count_more_lines(display, state, has_outlook);
    return BOX_HEIGHT + more * (display->art.font.height + WIDGETS_LINE_GAP);
}

/* Whether the box leaves the bar free. */
static bool has_room(struct display *display, const struct state *state, bool has_outlook)
{
    int height = box_height(display, state, has_outlook) * display->layout.text_scale;
    return height <= display_above_bar(display).height;
}

/* Takes smaller letters where the offers have no room otherwise. */
static void choose_scale(struct display *display, const struct state *state)
{
    int *scale = &display->layout.text_scale;
    while (*scale > 1 && !has_room(display, state, false))
        --*scale;
}

bool screen_boon_open(struct screen_context *context)
{
    screen_context_guard_enter(context, true);
    return true;
}

void screen_boon_draw(struct screen_context *context)
{
    struct display *display = context->display;
    int text_scale = display->layout.text_scale;
    const struct state *state = game_state(context->game);
    const char *notice = context->notice;
    char line[80];
    display_shade(display, display_above_bar(display));
    choose_scale(display, state);
    struct rectangle place = display_above_bar(display);
    bool has_outlook = has_room(display, state, true);
    int height = box_height(display, state, has_outlook);
    if (!has_room(display, state, has_outlook)) /* no room above the bar: cover it */
        place.height = display->frame.height;
    struct page page = widgets_centred_box_in(display, place, BOX_WIDTH, height);
    snprintf(line, sizeof line, "Floor %d: choose a boon", state->depth);
    page.is_read = notice[0] == '\0'; /* a notice was said aloud */
    widgets_icon_line(&page, display->art.tileset.tiles[TILE_ICON_BOON], 0,
                      notice[0] ? THEME_KEY : THEME_HEAD, notice[0] ? notice : line);
    page.is_read = false;
    widgets_gap(&page, 3);
    for (int i = 0; i < count_offers(state); i++)
        draw_offer(&page, state, i, i == int_max(context->stack.choice, 0), has_outlook);
    display->layout.text_scale = text_scale;
    action_bar_read_out(display, screen_get(SCREEN_BOON)->keys);
}

static void choose(struct screen_context *context, int choice)
{
    screen_stack_pop(context);
    screen_context_command(context, (struct command){.kind = COMMAND_BOON, .choice = choice});
}

bool screen_boon_key(struct screen_context *context, struct key key)
{
    int count = count_offers(game_state(context->game));
    const struct command *command = binding_command(context->options->bindings, key);
    if (command && command->kind == COMMAND_BOON) {
        if (command->choice < count)
            choose(context, command->choice);
        return true;
    }
    if (command && command->kind == COMMAND_FOV) {
        screen_context_command(context, *command);
        return true;
    }
    if (screen_shortcuts_open(context, key))
        return true;
    if (count == 0)
        return false;
    if (screen_context_holds_enter(context, key))
        return true;
    int choice = int_max(context->stack.choice, 0);
    bool is_known = key_is_confirm(key) || list_key(context->display, key, count, &choice);
    if (is_known)
        context->stack.choice = choice;
    if (key_is_confirm(key))
        choose(context, choice);
    return is_known;
}
