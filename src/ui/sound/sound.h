/* The kinds of sounds and what each is made of. Rows are in sounds.def and ambiences.def; synth makes samples of them. */
#ifndef UI_SOUND_SOUND_H
#define UI_SOUND_SOUND_H

#include "content/band.h"

/* By the rows of sounds.def. */
enum sound {
    SOUND_NONE,
#define SOUND(id, key, twin, ...) SOUND_##id,
#include "ui/sound/sounds.def"
#undef SOUND
    SOUND_COUNT
};

/* By the rows of ambiences.def. */
enum ambience {
    AMBIENCE_NONE,
#define AMBIENCE(id, key, ...) AMBIENCE_##id,
#include "ui/sound/ambiences.def"
#undef AMBIENCE
    AMBIENCE_COUNT
};

/* What a part of a sound begins as. */
enum wave {
    WAVE_SINE,
    WAVE_TRIANGLE,
    WAVE_SQUARE, /* with slopes, so that it is not shrill */
    WAVE_RUSH,   /* noise below a frequency */
    WAVE_BREEZE, /* noise about a frequency */
};

/* What the player sees who does not hear: nothing is told by sound alone. */
enum twin {
    TWIN_MESSAGE, /* a sentence in the log */
    TWIN_FIGURE,  /* somebody goes, or stands elsewhere */
    TWIN_MAP,     /* a cell looks otherwise: a door, a cloud, light */
    TWIN_RIPPLE,  /* rings about where it was heard */
    TWIN_SLASH,   /* a blow drawn over its victim */
    TWIN_FLASH,   /* its victim shines up */
    TWIN_FADE,    /* who died fades */
    TWIN_FLIGHT,  /* a missile on its way */
    TWIN_TELL,    /* the mark of a tell */
    TWIN_EYES,    /* eyes in the dark */
    TWIN_PIPS,    /* over who notices, and in the panel */
    TWIN_PANEL,   /* health, lantern, moon or gear in the panel */
    TWIN_SCREEN,  /* another screen, or none any more */
    TWIN_CHOICE,  /* the line of a list that is lit */
};

/* Frequencies are in Hz, 20 .. 3400; times in milliseconds. */
struct sound_part {
    enum wave wave;
    int from;
    int to; /* at its end; of what never ends, at the middle of the loop; 0: as from */
    int begins;
    int lasts;  /* 0, in an ambience: for all of the loop */
    int attack; /* until it is at its loudest; 0 counts as 2 */
    int decay;  /* how steeply it then falls, 1 .. 4; 0 counts as 1 */
    int volume; /* against the other parts, 0 .. 100 */
    int sway;   /* how often it becomes quieter and louder again while it lasts */
    int depth;  /* by how much, in percent */
};

#define SOUND_PARTS_MAX 8
#define SOUND_LEVEL_MAX 100

/* A row of sounds.def. */
struct sound_kind {
    const char *key;
    enum twin twin;
    int level;  /* how loud its loudest moment seems, 1 .. SOUND_LEVEL_MAX */
    int varies; /* its pitch, from one time to the next, in percent */
    int gap;    /* it does not begin again within so many milliseconds */
    int rank;   /* where more happens than can be heard at once, the highest are */
    int room;   /* how much the walls give back, in percent */
    struct sound_part parts[SOUND_PARTS_MAX]; /* up to the first without a volume */
};

#define AMBIENCE_PARTS_MAX 16
#define AMBIENCE_BANDS_MAX 4

/* A row of ambiences.def. */
struct ambience_kind {
    const char *key;
    /* The keys of the bands where it is heard, up to the first NULL. */
    const char *bands[AMBIENCE_BANDS_MAX];
    int level; /* as of a sound, but of its mean */
    int lasts; /* milliseconds until it begins again, where its end meets its beginning */
    int room;
    struct sound_part parts[AMBIENCE_PARTS_MAX];
};

/* The row of a kind, neither NONE nor COUNT. */
const struct sound_kind *sound_get(enum sound sound);
const struct ambience_kind *ambience_get(enum ambience ambience);

/* What is heard all the time in a band of floors: the first that names it; AMBIENCE_NONE: none does. */
enum ambience ambience_of_band(enum band_id band);

#endif
