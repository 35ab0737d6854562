# The layers above the simulation and the programs: eyeshine (the game), eyeshine-lab (the simulation without a window, and
# without SDL) and eyeshine-atlas (packs the sprites while building).

set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)

add_library(eyeshine_definitions INTERFACE)
target_compile_definitions(eyeshine_definitions INTERFACE
  EYESHINE_VERSION="${PROJECT_VERSION}"
  EYESHINE_INSTALL_DATA="${CMAKE_INSTALL_FULL_DATADIR}/games/eyeshine")

eyeshine_add_layer(ui ${PROJECT_SOURCE_DIR}/src/ui/screens/*.c)
get_target_property(kind eyeshine_ui TYPE)
if(kind STREQUAL INTERFACE_LIBRARY)
  target_link_libraries(eyeshine_ui INTERFACE eyeshine_sdl eyeshine_definitions)
else()
  target_link_libraries(eyeshine_ui PUBLIC eyeshine_sdl eyeshine_definitions)
endif()

# src/app/*.c is what the game and the lab share; it knows no SDL, because the lab links none.
file(GLOB app_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/app/*.c)
if(app_sources)
  add_library(eyeshine_app STATIC ${app_sources})
  target_link_libraries(eyeshine_app PUBLIC eyeshine_game eyeshine_definitions eyeshine_flags)
else()
  add_library(eyeshine_app INTERFACE)
  target_link_libraries(eyeshine_app INTERFACE eyeshine_game eyeshine_definitions eyeshine_flags)
endif()

function(eyeshine_add_program name folder)
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/app/${folder}/*.c)
  if(sources)
    add_executable(${name} ${sources})
    target_link_libraries(${name} PRIVATE ${ARGN} eyeshine_definitions eyeshine_flags)
  endif()
endfunction()

eyeshine_add_program(eyeshine eyeshine eyeshine_app eyeshine_ui)
eyeshine_add_program(eyeshine-lab lab eyeshine_app)
eyeshine_add_program(eyeshine-atlas atlas eyeshine_base eyeshine_sdl)

foreach(program eyeshine eyeshine-lab)
  if(TARGET ${program})
    install(TARGETS ${program} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  endif()
endforeach()
