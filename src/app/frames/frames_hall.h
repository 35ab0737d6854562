/* The hall that frames are measured in: large, lit by many flames, full of creatures that flit around the hero. */
#ifndef APP_FRAMES_FRAMES_HALL_H
#define APP_FRAMES_FRAMES_HALL_H

#define FRAMES_HALL_WIDTH 80
#define FRAMES_HALL_HEIGHT 45

/* With line ends and the terminating zero. */
#define FRAMES_HALL_SIZE ((FRAMES_HALL_WIDTH + 1) * FRAMES_HALL_HEIGHT + 1)

#define FRAMES_HALL_ACTORS 30
#define FRAMES_HALL_FLAMES 30

/* Writes the hall as a map (game/game.h). */
void frames_hall_draw(char *map);

#endif
