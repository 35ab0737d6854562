/* Reverberation: a few comb filters with damping, then an all-pass filter. Integers only. */
#ifndef UI_SOUND_ECHO_H
#define UI_SOUND_ECHO_H

#define ECHO_COMBS 3
#define ECHO_DELAY_MAX 1024 /* samples */

/* One comb filter: a ring buffer with its oldest sample at `at`, and the last damped output. */
struct echo_comb {
    int line[ECHO_DELAY_MAX];
    int at;
    int dull;
};

/* All comb filters and the all-pass filter that blurs them. */
struct echo {
    struct echo_comb combs[ECHO_COMBS];
    int smear[ECHO_DELAY_MAX];
    int smear_at;
};

/* Clears all samples. */
void echo_clear(struct echo *echo);

/* Takes the next sample, within 2^23 of 0, and returns its reverberation. */
int echo_next(struct echo *echo, int sample);

#endif
