/* Hashes: the values that their authors published. */
#include "support/check.h"

#include "base/hash.h"

static void texts_are_hashed_by_fnv_1a(void **state)
{
    (void)state;
    assert_true(hash_text(HASH_START, "") == UINT64_C(0xcbf29ce484222325));
    assert_true(hash_text(HASH_START, "a") == UINT64_C(0xaf63dc4c8601ec8c));
    assert_true(hash_text(HASH_START, "foobar") == UINT64_C(0x85944171f73967e8));
    assert_true(hash_text(hash_text(HASH_START, "foo"), "bar") == UINT64_C(0x85944171f73967e8));
}

static void numbers_are_hashed_low_byte_first(void **state)
{
    (void)state;
    const unsigned char bytes[] = {0xf0, 0xde, 0xbc, 0x9a, 0x78, 0x56, 0x34, 0x12};
    assert_true(hash_number(HASH_START, UINT64_C(0x123456789abcdef0)) ==
                hash_bytes(HASH_START, bytes, sizeof bytes));
    assert_true(hash_number(HASH_START, 0) != HASH_START);
    assert_true(hash_bytes(HASH_START, bytes, 0) == HASH_START);
}

static void the_mixer_is_splitmix64(void **state)
{
    (void)state;
    assert_true(hash_mix(0) == UINT64_C(0xe220a8397b1dcdaf));
    assert_true(hash_mix(1234567) == UINT64_C(6457827717110365317));
}

static void one_bit_of_a_number_changes_about_half_of_the_mixed_ones(void **state)
{
    (void)state;
    for (int bit = 0; bit < 64; bit++) {
        uint64_t changed = hash_mix(12345) ^ hash_mix(12345 ^ UINT64_C(1) << bit);
        int count = 0;
        for (; changed; changed &= changed - 1)
            count++;
        assert_in_range(count, 12, 52);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(texts_are_hashed_by_fnv_1a),
        cmocka_unit_test(numbers_are_hashed_low_byte_first),
        cmocka_unit_test(the_mixer_is_splitmix64),
        cmocka_unit_test(one_bit_of_a_number_changes_about_half_of_the_mixed_ones),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
