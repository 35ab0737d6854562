/* eyeshine-lab: the simulation without a window. */
#include "app/lab/lab.h"
#include "base/array.h"
#include "base/system.h"

#include <stdio.h>
#include <string.h>

static const struct {
    const char *name;
    lab_command *run;
    const char *usage;
} commands[] = {
    {"fov", lab_fov,
     "fov MAP --at X,Y --radius R|unlimited --algorithm NAME\n"
     "      What is in view from a cell of a map; '-' reads the map from standard input.\n"},
    {"forks", lab_forks,
     "forks --seed WORD [--games A..B] [--csv] [--each]\n"
     "      Plays the games WORD-A to WORD-B by the adaptive bot. Wherever it first sees a squad, the game goes on\n"
     "      for 80 turns under each fixed policy; shows by band how often each cost least, or the costs of each fork.\n"},
    {"list", lab_list,
     "list KIND\n"
     "      The keys of a kind: fov, monsters, items, terrain, effects, boons, rooms, bots, screens, sounds,\n"
     "      starts, watches, paths, omens, conducts.\n"},
    {"level", lab_level,
     "level --seed WORD --depth N [--size WxH] [--omen NAME|none]\n"
     "      A generated floor; without --omen, with that of the first stairs down to it.\n"
     "  eyeshine-lab level --check A..B [--size WxH]\n"
     "      Verifies the floors of these seeds at every depth.\n"},
    {"play", lab_play,
     "play --seed WORD|--daily DATE [--keys TEXT | --bot NAME [--games N] [--print-keys]] [--turns N] [--csv]\n"
     "       [--view] [--map FILE] [--start NAME] [--watch N] [--path NAME] [--fov NAME] [--fov-radius N] [--journal FILE]\n"
     "      Plays a game by its keys, such as 'll<Up><S-KP_7><lt>', or by a bot, and reports it; game i of\n"
     "      several has the seed WORD-i. Keys that open a screen in eyeshine, such as m or <Tab>, are refused.\n"
     "      --view shows what the player sees at its end. --print-keys adds a line: the keys by which a\n"
     "      player plays the bot's game, as --keys takes them here and in eyeshine.\n"
     "      --path makes the bot prefer the boons of a path. --journal writes the game's journal, for replay.\n"
     "      --daily plays the dungeon of that day, and adds the line to share, with the score.\n"},
    {"replay", lab_replay,
     "replay FILE [--verify]\n"
     "      Plays the game of a journal again, and reports it; FILE is the journal, or a folder with one.\n"
     "      --verify compares every action with what came of it, and names the first turn that differs.\n"},
    {"report", lab_report,
     "report --seed WORD [--games A..B] [--bot NAME] [--csv] [--raw FILE]\n"
     "      Plays the games WORD-A to WORD-B by every bot, and shows how the rules are judged by them. --csv prints\n"
     "      the measures alone; --raw also writes what was counted.\n"
     "  eyeshine-lab report --merge FILE... [--csv]\n"
     "      The same of several such files added up, as from several machines.\n"},
    {"save", lab_save,
     "save check FILE\n"
     "      Reads a journal, a snapshot or the folder of a run, and says what of it holds.\n"},
    {"bench", lab_bench,
     "bench fov|vision|levels|scale|turns|save|frame|all [--csv] [--quick]\n"
     "      Measures speed; --quick takes up to half a minute. With libtcod installed, fov compares.\n"
     "      scale shows what depends on a level's size; frame what the window costs.\n"},
};

enum { COMMAND_COUNT = ARRAY_LENGTH(commands) };

static void print_help(void)
{
    printf("eyeshine-lab runs the simulation of Eyeshine without a window.\n\n");
    for (int i = 0; i < COMMAND_COUNT; i++)
        printf("  eyeshine-lab %s\n", commands[i].usage);
    printf("  eyeshine-lab --help | --version\n");
}

static enum lab_status refuse_command(const char *name, struct error *error)
{
    if (name)
        error_set(error, "unknown command '%s'; --help lists the commands", name);
    else
        error_set(error, "a command is missing; --help lists the commands");
    return LAB_FAILED;
}

static enum lab_status run(int argc, char **argv, struct error *error)
{
    if (argc < 2)
        return refuse_command(NULL, error);
    if (strcmp(argv[1], "--help") == 0 || (argc == 3 && strcmp(argv[2], "--help") == 0)) {
        print_help();
        return LAB_DONE;
    }
    if (strcmp(argv[1], "--version") == 0) {
        printf("eyeshine-lab %s\n", EYESHINE_VERSION);
        return LAB_DONE;
    }
    for (int i = 0; i < COMMAND_COUNT; i++)
        if (strcmp(argv[1], commands[i].name) == 0)
            return commands[i].run(argc - 2, argv + 2, error);
    return refuse_command(argv[1], error);
}

int main(int argc, char **argv)
{
    struct error error;
    system_start(&argc, &argv);
    enum lab_status status = run(argc, argv, &error);
    if (fflush(stdout) != 0 || ferror(stdout)) {
        error_set(&error, "can't write to standard output");
        status = LAB_FAILED;
    }
    if (status == LAB_FAILED)
        fprintf(stderr, "eyeshine-lab: %s\n", error.message);
    return (int)status;
}
