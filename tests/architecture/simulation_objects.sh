#!/usr/bin/env bash
# Builds the simulation's layers for globals.sh and floating.sh to look into. Without optimisation: it is quicker, and no
# variable and no computation of the sources is left out.
# Usage: simulation_objects.sh SOURCE_ROOT OBJECTS_FOLDER
set -eu
if [ ! -f "$2/CMakeCache.txt" ]; then
    cmake -S "$1" -B "$2" -DCMAKE_BUILD_TYPE=Release -DCMAKE_C_FLAGS_RELEASE=-O0 -DEYESHINE_SIMULATION_ONLY=ON -DEYESHINE_WERROR=ON
fi
cmake --build "$2"
