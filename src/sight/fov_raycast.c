/* One ray a degree to a circle of radius r, stepped by linear interpolation. A ray sees its cells
 * up to the one before its end, or up to the first blocking cell, which is seen. */
#include "sight/fov_algorithms.h"
#include "sight/ray_target.h"

#include <stdint.h>

#define COSINE_BITS 30

/* The rays of an octant: one a degree, both its edges among them. */
#define OCTANT_RAYS 46

/* Cosines of 0 .. 90 degrees times 2 to the power COSINE_BITS, rounded. For every one of them and
 * every radius 1 .. 4096 it was verified with 150-bit arithmetic that these round radius * cosine
 * as the exact values do: cos 60 is exact, and no other product comes nearer to a half than 2 to
 * the power -18. */
static const int32_t cosines[91] = {
    1073741824, 1073578288, 1073087729, 1072270298, 1071126243, 1069655912, 1067859754, 1065738315,
    1063292242, 1060522280, 1057429273, 1054014162, 1050277989, 1046221891, 1041847103, 1037154959,
    1032146887, 1026824413, 1021189159, 1015242840, 1008987269, 1002424350, 995556083,  988384560,
    980911966,  973140576,  965072759,  956710970,  948057759,  939115760,  929887697,  920376381,
    910584710,  900515665,  890172315,  879557810,  868675383,  857528349,  846120104,  834454122,
    822533958,  810363241,  797945680,  785285058,  772385229,  759250125,  745883746,  732290163,
    718473518,  704438018,  690187940,  675727625,  661061475,  646193961,  631129609,  615873009,
    600428808,  584801711,  568996477,  553017922,  536870912,  520560366,  504091252,  487468587,
    470697435,  453782903,  436730145,  419544355,  402230767,  384794656,  367241333,  349576144,
    331804471,  313931728,  295963357,  277904834,  259761657,  241539355,  223243478,  204879599,
    186453311,  167970228,  149435979,  130856211,  112236583,  93582766,   74900443,   56195305,
    37473049,   18739379,   0,
};

/* The whole number nearest to radius * cos(degrees), halves away from zero; degrees 0 .. 90. */
static int cosine_nearest(int radius, int degrees)
{
    int64_t half = INT64_C(1) << (COSINE_BITS - 1);
    return (int)((radius * (int64_t)cosines[degrees] + half) >> COSINE_BITS);
}

/* As in ray.h. */
struct ray_end {
    int length;
    int side;
};

/* Finds the ends of an octant's rays and returns how many: each once, as many degrees share the end
 * of a short ray. */
static int find_ends(int radius, struct ray_end ends[OCTANT_RAYS])
{
    int count = 0;
    for (int degrees = 0; degrees < OCTANT_RAYS; degrees++) {
        int length = cosine_nearest(radius, degrees);
        int side = cosine_nearest(radius, 90 - degrees);
        if (count == 0 || ends[count - 1].length != length || ends[count - 1].side != side)
            ends[count++] = (struct ray_end){length, side};
    }
    return count;
}

void fov_raycast_compute(const struct opacity *opacity, struct point origin, int radius,
                         struct view *view)
{
    struct ray_octant octants[RAY_OCTANTS];
    struct ray_end ends[OCTANT_RAYS];
    int count = find_ends(radius, ends);
    ray_octants_init(octants, opacity, origin, radius, RAY_TIES_FAR, view);
    for (int i = 0; i < RAY_OCTANTS; i++)
        for (int j = 0; j < count; j++)
            ray_reveal(&octants[i], ends[j].length, ends[j].side, ends[j].length - 1);
}

bool fov_raycast_sees(const struct opacity *opacity, struct point origin, int radius,
                      struct point cell)
{
    struct ray_target target = ray_target_make(opacity, origin, cell, RAY_TIES_FAR);
    struct ray_end ends[OCTANT_RAYS];
    int count = find_ends(radius, ends);
    for (int i = 0; i < count; i++)
        if (ray_target_is_met(&target, ends[i].length, ends[i].side, ends[i].length - 1))
            return true;
    return false;
}

int fov_raycast_rays(int radius, struct fov_ray *rays)
{
    struct ray_end ends[OCTANT_RAYS];
    int count = find_ends(radius, ends);
    for (int i = 0; i < count; i++)
        rays[i] = (struct fov_ray){ends[i].length, ends[i].side, ends[i].length - 1};
    return count;
}
