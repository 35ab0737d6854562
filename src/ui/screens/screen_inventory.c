/* The inventory: items by their letters, one of them described, and its actions. */
#include "base/integer.h"
#include "ui/art/theme.h"
#include "ui/screens/command_keys.h"
#include "ui/screens/inventory_slots.h"
#include "ui/screens/screen.h"
#include "ui/view/list.h"
#include "ui/view/page_parts.h"
#include "ui/view/scenery.h"
#include "ui/view/thing_view.h"

/* At text scale 1. */
#define WIDTH 496
#define HEIGHT 262
#define LIST_PERCENT 60 /* of the width, */
#define CARD_WIDTH 190  /* if this is left for the card; else half */
#define HEIGHT_MIN 160
#define COLUMNS_MIN 260
#define COLUMN_GAP 8
#define HEAD_GAP 4
#define ACTIONS_GAP 6
#define MARK_ROOM 10
/* The picture of the chosen item: its room, and its pool of light. */
#define PICTURE_ROOM 64
#define PICTURE_SCALE 3
#define POOL_COLOUR 0xf0b060
/* What describes it beside the hero. */
#define FIGURE_GAP 10
#define CHOSEN_WIDTH_MIN 140
/* More than any page takes. */
#define HEIGHT_UNLIMITED 30000

/* Everything the screen shows. */
struct shown {
    const struct display *display;
    const struct state *state;
    const struct prompt *prompt;
    const struct inventory_news *news;
    struct inventory_item things[INVENTORY_MAX];
    int count;
    int chosen;
};

static int find_chosen(const struct shown *shown)
{
    const struct prompt *prompt = shown->prompt;
    if (prompt->kind != PROMPT_ACTION)
        return prompt->choice < shown->count ? prompt->choice : 0;
    for (int i = 0; i < shown->count; i++)
        if (shown->things[i].item == prompt->item)
            return i;
    return 0;
}

static void write_thing(const struct shown *shown, int index, struct text *text)
{
    const struct inventory_item *thing = &shown->things[index];
    thing_view_write(shown->state, thing, text);
    if (shown->news->is_new[thing->item])
        text_append(text, ", new");
}

static void write_row(const void *source, int index, struct list_row *row)
{
    const struct shown *shown = source;
    struct text text = text_init(row->label, sizeof row->label);
    write_thing(shown, index, &text);
    row->picture =
        tileset_item(&shown->display->art.tileset, shown->state, shown->things[index].item);
}

/* The question, or why the last key did nothing. */
struct heading {
    char words[64];
};

static struct heading heading(const struct shown *shown)
{
    const struct prompt *prompt = shown->prompt;
    struct heading heading = {""};
    struct text text = text_init(heading.words, sizeof heading.words);
    if (shown->count > 0)
        prompt_write_refusal(input_device_bindings(&shown->display->device), shown->state, prompt,
                             shown->things[shown->chosen].item, &text);
    text_append(&text, "%s",
                text.length > 0                 ? ""
                : prompt->kind == PROMPT_ACTION ? "Choose an action"
                : prompt->sure_choice == prompt->choice + 1
                    ? "You have that equipped. Enter throws it anyway."
                : prompt->is_for_throwing ? "Throw what?"
                                          : "Inventory");
    return heading;
}

bool screen_inventory_shows_key(const struct screen_context *context, struct bar_action *key)
{
    const struct prompt *prompt = &context->reader.prompt;
    if (key->code == KEY_ENTER && prompt->is_for_throwing)
        key->does = "throw";
    else if (key->code == KEY_ENTER && prompt->kind == PROMPT_ACTION)
        key->does = "do it";
    return true;
}

/* "Pack 3/12 (equipped items take no slot)". */
static void write_slots(const struct state *state, struct text *text)
{
    text_append(text, "Pack %d/%d (equipped items take no slot)", pack_slots_taken(&state->pack),
                state->traits.slots);
}

/* One item, even where there is no room to show it: its line, what it is, and what is asked. */
static void read_out(struct display *display, const struct shown *shown)
{
    char line[160];
    struct text text = text_init(line, sizeof line);
    read_out_text(display, heading(shown).words);
    write_slots(shown->state, &text);
    read_out_text(display, line);
    if (shown->count == 0)
        return;
    const struct inventory_item *thing = &shown->things[shown->chosen];
    text = text_init(line, sizeof line);
    write_thing(shown, shown->chosen, &text);
    read_out_row(display, shown->chosen, shown->count, line);
    thing_view_read_out(display, shown->state, thing->item);
}

/* Whether a finger was seen, so that there are buttons to tap. */
static bool has_buttons(const struct display *display)
{
    return display->layout.button_rows > 0;
}

/* An action as it is shown: "Shift+U  use". Fingers and gamepads have no such keys: "use". */
struct action_row {
    char key[16];
    char words[40]; /* with the key */
};

static struct action_row action_row(const struct display *display, const char *modifier,
                                    const struct prompt_action *action)
{
    struct action_row row = {"", ""};
    struct text key = text_init(row.key, sizeof row.key);
    struct text words = text_init(row.words, sizeof row.words);
    if (!display->device.is_gamepad && !has_buttons(display)) {
        text_append(&key, "%s%c", modifier, action->key);
        text_append(&words, "%s  ", row.key);
    }
    text_append(&words, "%s", action->verb);
    return row;
}

/* The key stands out, as it is no item's letter; so does the mark before it, if any. */
static void draw_action(struct page *page, uint32_t colour, int indent, const char *mark,
                        const struct action_row *row)
{
    struct display *display = page->display;
    const struct font *font = &display->art.font;
    int scale = display->layout.text_scale;
    int x = page->area.x;
    int y = page->area.y;
    bool has_room = widgets_lines_left(page) > 0;
    page->area.x += indent * scale;
    widgets_format(page, colour, "%s", row->words);
    page->area.x = x;
    if (!has_room)
        return;
    font_draw(&display->frame, font, x, y, scale, THEME_KEY, mark);
    font_draw(&display->frame, font, x + indent * scale, y, scale, THEME_KEY, row->key);
}

static void draw_actions(struct page *page, const struct shown *shown)
{
    const struct prompt *prompt = shown->prompt;
    struct prompt_action actions[PROMPT_ACTIONS_MAX];
    int count = prompt_actions(shown->state, prompt->item, actions);
    widgets_gap(page, ACTIONS_GAP);
    for (int i = 0; i < count; i++) {
        bool is_chosen = i == prompt->choice;
        struct action_row row = action_row(page->display, "", &actions[i]);
        struct rectangle area = page->area;
        draw_action(page, is_chosen ? THEME_KEY : THEME_TEXT, MARK_ROOM, is_chosen ? ">" : "",
                    &row);
        if (is_chosen)
            read_out_row(page->display, i, count, row.words);
        area.height -= page->area.height;
        hit_areas_add_row(&page->display->hit_areas, area, i);
    }
}

/* What acts on the chosen item at once: keys, or words to tap, which stand out. */
static void draw_shortcuts(struct page *page, const struct shown *shown)
{
    struct prompt_action actions[PROMPT_ACTIONS_MAX];
    int count = prompt_actions(shown->state, shown->things[shown->chosen].item, actions);
    uint32_t colour = has_buttons(page->display) ? THEME_KEY : THEME_TEXT;
    widgets_gap(page, ACTIONS_GAP);
    for (int i = 0; i < count; i++) {
        struct action_row row = action_row(page->display, "Shift+", &actions[i]);
        struct rectangle area = page->area;
        draw_action(page, colour, 0, "", &row);
        area.height -= page->area.height;
        hit_areas_add_key(&page->display->hit_areas, area, (struct key){actions[i].key, 0});
    }
}

/* Over the map; where that is too small, over everything but the bar. */
static struct rectangle find_place(const struct display *display)
{
    struct rectangle whole = {0, 0, display->frame.width, display->layout.bar.y};
    bool is_small = display->layout.map.height < HEIGHT_MIN * display->layout.text_scale;
    return is_small ? whole : display->layout.map;
}

/* While it is asked what to do with one, none can be pointed at. */
static struct list list_of(const struct shown *shown)
{
    return (struct list){.count = shown->count,
                         .chosen = shown->chosen,
                         .write_row = write_row,
                         .source = shown,
                         .has_pictures = true,
                         .is_idle = shown->prompt->kind != PROMPT_THING};
}

static void draw_list(struct page *page, const struct shown *shown)
{
    const struct list list = list_of(shown);
    list_draw(page, &list);
}

/* What the chosen item is, and what can be done with it. */
static void draw_chosen(struct page *page, const struct shown *shown)
{
    if (shown->count == 0)
        return;
    thing_view_describe(page, shown->state, shown->things[shown->chosen].item);
    if (shown->prompt->kind == PROMPT_ACTION)
        draw_actions(page, shown);
    else if (!shown->prompt->is_for_throwing)
        draw_shortcuts(page, shown);
}

/* The pixels that draw_chosen takes for one of the items. */
static int height_of(const struct page *page, const struct shown *shown, int index)
{
    struct display *display = page->display;
    struct canvas frame = display->frame;
    int line = widgets_line_height(display);
    struct prompt_action actions[PROMPT_ACTIONS_MAX];
    struct page words = *page;
    words.area.height = HEIGHT_UNLIMITED;
    display->frame = canvas_empty(); /* nothing is drawn */
    thing_view_describe(&words, shown->state, shown->things[index].item);
    display->frame = frame;
    widgets_gap(&words, ACTIONS_GAP);
    int lines = prompt_actions(shown->state, shown->things[index].item, actions);
    return HEIGHT_UNLIMITED - words.area.height + lines * line;
}

/* The same for the item that needs most of them. */
static int chosen_height(const struct page *page, const struct shown *shown)
{
    int most = 0;
    for (int i = 0; i < shown->count; i++)
        most = int_max(most, height_of(page, shown, i));
    return most;
}

static struct page cut_card(struct page *page)
{
    int scale = page->display->layout.text_scale;
    int width = int_max(page->area.width - CARD_WIDTH * scale, page->area.width / 2);
    return page_parts_cut_right(page, int_min(page->area.width * LIST_PERCENT / 100, width),
                                COLUMN_GAP * scale);
}

/* Above the pack, beside the hero: where the chosen item is described. */
static struct page cut_chosen(struct page *page)
{
    int gap = FIGURE_GAP * page->display->layout.text_scale;
    return page_parts_cut_right(
        page, INVENTORY_FIGURE_WIDTH * page->display->layout.text_scale + gap, gap);
}

/* The right end of what describes the item; without width where the words need it. */
static struct page cut_picture(struct page *card)
{
    int room = PICTURE_ROOM * card->display->layout.text_scale;
    bool is_wide = card->area.width >= 3 * room;
    return page_parts_cut_right(card, card->area.width - (is_wide ? room : 0), 0);
}

/* The height that slots need on the page; 0 if they don't fit into its width. */
static int slots_height(const struct page *page, const struct shown *shown)
{
    const struct list list = list_of(shown);
    const struct inventory_slots slots = {&list, shown->state, shown->things};
    int scale = page->display->layout.text_scale;
    struct page left = *page;
    struct page card = cut_chosen(&left);
    cut_picture(&card);
    int pack = inventory_slots_height(page, &slots);
    if (pack == 0 || card.area.width < CHOSEN_WIDTH_MIN * scale)
        return 0;
    return pack + HEAD_GAP * scale +
           int_max(INVENTORY_FIGURE_HEIGHT * scale, chosen_height(&card, shown));
}

/* How the screen is laid out. */
struct plan {
    bool is_narrow;  /* one column */
    bool has_chosen; /* with the chosen item described below the list */
    int height;      /* of the box, in pixels */
    int needed;      /* the height in which nothing has to scroll */
};

/* The box grows where the list needs that and the place has room. */
static struct plan make_plan(struct display *display, const struct shown *shown,
                             struct rectangle place)
{
    int whole_height = display->layout.bar.y - place.y;
    int scale = display->layout.text_scale;
    int line = display_text_height(display) + WIDGETS_LINE_GAP * scale;
    place.width = int_min(place.width, WIDTH * scale);
    struct page page = widgets_inside(display, place);
    struct plan plan = {.is_narrow = page.area.width < COLUMNS_MIN * scale,
                        .height = int_min(HEIGHT * scale, place.height)};
    int around = place.height - page.area.height + HEAD_GAP * scale;
    around += line * widgets_paragraph_lines(&page, 0, heading(shown).words);
    const struct list list = list_of(shown);
    if (plan.is_narrow) {
        around += list_whole_height(&page, &list) + COLUMN_GAP * scale;
        around += chosen_height(&page, shown);
        plan.has_chosen = around <= place.height;
    } else {
        int slots = slots_height(&page, shown);
        int rest = around + line;
        cut_card(&page);
        around = rest + (slots > 0 ? slots : list_whole_height(&page, &list));
        if (around > whole_height) /* a list is lower */
            around = rest + list_whole_height(&page, &list);
    }
    if (plan.has_chosen || !plan.is_narrow)
        plan.height = int_max(plan.height, int_min(around, place.height));
    plan.needed = around;
    return plan;
}

/* Without room for more than one column and a list, it is that of what is asked. */
static void draw_narrow(struct page *page, const struct shown *shown, bool has_chosen)
{
    const struct inventory_item *thing = &shown->things[shown->chosen];
    char line[160];
    struct text text = text_init(line, sizeof line);
    if (shown->prompt->kind != PROMPT_ACTION || has_chosen)
        draw_list(page, shown);
    if (has_chosen) {
        widgets_gap(page, COLUMN_GAP);
        draw_chosen(page, shown);
    }
    if (shown->prompt->kind != PROMPT_ACTION || has_chosen)
        return;
    thing_view_write(shown->state, thing, &text);
    widgets_icon_line(page, tileset_item(&page->display->art.tileset, shown->state, thing->item), 0,
                      THEME_TEXT, line);
    draw_actions(page, shown);
}

/* A picture of the chosen item in a pool of light. */
static void draw_picture(struct page *page, const struct shown *shown)
{
    struct canvas *frame = &page->display->frame;
    int scale = page->display->layout.text_scale;
    if (shown->count == 0)
        return;
    const struct sprite *sprite =
        tileset_item(&page->display->art.tileset, shown->state, shown->things[shown->chosen].item);
    struct point middle = {page->area.x + page->area.width / 2,
                           page->area.y + PICTURE_ROOM * scale / 2};
    const struct scenery scenery = {.frame = frame, .unit = scale};
    scenery_draw_glow(&scenery, middle, PICTURE_ROOM * scale / 2, POOL_COLOUR);
    int side = sprite->width * PICTURE_SCALE * scale;
    display_draw_sprite(page->display, sprite, middle.x - side / 2, middle.y - side / 2,
                        PICTURE_SCALE * scale);
}

static void draw_slots(struct page *page, const struct shown *shown)
{
    const struct list list = list_of(shown);
    const struct inventory_slots slots = {&list, shown->state, shown->things};
    inventory_slots_draw(page, &slots);
    page->area.height -= inventory_slots_height(page, &slots);
    struct page card = cut_chosen(page);
    struct page picture = cut_picture(&card);
    if (picture.area.width > 0)
        draw_picture(&picture, shown);
    draw_chosen(&card, shown);
}

static void draw_wide(struct page *page, const struct shown *shown)
{
    int height = slots_height(page, shown);
    int scale = page->display->layout.text_scale;
    if (height > 0 && height <= page->area.height) {
        draw_slots(page, shown);
        return;
    }
    struct page card = cut_card(page);
    canvas_fill(&page->display->frame,
                (struct rectangle){card.area.x - COLUMN_GAP * scale / 2, card.area.y, scale,
                                   card.area.height},
                THEME_EMPTY);
    draw_list(page, shown);
    draw_chosen(&card, shown);
}

/* The last of the pack that is new, as kinds mostly get their letters in the order in which they come; -1: none. */
static int find_new(const struct state *state, const struct inventory_news *news)
{
    struct inventory_item things[INVENTORY_MAX];
    int i = inventory_list(state, things) - 1;
    while (i >= 0 && (things[i].is_worn || !news->is_new[things[i].item]))
        i--;
    return i;
}

bool screen_inventory_open(struct screen_context *context)
{
    const struct state *state = game_state(context->game);
    struct prompt *prompt = &context->reader.prompt;
    if (prompt->is_for_throwing)
        return true;
    inventory_news_find(&context->states.news, state);
    int row = find_new(state, &context->states.news);
    if (prompt->kind == PROMPT_THING && row >= 0)
        prompt->choice = row;
    return true;
}

void screen_inventory_draw(struct screen_context *context)
{
    struct display *display = context->display;
    struct shown shown = {.display = display,
                          .state = game_state(context->game),
                          .prompt = &context->reader.prompt,
                          .news = &context->states.news};
    char line[80];
    struct text text = text_init(line, sizeof line);
    shown.count = inventory_list(shown.state, shown.things);
    shown.chosen = find_chosen(&shown);
    if (shown.count > 0 && !shown.prompt->is_for_throwing)
        inventory_news_mark(&context->states.news, shown.things[shown.chosen].item);
    read_out(display, &shown);
    display_shade_map(display);
    struct rectangle place = find_place(display);
    struct plan plan = make_plan(display, &shown, place);
    if (plan.needed > place.height) { /* it takes the log's place too, all of it */
        place.height = display->layout.bar.y - place.y;
        plan = make_plan(display, &shown, place);
        plan.height = place.height;
    }
    int scale = display->layout.text_scale;
    struct page page =
        widgets_centred_box_in(display, place, WIDTH, (plan.height + scale - 1) / scale);
    widgets_paragraph(&page, THEME_HEAD, 0, heading(&shown).words);
    write_slots(shown.state, &text);
    if (!plan.is_narrow)
        widgets_line(&page, THEME_FAINT, line);
    widgets_gap(&page, HEAD_GAP);
    if (plan.is_narrow)
        draw_narrow(&page, &shown, plan.has_chosen);
    else
        draw_wide(&page, &shown);
}

/* Marks the slot at the left or right of the marked one, as it was drawn; whether the key asks for that. */
static bool go_sideways(const struct screen_context *context, struct prompt *prompt, int code)
{
    bool is_left = code == KEY_LEFT || code == KEY_KEYPAD_0 + 4;
    bool is_right = code == KEY_RIGHT || code == KEY_KEYPAD_0 + 6;
    if (prompt->kind != PROMPT_THING || !(is_left || is_right))
        return false;
    int to = hit_areas_row_beside(&context->display->hit_areas, prompt->choice, is_left ? -1 : 1);
    prompt->choice = to < 0 ? prompt->choice : to;
    prompt->sure_choice = to < 0 ? prompt->sure_choice : 0;
    return true;
}

bool screen_inventory_key(struct screen_context *context, struct key key)
{
    if (go_sideways(context, &context->reader.prompt, key.code))
        return true;
    if (context->reader.prompt.kind != PROMPT_NONE)
        return command_keys_feed(context, key);
    screen_stack_pop(context);
    return true;
}
