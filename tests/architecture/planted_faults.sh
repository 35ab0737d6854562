#!/usr/bin/env bash
# Sees every check of this folder fail: each is run on a small tree that is sound, then with one fault planted in it.
# Usage: planted_faults.sh SOURCE_ROOT
set -u
root=$1
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tree="$work/a tree"
objects="$work/objects"
failures=0

report() {
    echo "$1"
    failures=$((failures + 1))
}

plant() {
    mkdir -p "$(dirname "$tree/$1")"
    printf '%s\n' "$2" >"$tree/$1"
}

# The flags of one source do for those beside it.
printf '[{"directory": "%s", "file": "%s/src/base/point.c", "command": "cc -std=c11 -Isrc -c src/base/point.c"}]' \
    "$tree" "$tree" >"$work/compile_commands.json"

# Built once; every fault is planted in a copy.
make_sound_tree() {
    mkdir -p "$tree/cmake"
    cp "$root/CMakeLists.txt" "$root/.clang-format" "$root/.clang-tidy" "$tree"
    cp "$root/cmake/layers.cmake" "$tree/cmake"
    plant src/base/point.h 'struct point {
    int x;
};
int point_add(struct point a, struct point b);'
    plant src/base/point.c '#include "base/point.h"

/* A double or a 0.5 in a comment is no fault. */
int point_add(struct point a, struct point b)
{
    static const char *const names[] = {"float", "math.h"};
    return a.x + b.x + names[0][0];
}'
    for layer in sight path content world dungeon rules ai game input; do
        plant src/$layer/$layer.c 'extern const int nothing;'
    done
    plant src/sight/sight.c '#include "base/point.h"

typedef int join(struct point a, struct point b);
extern join *const joined;
join *const joined = point_add;'
    plant src/content/terrain.def 'TERRAIN(WALL, .glyph = 0)'
    plant src/content/effects.def 'EFFECT(BURN, burn) /* a fire */'
    plant src/content/bands.def 'BAND(CELLARS, BAND_MASONRY,'
    plant src/content/sites.def 'SITE(SHRINE, shrine, .id = 0)
SITE_RULE(shining)'
    plant src/content/looks.def 'LOOK(MURKY, .id = 0)'
    plant src/rules/effects/effects_ground.c 'enum { EFFECT_BURN = 1 };
enum { BURNING = EFFECT_BURN };'
    plant src/rules/move.h '#include "base/point.h"
enum { TERRAIN_COUNT = 3 };'
    plant src/rules/look.h '#include "rules/move.h"'
    plant src/ui/screens/title.h '#include "rules/move.h"

#include <SDL.h>'
    plant tests/base/test_point.c '#include "base/point.h"'
    cp -Rp "$tree" "$work/sound"
}

sound_tree() {
    rm -rf "$tree" "$objects"
    cp -Rp "$work/sound" "$tree"
    [ ! -d "$work/sound objects" ] || cp -Rp "$work/sound objects" "$objects"
}

# build_object SOURCE: adds its object to the library of its layer, as CMake does for the whole tree.
build_object() {
    object=$work/$(basename "$1").o
    mkdir -p "$objects"
    library=$objects/libeyeshine_$(cut -d/ -f2 <<<"$1").a
    { "${CC:-cc}" -std=c11 -O0 "-I$tree/src" -c "$tree/$1" -o "$object" && ar q "$library" "$object"; } >"$work/build" 2>&1 ||
        report "$1: no object: $(cat "$work/build")"
}

run_check() {
    COMPILE_COMMANDS=$work bash "$here/$1.sh" "$tree" "$objects" >"$work/output" 2>&1
}

# expect_fault CHECK FILE TEXT WANTED: with TEXT in FILE the check fails and says WANTED. The check is run once for all faults
# in a row that are planted in different files.
planted=()
wanted=()
expect_fault() {
    [[ $1 = "$check" && " ${planted[*]} " != *" $2 "* ]] || judge
    check=$1
    plant "$2" "$3"
    [[ ! $1 =~ ^(globals|floating)$ ]] || build_object "$2"
    planted+=("$2")
    wanted+=("$4")
}

judge() {
    if [ ${#planted[@]} -gt 0 ] && run_check "$check"; then
        report "$check.sh sees no fault in ${planted[*]}"
    fi
    for i in "${!planted[@]}"; do
        grep -qF -- "${wanted[i]}" "$work/output" || report "$check.sh does not say '${wanted[i]}' of ${planted[i]}: $(cat "$work/output")"
    done
    planted=()
    wanted=()
    sound_tree
}

make_sound_tree
for source in "$tree"/src/*/*.c; do build_object "${source#"$tree/"}"; done
mv "$objects" "$work/sound objects"

skipped=
for check in layers portable cycles kinds bots english unused prefixes shape globals floating format tidy; do
    sound_tree
    run_check $check
    status=$?
    if [ $status = 77 ] && [[ $check =~ ^(format|tidy)$ ]]; then
        skipped+=" $check"
    elif [ $status != 0 ]; then
        report "$check.sh fails on a sound tree:"
        cat "$work/output"
    fi
done

expect_fault layers src/base/grid.c '#include "rules/move.h"' 'src/base/grid.c:1: base includes rules/move.h'
expect_fault layers src/rules/look.c '#include <ai/mind.h>' 'src/rules/look.c:1: rules includes ai/mind.h'
expect_fault layers src/ai/mind.c '#include "dungeon/layout/plan.h"' 'ai includes dungeon/layout/plan.h'
expect_fault layers src/dungeon/plan.c '  # include "rules/move.h"' 'dungeon includes rules/move.h'
expect_fault layers src/game/turn.c '#include <SDL2/SDL.h>' 'src/game/turn.c:1: includes SDL2/SDL.h'
expect_fault layers src/app/lab/main.c '#include <SDL.h>' 'src/app/lab/main.c:1: includes SDL.h'
expect_fault layers src/app/eyeshine/folders.c '#include <SDL.h>' 'src/app/eyeshine/folders.c:1: includes SDL.h, but only ui knows SDL'
expect_fault layers src/app/frames/main.c '#include <SDL_timer.h>' 'includes SDL_timer.h, but only ui knows SDL'
expect_fault layers src/app/lab/lab.c '#include "ui/window.h"' 'src/app/lab/lab.c:1: includes ui/window.h, but the lab links no SDL'
expect_fault layers src/base/text.c '#include "../rules/move.h"' 'src/base/text.c:1: includes "../rules/move.h", which is not named by its layer'
expect_fault layers src/base/array.c '#include "point.h"' 'src/base/array.c:1: includes "point.h", which is not named by its layer'
expect_fault layers src/engine/engine.c 'int x;' 'src/engine: not a folder'
expect_fault layers src/base/deep/deep.c 'int x;' 'src/base/deep: not a folder'
expect_fault layers src/ui/deep/deep.c 'int x;' 'src/ui/deep: not a folder'
expect_fault layers src/ui/art/canvas.c '#include "ui/ui.h"' 'src/ui/art/canvas.c:1: ui/art includes ui/ui.h'
expect_fault layers src/ui/art/font.c '#include "ui/scene/scene.h"' 'ui/art includes ui/scene/scene.h'
expect_fault layers src/ui/sound/mixer.c '#include "ui/art/canvas.h"' 'ui/sound includes ui/art/canvas.h'
expect_fault layers src/ui/view/panel.c '#include "ui/screens/screen.h"' 'ui/view includes ui/screens/screen.h'
expect_fault layers src/ui/screens/screen_map.c '#include "ui/session/session.h"' 'ui/screens includes ui/session/session.h'
expect_fault layers src/ui/devices/pad.c '#include "ui/view/display.h"' 'ui/devices includes ui/view/display.h'
expect_fault layers src/ui/session/playing.c 'struct ui;' 'src/ui/session/playing.c:1: ui/session names struct ui'
expect_fault layers src/main.c 'int x;' 'src/main.c: belongs in a layer'

expect_fault portable src/base/file.c '#include <unistd.h>' 'src/base/file.c:1: unistd.h is a header'
expect_fault portable src/app/lab/main.c '# include <sys/stat.h>' 'src/app/lab/main.c:1: sys/stat.h is a header'
expect_fault portable src/ui/window.c '#if defined(_WIN32)
#endif' 'src/ui/window.c:1: asks for an operating system'
expect_fault portable src/ui/loop.h '#ifdef __EMSCRIPTEN__
#endif' 'src/ui/loop.h:1: asks for an operating system'
expect_fault portable src/base/text.c '#define _GNU_SOURCE' 'src/base/text.c:1: asks for an operating system'
expect_fault portable src/game/save_posix.c 'int x;' 'src/game/save_posix.c: this module knows no operating system'
expect_fault portable src/app/lab/lab_posix.c 'int x;' 'src/app/lab/lab_posix.c: this module knows no operating system'
expect_fault portable src/ui/window_web.c 'int x;' 'src/ui/window_web.c: this module knows no operating system'
expect_fault portable src/ui/screens/run_web.c 'int x;' 'src/ui/screens/run_web.c: this module knows no operating system'
expect_fault portable src/ui/run_web.c '#include <unistd.h>' 'src/ui/run_web.c:1: unistd.h is a header'
expect_fault cycles src/rules/move.c '#include "rules/look.h"' 'rules/look -> rules/move -> rules/look'

expect_fault kinds src/rules/move.c 'int x = TERRAIN_WALL;' 'src/rules/move.c:1:'
expect_fault kinds src/ui/view/panel.c 'case TERRAIN_WALL:' 'src/ui/view/panel.c:1:'
expect_fault kinds src/rules/harm.c 'int x = EFFECT_BURN;' 'src/rules/harm.c:1:'
expect_fault kinds src/rules/effects/effects_ground.c 'int x = EFFECT_BURN + TERRAIN_WALL;' 'src/rules/effects/effects_ground.c:1:'
expect_fault kinds src/ui/sound/sound.c '[BAND_CELLARS] = 1,' 'src/ui/sound/sound.c:1:'
expect_fault kinds src/dungeon/plan.c 'if (type == SITE_SHRINE)' 'src/dungeon/plan.c:1:'
expect_fault kinds src/world/hero.c 'look = LOOK_MURKY;' 'src/world/hero.c:1:'

expect_fault bots src/bots/bot_peek.c 'int x = game_state(game)->turn;' 'src/bots/bot_peek.c:1:'
expect_fault bots src/bots/bot_look.c 'level_actor_at(level, p);' 'src/bots/bot_look.c:1:'

expect_fault unused src/base/twice.h 'int point_twice(int x);' 'src/base/twice.h:1: no line of src calls point_twice'

expect_fault prefixes src/world/look.h 'int look_around(int x);' 'src/world/look.h: src/rules/look.h has the same name'
expect_fault prefixes src/rules/move.h 'int push_actor(int x);' 'src/rules/move.h:1: push_actor begins with the name of no module here'
expect_fault prefixes src/rules/point_path.h 'int point_path(int x);
int point_turn(int x);' 'src/rules/point_path.h:2: point_turn begins with the name of src/base/point.h'
expect_fault prefixes src/rules/point_line.h 'typedef int point_turner(int x);
point_turner point_turn;' 'src/rules/point_line.h:2: point_turn begins with'

expect_fault shape src/base/long.c "$(yes 'int x;' | head -n 501)" 'src/base/long.c: 501 lines'
expect_fault shape tests/base/test_long.c "static void test_long(void)
{
$(yes '    call();' | head -n 55)
}" 'tests/base/test_long.c:2: a function of 56 lines'
judge
for i in {1..41}; do plant "src/base/one_$i.c" 'int x;'; done
if run_check shape || ! grep -qF 'src/base: 42 sources' "$work/output"; then
    report "shape.sh does not see a folder of 42 sources"
fi
sound_tree
expect_fault shape src/README.md 'Blows are in `src/rules/blows.c`.' 'src/README.md:1: there is no src/rules/blows.c'
expect_fault shape src/ui/ui_utils.c 'int x;' 'src/ui/ui_utils.c: this name'
expect_fault shape src/base/misc.h '' 'src/base/misc.h: this name'
expect_fault shape src/base/guard.h '#ifndef BASE_OTHER_H
#define BASE_OTHER_H
#endif' 'src/base/guard.h:1: the include guard should be BASE_GUARD_H'
expect_fault shape src/base/grid.h 'struct grid { struct point size; };' 'src/base/grid.h: does not compile'
expect_fault shape src/ui/window.h 'void window_open(SDL_Window *window);' 'src/ui/window.h: does not compile'
expect_fault shape golden/one.png '' 'golden: does not belong at the top level'
expect_fault shape tests/ui/engine/test_engine.c 'int x;' 'tests/ui/engine: there is no src/ui/engine'
expect_fault shape tests/engine/test_engine.c 'int x;' 'tests/engine: there is no src/engine'

expect_fault english src/base/point.c '/* Whoever it is, he waits. */' 'src/base/point.c:1: [whoever he]'
expect_fault english src/base/grid.c 'const char *told = "nor this";' 'src/base/grid.c:1: [nor]'
expect_fault english src/README.md 'It is for whom it may concern.' 'src/README.md:1: [whom]'
expect_fault english src/base/text.c $'/* It is the one, some of\n * which is left. */' 'src/base/text.c:2: ["of which"]'
expect_fault english tests/base/test_names.c 'static void the_rat_bites_him(void **unused)' 'tests/base/test_names.c:1: [him]'
expect_fault english cmake/name.sh 'echo "nor this"' 'cmake/name.sh:1: [nor]'
for text in README.txt eyeshine.6.in control.in metainfo.xml.in eyeshine.desktop changelog; do
    expect_fault english cmake/package/$text 'For whom it may concern.' "cmake/package/$text:1: [whom]"
done
expect_fault english cmake/package/completion.bash '# Nor this.' 'cmake/package/completion.bash:1: [nor]'
expect_fault english .ci/run '# Nor this.' '.ci/run:1: [nor]'
expect_fault english src/content/monsters.def 'MONSTER(NONE)' 'of no use any more: src/content/monsters.def: Somebody told it'

counter='int counter_next(void);
static int counter;
int counter_next(void) { return ++counter; }'
expect_fault globals src/base/counter.c "$counter" 'counter.c.o: counter can be written (.bss'
expect_fault globals src/rules/counter.c "${counter/counter;/counter = 7;}" 'counter.c.o: counter can be written (.data'
expect_fault globals src/ai/counter.c "${counter/static/_Thread_local}" 'counter.c.o: counter can be written (.tbss'

judge
rm "$objects/libeyeshine_rules.a"
for check in globals floating; do
    bash "$here/$check.sh" "$tree" "$objects" | grep -qF 'libeyeshine_rules.a is missing' || report "$check.sh does not miss a library"
done
sound_tree
expect_fault floating src/base/half.c 'int half(float x);' 'src/base/half.c:1:'
expect_fault floating src/rules/half.c 'int half(int x);
int half(int x) { return (int)(x * 0.5); }' 'src/rules/half.c:2:'
expect_fault floating src/ai/half.c '#include <math.h>' 'src/ai/half.c:1:'
if [ "$(uname -m)" = x86_64 ]; then
    # Hidden from a look at the sources, as a macro from elsewhere would be.
    expect_fault floating src/base/hidden.c '#define HIDDEN flo ## at
#define JOIN(a, b) a ## b
#define REAL JOIN(dou, ble)
int half(int x);
int half(int x) { return (int)((REAL)x / 2); }' 'hidden.c.o: half uses cvtsi2sd'
fi

if [[ $skipped != *format* ]]; then
    expect_fault format src/base/bad.c 'int   x;' 'src/base/bad.c:1'
fi
expect_fault format src/base/bad.c "/* $(printf '%0123d' 0) */" 'src/base/bad.c:1: 129 columns'
expect_fault format src/base/bad.h 'struct pair {
    bool
        is_bad; /* a comment for which there is no room */
};' 'src/base/bad.h:2: a type without its name'
if [[ $skipped != *tidy* ]]; then
    expect_fault tidy src/base/half.c 'long half(int x);
long half(int x) { return (long)(x * 2); }' 'src/base/half.c:2: either cast from'
    expect_fault tidy src/base/long.c "int call(int x);
int call(int x)
{
$(yes '    x = x > 9 ? 0 : x + 1;' | head -n 54)
    return x;
}" 'src/base/long.c:2: function '"'call'"' exceeds recommended size'
    expect_fault tidy src/base/point.h 'struct point {
    int x;
};
int point_add(struct point left, struct point b);' 'src/base/point.h:4: function'
fi
judge

[ $failures = 0 ]
