/* Windows on lines of words, and transposed blocks of bits. */
#include "support/check.h"

#include "base/random.h"
#include "sight/bit_block.h"
#include "sight/bit_window.h"

static uint64_t random_word(struct random *random)
{
    uint64_t high = random_next(random);
    return high << 32 | random_next(random);
}

static bool bit_of(const uint64_t *words, size_t stride, int line, int bit)
{
    return words[(size_t)line * stride] >> bit & 1;
}

static void a_block_is_transposed_and_added(void **state)
{
    (void)state;
    struct random random = random_make(1);
    for (int times = 0; times < 200; times++) {
        uint64_t from[96];
        uint64_t old[64];
        uint64_t to[64];
        size_t from_stride = (size_t)random_between(&random, 1, 3);
        size_t to_stride = (size_t)random_between(&random, 1, 2);
        int from_bit = random_between(&random, 0, 32);
        int to_bit = random_between(&random, 0, 32);
        for (int i = 0; i < 96; i++)
            from[i] = random_word(&random);
        for (int i = 0; i < 64; i++)
            old[i] = to[i] = times % 2 ? 0 : random_word(&random) & random_word(&random);
        bit_block_transpose(from, from_stride, from_bit, to, to_stride, to_bit);
        for (int y = 0; y < 32; y++)
            for (int x = 0; x < 64; x++) {
                bool is_turned = x >= to_bit && x < to_bit + 32 &&
                                 bit_of(from, from_stride, x - to_bit, from_bit + y);
                assert_int_equal(bit_of(to, to_stride, y, x),
                                 is_turned || bit_of(old, to_stride, y, x));
            }
    }
}

static void an_empty_block_changes_nothing(void **state)
{
    (void)state;
    uint64_t from[32] = {0};
    uint64_t to[32] = {[3] = 5, [31] = UINT64_MAX};
    bit_block_transpose(from, 1, 0, to, 1, 32);
    for (int i = 0; i < 32; i++)
        assert_true(to[i] == (i == 3 ? 5 : i == 31 ? UINT64_MAX : 0));
}

/* The two blocks of 8 lines side by side in 32 lines; old contents are gone. */
static void two_blocks_of_8_lines_are_transposed_at_once(void **state)
{
    (void)state;
    struct random random = random_make(3);
    for (int times = 0; times < 200; times++) {
        uint64_t low[24];
        uint64_t high[24];
        uint64_t to[32];
        size_t stride = (size_t)random_between(&random, 1, 3);
        int from_bit = random_between(&random, 0, 32);
        for (int i = 0; i < 24; i++) {
            low[i] = random_word(&random);
            high[i] = random_word(&random);
        }
        for (int i = 0; i < 32; i++)
            to[i] = random_word(&random);
        bit_block_transpose_pair(low, high, stride, from_bit, to);
        for (int y = 0; y < 32; y++)
            for (int x = 0; x < 64; x++) {
                bool expected = (x < 8 && bit_of(low, stride, x, from_bit + y)) ||
                                (x >= 8 && x < 16 && bit_of(high, stride, x - 8, from_bit + y));
                assert_int_equal(bit_of(to, 1, y, x), expected);
            }
    }
}

static void a_window_begins_at_any_byte(void **state)
{
    (void)state;
    struct random random = random_make(2);
    for (int byte = 0; byte <= 16; byte++) {
        const uint64_t words[4] = {random_word(&random), random_word(&random), random_word(&random),
                                   random_word(&random)};
        uint64_t window = bit_window(words, byte);
        for (int i = 0; i < 64; i++)
            assert_int_equal(window >> i & 1,
                             bit_of(words, 1, (8 * byte + i) / 64, (8 * byte + i) % 64));
    }
}

static void bits_added_to_a_window_change_nothing_else(void **state)
{
    (void)state;
    struct random random = random_make(4);
    for (int byte = 0; byte <= 16; byte++) {
        const uint64_t old[4] = {random_word(&random), random_word(&random), random_word(&random),
                                 random_word(&random)};
        uint64_t words[4] = {old[0], old[1], old[2], old[3]};
        uint64_t added = random_word(&random);
        bit_window_add(words, byte, added);
        for (int i = 0; i < 256; i++) {
            int place = i - 8 * byte;
            bool is_added = place >= 0 && place < 64 && (added >> place & 1);
            assert_int_equal(bit_of(words, 1, i / 64, i % 64),
                             is_added || bit_of(old, 1, i / 64, i % 64));
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_block_is_transposed_and_added),
        cmocka_unit_test(an_empty_block_changes_nothing),
        cmocka_unit_test(two_blocks_of_8_lines_are_transposed_at_once),
        cmocka_unit_test(a_window_begins_at_any_byte),
        cmocka_unit_test(bits_added_to_a_window_change_nothing_else),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
