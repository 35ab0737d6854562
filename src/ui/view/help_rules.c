#include "ui/view/help_pages.h"

#include "base/array.h"
#include "game/text/narration_words.h"
#include "rules/boons.h"
#include "ui/art/theme.h"
#include "ui/view/action_bar.h"
#include "ui/view/page_parts.h"
#include "ui/view/read_out.h"
#include "world/hero.h"

#define AS_TEXT(...) #__VA_ARGS__
#define NUMBER_TEXT(...) AS_TEXT(__VA_ARGS__)

/* At text scale 1. */
#define TWO_COLUMNS_MIN 440
#define COLUMN_GAP 12
#define LABEL_WIDTH 64
#define SIGN_SIDE (TILE_SIDE + 2)
#define GAP 5
/* Of an entry with its label. */
#define SAYS_LENGTH_MAX 320

/* A word or a sign of the map, and what it means. */
struct help_entry {
    const char *label; /* NULL: it is a sign */
    enum tile tile;    /* its sprite, or that of: */
    enum omen omen;
    int frame; /* and which of its pictures */
    const char *says;
    int gain; /* of a colour of the ranges: its turns and "turns." follow the words; or 0 */
};

#define RANGES "Ranges: standing here, you are hunted after "

static const struct help_entry rules[] = {
    {.label = "Your task",
     .says =
         "Carry the last ember down twelve drowned floors, light the great lamp, and hold it for forty turns. You have one "
         "life. Turn the lamp's beam: it stops each creature once, for 5 turns. If you lit no beacon, look at the cold lamp: "
         "there is another ending."},
    {.label = "Light",
     .says =
         "The open lantern shows you more, shows you to others, and wakes sleepers within 4 cells. Hooded, it wakes none, and "
         "your steps are a little slower. In the dark you are slow, quiet and hard to see."},
    {.label = "Eyes",
     .says =
         "The eyes of everything that sees you shine in the dark: from up to 20 cells while you stand in bright light, 8 in "
         "dim light, 2 in the dark."},
    {.label = "Pips",
     .says =
         "One pip: it begins to notice you. Two: it is wary. Three: it hunts you. Pips rise while it sees or hears you, noise "
         "alone to two if it can see, and fall while it does not. What has hunted you stays wary."},
    {.label = "Attacks",
     .says =
         "Attacks always hit. Armour reduces the damage of each, down to 1. An attack on a sleeper or on a creature "
         "without pips does three times the damage, five times with a knife. Nothing moves or attacks around a corner."},
    {.label = "Noise",
     .says =
         "Most creatures hear a faint noise within 2 steps, a soft one within 5, a loud one within 12, a deafening one within "
         "24; keen ears hear twice as far. A closed door counts as 5 steps, and walls stop it. Throw a pebble to lure "
         "creatures."},
    {.label = "Still",
     .says =
         "After two turns in the dark without a step, a noise or an attack, seen by nothing, you are still: only hunters and "
         "what is beside you notice you. An attack from there on what is awake, has one or two pips and has never hunted you "
         "is an ambush: twice the damage, with a knife three times."},
    {.label = "Healing",
     .says =
         "In the bright light of a burning brazier you heal 1 point in 5 turns while nothing hunts you, until the warmth of "
         "the floor is spent and its braziers burn low. Your open lantern heals 1 point in 40 turns. Potions and beacons heal "
         "more."},
    {.label = "Night",
     .says =
         "Night falls turn by turn: hooded, 8 turns count as 5; dark, as 4. A new floor delays it. When its moon is full, "
         "a hunter comes."},
    {.label = "Boons",
     .says =
         "Each new floor gives " NUMBER_TEXT(HERO_GROWTH) " health; three beacons and floors " NUMBER_TEXT(
             BOON_FLOORS) " offer boons. Two boons of a path bring its keystone."},
};

static const struct help_entry signs[] = {
    {.tile = TILE_EYESHINE, .says = "Eyes: a creature there sees you."},
    {.tile = TILE_PIPS, .frame = 0, .says = "One pip: it begins to notice you."},
    {.tile = TILE_PIPS, .frame = 1, .says = "Two pips: it is wary and comes to look."},
    {.tile = TILE_PIPS, .frame = 2, .says = "Three pips: it hunts you, and calls others."},
    {.tile = TILE_PIPS,
     .frame = 4,
     .says = "The third pip shrinks: it searches for you, or a lure draws it."},
    {.tile = TILE_PIPS,
     .frame = 5,
     .says = "Light, water or its nature keeps it off: soon it lets you be."},
    {.tile = TILE_PIPS,
     .frame = 6,
     .says = "It has given up, and leaves you alone while that lasts."},
    {.tile = TILE_ASLEEP, .says = "Asleep. Noise and your open lantern's light wake it."},
    {.tile = TILE_LAST_KNOWN, .says = "A grey shape: you saw it there last; it may have gone."},
    {.tile = TILE_TELL, .says = "Something unseen is about to attack from there."},
    {.tile = TILE_RIPPLE, .says = "A noise, yours or one you heard. A wider ring carries farther."},
    {.tile = TILE_ALLY_MARK, .says = "A captive that you freed, and can order about."},
    {.tile = TILE_ALLY_WAITS, .says = "A captive that waits where you told it to."},
    {.tile = TILE_RANGE_FAR, .says = RANGES, .gain = 1},
    {.tile = TILE_RANGE_MIDDLE, .says = RANGES, .gain = 2},
    {.tile = TILE_RANGE_NEAR, .says = RANGES, .gain = 3},
    {.tile = TILE_RANGE_STIRS, .says = "Ranges: standing here, your light stirs a sleeper."},
    {.tile = TILE_BEAM,
     .says = "A line between twins: each hunts you only while the other notices you."},
    {.tile = TILE_TARGET, .says = "Where your throw or shot would land; crossed out if it can't."},
    {.tile = TILE_AIM_HARM, .says = "Your throw would set this alight."},
    {.tile = TILE_ICON_MOON,
     .frame = 2,
     .says =
         "Turns until night sends the next hunter. Hooded or dark, your lantern delays it, and so does a new floor."},
    {.tile = TILE_ICON_FLOOR,
     .says =
         "A closed eye: nothing has hunted you here. If nothing does, leaving the floor delays the night by 50 more turns."},
    {.tile = TILE_ICON_NOISE, .says = "How loud your last action was."},
};

static const struct help_entry lab[] = {
    {.label = "The lab",
     .says =
         "The game knows five algorithms for what you can see. The lab shows what each of them sees from any cell, without "
         "changing your run. Its bar names the keys."},
    {.label = "In play",
     .says = "F2 switches to the next algorithm, even in the middle of a run. You never need it."},
    {.label = "Fair", .says = "If you see a cell, that cell sees you."},
    {.label = "Whole walls",
     .says = "In a plain room you see every piece of its wall, corners included."},
    {.label = "Solid walls", .says = "Nothing behind a closed wall is ever seen."},
    {.label = "Shadows", .says = "What a pillar hides stays hidden, however far behind it."},
    {.label = "Rays",
     .says =
         "Some algorithms cast rays and see the cells they touch. With a larger radius the rays spread differently, so raycast "
         "may see fewer cells at radius 12 than at 10."},
};

static void write_says(const struct help_entry *entry, struct text *text)
{
    text_append(text, "%s", entry->says);
    if (entry->gain == 0)
        return;
    action_bar_write_turns(entry->gain, text);
    text_append(text, " turns.");
}

/* On black, as on the map. */
static void draw_sign(struct page *page, const struct help_entry *entry)
{
    struct display *display = page->display;
    int scale = display->layout.text_scale;
    const struct tileset *tileset = &display->art.tileset;
    const struct sprite *sprite =
        entry->omen != OMEN_NONE ? tileset->omens[entry->omen] : tileset->tiles[entry->tile];
    int side = SIGN_SIDE * scale;
    canvas_fill(&display->frame, (struct rectangle){page->area.x, page->area.y, side, side}, 0);
    canvas_draw(&display->frame, atlas_frame(&display->art.atlas, sprite, entry->frame),
                page->area.x + (side - sprite->width * scale) / 2,
                page->area.y + (side - sprite->height * scale) / 2,
                (struct drawing){.scale = scale});
}

static void draw_entry(struct page *page, const struct help_entry *entry)
{
    int scale = page->display->layout.text_scale;
    int beside = (entry->label ? LABEL_WIDTH : SIGN_SIDE + GAP) * scale;
    struct page words = *page;
    char says[SAYS_LENGTH_MAX];
    struct text text = text_init(says, sizeof says);
    write_says(entry, &text);
    words.area.x += beside;
    words.area.width -= beside;
    int lines = widgets_paragraph_lines(&words, 0, says);
    int height = lines * (page->display->art.font.height + WIDGETS_LINE_GAP) * scale;
    if (!entry->label && height < SIGN_SIDE * scale) {
        words.area.y += (SIGN_SIDE * scale - height) / 2;
        height = SIGN_SIDE * scale;
    }
    if (height <= page->area.height) {
        if (entry->label)
            font_draw(&page->display->frame, &page->display->art.font, page->area.x, page->area.y,
                      scale, THEME_KEY, entry->label);
        else
            draw_sign(page, entry);
        widgets_paragraph(&words, THEME_TEXT, 0, says);
    }
    page->area.y += height;
    page->area.height -= height;
}

/* Including those that do not fit. */
static void read_out(const struct page *page, const struct help_entry *entries, int count)
{
    for (int i = 0; page->is_read && i < count; i++) {
        const char *label = entries[i].label;
        char sentence[SAYS_LENGTH_MAX];
        struct text text = text_init(sentence, sizeof sentence);
        text_append(&text, "%s%s", label ? label : "", label ? ": " : "");
        write_says(&entries[i], &text);
        read_out_text(page->display, sentence);
    }
}

/* Draws entries one below the other; the first page->skip of them are scrolled away. */
static void draw_all(struct page *page, const struct help_entry *entries, int count)
{
    read_out(page, entries, count);
    page->is_read = false;
    int first = page->skip < count ? page->skip : count - 1;
    for (int i = first; i < count && page->area.height >= 0; i++) {
        if (i > first)
            widgets_gap(page, GAP);
        draw_entry(page, &entries[i]);
    }
}

void help_rules_draw_lab(struct page *page)
{
    draw_all(page, lab, ARRAY_LENGTH(lab));
}

void help_rules_draw_omens(struct page *page)
{
    struct help_entry entries[OMEN_COUNT] = {
        {.label = "Omens",
         .says =
             "An omen changes a floor for you and for everything on it. Stairs tell it before you "
             "take them: look at them. Floors 3, 6 and 9 have two stairs down with different "
             "omens. To choose, look, press > until you are at the stairs you want, and Enter."}};
    char says[OMEN_COUNT][SAYS_LENGTH_MAX];
    for (int o = OMEN_NONE + 1; o < OMEN_COUNT; o++) {
        struct text text = text_init(says[o], sizeof says[o]);
        narration_words_omen((enum omen)o, &text);
        text_append(&text, " %s", omen_get((enum omen)o)->flavour);
        entries[o] = (struct help_entry){.omen = (enum omen)o, .says = says[o]};
    }
    draw_all(page, entries, OMEN_COUNT);
}

void help_rules_draw(struct page *page)
{
    draw_all(page, rules, ARRAY_LENGTH(rules));
}

/* In two columns where there is room: then all are seen at once. */
void help_rules_draw_signs(struct page *page)
{
    const int count = ARRAY_LENGTH(signs);
    struct page right;
    bool has_two = page_parts_split(page, TWO_COLUMNS_MIN, COLUMN_GAP, &right);
    int left = has_two ? (count + 1) / 2 : count;
    draw_all(page, signs, left);
    if (has_two)
        draw_all(&right, signs + left, count - left);
    if (has_two && right.area.height < page->area.height)
        page->area.height = right.area.height;
}
