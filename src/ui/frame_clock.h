/* When things happen on the frame, by the window's clock: milliseconds that wrap round, compared by their difference. */
#ifndef UI_FRAME_CLOCK_H
#define UI_FRAME_CLOCK_H

#include <stdint.h>

/* All of it is of the frame that is made now. */
struct frame_clock {
    uint32_t now;        /* of the frame that is made */
    uint32_t last_input; /* when something was pressed last */
    uint32_t last_step;  /* of a command of several turns */
    int idle_frame;      /* counts the pictures of those who wait */
    int tick;            /* of the flames' flicker */
};

#endif
