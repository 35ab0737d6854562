/* The ring that moves from where a boon's reach was to where it is, when the boon is taken. */
#include "support/built_art.h"
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_show.h"

static void take_deep_hood(struct scene_show *show, bool is_still)
{
    *show = scene_show_begin(game_picture("############\n#@.........#\n############\n"), is_still);
    scene_show_draw(show);
    game_picture_bless(show->state, BOON_DEEP_HOOD);
    show->state->events.count = 0;
    event_list_add(&show->state->events,
                   (struct event){.kind = EVENT_BOON, .boon = BOON_DEEP_HOOD});
    stage_play(&show->stage, show->state, 5000);
}

/* How far from the hero, in pixels to the right, the brightest effect is drawn, from 2 cells on; 0: none is. */
static int ring_radius(struct scene_show *show, int passed)
{
    struct canvas *canvas = &show->canvas;
    struct point middle = scene_middle_of(&show->scene, state_hero_const(show->state)->position);
    uint32_t brightest = 0;
    int radius = 0;
    stage_advance(&show->stage, &show->scene.camera, 5000 + (uint32_t)passed);
    canvas_clear(canvas);
    scene_draw_effects(&show->scene, canvas);
    for (int x = middle.x + 2 * TILE_SIDE; x < canvas->width;
         x++) { /* past the spark on the hero */
        uint32_t red = canvas->pixels[middle.y * canvas->width + x] >> 16 & 0xff;
        if (red > brightest) {
            brightest = red;
            radius = x - middle.x;
        }
    }
    return radius;
}

static void the_ring_of_hooded_noticing_shrinks_when_deep_hood_is_taken(void **unused)
{
    struct scene_show show;
    take_deep_hood(&show, false);
    assert_in_range(ring_radius(&show, 0), 6 * TILE_SIDE - 3, 6 * TILE_SIDE);
    assert_in_range(ring_radius(&show, STAGE_REACH_MS / 4), 4 * TILE_SIDE, 5 * TILE_SIDE + 8);
    assert_in_range(ring_radius(&show, STAGE_REACH_MS * 3 / 4), 3 * TILE_SIDE - 3, 3 * TILE_SIDE);
    assert_int_equal(ring_radius(&show, STAGE_REACH_MS), 0);
    scene_show_end(&show);
    (void)unused;
}

static void with_reduced_motion_it_stands_where_the_reach_is_now(void **unused)
{
    struct scene_show show;
    take_deep_hood(&show, true);
    int first = ring_radius(&show, 0);
    assert_in_range(first, 3 * TILE_SIDE - 3, 3 * TILE_SIDE);
    assert_int_equal(ring_radius(&show, STAGE_REACH_MS), first);
    scene_show_end(&show);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_ring_of_hooded_noticing_shrinks_when_deep_hood_is_taken),
        cmocka_unit_test(with_reduced_motion_it_stands_where_the_reach_is_now),
    };
    return cmocka_run_group_tests(tests, built_art_load, built_art_unload);
}
