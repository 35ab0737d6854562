#include "content/traits.h"

#include <stddef.h>

_Static_assert(sizeof(struct traits) % sizeof(int) == 0, "every trait is an int");

void traits_add(struct traits *sum, const struct traits *more)
{
    int *sums = (int *)(void *)sum;
    const int *numbers = (const int *)(const void *)more;
    for (size_t i = 0; i < sizeof *sum / sizeof *sums; i++)
        sums[i] += numbers[i];
}
