/* A snapshot names its kinds: their order has no meaning, and an unknown name is refused. */
#include "support/check.h"

#include "game/save/snapshot.h"
#include "game/save/snapshot_body.h"

#include <string.h>

static struct game *begin(void)
{
    struct error error = {""};
    struct game_setup setup = game_setup_default();
    setup.seed = "names";
    setup.first_depth = 5;
    struct game *game = game_create(&setup, &error);
    assert_non_null(game);
    return game;
}

static struct bytes save(const struct game *game)
{
    struct bytes bytes = {0};
    snapshot_put(game, 1, &bytes);
    assert_false(bytes.has_failed);
    return bytes;
}

static struct game *load(const struct bytes *bytes, struct error *error)
{
    uint64_t position;
    error->message[0] = '\0';
    return snapshot_read(bytes->data, bytes->length, &position, error);
}

/* A table of names in reverse order. */
static struct name_table reversed(void)
{
    struct name_table names = {.counts = {0}};
    for (int t = TERRAIN_COUNT - 1; t > TERRAIN_NONE; t--)
        name_table_number(&names, NAMES_TERRAIN, t);
    for (int i = ITEM_COUNT - 1; i > ITEM_NONE; i--)
        name_table_number(&names, NAMES_ITEMS, i);
    for (int m = MONSTER_COUNT - 1; m >= 0; m--)
        name_table_number(&names, NAMES_MONSTERS, m);
    for (int c = CLOUD_COUNT - 1; c > CLOUD_NONE; c--)
        name_table_number(&names, NAMES_CLOUDS, c);
    for (int f = fov_count() - 1; f >= 0; f--)
        name_table_number(&names, NAMES_FOV, f);
    for (int d = DIRECTION_COUNT - 1; d >= 0; d--)
        name_table_number(&names, NAMES_DIRECTIONS, d);
    for (int r = RESULT_DIED; r >= RESULT_NONE; r--)
        name_table_number(&names, NAMES_RESULTS, r);
    for (int c = CAUSE_FALL; c >= CAUSE_NONE; c--)
        name_table_number(&names, NAMES_CAUSES, c);
    return names;
}

static void rows_in_another_order_are_the_same_rows(void **unused)
{
    struct game *game = begin();
    struct name_table names = reversed();
    struct bytes bytes = save(game);
    struct bytes other = {0};
    struct error error;
    snapshot_put_named(game, 1, &names, &other);
    struct game *copy = load(&other, &error);
    assert_string_equal(error.message, "");
    assert_int_equal(state_hash(game_state(copy)), state_hash(game_state(game)));
    struct bytes again = save(copy);
    assert_int_equal(again.length, bytes.length);
    assert_memory_equal(again.data, bytes.data, bytes.length);
    assert_true(other.length != bytes.length);
    bytes_clear(&again);
    bytes_clear(&other);
    bytes_clear(&bytes);
    game_destroy(copy);
    game_destroy(game);
    (void)unused;
}

/* The snapshot with one name replaced by another of the same length, sealed again. */
static struct bytes renamed(const struct bytes *bytes, const char *name, const char *to)
{
    struct byte_reader reader;
    struct error error;
    struct bytes body = {0};
    struct bytes sealed = {0};
    size_t length = strlen(name);
    assert_int_equal(strlen(to), length);
    assert_true(snapshot_unseal(bytes->data, bytes->length, &reader, &error));
    bytes_put(&body, reader.data, reader.length);
    size_t at = 0;
    while (at + length <= body.length && memcmp(body.data + at, name, length) != 0)
        at++;
    assert_true(at + length <= body.length);
    memcpy(body.data + at, to, length);
    snapshot_seal(&body, &sealed);
    bytes_clear(&body);
    return sealed;
}

static void check_refused(const char *name, const char *to, const char *what)
{
    struct game *game = begin();
    struct bytes bytes = save(game);
    struct bytes other = renamed(&bytes, name, to);
    struct error error;
    assert_null(load(&other, &error));
    if (!strstr(error.message, to) || !strstr(error.message, what))
        fail_msg("'%s' does not name %s and %s", error.message, what, to);
    bytes_clear(&other);
    bytes_clear(&bytes);
    game_destroy(game);
}

static void an_unknown_name_is_refused_by_its_name(void **unused)
{
    check_refused("shadowcast", "shadowcamp", "algorithm of sight");
    check_refused("terrain", "weather", "names");
    check_refused(terrain_get(band_of_depth(5)->stairs_up)->id, "stairs_no", "terrain");
    check_refused(monster_get(monster_hero())->id, "zero", "monster");
    check_refused("stopped", "paused!", "result");
    (void)unused;
}

/* Copies a table of names without one group. */
static void copy_without(const char *left_out, struct byte_reader *from, struct bytes *to)
{
    uint64_t groups = byte_reader_number(from);
    bytes_put_number(to, groups - 1);
    for (uint64_t g = 0; g < groups; g++) {
        char name[64];
        byte_reader_text(from, name, sizeof name);
        bool is_kept = strcmp(name, left_out) != 0;
        uint64_t count = byte_reader_number(from);
        if (is_kept) {
            bytes_put_text(to, name);
            bytes_put_number(to, count);
        }
        for (uint64_t i = 0; i < count; i++) {
            byte_reader_text(from, name, sizeof name);
            if (is_kept)
                bytes_put_text(to, name);
        }
    }
}

static void a_table_without_the_names_of_a_kind_in_the_game_is_refused(void **unused)
{
    struct error error = {""};
    struct byte_reader body;
    struct bytes changed = {0};
    struct bytes sealed = {0};
    struct game *game = begin();
    struct bytes bytes = save(game);
    assert_true(snapshot_unseal(bytes.data, bytes.length, &body, &error));
    bytes_put_number(&changed, byte_reader_number(&body));
    copy_without("terrain", &body, &changed);
    bytes_put(&changed, body.data + body.at, body.length - body.at);
    snapshot_seal(&changed, &sealed);
    assert_null(load(&sealed, &error));
    assert_non_null(strstr(error.message, "a name that is not in its table"));
    bytes_clear(&bytes);
    bytes_clear(&changed);
    bytes_clear(&sealed);
    game_destroy(game);
    (void)unused;
}

static void a_repeated_name_is_refused(void **unused)
{
    struct game *game = begin();
    struct bytes other = {0};
    struct error error;
    struct name_table twice = {.counts = {0}};
    name_table_number(&twice, NAMES_ITEMS, 1);
    twice.kinds[NAMES_ITEMS][++twice.counts[NAMES_ITEMS]] = 1;
    snapshot_put_named(game, 1, &twice, &other);
    assert_null(load(&other, &error));
    assert_string_equal(error.message, "its table of names is damaged");
    bytes_clear(&other);
    game_destroy(game);
    (void)unused;
}

/* The table has only kinds that are in the game, so a removed row does not matter to saves without that kind. */
static void only_kinds_in_the_game_have_a_name(void **unused)
{
    struct game *game = begin();
    struct bytes bytes = save(game);
    struct name_table names = {.counts = {0}};
    struct bytes other = {0};
    for (int m = 0; m < MONSTER_COUNT; m++)
        name_table_number(&names, NAMES_MONSTERS, m);
    snapshot_put_named(game, 1, &names, &other);
    assert_true(other.length > bytes.length + 100);
    bytes_clear(&other);
    bytes_clear(&bytes);
    game_destroy(game);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows_in_another_order_are_the_same_rows),
        cmocka_unit_test(an_unknown_name_is_refused_by_its_name),
        cmocka_unit_test(a_table_without_the_names_of_a_kind_in_the_game_is_refused),
        cmocka_unit_test(a_repeated_name_is_refused),
        cmocka_unit_test(only_kinds_in_the_game_have_a_name),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
