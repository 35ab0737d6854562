# The layer above the simulation and its programs: eyeshine (the game), eyeshine-frames (measures what the window costs) and
# eyeshine-atlas (packs the sprites while building).

eyeshine_add_layer(ui)
target_link_libraries(eyeshine_ui PUBLIC eyeshine_sdl eyeshine_definitions)

eyeshine_add_program(eyeshine eyeshine eyeshine_app eyeshine_ui)
add_dependencies(eyeshine eyeshine_assets)
if(WIN32)
  enable_language(RC)
  set(EYESHINE_WINDOWS_ICON "" CACHE FILEPATH "The icon of eyeshine.exe, as .ico")
  configure_file(${PROJECT_SOURCE_DIR}/cmake/package/eyeshine.rc.in ${PROJECT_BINARY_DIR}/eyeshine.rc @ONLY)
  target_sources(eyeshine PRIVATE ${PROJECT_BINARY_DIR}/eyeshine.rc)
  set_target_properties(eyeshine PROPERTIES WIN32_EXECUTABLE ON)
endif()
if(EMSCRIPTEN)
  include(${PROJECT_SOURCE_DIR}/cmake/web.cmake)
endif()
# The packer draws the sprites while the game is built, so another system's is built for this one and given here.
set(EYESHINE_ATLAS_PROGRAM "" CACHE FILEPATH "An eyeshine-atlas that runs here, for building for another system")
if(EYESHINE_ATLAS_PROGRAM)
  add_executable(eyeshine-atlas IMPORTED)
  set_target_properties(eyeshine-atlas PROPERTIES IMPORTED_LOCATION ${EYESHINE_ATLAS_PROGRAM})
  return()
endif()
# Started by the lab's benchmark of frames: it draws, and prints the lab's tables.
eyeshine_add_program(eyeshine-frames frames eyeshine_app eyeshine_ui)
target_sources(eyeshine-frames PRIVATE
  ${PROJECT_SOURCE_DIR}/src/app/eyeshine/folders.c
  ${PROJECT_SOURCE_DIR}/src/app/eyeshine/records.c
  ${PROJECT_SOURCE_DIR}/src/app/eyeshine/user_texts.c
  ${PROJECT_SOURCE_DIR}/src/app/lab/lab_table.c ${PROJECT_SOURCE_DIR}/src/app/lab/lab_timing.c)
eyeshine_add_program(eyeshine-atlas atlas eyeshine_base eyeshine_sdl)
