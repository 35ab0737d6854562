/* The tables of kinds agree with each other. */
#include "support/check.h"

#include "content/band.h"
#include "content/boon.h"
#include "content/item.h"
#include "content/lantern.h"
#include "content/monster.h"

#include <string.h>

/* A row of any table. */
struct row {
    const char *key;
    const char *name;
    char glyph; /* 0: none */
};

#define ROWS_MAX 512

struct rows {
    struct row rows[ROWS_MAX];
    int count;
};

static void add(struct rows *rows, const char *key, const char *name, char glyph)
{
    assert_true(rows->count < ROWS_MAX);
    rows->rows[rows->count++] = (struct row){key, name, glyph};
}

static struct rows all_rows(void)
{
    struct rows rows = {.count = 0};
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++)
        add(&rows, terrain_get((enum terrain)t)->id, terrain_get((enum terrain)t)->name,
            terrain_seems((enum terrain)t) == (enum terrain)t ? terrain_get((enum terrain)t)->glyph
                                                              : 0);
    for (int m = 0; m < MONSTER_COUNT; m++)
        add(&rows, monster_get((enum monster)m)->id, monster_get((enum monster)m)->name,
            monster_get((enum monster)m)->glyph);
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        add(&rows, item_get((enum item)i)->id, item_get((enum item)i)->name,
            item_get((enum item)i)->glyph);
    return rows;
}

static void check_id(const char *key)
{
    assert_non_null(key);
    assert_true(strlen(key) > 0);
    assert_int_equal(strspn(key, "abcdefghijklmnopqrstuvwxyz_"), strlen(key));
}

static void ids_are_lower_case_and_unique(void **unused)
{
    struct rows rows = all_rows();
    for (int i = 0; i < rows.count; i++) {
        check_id(rows.rows[i].key);
        assert_true(rows.rows[i].name && strlen(rows.rows[i].name) > 0);
        for (int j = 0; j < i; j++)
            assert_string_not_equal(rows.rows[i].key, rows.rows[j].key);
    }
    for (int i = 0; i < LANTERN_COUNT; i++) {
        check_id(lantern_get((enum lantern)i)->id);
        for (int j = 0; j < i; j++)
            assert_string_not_equal(lantern_get((enum lantern)i)->id,
                                    lantern_get((enum lantern)j)->id);
    }
    (void)unused;
}

/* Terrain shares glyphs with terrain, items with items: a drawn map has the first of those. */
static void glyphs_are_printable_and_shared_only_by_similar_kinds(void **unused)
{
    struct rows rows = all_rows();
    for (int i = 0; i < rows.count; i++) {
        char glyph = rows.rows[i].glyph;
        if (glyph == 0)
            continue;
        bool is_terrain = terrain_find_glyph(glyph) != TERRAIN_NONE;
        bool is_item = item_find_glyph(glyph) != ITEM_NONE;
        assert_in_range(glyph, '!', '~');
        assert_int_equal(is_terrain + is_item + (monster_find_glyph(glyph) != MONSTER_COUNT), 1);
        for (int j = 0; j < i; j++)
            if (glyph == rows.rows[j].glyph && !is_terrain && !is_item)
                fail_msg("%s and %s are both drawn as %c", rows.rows[i].key, rows.rows[j].key,
                         rows.rows[i].glyph);
    }
    (void)unused;
}

/* Eyes are drawn as '%' by the lab. */
static void the_glyph_of_eyes_is_free(void **unused)
{
    struct rows rows = all_rows();
    for (int i = 0; i < rows.count; i++)
        assert_true(rows.rows[i].glyph != '%');
    (void)unused;
}

static void kinds_are_found_by_their_glyphs(void **unused)
{
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++) {
        enum terrain first = terrain_find_glyph(terrain_get((enum terrain)t)->glyph);
        assert_in_range(first, TERRAIN_NONE + 1, t);
        assert_int_equal(terrain_get(first)->glyph, terrain_get((enum terrain)t)->glyph);
    }
    for (int m = 0; m < MONSTER_COUNT; m++)
        assert_int_equal(monster_find_glyph(monster_get((enum monster)m)->glyph), m);
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++) {
        enum item first = item_find_glyph(item_get((enum item)i)->glyph);
        assert_in_range(first, ITEM_NONE + 1, i);
        assert_int_equal(item_get(first)->glyph, item_get((enum item)i)->glyph);
    }
    assert_int_equal(terrain_find_glyph('%'), TERRAIN_NONE);
    assert_int_equal(monster_find_glyph('%'), MONSTER_COUNT);
    assert_int_equal(item_find_glyph('%'), ITEM_NONE);
    assert_int_equal(monster_find_glyph('@'), monster_hero());
    (void)unused;
}

static void hidden_terrain_looks_like_what_it_hides_as(void **unused)
{
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++) {
        const struct terrain_kind *kind = terrain_get((enum terrain)t);
        const struct terrain_kind *seems = terrain_get(terrain_seems((enum terrain)t));
        assert_int_equal(kind->seems != TERRAIN_NONE, kind->found_as != TERRAIN_NONE);
        assert_int_equal(kind->glyph, seems->glyph);
        assert_int_equal(kind->is_walkable, seems->is_walkable);
        assert_int_equal(kind->blocks_sight, seems->blocks_sight);
        assert_int_equal(kind->stops_sound, seems->stops_sound);
        assert_int_equal(kind->is_masonry, seems->is_masonry);
        assert_int_equal(kind->digs_to, seems->digs_to);
        assert_int_equal(kind->step_louder, seems->step_louder);
        assert_int_equal(seems->seems, TERRAIN_NONE);
        if (kind->found_as != TERRAIN_NONE)
            assert_int_equal(terrain_get((enum terrain)kind->found_as)->seems, TERRAIN_NONE);
    }
    (void)unused;
}

static void a_trap_does_the_same_hidden_and_found(void **unused)
{
    int traps = 0;
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++) {
        const struct terrain_kind *kind = terrain_get((enum terrain)t);
        assert_int_equal(terrain_is_trap(kind), kind->springs_as != NULL);
        assert_int_equal(terrain_is_trap(kind), kind->springs_to != TERRAIN_NONE);
        if (!terrain_is_trap(kind))
            continue;
        traps++;
        assert_true(kind->is_walkable);
        assert_int_equal(terrain_get((enum terrain)kind->springs_to)->seems, TERRAIN_NONE);
        if (kind->found_as == TERRAIN_NONE)
            continue;
        const struct terrain_kind *found = terrain_get((enum terrain)kind->found_as);
        assert_int_equal(found->springs, kind->springs);
        assert_int_equal(found->springs_to, kind->springs_to);
        assert_string_equal(found->springs_as, kind->springs_as);
    }
    assert_int_equal(traps, 2 * 5);
    (void)unused;
}

static void doors_that_open_close_again(void **unused)
{
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++) {
        const struct terrain_kind *kind = terrain_get((enum terrain)t);
        if (kind->opens_to != TERRAIN_NONE) {
            assert_int_equal(terrain_get((enum terrain)kind->opens_to)->closes_to, t);
            assert_false(kind->is_walkable);
            assert_true(terrain_get((enum terrain)kind->opens_to)->is_walkable);
        }
        if (kind->unlocks_to != TERRAIN_NONE) {
            assert_false(kind->is_walkable || kind->opens_to != TERRAIN_NONE);
            assert_true(terrain_get((enum terrain)kind->unlocks_to)->is_walkable);
        }
        if (kind->closes_to != TERRAIN_NONE)
            assert_int_equal(terrain_get((enum terrain)kind->closes_to)->opens_to, t);
    }
    (void)unused;
}

/* One sees and walks onto stairs; what gives light lets it out. */
static void terrain_makes_sense(void **unused)
{
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++) {
        const struct terrain_kind *kind = terrain_get((enum terrain)t);
        if (kind->leads != 0)
            assert_true(kind->is_walkable && !kind->blocks_sight);
        assert_in_range(kind->light_radius, 0, LIGHT_RADIUS_MAX);
        if (kind->light_radius > 0)
            assert_true(light_brightness(kind->light) >= LIGHT_DIM_FROM && !kind->blocks_sight);
    }
    (void)unused;
}

/* A pushed crate never shuts the hero in: it can be smashed, and what is left is walkable. */
static void terrain_that_can_be_pushed_can_be_smashed(void **unused)
{
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++) {
        const struct terrain_kind *kind = terrain_get((enum terrain)t);
        if (kind->pushed_on == TERRAIN_NONE)
            continue;
        assert_false(kind->is_walkable);
        assert_true(terrain_get((enum terrain)kind->pushed_on)->is_walkable);
        assert_true(terrain_get((enum terrain)kind->digs_to)->is_walkable);
    }
    (void)unused;
}

static void no_kind_shines_farther_than_the_greatest_radius(void **unused)
{
    int terrain = 0, monster = 0, silence = 0;
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++)
        if (terrain_get((enum terrain)t)->light_radius > terrain)
            terrain = terrain_get((enum terrain)t)->light_radius;
    for (int m = 0; m < MONSTER_COUNT; m++) {
        if (monster_get((enum monster)m)->light_radius > monster)
            monster = monster_get((enum monster)m)->light_radius;
        if (monster_get((enum monster)m)->silence > silence)
            silence = monster_get((enum monster)m)->silence;
    }
    assert_int_equal(terrain_light_radius_max(), terrain);
    assert_int_equal(monster_light_radius_max(), monster);
    assert_int_equal(MONSTER_SILENCE_MAX, silence);
    assert_true(terrain > 0 && monster > 0);
    (void)unused;
}

static void every_floor_has_one_band(void **unused)
{
    const struct band *last = NULL;
    for (int depth = LESSON_DEPTH; depth <= FLOOR_COUNT; depth++) {
        const struct band *band = band_of_depth(depth);
        assert_non_null(band);
        assert_in_range(depth, band->first_floor, band->last_floor);
        if (band != last)
            assert_int_equal(band->first_floor, depth);
        check_id(band->id);
        last = band;
    }
    assert_int_equal(last->last_floor, FLOOR_COUNT);
    (void)unused;
}

static void check_role(enum terrain terrain, bool is_walkable, bool blocks_sight)
{
    assert_in_range(terrain, TERRAIN_NONE + 1, TERRAIN_COUNT - 1);
    assert_int_equal(terrain_get(terrain)->is_walkable, is_walkable);
    assert_int_equal(terrain_get(terrain)->blocks_sight, blocks_sight);
}

static void the_materials_of_a_band_fit_their_roles(void **unused)
{
    for (int depth = LESSON_DEPTH; depth <= FLOOR_COUNT; depth++) {
        const struct band *band = band_of_depth(depth);
        check_role(band->floor, true, false);
        check_role(band->wall, false, true);
        check_role(band->door, false, true);
        check_role(band->doorway, true, false);
        check_role(band->grate, false, false);
        check_role(band->window, false, false);
        check_role(band->lamp, false, false);
        check_role(band->grass, true, true);
        check_role(band->shallow, true, false);
        check_role(band->deep, false, false);
        check_role(band->rubble, true, false);
        check_role(band->crate, false, true);
        assert_int_equal(terrain_get(band->crate)->pushed_on, band->floor);
        assert_int_equal(terrain_get(band->crate)->digs_to, band->rubble);
        assert_int_equal(terrain_get(band->deep)->fills_to, band->shallow);
        check_role(band->stairs_up, true, false);
        check_role(band->stairs_down, true, false);
        assert_int_equal(terrain_get(band->door)->opens_to, band->doorway);
        assert_int_equal(terrain_get(band->stairs_up)->leads, -1);
        assert_int_equal(terrain_get(band->stairs_down)->leads, 1);
        assert_true(terrain_get(band->lamp)->light_radius > 0);
        assert_true(terrain_get(band->wall)->is_masonry && terrain_get(band->window)->is_masonry);
    }
    (void)unused;
}

static void a_bands_mixture_is_in_percent(void **unused)
{
    for (int depth = 1; depth <= FLOOR_COUNT; depth++) {
        const struct band *band = band_of_depth(depth);
        assert_in_range(band->lamps, band->first_floor > 0 ? 2 : 0, 10);
        assert_in_range(band->grass_percent, 0, 100);
        assert_in_range(band->water_percent, 0, 100);
        assert_in_range(band->rubble_percent, 0, 100);
        assert_in_range(band->crate_percent, 0, 100);
        assert_in_range(band->opening_percent, 0, 100);
        assert_in_range(band->mirror_percent, 0, 100);
        assert_in_range(band->curtain_percent, 0, 100);
        assert_in_range(band->fungus_percent, 0, 100);
        assert_in_range(band->nook_percent, 0, 100);
        assert_in_range(band->short_cut_percent, 0, 100);
    }
    (void)unused;
}

static void every_floor_has_monsters(void **unused)
{
    for (int depth = 1; depth <= FLOOR_COUNT; depth++) {
        int met = 0;
        for (int m = 0; m < MONSTER_COUNT; m++) {
            const struct monster_kind *kind = monster_get((enum monster)m);
            if (kind->first_floor <= depth && depth <= kind->last_floor)
                met += kind->frequency;
        }
        assert_true(met > 0);
    }
    assert_int_equal(monster_get(monster_hero())->frequency, 0);
    (void)unused;
}

static int kinds_that_punish(const struct band *band, int stance)
{
    int kinds = 0;
    for (int m = 0; m < MONSTER_COUNT; m++) {
        const struct monster_kind *kind = monster_get((enum monster)m);
        bool is_met = kind->frequency > 0 && kind->first_floor <= band->first_floor &&
                      kind->last_floor >= band->last_floor;
        kinds += is_met && (kind->punishes & stance) != 0;
    }
    return kinds;
}

static void two_kinds_of_a_band_or_more_punish_each_stance(void **unused)
{
    for (int b = BAND_CELLARS; b < BAND_COUNT; b++)
        for (int l = 0; l < LANTERN_COUNT; l++)
            if (kinds_that_punish(band_get((enum band_id)b), 1 << l) < 2)
                fail_msg("%s: %s", band_get((enum band_id)b)->id, lantern_get((enum lantern)l)->id);
    (void)unused;
}

static void actors_can_be_placed_and_moved(void **unused)
{
    for (int m = 0; m < MONSTER_COUNT; m++) {
        const struct monster_kind *kind = monster_get((enum monster)m);
        assert_in_range(kind->step_time, 1, 1000);
        assert_in_range(kind->light_radius, 0, LIGHT_RADIUS_MAX);
        assert_true(kind->light_sight >= FOV_UNLIMITED && kind->light_sight <= FOV_RADIUS_MAX);
        if (kind->frequency > 0) {
            assert_in_range(kind->group_max, 1, 8);
            assert_in_range(kind->first_floor, 1, kind->last_floor);
            assert_in_range(kind->last_floor, kind->first_floor, FLOOR_COUNT);
        }
    }
    (void)unused;
}

static void every_item_family_has_a_kind(void **unused)
{
    int kinds[FAMILY_MINOR + 1] = {0};
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        kinds[item_get((enum item)i)->family]++;
    for (int family = FAMILY_NONE; family <= FAMILY_MINOR; family++)
        assert_true(kinds[family] > 0);
    (void)unused;
}

/* Generation and its checks count doors as passable because of this. */
static void terrain_that_closes_is_walkable(void **unused)
{
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++) {
        const struct terrain_kind *kind = terrain_get((enum terrain)t);
        if (kind->closes_to != TERRAIN_NONE && !kind->is_walkable)
            fail_msg("%s", kind->id);
    }
    (void)unused;
}

/* Whether the text is made of whole sentences. */
static bool is_whole(const char *text)
{
    return text && text[0] >= 'A' && text[0] <= 'Z' && text[strlen(text) - 1] == '.' &&
           !strstr(text, "  ");
}

static void every_monster_has_help_and_flavour_in_whole_sentences(void **unused)
{
    for (int m = 0; m < MONSTER_COUNT; m++) {
        const struct monster_kind *kind = monster_get((enum monster)m);
        if ((enum monster)m == monster_hero())
            continue;
        if (!is_whole(kind->help) || !is_whole(kind->flavour))
            fail_msg("%s", kind->id);
    }
    (void)unused;
}

/* A reader of the look card must not learn of these by dying. */
static void the_help_of_what_leaps_is_fast_or_strikes_hard_says_so(void **unused)
{
    (void)unused;
    for (int m = monster_hero() + 1; m < MONSTER_COUNT; m++) {
        const struct monster_kind *kind = monster_get((enum monster)m);
        const char *missing =
            kind->never_attacks                                                  ? NULL
            : kind->effect == EFFECT_POUNCE && !strstr(kind->help, "leaps")      ? "leaps"
            : kind->step_time < 100 && !strstr(kind->help, "fast")               ? "fast"
            : kind->strength == STRENGTH_BRUTE && !strstr(kind->help, "hard")    ? "hard"
            : kind->is_relentless && !strstr(kind->help, "follows you to other") ? "follows"
                                                                                 : NULL;
        if (missing)
            fail_msg("%s does not say '%s': %s", kind->id, missing, kind->help);
    }
}

static void test_boons_of_a_path_have_pictures_of_their_own(void **state)
{
    (void)state;
    for (int a = BOON_NONE + 1; a < BOON_COUNT; a++)
        for (int b = a + 1; b < BOON_COUNT; b++) {
            const struct boon_kind *one = boon_get((enum boon)a);
            const struct boon_kind *other = boon_get((enum boon)b);
            if (one->path != other->path)
                continue;
            const char *picture = one->picture ? one->picture : "";
            assert_string_not_equal(picture, other->picture ? other->picture : "");
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_boons_of_a_path_have_pictures_of_their_own),
        cmocka_unit_test(ids_are_lower_case_and_unique),
        cmocka_unit_test(glyphs_are_printable_and_shared_only_by_similar_kinds),
        cmocka_unit_test(the_glyph_of_eyes_is_free),
        cmocka_unit_test(kinds_are_found_by_their_glyphs),
        cmocka_unit_test(hidden_terrain_looks_like_what_it_hides_as),
        cmocka_unit_test(a_trap_does_the_same_hidden_and_found),
        cmocka_unit_test(doors_that_open_close_again),
        cmocka_unit_test(terrain_makes_sense),
        cmocka_unit_test(terrain_that_can_be_pushed_can_be_smashed),
        cmocka_unit_test(no_kind_shines_farther_than_the_greatest_radius),
        cmocka_unit_test(every_floor_has_one_band),
        cmocka_unit_test(the_materials_of_a_band_fit_their_roles),
        cmocka_unit_test(a_bands_mixture_is_in_percent),
        cmocka_unit_test(every_floor_has_monsters),
        cmocka_unit_test(two_kinds_of_a_band_or_more_punish_each_stance),
        cmocka_unit_test(actors_can_be_placed_and_moved),
        cmocka_unit_test(every_item_family_has_a_kind),
        cmocka_unit_test(terrain_that_closes_is_walkable),
        cmocka_unit_test(every_monster_has_help_and_flavour_in_whole_sentences),
        cmocka_unit_test(the_help_of_what_leaps_is_fast_or_strikes_hard_says_so),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
