/* The game in a window for tests: everything except the loop, under SDL's dummy driver, drawn and used step by step. Uses
 * ui. */
#ifndef SUPPORT_UI_BENCH_H
#define SUPPORT_UI_BENCH_H

#include "ui/screens/game_screen.h"
#include "ui/session/playing.h"
#include "ui/session/replaying.h"
#include "ui/ui.h"

/* Options to start a game at once on a drawn map (NULL: a generated one), without motion and story, in a window. */
struct ui_options ui_bench_options(const char *map, int width, int height);

/* The game after its start; options must outlive it. Released by ui_bench_close. */
struct ui *ui_bench_open(const struct ui_options *options);
void ui_bench_close(struct ui *ui);

/* Ends a test with the game of its set-up at `state`. */
int ui_bench_tear_down(void **state);

/* The same on the title screen, on a floor with some of everything, and in a small empty hall. Writes `options`, which must
 * outlive it. The first two are 640 x 400 pixels. */
struct ui *ui_bench_open_title(struct ui_options *options);
struct ui *ui_bench_open_floor(struct ui_options *options);
struct ui *ui_bench_open_hall(struct ui_options *options, int width, int height);

/* Presses keys. Commands of several turns are played to their end, and with sound on, each key is drawn. */
void ui_bench_press(struct ui *ui, const char *keys);

/* Gives the window another size. */
void ui_bench_resize(struct ui *ui, int width, int height);

/* Draws what needs drawing, with all motion finished. */
void ui_bench_draw(struct ui *ui);

enum screen ui_bench_screen(const struct ui *ui);

/* Checks that keys lead to a screen, and draws it. */
void ui_bench_check_leads(struct ui *ui, const char *keys, enum screen screen);

/* The pixels of a newly drawn frame; the caller frees them. */
uint32_t *ui_bench_picture(struct ui *ui);

/* Whether keys change the pixels. */
bool ui_bench_changes(struct ui *ui, const char *keys);

#endif
