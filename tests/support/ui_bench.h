/* The window's game on a workbench: everything but the loop, under SDL's dummy driver, to be drawn and pressed
 * step by step. Uses ui. */
#ifndef SUPPORT_UI_BENCH_H
#define SUPPORT_UI_BENCH_H

#include "ui/ui.h"

/* How to start a game at once on a drawn map (NULL: a generated one), without motion, in a window. */
struct ui_options ui_bench_options(const char *map, int width, int height);

/* The game as it stands after its start; options must outlive it. Released by ui_bench_close. */
struct ui *ui_bench_open(const struct ui_options *options);
void ui_bench_close(struct ui *ui);

/* Presses keys; commands of several turns are played to their end. For who listens, each key is drawn. */
void ui_bench_press(struct ui *ui, const char *keys);

/* Gives the window another size. */
void ui_bench_resize(struct ui *ui, int width, int height);

/* Draws what needs drawing, everything standing where it goes. */
void ui_bench_draw(struct ui *ui);

enum screen ui_bench_screen(const struct ui *ui);

#endif
