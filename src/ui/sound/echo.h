/* What walls give back of a sound: a few echoes that feed themselves and grow dull. Integers only. */
#ifndef UI_SOUND_ECHO_H
#define UI_SOUND_ECHO_H

#define ECHO_COMBS 3
#define ECHO_DELAY_MAX 1024 /* samples */

/* One echo: the samples on their way, of which that at `at` comes back now, and its last one grown dull. */
struct echo_comb {
    int line[ECHO_DELAY_MAX];
    int at;
    int dull;
};

/* Several, and a last delay that blurs them. */
struct echo {
    struct echo_comb combs[ECHO_COMBS];
    int smear[ECHO_DELAY_MAX];
    int smear_at;
};

/* Forgets all that is still on its way. */
void echo_clear(struct echo *echo);

/* Takes the next sample, within 2^23 of 0, and gives back what comes from the walls. */
int echo_next(struct echo *echo, int sample);

#endif
