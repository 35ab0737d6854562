/* The bestiary: all kinds of creatures, with what is known about those that were met. */
#include "base/integer.h"
#include "game/text/narration_words.h"
#include "ui/art/theme.h"
#include "ui/screens/screen.h"
#include "ui/view/list.h"
#include "ui/view/page_parts.h"

#include <stdio.h>

/* At text scale 1. */
#define LIST_WIDTH 150
#define NARROW_MAX 260 /* narrower pages tell below the list: */
#define NARROW_LIST 66 /* two rows */
#define GAP 4
#define PORTRAIT_SCALE 3
#define PORTRAIT_MARGIN 3
#define PORTRAIT_ROOM 150 /* narrower columns have none */
#define TEXT_LENGTH_MAX 900
/* Tint that makes a sprite a silhouette. */
#define SILHOUETTE 0x06060a

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

static void draw_portrait(struct display *display, const struct sprite *sprite, struct point at,
                          bool is_hidden)
{
    int scale = PORTRAIT_SCALE * display->layout.text_scale;
    int margin = PORTRAIT_MARGIN * scale;
    int side = TILE_SIDE * scale + 2 * margin;
    canvas_fill(&display->frame, (struct rectangle){at.x, at.y, side, side}, THEME_EMPTY);
    canvas_draw(&display->frame, atlas_frame(&display->art.atlas, sprite, 0), at.x + margin,
                at.y + margin,
                (struct drawing){.scale = scale, .tint = is_hidden ? SILHOUETTE : 0});
}

/* The portrait, and the name beside or below it. */
static void draw_head(const struct screen_context *context, struct page *page, enum monster kind)
{
    struct display *display = page->display;
    int scale = display->layout.text_scale;
    int side = (TILE_SIDE + 2 * PORTRAIT_MARGIN) * PORTRAIT_SCALE * scale;
    const char *name = name_of(context, kind);
    if (page->area.width < PORTRAIT_ROOM * scale || page->area.height < 3 * side) {
        widgets_paragraph(page, THEME_HEAD, 0, name);
        return;
    }
    draw_portrait(display, display->art.tileset.monsters[kind],
                  (struct point){page->area.x, page->area.y}, !is_known(context, kind));
    bool is_beside = 2 * display_text_width(display, name) + side < page->area.width;
    if (is_beside)
        font_draw(&display->frame, &display->art.font, page->area.x + side + 2 * GAP * scale,
                  page->area.y, 2 * scale, THEME_HEAD, name);
    page->area.y += side + GAP * scale;
    page->area.height -= side + GAP * scale;
    if (!is_beside)
        widgets_paragraph(page, THEME_HEAD, 0, name);
}

/* Draws a paragraph and a gap below it. */
static void draw_known(struct page *page, uint32_t colour, const char *words)
{
    if (!words || !words[0])
        return;
    read_out_text(page->display, words);
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

static void draw_kind(const struct screen_context *context, struct page *page, enum monster kind)
{
    char words[TEXT_LENGTH_MAX];
    struct text text = text_init(words, sizeof words);
    draw_head(context, page, kind);
    widgets_gap(page, GAP);
    if (is_known(context, kind)) {
        draw_knowledge(context, page, kind);
        return;
    }
    write_unknown(kind, &text);
    draw_known(page, THEME_FAINT, words);
}

void screen_bestiary_write_title(const struct screen_context *context, struct text *text)
{
    const struct bestiary *bestiary = context->options->bestiary;
    enum monster met[MONSTER_COUNT];
    text_append(text, "Bestiary: %d of %d met", bestiary ? bestiary_list(bestiary, met) : 0,
                bestiary_kinds());
}

void screen_bestiary_draw_page(struct screen_context *context, struct page *page)
{
    int scale = page->display->layout.text_scale;
    int count = bestiary_kinds();
    int chosen = int_min(context->stack.choice, count - 1);
    int width = int_min(LIST_WIDTH * scale, page->area.width / 2);
    bool is_narrow = page->area.width < NARROW_MAX * scale;
    struct page told = is_narrow
                           ? page_parts_cut_foot(page, page->area.height - NARROW_LIST * scale)
                           : page_parts_cut_right(page, width, 8 * scale);
    list_draw(page, &(struct list){.count = count,
                                   .chosen = chosen,
                                   .write_row = write_row,
                                   .source = context,
                                   .has_pictures = true});
    draw_kind(context, &told, kind_of(chosen));
}

bool screen_bestiary_key(struct screen_context *context, struct key key)
{
    if (key.code != KEY_ESCAPE && !key_is_confirm(key))
        return list_key(context->display, key, bestiary_kinds(), &context->stack.choice);
    screen_stack_pop(context);
    return true;
}
