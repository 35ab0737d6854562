/* Prints the cells of a map that are in view: ./example 3 1 8 shadowcast <map.txt
 * In the map, # blocks sight; @ marks the origin in the answer. Radius -1 is unlimited.
 * Build it with: cc example.c $(pkg-config --cflags --libs eyeshine-sight) -o example */
#include <eyeshine_sight.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char rows[EYESHINE_SIDE_MAX][EYESHINE_SIDE_MAX + 2];

static bool is_wall(void *context, int x, int y)
{
    (void)context;
    return rows[y][x] == '#';
}

int main(int argc, char **argv)
{
    int height = 0;
    while (height < EYESHINE_SIDE_MAX && fgets(rows[height], sizeof rows[height], stdin))
        height++;
    int width = (int)strcspn(rows[0], "\n");

    struct eyeshine_map *map =
        eyeshine_map_init(malloc(eyeshine_map_size(width, height)), width, height);
    struct eyeshine_view *view =
        eyeshine_view_init(malloc(eyeshine_view_size(width, height)), width, height);
    if (argc != 5 || !map || !view)
        return 2;
    eyeshine_map_read(map, is_wall, NULL);

    int at_x = atoi(argv[1]);
    int at_y = atoi(argv[2]);
    if (!eyeshine_view_compute(view, map, eyeshine_algorithm_find(argv[4]), at_x, at_y,
                               atoi(argv[3])))
        return 2;
    for (int y = 0; y < height; y++, putchar('\n'))
        for (int x = 0; x < width; x++)
            putchar(x == at_x && y == at_y          ? '@'
                    : eyeshine_view_has(view, x, y) ? rows[y][x]
                                                    : ' ');
    free(view);
    free(map);
    return 0;
}
