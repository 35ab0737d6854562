/* What is felt of a blow: sparks fly out of the body that is struck. (More of bursts: test_scene_effects.c.) */
#include "support/built_art.h"
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_show.h"

#define RED_MIN 0xc0

/* The red pixels behind a rat, 60 milliseconds after it lost that much health: by a blow from the west, or otherwise. */
static int sparks(int health_lost, bool is_blow, bool is_still)
{
    struct scene_show show = scene_show_begin(game_picture("##########\n"
                                                           "#..@r....#\n"
                                                           "#........#\n"
                                                           "##########\n"),
                                              is_still);
    struct event event = {.kind = is_blow ? EVENT_STRUCK : EVENT_HURT,
                          .actor = is_blow ? show.state->hero : HANDLE_NONE,
                          .victim = game_picture_actor(show.state, 'r'),
                          .from = {3, 1},
                          .to = {4, 1},
                          .damage = health_lost};
    scene_show_draw(&show);
    show.state->events = (struct event_list){.events = {event}, .count = 1};
    show.state->hero_noise = 0;
    stage_play(&show.stage, show.state, 5000);
    stage_advance(&show.stage, &show.scene.camera, 5060);
    canvas_clear(&show.canvas);
    scene_draw_bursts(&show.scene, &show.canvas);
    int red = 0;
    for (int y = 0; y < show.canvas.height; y++)
        for (int x = 4 * TILE_SIDE + TILE_SIDE / 2 - show.scene.camera.x; x < show.canvas.width;
             x++)
            red += (show.canvas.pixels[y * show.canvas.width + x] >> 16 & 0xff) >= RED_MIN;
    scene_show_end(&show);
    return red;
}

static void a_harder_blow_drives_more_sparks_out(void **unused)
{
    (void)unused;
    assert_int_equal(sparks(0, true, false), 0);
    assert_true(sparks(1, true, false) > 0);
    assert_true(sparks(5, true, false) > 2 * sparks(1, true, false));
}

static void harm_that_is_no_blow_and_reduced_motion_drive_none_out(void **unused)
{
    (void)unused;
    assert_int_equal(sparks(5, false, false), 0);
    assert_int_equal(sparks(5, true, true), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_harder_blow_drives_more_sparks_out),
        cmocka_unit_test(harm_that_is_no_blow_and_reduced_motion_drive_none_out),
    };
    return cmocka_run_group_tests(tests, built_art_load, built_art_unload);
}
