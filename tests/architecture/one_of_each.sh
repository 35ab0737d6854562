#!/usr/bin/env bash
# Follows the steps of src/README.md on a copy of the tree: adds a mind, a monster, an item, a start, a watch, a conduct, a terrain, an effect, an event, an
# algorithm of sight, a room, a room drawn as text, a bot and a screen, touching only the files that the steps name, builds the result and uses
# each. Then it draws ten broken rooms. Nothing is optimised: globals.sh and floating.sh look into the objects of the layers up to input, and see all that the
# sources ask for.
# Usage: one_of_each.sh SOURCE_ROOT BUILD_FOLDER
set -eu
tree=$2/tree
rm -rf "$tree"
mkdir -p "$tree"
cp -pR "$1/CMakeLists.txt" "$1/CMakePresets.json" "$1/cmake" "$1/src" "$1/assets" "$tree"
cd "$tree"

cat >>src/content/minds.def <<'END'
MIND(ADDED, added)
END
cat >src/ai/minds/mind_added.c <<'END'
#include "ai/tactics.h"
#include "ai/walk.h"

struct choice mind_added(struct ai_context *ai)
{
    struct point prey;
    return tactics_find_foe(ai, &prey) ? tactics_strike(prey) : walk_roam(ai, false);
}
END

cat >>src/content/monsters.def <<'END'
MONSTER(ADDED_RAT, .id = "added_rat", .strikes = "bites", .name = "an added rat", .glyph = 'r', .mind = MIND_ADDED,
        .light_sight = 7, .dark_sight = 4, .step_time = 80, .has_eyes = true, .health = 4, .damage_min = 1, .damage_max = 2,
        .first_floor = 1, .last_floor = 12, .frequency = 5, .group_max = 1, .help = "It bites.", .flavour = "It is new here.")
END
cp assets/sprites/actors/gutter_rat.txt assets/sprites/actors/added_rat.txt

cat >>src/content/items.def <<'END'
ITEM(ADDED_DUST, .id = "added_dust", .name = "a pinch of added dust", .glyph = '*', .family = FAMILY_TOOL, .worth = 3, .stack_size = 1,
     .use = EFFECT_ADDED, .help = "It gives you one health.")
END
cp assets/sprites/items/pebbles.txt assets/sprites/items/added_dust.txt

cat >>src/content/starts.def <<'END'
START(ADDED, .id = "added", .name = "Added", .help = "A pinch of added dust.", .flavour = "You are new here.",
      .things = {{ITEM_KNIFE, 1}, {ITEM_ADDED_DUST, 1}})
END
cat >>src/content/watches.def <<'END'
WATCH(ADDED, .id = "added", .name = "Watch 99", .rule = "1 less health.", .gain = {.health = -1})
END
cat >>src/content/conducts.def <<'END'
CONDUCT(ADDED, added, .name = "Added", .rule = "You did nothing new.")
END
sed -i 's/^bool score_has_kept(.*/static bool has_kept_added(const struct game *game)\n{\n    return game != NULL;\n}\n\n&/' src/game/text/score.c

cat >>src/content/effects.def <<'END'
EFFECT(ADDED, added) /* gives the user a health */
END
cat >>src/rules/effects/effects_body.c <<'END'

enum refusal effect_added(struct state *state, const struct effect_use *use)
{
    harm_heal(state, use->user, 1);
    ADD_EVENT(state, .kind = EVENT_ADDED);
    return REFUSAL_NONE;
}
END

cat >>src/world/events.def <<'END'
EVENT(ADDED, SAYS("The added dust glitters."), NEVER, SILENT("a test"))
END

cat >>src/content/terrain.def <<'END'
TERRAIN(ADDED_MOSS, .id = "added_moss", .name = "added moss", .glyph = '.', .is_walkable = true)
END
cp assets/sprites/terrain/floor.txt assets/sprites/terrain/added_moss.txt

sed 's/fov_disc/fov_added/' src/sight/fov_disc.c >src/sight/fov_added.c
sed -i 's/^fov_compute_function fov_disc_compute;/&\nfov_compute_function fov_added_compute;/
    s/^fov_sees_function fov_disc_sees;/&\nfov_sees_function fov_added_sees;/' src/sight/fov_algorithms.h
sed -i '/^static const struct fov_algorithm algorithms/,/^};/s/^};/    {.name = "added", .summary = "a test", .compute = fov_added_compute, .sees = fov_added_sees},\n&/' src/sight/fov.c

cat >>src/dungeon/rooms/rooms.def <<'END'
ROOM(ADDED, .key = "added", .dig = room_dig_box, .width_min = 4, .width_max = 6, .height_min = 3, .height_max = 5, .weight = 20)
END

cat >src/dungeon/vaults/added_room.txt <<'END'
name    an added room
floors  1-12
weight  99
rule    taking
may     turn mirror
enter   It is new here.
$       loot
r       added_rat asleep on added_moss
M       added_moss in marsh_gas

#######
#~-.-~#
#$.r.M#
#~-.-~#
###+###
END

cat >>src/bots/bots.def <<'END'
BOT(plan_choose, .key = "added", .plan = {.rests = true, .lures = true})
END

cat >>src/ui/screens/screens.def <<'END'
SCREEN(ADDED, added, .title = "Added", .covers = true, .draw_page = screen_added_draw_page, .key = screen_added_key)
END
cat >src/ui/screens/screen_added.c <<'END'
#include "ui/art/theme.h"
#include "ui/screens/screen.h"

void screen_added_draw_page(struct screen_context *context, struct page *page)
{
    (void)context;
    page->is_read = true;
    widgets_line(page, THEME_TEXT, "A screen of its own.");
}

bool screen_added_key(struct screen_context *context, struct key key)
{
    if (key.code == KEY_ESCAPE)
        screen_stack_pop(context);
    return key.code == KEY_ESCAPE;
}
END

sed -i 's/^    VIEW_MENU,/&\n    VIEW_ADDED,/' src/input/meaning.h
sed -i "0,/^#undef/s//MEANING(ADDED, \"added\", \"The added screen\", .view = VIEW_ADDED)\nKEY(ADDED, CTRL('a'))\n&/" src/input/bindings.def
sed -i 's/{VIEW_MENU, SCREEN_MENU}/&, {VIEW_ADDED, SCREEN_ADDED}/' src/ui/screens/screen_shortcuts.c

# The simulation and the lab alone first, which need no SDL, then all.
cmake -S . -B "$2" -DCMAKE_BUILD_TYPE=Objects -DCMAKE_C_FLAGS="-O0 -DNDEBUG" -DBUILD_TESTING=OFF -DEYESHINE_WERROR=ON \
    -DEYESHINE_SIMULATION_ONLY=ON
cmake --build "$2"
lab=$2/bin/eyeshine-lab
faults=0
if { readelf -d "$lab" && nm "$lab"; } | grep SDL; then
    echo "eyeshine-lab needs SDL"
    faults=1
fi
cmake -DEYESHINE_SIMULATION_ONLY=OFF "$2"
cmake --build "$2" --target eyeshine

# expect WANTED COMMAND...: one of the lines that the command prints is WANTED.
expect() {
    wanted=$1
    shift
    "$@" | grep -xF -- "$wanted" >/dev/null || { echo "'$wanted' is not among the lines of: $*"; faults=1; }
}
expect added_rat "$lab" list monsters
expect added_dust "$lab" list items
expect added_moss "$lab" list terrain
expect added "$lab" list effects
expect added "$lab" list fov
expect added "$lab" list rooms
expect added_room "$lab" list rooms
expect added "$lab" list bots
expect added "$lab" list starts
expect added "$lab" list watches
expect added "$lab" list conducts
expect added "$lab" list screens
"$lab" level --check 1..3 >/dev/null
for seed in 1 2 3 4 5; do "$lab" level --seed $seed --depth 1; done | grep -F '~-.-~' >/dev/null || { echo "no floor has the added room"; faults=1; }
"$lab" play --seed added --bot added --start added --watch added --turns 300 >/dev/null

# play KEYS OPTION...: plays the game in its window, and prints what happens.
built=$2
play() {
    keys=$1
    shift
    rm -rf "$built/user"
    SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy "$built/bin/eyeshine" --seed added --user-dir "$built/user" --narrate \
        --keys "$keys" --screenshot "$built/added.png" "$@"
}
expect 'The added dust glitters.' play ibu --start added --fov added
expect 'A screen of its own.' play '<C-a>'
[ -s "$2/added.png" ] || { echo "no picture was drawn"; faults=1; }

# refuse LINE SCRIPT: with the room's drawing changed by a script of sed, the build or the check of the floors says the line.
room=src/dungeon/vaults/added_room.txt
cp "$room" "$2/sound_room.txt"
refuse() {
    sed "$2" "$built/sound_room.txt" >"$room"
    { cmake "$built" && cmake --build "$built" --target eyeshine-lab && "$lab" level --check 1..1; } >"$built/refused.log" 2>&1 && faults=1
    grep -xF -- "$room:$1" "$built/refused.log" >/dev/null || { echo "'$room:$1' is not among these:"; cat "$built/refused.log"; faults=1; }
}
refuse "12:7: the picture is ragged: its first row has 7 signs" '12s/#$//'
refuse "13:4: '%' is no sign of the map or of the legend" '13s/r/%/'
refuse "8:9: 'added_cat asleep on added_moss' is nothing that a sign can stand for" 's/added_rat/added_cat/'
refuse "8:29: 'added_mud' is nothing that a sign can be on" 's/on added_moss/on added_mud/'
refuse "9:23: 'added_air' is nothing that a sign can be in" 's/in marsh_gas/in added_air/'
refuse "9:9: 'added_moss on floor' is nothing that a sign can stand for" 's/added_moss in marsh_gas/added_moss on floor/'
refuse "13:6: thick smoke does not last" 's/in marsh_gas/in smoke/'
refuse "12:5: a flame beside what it sets off" '12s/-~#/\&~#/'
refuse "13:2: no way leads here from the arrival" '13s/\./~/'
refuse "14:2: no quiet way to the loot of an added room" 's/^rule .*/&\nway     quiet/;13s/\./-/'
exit $faults
