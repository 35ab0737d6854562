/* What walls give back of a sound: a few echoes that feed themselves and grow dull. Integers only. */
#ifndef UI_ECHO_H
#define UI_ECHO_H

#define ECHO_COMBS 3
#define ECHO_DELAY_MAX 1024 /* samples */

struct echo_comb {
    int line[ECHO_DELAY_MAX];
    int at;
    int dull;
};

struct echo {
    struct echo_comb combs[ECHO_COMBS];
    int smear[ECHO_DELAY_MAX];
    int smear_at;
};

void echo_clear(struct echo *echo);

/* Takes the next sample, within 2^23 of 0, and gives back what comes from the walls. */
int echo_next(struct echo *echo, int sample);

#endif
