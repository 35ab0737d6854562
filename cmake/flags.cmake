# The target eyeshine_flags: options that every object of the project is compiled with.

set(CMAKE_C_STANDARD 11)
set(CMAKE_C_STANDARD_REQUIRED ON)
set(CMAKE_C_EXTENSIONS OFF)

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Debug or Release" FORCE)
endif()
# Debug keeps the asserts; -O1 because property tests and the packer are too slow without.
if(CMAKE_C_FLAGS_DEBUG STREQUAL "-g")
  set(CMAKE_C_FLAGS_DEBUG "-O1 -g")
endif()

option(EYESHINE_SANITIZE "Check addresses, leaks and undefined behaviour while running" OFF)
option(EYESHINE_SANITIZE_THREADS "Check while running that no two threads race" OFF)
option(EYESHINE_FUZZ "Build the fuzz targets with libFuzzer (clang)" OFF)
option(EYESHINE_COVERAGE "Count which lines run (gcc)" OFF)
# For developers only: a warning of a newer compiler must not keep players from building.
option(EYESHINE_WERROR "Treat warnings as errors" OFF)
option(EYESHINE_HARDEN "Make memory faults harder to exploit, as in Debian's packages" OFF)

add_library(eyeshine_flags INTERFACE)
target_include_directories(eyeshine_flags INTERFACE ${PROJECT_SOURCE_DIR}/src)
# C11 without extensions hides POSIX from all other sources.
file(GLOB_RECURSE of_systems CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/*_posix.c ${PROJECT_SOURCE_DIR}/src/*_web.c)
set_source_files_properties(${of_systems} PROPERTIES COMPILE_DEFINITIONS _XOPEN_SOURCE=700)
if(CMAKE_SIZEOF_VOID_P EQUAL 4)
  target_compile_definitions(eyeshine_flags INTERFACE _FILE_OFFSET_BITS=64)
endif()
if(WIN32)
  # No libraries to look for, and no time of building. Formats are checked where printf is the C library's own.
  target_link_options(eyeshine_flags INTERFACE -static -Wl,--no-insert-timestamp)
  target_compile_definitions(eyeshine_flags INTERFACE __USE_MINGW_ANSI_STDIO=1)
  set(format_warnings -Wno-format -Wno-format-extra-args)
endif()
target_compile_options(eyeshine_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wstrict-prototypes -Wmissing-prototypes -Wpointer-arith
  -Wcast-qual -Wwrite-strings -Wvla -Wundef -Wformat=2 -Wimplicit-fallthrough ${format_warnings})
if(EYESHINE_WERROR)
  target_compile_options(eyeshine_flags INTERFACE -Werror)
endif()
if(EYESHINE_SANITIZE)
  # Lines for the sanitizers' reports; a debugger has the preset dev. A sixth of the time to compile.
  string(REGEX REPLACE "-g$" "-g1" CMAKE_C_FLAGS_DEBUG "${CMAKE_C_FLAGS_DEBUG}")
  set(sanitizers -fsanitize=address,undefined -fno-sanitize-recover=all)
  target_compile_options(eyeshine_flags INTERFACE ${sanitizers} -fno-omit-frame-pointer)
  target_link_options(eyeshine_flags INTERFACE ${sanitizers})
  if(CMAKE_C_COMPILER_ID STREQUAL GNU AND CMAKE_SYSTEM_NAME STREQUAL Linux)
    # The tests start sanitized programs thousands of times: at fixed addresses, with the sanitizers' libraries inside, a start
    # and the search for leaks take half the time.
    target_compile_options(eyeshine_flags INTERFACE -fno-pie)
    target_link_options(eyeshine_flags INTERFACE -no-pie -static-libasan -static-libubsan)
  endif()
  if(CMAKE_C_COMPILER_ID STREQUAL GNU)
    # gcc's sanitizer leaves the check for uses of a stack frame after its return off by default, so no code is needed
    # for it. Inlining small functions makes both the compiler and the tests faster.
    target_compile_options(eyeshine_flags INTERFACE -finline-small-functions --param asan-use-after-return=0)
  endif()
  # The tests spend most of their time in these sources. Optimising the others takes longer than it saves.
  set(hot_sources)
  foreach(folder IN ITEMS base path sight world bots)
    file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${folder}/*.c)
    list(APPEND hot_sources ${sources})
  endforeach()
  foreach(source IN ITEMS
      dungeon/layout/annex dungeon/layout/cell dungeon/layout/plan game/knowledge game/save/archive game/travel/route
      ui/art/canvas ui/scene/scene_light ui/scene/shade)
    list(APPEND hot_sources ${PROJECT_SOURCE_DIR}/src/${source}.c)
  endforeach()
  set_property(SOURCE ${hot_sources} APPEND PROPERTY COMPILE_OPTIONS -O2)
endif()
if(EYESHINE_SANITIZE_THREADS)
  target_compile_options(eyeshine_flags INTERFACE -fsanitize=thread -fno-omit-frame-pointer)
  target_link_options(eyeshine_flags INTERFACE -fsanitize=thread)
endif()
if(EYESHINE_HARDEN)
  include(CheckPIESupported)
  check_pie_supported(LANGUAGES C)
  set(CMAKE_POSITION_INDEPENDENT_CODE ON)
  target_compile_options(eyeshine_flags INTERFACE
    -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2 -fstack-protector-strong)
  # Not sight: its large frames would be touched page by page, and a view would take three times as long.
  target_compile_options(eyeshine_flags INTERFACE
    $<$<NOT:$<BOOL:$<TARGET_PROPERTY:EYESHINE_HAS_LARGE_FRAMES>>>:-fstack-clash-protection>)
  target_link_options(eyeshine_flags INTERFACE -Wl,-z,relro -Wl,-z,now)
endif()

if(EYESHINE_FUZZ)
  # libFuzzer looks for inputs that reach code not reached before; its main is linked by the targets alone.
  target_compile_options(eyeshine_flags INTERFACE -fsanitize=fuzzer-no-link)
  target_link_options(eyeshine_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()
if(EYESHINE_COVERAGE)
  target_compile_options(eyeshine_flags INTERFACE --coverage)
  target_link_options(eyeshine_flags INTERFACE --coverage)
endif()

# The programs of a release are optimised as a whole, as their layers are many small files. With tests they are not: every
# test would be linked that way, which takes minutes. Layers built alone stay plain objects, for the tests that look into those.
# Debian's emscripten has no libraries to link that way.
if(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT EYESHINE_SIMULATION_ONLY AND NOT BUILD_TESTING AND NOT EMSCRIPTEN)
  include(CheckIPOSupported)
  check_ipo_supported(RESULT EYESHINE_CAN_LINK_WHOLE LANGUAGES C)
  set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ${EYESHINE_CAN_LINK_WHOLE})
endif()
