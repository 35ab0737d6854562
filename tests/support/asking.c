#include "support/asking.h"

#include "support/check.h"
#include "support/game_picture.h"

struct asking asking_after(const char *picture, const char *keys)
{
    struct asking asking = {.state = game_picture(picture)};
    asking_press(&asking, keys);
    return asking;
}

void asking_press(struct asking *asking, const char *keys)
{
    struct error error = {""};
    struct key key;
    while (*keys) {
        assert_true(key_read(&keys, &key, &error));
        asking->reading = key_reader_feed(&asking->reader, asking->state, key, &asking->command);
    }
}
