# Install rules of the game, as the component "game"; cmake/package.sh packs it. Other components have their own files.

set(EYESHINE_HOMEPAGE "https://eyeshine.example/" CACHE STRING
  "Where the project is published; it ends with a slash, and assets/screenshots is below it")
set(package_source ${PROJECT_SOURCE_DIR}/cmake/package)
set(package_dir ${PROJECT_BINARY_DIR}/package)
set(shared ${CMAKE_INSTALL_DATADIR})
file(MAKE_DIRECTORY ${package_dir}/icons)

# The changelog's newest entry gives the date of the release.
file(READ ${package_source}/changelog changelog)
if(NOT changelog MATCHES "^eyeshine \\(${PROJECT_VERSION}\\) ")
  message(FATAL_ERROR "cmake/package/changelog does not begin with the version ${PROJECT_VERSION}")
endif()
set(months Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec)
string(REGEX MATCH "\n -- [^\n]*  [A-Z][a-z][a-z], ([0-9][0-9]) ([A-Z][a-z][a-z]) ([0-9]+)" trailer "${changelog}")
set(day ${CMAKE_MATCH_1})
set(year ${CMAKE_MATCH_3})
list(FIND months "${CMAKE_MATCH_2}" month)
math(EXPR month "101 + ${month}")
string(SUBSTRING ${month} 1 2 month)
set(EYESHINE_RELEASE_DATE ${year}-${month}-${day})
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${package_source}/changelog)

# AppStream names a program by the domain of its home page, backwards.
string(REGEX REPLACE "^https?://([^/]+)/.*$" "\\1" domain "${EYESHINE_HOMEPAGE}")
string(REPLACE "." ";" domain "${domain}")
list(REVERSE domain)
list(JOIN domain "." domain)
string(TOLOWER ${domain}.eyeshine EYESHINE_COMPONENT_ID)
configure_file(${package_source}/metainfo.xml.in ${package_dir}/metainfo.xml @ONLY)

# make_compressed(OUTPUT COMMAND DEPENDS...): writes the output of a shell command as gzip without a date.
function(make_compressed output command)
  add_custom_command(OUTPUT ${package_dir}/${output}
    COMMAND sh -c "set -e; { ${command}; } >'${output}.plain'; gzip -9 -n <'${output}.plain' >'${output}'"
    WORKING_DIRECTORY ${package_dir} DEPENDS ${ARGN} COMMENT "Writing ${output}" VERBATIM)
endfunction()

make_compressed(changelog.gz "cat '${package_source}/changelog'" ${package_source}/changelog)
set(texts ${package_dir}/changelog.gz)
foreach(program IN ITEMS eyeshine eyeshine-lab)
  set(template ${package_source}/${program}.6.in)
  string(JOIN " " write_man "help=$('$<TARGET_FILE:${program}>' --help);"
    "printf '%s\\n' \"$help\" | awk -f '${package_source}/man.awk' -v version=${PROJECT_VERSION}"
    "-v date=${EYESHINE_RELEASE_DATE} - '${template}'")
  make_compressed(${program}.6.gz "${write_man}" ${program} ${template} ${package_source}/man.awk)
  list(APPEND texts ${package_dir}/${program}.6.gz)
endforeach()

# The packer knows the sizes: <side>.png each, and eyeshine.ico with all of them.
set(icons ${package_dir}/icons)
add_custom_command(OUTPUT ${icons}/eyeshine.ico
  COMMAND eyeshine-atlas --palette ${assets_source}/palette.txt --sprites ${assets_source}/sprites --icons ${icons}
  DEPENDS eyeshine-atlas ${assets_source}/palette.txt ${assets_source}/sprites/ui/icon_app.txt
  COMMENT "Cutting the icons" VERBATIM)
add_custom_target(eyeshine_package_files ALL DEPENDS ${texts} ${icons}/eyeshine.ico)

install(TARGETS eyeshine eyeshine-lab RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT game)
install(FILES ${EYESHINE_ASSETS_DIR}/atlas.png ${EYESHINE_ASSETS_DIR}/atlas.txt
  DESTINATION ${shared}/games/eyeshine COMPONENT game)
install(FILES ${package_source}/eyeshine.desktop DESTINATION ${shared}/applications COMPONENT game)
install(FILES ${package_dir}/metainfo.xml DESTINATION ${shared}/metainfo
  RENAME ${EYESHINE_COMPONENT_ID}.metainfo.xml COMPONENT game)
install(CODE "
  file(GLOB pictures \"${icons}/*.png\")
  foreach(picture IN LISTS pictures)
    get_filename_component(side \"\${picture}\" NAME_WE)
    file(INSTALL \"\${picture}\" TYPE FILE RENAME eyeshine.png
      DESTINATION \"\${CMAKE_INSTALL_PREFIX}/${shared}/icons/hicolor/\${side}x\${side}/apps\")
  endforeach()
" COMPONENT game)
install(FILES ${package_dir}/eyeshine.6.gz ${package_dir}/eyeshine-lab.6.gz
  DESTINATION ${CMAKE_INSTALL_MANDIR}/man6 COMPONENT game)
foreach(program IN ITEMS eyeshine eyeshine-lab)
  install(FILES ${package_source}/completion.bash DESTINATION ${shared}/bash-completion/completions
    RENAME ${program} COMPONENT game)
endforeach()
install(FILES ${package_dir}/changelog.gz DESTINATION ${shared}/doc/eyeshine COMPONENT game)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${shared}/doc/eyeshine RENAME copyright COMPONENT game)
