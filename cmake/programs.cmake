# The layer above the simulation and its programs: eyeshine (the game), eyeshine-frames (measures what the window costs) and
# eyeshine-atlas (packs the sprites while building).

eyeshine_add_layer(ui)
target_link_libraries(eyeshine_ui PUBLIC eyeshine_sdl eyeshine_definitions)

eyeshine_add_program(eyeshine eyeshine eyeshine_app eyeshine_ui)
add_dependencies(eyeshine eyeshine_assets)
# Started by the lab's benchmark of frames: it draws, and prints the lab's tables.
eyeshine_add_program(eyeshine-frames frames eyeshine_app eyeshine_ui)
target_sources(eyeshine-frames PRIVATE
  ${PROJECT_SOURCE_DIR}/src/app/eyeshine/folders.c
  ${PROJECT_SOURCE_DIR}/src/app/eyeshine/records.c
  ${PROJECT_SOURCE_DIR}/src/app/eyeshine/user_texts.c
  ${PROJECT_SOURCE_DIR}/src/app/lab/lab_table.c ${PROJECT_SOURCE_DIR}/src/app/lab/lab_timing.c)
eyeshine_add_program(eyeshine-atlas atlas eyeshine_base eyeshine_sdl)
