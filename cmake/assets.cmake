# build/<preset>/assets: the packed sprites.

set(EYESHINE_ASSETS_DIR ${PROJECT_BINARY_DIR}/assets)
set(assets_source ${PROJECT_SOURCE_DIR}/assets)
file(MAKE_DIRECTORY ${EYESHINE_ASSETS_DIR})

# The build tree has the shape of an installed one, so the game looks for its data in one way only.
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/share/games)
file(CREATE_LINK ${EYESHINE_ASSETS_DIR} ${PROJECT_BINARY_DIR}/share/games/eyeshine SYMBOLIC)

file(GLOB_RECURSE sprites CONFIGURE_DEPENDS ${assets_source}/sprites/*.txt)
# A sprite taken away makes nothing newer; the list of them changes, so it is depended on as well.
list(JOIN sprites "\n" list)
file(GENERATE OUTPUT ${PROJECT_BINARY_DIR}/sprites.list CONTENT "${list}\n")
set(outputs ${EYESHINE_ASSETS_DIR}/atlas.png ${EYESHINE_ASSETS_DIR}/atlas.txt)
add_custom_command(
  OUTPUT ${outputs}
  COMMAND eyeshine-atlas --palette ${assets_source}/palette.txt --sprites ${assets_source}/sprites
          --out ${EYESHINE_ASSETS_DIR}
  DEPENDS eyeshine-atlas ${assets_source}/palette.txt ${sprites} ${PROJECT_BINARY_DIR}/sprites.list
  COMMENT "Packing the sprites"
  VERBATIM)

add_custom_target(eyeshine_assets ALL DEPENDS ${outputs})
