# The layers above the simulation and the programs: eyeshine (the game), eyeshine-lab (the simulation without a window, and
# without SDL), eyeshine-frames (measures what the window costs) and eyeshine-atlas (packs the sprites while building).

set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)

add_library(eyeshine_definitions INTERFACE)
target_compile_definitions(eyeshine_definitions INTERFACE
  EYESHINE_VERSION="${PROJECT_VERSION}"
  EYESHINE_INSTALL_DATA="${CMAKE_INSTALL_FULL_DATADIR}/games/eyeshine")

eyeshine_add_layer(input)
eyeshine_add_layer(bots)
eyeshine_add_layer(ui)
target_link_libraries(eyeshine_ui PUBLIC eyeshine_sdl eyeshine_definitions)

# src/app/*.c is what the game and the lab share; it knows no SDL, because the lab links none.
file(GLOB app_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/app/*.c)
add_library(eyeshine_app STATIC ${app_sources})
target_link_libraries(eyeshine_app PUBLIC eyeshine_input eyeshine_bots eyeshine_game eyeshine_definitions eyeshine_flags)

# eyeshine_add_program(NAME "FOLDER..." LIBRARY...): FOLDER is below src/app.
function(eyeshine_add_program name folders)
  set(sources)
  foreach(folder IN LISTS folders)
    file(GLOB more CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/app/${folder}/*.c)
    list(APPEND sources ${more})
  endforeach()
  add_executable(${name} ${sources})
  target_link_libraries(${name} PRIVATE ${ARGN} eyeshine_definitions eyeshine_flags)
endfunction()

eyeshine_add_program(eyeshine eyeshine eyeshine_app eyeshine_ui)
add_dependencies(eyeshine eyeshine_assets)
# The lab loads the library that it compares sight with while it runs.
eyeshine_add_program(eyeshine-lab "lab;bench" eyeshine_app ${CMAKE_DL_LIBS})
# Started by the lab's benchmark of frames: it draws, and prints the lab's tables.
eyeshine_add_program(eyeshine-frames frames eyeshine_app eyeshine_ui)
target_sources(eyeshine-frames PRIVATE
  ${PROJECT_SOURCE_DIR}/src/app/eyeshine/folders.c
  ${PROJECT_SOURCE_DIR}/src/app/lab/lab_table.c ${PROJECT_SOURCE_DIR}/src/app/lab/lab_timing.c)
eyeshine_add_program(eyeshine-atlas atlas eyeshine_base eyeshine_sdl)

install(TARGETS eyeshine eyeshine-lab eyeshine-frames RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
