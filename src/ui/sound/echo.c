#include "ui/sound/echo.h"

#include <string.h>

/* Lengths without common divisors, so that the echoes don't ring together. */
static const int delays[ECHO_COMBS] = {661, 797, 919};

#define SMEAR_DELAY 173
#define KEPT 180    /* of 256, kept from echo to echo */
#define CLEAR 120   /* of 256: how much of its high frequencies an echo keeps */
#define SMEARED 140 /* of 256 */

void echo_clear(struct echo *echo)
{
    memset(echo, 0, sizeof *echo);
}

static int comb_next(struct echo_comb *comb, int delay, int sample)
{
    int out = comb->line[comb->at];
    comb->dull += (out - comb->dull) * CLEAR / 256;
    comb->line[comb->at] = sample + comb->dull * KEPT / 256;
    comb->at = comb->at + 1 < delay ? comb->at + 1 : 0;
    return out;
}

/* An all-pass filter: delays each frequency differently. */
static int smear(struct echo *echo, int sample)
{
    int before = echo->smear[echo->smear_at];
    int in = sample + before * SMEARED / 256;
    echo->smear[echo->smear_at] = in;
    echo->smear_at = echo->smear_at + 1 < SMEAR_DELAY ? echo->smear_at + 1 : 0;
    return before - in * SMEARED / 256;
}

int echo_next(struct echo *echo, int sample)
{
    int sum = 0;
    for (int i = 0; i < ECHO_COMBS; i++)
        sum += comb_next(&echo->combs[i], delays[i], sample);
    return smear(echo, sum / 2);
}
