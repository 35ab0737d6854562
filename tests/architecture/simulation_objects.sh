#!/usr/bin/env bash
# Builds the simulation's layers as a release has them, for globals.sh and floating.sh to look into.
# Usage: simulation_objects.sh SOURCE_ROOT OBJECTS_FOLDER
set -eu
if [ ! -f "$2/CMakeCache.txt" ]; then
    cmake -S "$1" -B "$2" -DCMAKE_BUILD_TYPE=Release -DEYESHINE_SIMULATION_ONLY=ON -DEYESHINE_WERROR=ON
fi
cmake --build "$2"
