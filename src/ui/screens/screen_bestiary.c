/* The bestiary: all kinds of creatures, with what is known about those that were met. */
#include "base/integer.h"
#include "game/text/narration_words.h"
#include "ui/art/theme.h"
#include "ui/screens/screen.h"
#include "ui/view/list.h"
#include "ui/view/page_parts.h"
#include "ui/view/room_picture.h"

#include <stdio.h>

/* At text scale 1. */
#define LIST_WIDTH 150
#define NARROW_MAX 260 /* narrower pages tell below the list: */
#define NARROW_LIST 66 /* two rows; more where no text needs the room */
#define GAP 4
#define HEIGHT_UNLIMITED 30000 /* more than any page takes */
#define TEXT_LENGTH_MAX 900
#define LARGE_NAME_LINES 22 /* on lower pages each line is needed for the text */

static const char *bare_name(enum monster kind)
{
    return narration_words_bare(monster_get(kind)->name);
}

/* The kind in a row: all but the hero's, in the order of the table. */
static enum monster kind_of(int row)
{
    int hero = (int)monster_hero();
    return (enum monster)(row < hero ? row : row + 1);
}

static bool is_known(const struct screen_context *context, enum monster kind)
{
    return context->options->bestiary && bestiary_knows(context->options->bestiary, kind);
}

static const char *name_of(const struct screen_context *context, enum monster kind)
{
    return is_known(context, kind) ? bare_name(kind) : "Unknown";
}

static void write_row(const void *source, int index, struct list_row *row)
{
    const struct screen_context *context = source;
    enum monster kind = kind_of(index);
    row->picture = context->display->art.tileset.monsters[kind];
    row->is_hidden = !is_known(context, kind);
    row->colour = row->is_hidden ? THEME_FAINT : THEME_TEXT;
    snprintf(row->label, sizeof row->label, "%s", name_of(context, kind));
}

static void write_counts(const struct bestiary_record *record, struct text *text)
{
    text_append(text, "You met it in %d game%s", record->seen, record->seen == 1 ? "" : "s");
    if (record->killed > 0)
        text_append(text, ", and killed %d", record->killed);
    text_append(text, ". ");
    if (record->killers == 0)
        text_append(text, "It never killed you.");
    else if (record->killers == 1)
        text_append(text, "It killed you once.");
    else
        text_append(text, "It killed you %d times.", record->killers);
}

static void write_unknown(enum monster kind, struct text *text)
{
    const struct monster_kind *unmet = monster_get(kind);
    text_append(text, "You haven't met it yet.");
    if (unmet->frequency > 0)
        text_append(text, " Floors %d-%d.", unmet->first_floor, unmet->last_floor);
}

/* The name, twice as large where it has room. */
static void draw_head(struct page *page, const char *name)
{
    struct display *display = page->display;
    int scale = display->layout.text_scale;
    if (2 * display_text_width(display, name) > page->area.width ||
        widgets_lines_left(page) < LARGE_NAME_LINES) {
        widgets_paragraph(page, THEME_HEAD, 0, name);
        return;
    }
    font_draw(&display->frame, &display->art.font, page->area.x, page->area.y, 2 * scale,
              THEME_HEAD, name);
    widgets_gap(page, 2 * display->art.font.height);
}

/* Draws a paragraph and a gap below it. */
static void draw_known(struct page *page, uint32_t colour, const char *words)
{
    if (!words || !words[0])
        return;
    widgets_paragraph(page, colour, 0, words);
    widgets_gap(page, GAP);
}

static void draw_knowledge(const struct screen_context *context, struct page *page,
                           enum monster kind)
{
    char words[TEXT_LENGTH_MAX];
    struct text text = text_init(words, sizeof words);
    write_counts(&context->options->bestiary->records[kind], &text);
    draw_known(page, THEME_KEY, words);
    draw_known(page, THEME_HEAD, monster_get(kind)->help);
    text = text_init(words, sizeof words);
    bestiary_describe_combat_stats(kind, &text);
    draw_known(page, THEME_TEXT, words);
    text = text_init(words, sizeof words);
    bestiary_describe(kind, &text);
    draw_known(page, THEME_TEXT, words);
    draw_known(page, THEME_FAINT, monster_get(kind)->flavour);
}

/* Fills what is left of the page with the creature where it lives; of one that was never met only the eyes are seen. */
static void draw_home(const struct screen_context *context, const struct page *page,
                      enum monster kind)
{
    const struct tileset *tileset = &context->display->art.tileset;
    int depth = int_max(monster_get(kind)->first_floor, 1);
    bool is_met = is_known(context, kind);
    room_picture_draw(context->display, page->area,
                      &(struct room_picture){.depth = depth,
                                             .floor = band_home(depth, kind),
                                             .figures = {is_met ? tileset->monsters[kind]
                                                                : tileset->tiles[TILE_EYESHINE]},
                                             .is_dark = !is_met});
}

/* Of the page, `is_read` goes for all but the name. */
static void draw_text(const struct screen_context *context, struct page *page, enum monster kind)
{
    bool is_read = page->is_read;
    char words[TEXT_LENGTH_MAX];
    struct text text = text_init(words, sizeof words);
    page->is_read = false;
    draw_head(page, name_of(context, kind));
    page->is_read = is_read;
    widgets_gap(page, GAP);
    if (is_known(context, kind)) {
        draw_knowledge(context, page, kind);
    } else {
        write_unknown(kind, &text);
        draw_known(page, THEME_FAINT, words);
    }
}

void screen_bestiary_write_title(const struct screen_context *context, struct text *text)
{
    const struct bestiary *bestiary = context->options->bestiary;
    enum monster met[MONSTER_COUNT];
    text_append(text, "Bestiary: %d of %d met", bestiary ? bestiary_list(bestiary, met) : 0,
                bestiary_kinds());
}

/* The pixels that the text about a kind takes. */
static int text_height(const struct screen_context *context, const struct page *page,
                       enum monster kind)
{
    struct canvas frame = context->display->frame;
    struct page words = *page;
    words.area.height = HEIGHT_UNLIMITED;
    context->display->frame = canvas_empty(); /* nothing is drawn */
    draw_text(context, &words, kind);
    context->display->frame = frame;
    return HEIGHT_UNLIMITED - words.area.height;
}

/* The list on a narrow page: all that the text leaves, up to half of the page. */
static int narrow_list(const struct screen_context *context, const struct page *page,
                       enum monster kind)
{
    int min = NARROW_LIST * page->display->layout.text_scale;
    int left = page->area.height - text_height(context, page, kind);
    return int_max(min, int_min(left, page->area.height / 2));
}

void screen_bestiary_draw_page(struct screen_context *context, struct page *page)
{
    int scale = page->display->layout.text_scale;
    int count = bestiary_kinds();
    int chosen = int_min(context->stack.choice, count - 1);
    int width = int_min(LIST_WIDTH * scale, page->area.width / 2);
    bool is_narrow = page->area.width < NARROW_MAX * scale;
    struct page told =
        is_narrow ? page_parts_cut_foot(page, page->area.height -
                                                  narrow_list(context, page, kind_of(chosen)))
                  : page_parts_cut_right(page, width, 8 * scale);
    list_draw(page, &(struct list){.count = count,
                                   .chosen = chosen,
                                   .write_row = write_row,
                                   .source = context,
                                   .has_pictures = true});
    told.is_read = true;
    draw_text(context, &told, kind_of(chosen));
    draw_home(context, &told, kind_of(chosen));
}

bool screen_bestiary_key(struct screen_context *context, struct key key)
{
    if (key.code != KEY_ESCAPE && !key_is_confirm(key))
        return list_key(context->display, key, bestiary_kinds(), &context->stack.choice);
    screen_stack_pop(context);
    return true;
}
