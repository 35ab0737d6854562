# eyeshine-lab (the simulation without a window, and without SDL), and what it shares with the game.

set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)

add_library(eyeshine_definitions INTERFACE)
target_compile_definitions(eyeshine_definitions INTERFACE
  EYESHINE_VERSION="${PROJECT_VERSION}"
  EYESHINE_INSTALL_DATA="${CMAKE_INSTALL_FULL_DATADIR}/games/eyeshine")

eyeshine_add_layer(input)
eyeshine_add_layer(bots)

# src/app/*.c is what the game and the lab share; it knows no SDL, because the lab links none.
file(GLOB app_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/app/*.c)
eyeshine_keep_system(app_sources)
add_library(eyeshine_app STATIC ${app_sources})
target_link_libraries(eyeshine_app PUBLIC eyeshine_input eyeshine_bots eyeshine_game eyeshine_definitions eyeshine_flags)

# eyeshine_add_program(NAME "FOLDER..." LIBRARY...): FOLDER is below src/app.
function(eyeshine_add_program name folders)
  set(sources)
  foreach(folder IN LISTS folders)
    file(GLOB more CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/app/${folder}/*.c)
    list(APPEND sources ${more})
  endforeach()
  eyeshine_keep_system(sources)
  add_executable(${name} ${sources})
  target_link_libraries(${name} PRIVATE ${ARGN} eyeshine_definitions eyeshine_flags)
endfunction()

# The lab loads the library that it compares sight with while it runs.
eyeshine_add_program(eyeshine-lab "lab;bench" eyeshine_app ${CMAKE_DL_LIBS})
