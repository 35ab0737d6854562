/* The bestiary: all kinds there are; of those that have been met, what is known. */
#include "game/text/narration_words.h"
#include "ui/art/theme.h"
#include "ui/screen.h"
#include "ui/ui_read_out.h"
#include "ui/view/column_list.h"
#include "ui/view/screen_page.h"
#include "ui/view/thing_view.h"

/* At text scale 1. */
#define LIST_WIDTH 150
#define GAP 4
#define PORTRAIT_SCALE 3
#define PORTRAIT_MARGIN 3
#define PORTRAIT_ROOM 150 /* narrower columns have none */
#define TEXT_LENGTH_MAX 900
/* What a sprite is multiplied by to be a silhouette. */
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

static bool is_known(const struct ui *ui, enum monster kind)
{
    return ui->options->bestiary && bestiary_knows(ui->options->bestiary, kind);
}

/* As it looks; who was not met, as a shape against what is less dark. */
static void draw_sprite(struct ui *ui, enum monster kind, struct point at, int margin, int scale)
{
    const struct sprite *sprite = ui->art.tileset.monsters[kind];
    int side = (TILE_SIDE + 2 * margin) * scale;
    bool is_shown = is_known(ui, kind);
    if (!is_shown || margin > 0)
        canvas_fill(&ui->frame, (struct rectangle){at.x, at.y, side, side}, THEME_EMPTY);
    canvas_draw(&ui->frame, atlas_frame(&ui->art.atlas, sprite, 0), at.x + margin * scale,
                at.y + margin * scale,
                (struct drawing){.scale = scale, .tint = is_shown ? 0 : SILHOUETTE});
}

static void draw_row(struct page *page, int row, bool is_chosen)
{
    struct ui *ui = page->ui;
    int scale = ui->layout.text_scale;
    enum monster kind = kind_of(row);
    struct rectangle area = {page->area.x, page->area.y, page->area.width, THING_VIEW_ROW * scale};
    uint32_t colour = is_chosen ? THEME_KEY : (is_known(ui, kind) ? THEME_TEXT : THEME_FAINT);
    if (is_chosen)
        canvas_fill(&ui->frame, area, THEME_SELECTED);
    draw_sprite(ui, kind, (struct point){area.x, area.y}, 0, scale);
    font_draw(&ui->frame, &ui->art.font, area.x + (TILE_SIDE + 4) * scale,
              area.y + (area.height - ui->art.font.height * scale) / 2, scale, colour,
              is_known(ui, kind) ? bare_name(kind) : "?");
    hit_areas_add_row(&ui->hit_areas, area, row);
    page->area.y += area.height;
}

static void draw_list(struct page *page, int count, int chosen)
{
    int rows = page->area.height / (THING_VIEW_ROW * page->ui->layout.text_scale);
    rows = rows > 0 ? rows : 1;
    int first = thing_view_first_row(chosen, count, rows);
    page->ui->scroll.rows_shown = rows;
    canvas_clip(&page->ui->frame, page->area);
    for (int row = first; row < count && row < first + rows; row++)
        draw_row(page, row, row == chosen);
    canvas_unclip(&page->ui->frame);
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
    text_append(text, "You have not met it yet.");
    if (unmet->frequency > 0)
        text_append(text, " Floors %d-%d.", unmet->first_floor, unmet->last_floor);
}

/* The portrait, and the name beside or below it. */
static void draw_head(struct page *page, enum monster kind)
{
    struct ui *ui = page->ui;
    int scale = ui->layout.text_scale;
    int side = (TILE_SIDE + 2 * PORTRAIT_MARGIN) * PORTRAIT_SCALE * scale;
    const char *name = is_known(ui, kind) ? bare_name(kind) : "Not met yet";
    if (page->area.width < PORTRAIT_ROOM * scale || page->area.height < 3 * side) {
        widgets_line(page, THEME_HEAD, name);
        return;
    }
    draw_sprite(ui, kind, (struct point){page->area.x, page->area.y}, PORTRAIT_MARGIN,
                PORTRAIT_SCALE * scale);
    bool is_beside = font_width(&ui->art.font, name) * 2 * scale + side < page->area.width;
    if (is_beside)
        font_draw(&ui->frame, &ui->art.font, page->area.x + side + 2 * GAP * scale, page->area.y,
                  2 * scale, THEME_HEAD, name);
    page->area.y += side + GAP * scale;
    page->area.height -= side + GAP * scale;
    if (!is_beside)
        widgets_line(page, THEME_HEAD, name);
}

/* A paragraph of what is known, and a gap below it. */
static void draw_known(struct page *page, uint32_t colour, const char *words)
{
    if (!words || !words[0])
        return;
    ui_read_out(page->ui, words);
    widgets_paragraph(page, colour, 0, words);
    widgets_gap(page, GAP);
}

static void draw_knowledge(struct page *page, enum monster kind)
{
    char words[TEXT_LENGTH_MAX];
    struct text text = text_init(words, sizeof words);
    write_counts(&page->ui->options->bestiary->records[kind], &text);
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

static void draw_kind(struct page *page, enum monster kind)
{
    char words[TEXT_LENGTH_MAX];
    struct text text = text_init(words, sizeof words);
    draw_head(page, kind);
    widgets_gap(page, GAP);
    if (!is_known(page->ui, kind)) {
        write_unknown(kind, &text);
        ui_read_out(page->ui, words);
        widgets_paragraph(page, THEME_FAINT, 0, words);
        return;
    }
    draw_knowledge(page, kind);
}

void screen_bestiary_draw(struct ui *ui)
{
    static const struct bar_action keys[] = {{NULL, "Up", "previous", KEY_UP},
                                             {NULL, "Down", "next", KEY_DOWN},
                                             {NULL, "Esc", "back", KEY_ESCAPE},
                                             {NULL, NULL, NULL, KEY_NONE}};
    const struct bestiary *bestiary = ui->options->bestiary;
    enum monster met[MONSTER_COUNT];
    char title[64];
    struct text text = text_init(title, sizeof title);
    int count = bestiary_kinds();
    text_append(&text, "Bestiary: %d of %d met", bestiary ? bestiary_list(bestiary, met) : 0,
                count);
    struct page page = screen_page_draw(ui, title, keys);
    int chosen = ui->screens.choice < count ? ui->screens.choice : count - 1;
    int list = LIST_WIDTH * ui->layout.text_scale;
    struct page right = page;
    list = list < page.area.width / 2 ? list : page.area.width / 2;
    page.area.width = list - 8 * ui->layout.text_scale;
    right.area.x += list;
    right.area.width -= list;
    ui_read_out_row(ui, chosen, count,
                    is_known(ui, kind_of(chosen)) ? bare_name(kind_of(chosen)) : "Not met yet");
    draw_list(&page, count, chosen);
    draw_kind(&right, kind_of(chosen));
}

bool screen_bestiary_key(struct ui *ui, struct key key)
{
    if (key.code != KEY_ESCAPE && !key_is_confirm(key))
        return column_list_key(ui, key, bestiary_kinds());
    screen_stack_pop(ui);
    return true;
}
