# The libraries from outside: SDL2, SDL2_image and, for the tests, cmocka. What is missing is named with its Debian package.

function(eyeshine_missing library package)
  message(FATAL_ERROR "${library} was not found. On Debian and Ubuntu: apt install ${package}")
endfunction()

# No version is asked for of SDL2_image: Debian's version file for it refuses every one.
find_package(SDL2 2.0.18 CONFIG QUIET)
find_package(SDL2_image CONFIG QUIET)
# Those for Windows are static, so that players have no library to look for.
foreach(name IN ITEMS SDL2 SDL2_image)
  if(WIN32 AND TARGET ${name}::${name}-static AND NOT TARGET ${name}::${name})
    add_library(${name}::${name} ALIAS ${name}::${name}-static)
  endif()
endforeach()
if(NOT TARGET SDL2::SDL2)
  eyeshine_missing("SDL2 2.0.18 or newer" libsdl2-dev)
endif()

# Before 2.6 it had no CMake file at all.
if(NOT TARGET SDL2_image::SDL2_image)
  find_path(SDL2_IMAGE_INCLUDE_DIR SDL_image.h PATH_SUFFIXES SDL2)
  find_library(SDL2_IMAGE_LIBRARY SDL2_image)
  if(NOT SDL2_IMAGE_INCLUDE_DIR OR NOT SDL2_IMAGE_LIBRARY)
    eyeshine_missing("SDL2_image" libsdl2-image-dev)
  endif()
  add_library(SDL2_image::SDL2_image UNKNOWN IMPORTED)
  set_target_properties(SDL2_image::SDL2_image PROPERTIES
    IMPORTED_LOCATION ${SDL2_IMAGE_LIBRARY}
    INTERFACE_INCLUDE_DIRECTORIES ${SDL2_IMAGE_INCLUDE_DIR})
endif()

add_library(eyeshine_sdl INTERFACE)
target_link_libraries(eyeshine_sdl INTERFACE SDL2_image::SDL2_image SDL2::SDL2 m)
# SDL.h includes every vector intrinsic of the processor, which nothing here uses: half the time to compile a source of ui.
foreach(header IN ITEMS MMINTRIN XMMINTRIN EMMINTRIN PMMINTRIN IMMINTRIN)
  target_compile_definitions(eyeshine_sdl INTERFACE SDL_DISABLE_${header}_H)
endforeach()

if(WIN32)
  target_compile_definitions(eyeshine_sdl INTERFACE SDL_MAIN_HANDLED) # main stays the program's own
endif()

if(BUILD_TESTING)
  find_package(cmocka CONFIG QUIET)
  add_library(eyeshine_cmocka INTERFACE)
  if(TARGET cmocka::cmocka)
    target_link_libraries(eyeshine_cmocka INTERFACE cmocka::cmocka)
  elseif(CMOCKA_LIBRARIES)
    # cmocka before 1.1.6 defines no target.
    target_link_libraries(eyeshine_cmocka INTERFACE ${CMOCKA_LIBRARIES})
    target_include_directories(eyeshine_cmocka SYSTEM INTERFACE ${CMOCKA_INCLUDE_DIR})
  else()
    eyeshine_missing(cmocka libcmocka-dev)
  endif()
endif()
