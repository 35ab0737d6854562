# One static library a layer, eyeshine_<layer>, which links only the layers before it. The same order is checked on the
# #include lines by tests/architecture/layers.sh.

set(EYESHINE_SIMULATION_LAYERS base sight path content world dungeon rules ai game)

set(EYESHINE_BEFORE_base)
set(EYESHINE_BEFORE_sight base)
set(EYESHINE_BEFORE_path base)
set(EYESHINE_BEFORE_content path sight base)
set(EYESHINE_BEFORE_world content path sight base)
set(EYESHINE_BEFORE_dungeon world content path sight base)
set(EYESHINE_BEFORE_rules world content path sight base)
set(EYESHINE_BEFORE_ai world content path sight base)
set(EYESHINE_BEFORE_game ai rules dungeon world content path sight base)
set(EYESHINE_BEFORE_input game ai rules dungeon world content path sight base)
set(EYESHINE_BEFORE_bots game ai rules dungeon world content path sight base)
set(EYESHINE_BEFORE_ui input game ai rules dungeon world content path sight base)
set(EYESHINE_BEFORE_app ui bots input game ai rules dungeon world content path sight base)

# The rooms of a layer: its folders. A room of ui includes, of ui, only itself and the rooms listed; only the top level of ui may
# include all of them.
set(EYESHINE_ROOMS_dungeon layout rooms sites vaults population check)
set(EYESHINE_ROOMS_ai minds)
set(EYESHINE_ROOMS_rules effects light sites)
set(EYESHINE_ROOMS_game save text travel)
set(EYESHINE_ROOMS_ui art sound scene settings devices session view screens)
set(EYESHINE_ROOMS_app eyeshine frames lab bench atlas sight_library web)
set(EYESHINE_UI_BEFORE_art)
set(EYESHINE_UI_BEFORE_sound)
set(EYESHINE_UI_BEFORE_scene art)
set(EYESHINE_UI_BEFORE_settings art)
set(EYESHINE_UI_BEFORE_devices art)
set(EYESHINE_UI_BEFORE_view devices settings scene art)
set(EYESHINE_UI_BEFORE_screens view devices settings scene art)
set(EYESHINE_UI_BEFORE_session screens view devices settings scene sound art)

# Sight stores single words that are read again at once; read back as vectors they would stall (a fifth of a short view).
set(EYESHINE_SIGHT_OPTIONS $<$<C_COMPILER_ID:GNU>:-fno-tree-vectorize>)

# A source named for an operating system is built only there. The browser (web) takes what is named posix, unless there is a
# source of its own beside it; desktop is everything else.
if(EMSCRIPTEN)
  set(EYESHINE_OTHER_SYSTEM "_(windows|desktop)\\.c$")
elseif(WIN32)
  set(EYESHINE_OTHER_SYSTEM "_(posix|web)\\.c$")
else()
  set(EYESHINE_OTHER_SYSTEM "_(windows|web)\\.c$")
endif()

# Removes the sources of other systems from a list.
function(eyeshine_keep_system list)
  set(sources ${${list}})
  list(FILTER sources EXCLUDE REGEX ${EYESHINE_OTHER_SYSTEM})
  if(EMSCRIPTEN)
    set(own ${sources})
    list(FILTER own INCLUDE REGEX "_web\\.c$")
    list(TRANSFORM own REPLACE "_web\\.c$" "_posix.c")
    list(REMOVE_ITEM sources "" ${own})
  endif()
  set(${list} ${sources} PARENT_SCOPE)
endfunction()

function(eyeshine_add_layer layer)
  set(globs ${PROJECT_SOURCE_DIR}/src/${layer}/*.c)
  foreach(room IN LISTS EYESHINE_ROOMS_${layer})
    list(APPEND globs ${PROJECT_SOURCE_DIR}/src/${layer}/${room}/*.c)
  endforeach()
  file(GLOB sources CONFIGURE_DEPENDS ${globs})
  eyeshine_keep_system(sources)
  list(TRANSFORM EYESHINE_BEFORE_${layer} PREPEND eyeshine_ OUTPUT_VARIABLE before)
  add_library(eyeshine_${layer} STATIC ${sources})
  target_link_libraries(eyeshine_${layer} PUBLIC ${before} eyeshine_flags)
endfunction()

function(eyeshine_add_simulation_layers)
  foreach(layer IN LISTS EYESHINE_SIMULATION_LAYERS)
    eyeshine_add_layer(${layer})
  endforeach()
  # Saves name the version of the game that wrote them.
  target_compile_definitions(eyeshine_game PRIVATE EYESHINE_VERSION="${PROJECT_VERSION}")
  target_compile_options(eyeshine_sight PRIVATE ${EYESHINE_SIGHT_OPTIONS})
  set_target_properties(eyeshine_sight PROPERTIES EYESHINE_HAS_LARGE_FRAMES ON)
endfunction()
