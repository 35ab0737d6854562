/* Runs a fuzz target without libFuzzer: on each file of a folder, and on changed copies, the same each time.
 * Usage: fuzz_<name> FOLDER RUNS. The current input is in <program>.input, also after a crash. */
#include "base/bytes.h"
#include "base/random.h"
#include "base/text.h"
#include "fuzz/fuzz.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FILES_MAX 1024
#define BYTES_MAX 65536
#define PATH_MAX_LENGTH 4096

struct corpus {
    struct bytes files[FILES_MAX];
    int count;
};

static int compare_names(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* The names in a folder, sorted, so that the order is the same on every machine. */
static int list(const char *folder, char *names[FILES_MAX])
{
    int count = 0;
    DIR *directory = opendir(folder);
    for (struct dirent *entry; directory && (entry = readdir(directory));)
        if (entry->d_name[0] != '.' && count < FILES_MAX)
            names[count++] = strdup(entry->d_name);
    if (directory)
        closedir(directory);
    qsort(names, (size_t)count, sizeof *names, compare_names);
    return count;
}

static void read_file(const char *path, struct bytes *bytes)
{
    unsigned char data[BYTES_MAX];
    FILE *file = fopen(path, "rb");
    if (!file)
        fuzz_fail("a file of the corpus can't be read");
    bytes_put(bytes, data, fread(data, 1, sizeof data, file));
    fclose(file);
}

static void read_corpus(const char *folder, struct corpus *corpus)
{
    char *names[FILES_MAX];
    int count = list(folder, names);
    for (int i = 0; i < count; i++) {
        char path[PATH_MAX_LENGTH];
        struct text text = text_init(path, sizeof path);
        text_append(&text, "%s/%s", folder, names[i]);
        read_file(path, &corpus->files[corpus->count++]);
        free(names[i]);
    }
}

/* Runs the target on a copy in memory of exactly its size, so that reading past the end is found. */
static void run(const char *kept, const unsigned char *data, size_t size)
{
    FILE *file = fopen(kept, "wb");
    if (file) {
        fwrite(data, 1, size, file);
        fclose(file);
    }
    unsigned char *copy = malloc(size > 0 ? size : 1);
    if (!copy)
        abort();
    if (size > 0)
        memcpy(copy, data, size);
    LLVMFuzzerTestOneInput(copy, size);
    free(copy);
}

static void change_byte(struct random *random, unsigned char *data, size_t size)
{
    size_t at = (size_t)random_below(random, (int)size);
    switch (random_below(random, 3)) {
    case 0:
        data[at] ^= (unsigned char)(1 << random_below(random, 8));
        break;
    case 1:
        data[at] = (unsigned char)random_below(random, 256);
        break;
    default:
        data[at] = (unsigned char)(data[at] + random_between(random, -3, 3));
    }
}

/* Changes some bytes, or removes or doubles a few. */
static size_t change(struct random *random, unsigned char *data, size_t size)
{
    for (int i = random_between(random, 1, 4); i > 0 && size > 0; i--) {
        size_t at = (size_t)random_below(random, (int)size);
        size_t length = (size_t)random_between(random, 1, 16);
        length = length < size - at ? length : size - at;
        int how = random_below(random, 8);
        if (how == 0) {
            memmove(data + at, data + at + length, size - at - length);
            size -= length;
        } else if (how == 1 && size + length <= BYTES_MAX) {
            memmove(data + at + length, data + at, size - at);
            size += length;
        } else if (how == 2) {
            size = at;
        } else {
            change_byte(random, data, size);
        }
    }
    return size;
}

int main(int argc, char **argv)
{
    static struct corpus corpus;
    static unsigned char data[BYTES_MAX];
    char kept[PATH_MAX_LENGTH];
    int runs = 0;
    if (argc != 3 || !text_read_number(argv[2], 0, 1000000000, &runs)) {
        fprintf(stderr, "usage: %s FOLDER RUNS\n", argv[0]);
        return 2;
    }
    struct text text = text_init(kept, sizeof kept);
    text_append(&text, "%s.input", argv[0]);
    read_corpus(argv[1], &corpus);
    if (corpus.count == 0)
        fuzz_fail("the corpus is empty");
    for (int i = 0; i < corpus.count; i++)
        run(kept, corpus.files[i].data, corpus.files[i].length);
    for (int i = 0; i < runs; i++) {
        struct random random = random_make((uint64_t)i);
        const struct bytes *file = &corpus.files[random_below(&random, corpus.count)];
        if (file->length > 0)
            memcpy(data, file->data, file->length);
        run(kept, data, change(&random, data, file->length));
    }
    remove(kept);
    for (int i = 0; i < corpus.count; i++)
        bytes_clear(&corpus.files[i]);
    printf("%d files and %d changes of them\n", corpus.count, runs);
    return 0;
}
