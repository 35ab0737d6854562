#!/usr/bin/env bash
# Programs from outside the tree can use the library of sight: it is built, installed into a scratch folder and moved. Its example
# and a program in C++, with the shared and the static library, by pkg-config and by CMake, print what `eyeshine-lab fov` prints.
# So does the program in the manual page, which names every function.
# The header compiles alone, and the libraries define only the functions that it declares.
# Usage: library.sh SOURCE_ROOT      CC: the compiler; EYESHINE_LAB_BIN: the lab
set -u
root=$(cd "$1" && pwd -P)
lab=${EYESHINE_LAB_BIN:-$root/build/dev/bin/eyeshine-lab}
cc=${CC:-cc}
cxx=${CXX:-c++}
for tool in pkg-config "$cxx" nm objcopy readelf; do
    command -v "$tool" >/dev/null || { echo "$tool is not here" && exit 77; }
done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
failures=0

report() {
    echo "$1"
    failures=$((failures + 1))
}

# run WHAT COMMAND...: ends the test with the output if the command fails.
run() {
    what=$1
    shift
    "$@" >log 2>&1 || { echo "$what failed: $*" && cat log && exit 1; }
}

run 'configuring' cmake -S "$root" -B built -DCMAKE_BUILD_TYPE=Release -DEYESHINE_SIGHT_ONLY=ON -DEYESHINE_WERROR=ON
run 'building' cmake --build built
run 'installing' cmake --install built --prefix "$work/installed"
mv installed moved
header=moved/include/eyeshine_sight.h
shared=$(find moved -name libeyeshine-sight.so)
static=$(find moved -name libeyeshine-sight.a)
PKG_CONFIG_PATH=$(dirname "$(find "$work/moved" -name eyeshine-sight.pc)")
LD_LIBRARY_PATH=$(dirname "$work/$shared")
export PKG_CONFIG_PATH LD_LIBRARY_PATH

strict=(-Wall -Wextra -pedantic -Werror)
printf '#include <eyeshine_sight.h>\n' >alone.c
run 'the header in C11' "$cc" -std=c11 "${strict[@]}" -Imoved/include -fsyntax-only alone.c
run 'the header in C++17' "$cxx" -std=c++17 "${strict[@]}" -Imoved/include -fsyntax-only -x c++ alone.c

# The functions that the header declares, in order.
"$cc" -E -P "$header" | grep -v '^typedef' | grep -oE 'eyeshine_[a-z_]+\(' | tr -d '(' | LC_ALL=C sort >declared
[ -s declared ] || report "no function is found in $header"
# check_names LIBRARY NM_OPTION...: it defines these functions, and nothing else that others can link with.
check_names() {
    library=$1
    shift
    nm "$@" --defined-only "$library" | awk 'NF == 3 && $2 != "A" { sub(/@.*/, "", $3); print $3 }' | LC_ALL=C sort >defined
    diff declared defined >differences || report "$library defines other names (>) than the header declares (<): $(cat differences)"
}
check_names "$shared" -D
check_names "$static" -g
version=$(awk '/define EYESHINE_SIGHT_M/ { printf "%s%s", dot, $3; dot = "." }' "$header")
soname=$(readelf -d "$shared" | sed -n 's/.*SONAME.*\[\(.*\)\]/\1/p')
[ "$soname" = "libeyeshine-sight.so.${version%.*}" ] || report "version $version has the soname $soname"
[ "$(pkg-config --modversion eyeshine-sight)" = "$version" ] || report "pkg-config does not know version $version"

# The same as the example, by the other functions that do it.
cat >outside.cpp <<'END'
#include <eyeshine_sight.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

int main(int, char **argv)
{
    std::vector<std::string> rows;
    for (std::string row; std::getline(std::cin, row);)
        rows.push_back(row);
    const int width = static_cast<int>(rows[0].size()), height = static_cast<int>(rows.size());
    std::vector<std::uint64_t> bits(rows.size() * 16);
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++)
            bits[y * 16 + x / 64] |= std::uint64_t(rows[y][x] == '#') << x % 64;
    std::vector<std::max_align_t> of_map(eyeshine_map_size(width, height) / sizeof(std::max_align_t) + 1);
    std::vector<std::max_align_t> of_view(eyeshine_view_size(width, height) / sizeof(std::max_align_t) + 1);
    eyeshine_map *map = eyeshine_map_init(of_map.data(), width, height);
    eyeshine_view *view = eyeshine_view_init(of_view.data(), width, height);
    const int at_x = std::atoi(argv[1]), at_y = std::atoi(argv[2]);
    if (!eyeshine_map_read_bits(map, bits.data(), 16) ||
        !eyeshine_view_compute(view, map, eyeshine_algorithm_find(argv[4]), at_x, at_y, std::atoi(argv[3])))
        return 2;
    std::vector<std::string> shown(rows.size(), std::string(rows[0].size(), ' '));
    for (int x = -1, y = 0; eyeshine_view_next(view, &x, &y);)
        shown[y][x] = rows[y][x];
    shown[at_y][at_x] = '@';
    for (const std::string &row : shown)
        std::cout << row << '\n';
}
END
example=$(find moved -name example.c)
read -ra flags < <(pkg-config --cflags --libs eyeshine-sight)
read -ra static_flags < <(pkg-config --static --cflags --libs eyeshine-sight)
run 'the example' "$cc" -std=c11 "${strict[@]}" "$example" "${flags[@]}" -o example
run 'the example, static' "$cc" -static "$example" "${static_flags[@]}" -o example_static
run 'a program in C++' "$cxx" -std=c++17 "${strict[@]}" outside.cpp "${flags[@]}" -o outside
run 'a program in C++, static' "$cxx" -std=c++17 -static outside.cpp "${static_flags[@]}" -o outside_static

# listing NUMBER: of the manual page; its program is the first, and what that prints the second.
page=$(find moved -name eyeshine-sight.3.gz)
listing() {
    gzip -dc "$page" | awk -v wanted="$1" '/^\.EE/ { on = 0 } on && number == wanted; /^\.EX/ { on = 1; number++ }' |
        sed 's/\\e/\\/g; s/\\-/-/g'
}
listing 1 >first.c
run "the manual page's program" "$cc" -std=c11 "${strict[@]}" first.c "${flags[@]}" -o first
shown=$(./first | sed 's/ *$//')
[ "$shown" = "$(listing 2)" ] || report "the manual page's program prints"$'\n'"$shown"
for function in $(cat declared); do
    gzip -dc "$page" | grep -qw "$function" || report "the manual page does not name $function"
done

mkdir project
cat >project/CMakeLists.txt <<END
cmake_minimum_required(VERSION 3.18)
project(outside LANGUAGES C)
find_package(eyeshine-sight $version REQUIRED)
add_executable(by_cmake ../$example)
target_link_libraries(by_cmake eyeshine::sight)
add_executable(by_cmake_static ../$example)
target_link_libraries(by_cmake_static eyeshine::sight-static)
END
run "CMake's find_package" cmake -S project -B project/built -DCMAKE_PREFIX_PATH="$work/moved"
run 'a project with CMake' cmake --build project/built
programs=(./example ./example_static ./outside ./outside_static project/built/by_cmake project/built/by_cmake_static)
for program in "${programs[@]}"; do
    needs=$(readelf -d "$program" | grep -c "NEEDED.*$soname")
    case $program in *static) wanted=0 ;; *) wanted=1 ;; esac
    [ "$needs" = "$wanted" ] || report "$program needs the shared library: $needs, not $wanted"
done

# Maps from noise: one open, one dense, one of more than a word's width.
make_map() {
    awk -v width="$1" -v height="$2" -v walls="$3" 'BEGIN {
        srand(walls)
        for (y = 0; y < height; y++) {
            for (x = 0; x < width; x++) printf "%s", rand() * 100 < walls ? "#" : x % 7 ? "." : "+"
            print ""
        }
    }'
}
make_map 40 20 5 >map1
make_map 23 31 30 >map2
make_map 150 70 10 >map3
compared=0
for algorithm in $("$lab" list fov); do
    while read -r map x y radius; do
        "$lab" fov "$map" --at "$x,$y" --radius "${radius/#-1/unlimited}" --algorithm "$algorithm" >wanted ||
            report "eyeshine-lab fails for $map"
        for program in "${programs[@]}"; do
            "$program" "$x" "$y" "$radius" "$algorithm" <"$map" | cmp -s - wanted ||
                report "$program $x $y $radius $algorithm <$map: not what eyeshine-lab fov prints"
        done
        compared=$((compared + 1))
    done <<END
map1 20 10 8
map1 0 19 -1
map2 11 15 3
map2 22 0 12
map3 75 35 30
map3 75 35 -1
map3 149 1 0
END
done
[ $compared -ge 35 ] || report "only $compared views were compared"
[ $failures = 0 ]
