# eyeshine-sight (EYESHINE_SIGHT_ONLY): sight as a library for other programs, shared and static, with a header, a pkg-config file
# and a CMake package. All sources are compiled as one, so that calls between them cost nothing; the shared library exports and the static one
# defines only the names of its header.

set(sight_library ${PROJECT_SOURCE_DIR}/src/app/sight_library)
file(STRINGS ${sight_library}/eyeshine_sight.h version REGEX "^#define EYESHINE_SIGHT_(MAJOR|MINOR) ")
list(TRANSFORM version REPLACE "^.* " "")
list(JOIN version "." EYESHINE_SIGHT_VERSION)
list(GET version 0 EYESHINE_SIGHT_MAJOR)

file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/sight/*.c)
foreach(name IN ITEMS arena bit_grid point)
  list(APPEND sources ${PROJECT_SOURCE_DIR}/src/base/${name}.c)
endforeach()
add_library(eyeshine_sight_object OBJECT ${sight_library}/eyeshine_sight.c ${sources})
set_target_properties(eyeshine_sight_object PROPERTIES
  UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 0 INTERPROCEDURAL_OPTIMIZATION OFF
  POSITION_INDEPENDENT_CODE ON C_VISIBILITY_PRESET hidden EYESHINE_HAS_LARGE_FRAMES ON)
target_link_libraries(eyeshine_sight_object PRIVATE eyeshine_flags)
target_compile_options(eyeshine_sight_object PRIVATE
  -ffunction-sections ${EYESHINE_SIGHT_OPTIONS})

add_library(eyeshine_sight_shared SHARED $<TARGET_OBJECTS:eyeshine_sight_object>)
set_target_properties(eyeshine_sight_shared PROPERTIES
  VERSION ${EYESHINE_SIGHT_VERSION} SOVERSION ${EYESHINE_SIGHT_MAJOR}
  LINK_DEPENDS ${sight_library}/eyeshine_sight.map)
target_link_options(eyeshine_sight_shared PRIVATE
  -Wl,--version-script=${sight_library}/eyeshine_sight.map -Wl,--gc-sections -Wl,-z,defs)
target_link_libraries(eyeshine_sight_shared PRIVATE eyeshine_flags)

# Hidden names of the object become local, so that none of them meets a name of the program that links it.
set(object ${PROJECT_BINARY_DIR}/eyeshine-sight.o)
add_custom_command(OUTPUT ${object}
  COMMAND ${CMAKE_OBJCOPY} --localize-hidden $<TARGET_OBJECTS:eyeshine_sight_object> ${object}
  DEPENDS eyeshine_sight_object $<TARGET_OBJECTS:eyeshine_sight_object>
  VERBATIM)
add_library(eyeshine_sight_static STATIC ${object})
set_source_files_properties(${object} PROPERTIES EXTERNAL_OBJECT ON GENERATED ON)
set_target_properties(eyeshine_sight_static PROPERTIES LINKER_LANGUAGE C)

foreach(kind IN ITEMS shared static)
  set_target_properties(eyeshine_sight_${kind} PROPERTIES
    OUTPUT_NAME eyeshine-sight INTERPROCEDURAL_OPTIMIZATION OFF)
endforeach()
set_target_properties(eyeshine_sight_shared PROPERTIES EXPORT_NAME sight)
set_target_properties(eyeshine_sight_static PROPERTIES EXPORT_NAME sight-static)

# Installed: component `library` is what programs need to run, `development` what they need to be built.
set(packages ${CMAKE_INSTALL_LIBDIR}/cmake/eyeshine-sight)
install(TARGETS eyeshine_sight_shared eyeshine_sight_static EXPORT eyeshine-sight
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library NAMELINK_COMPONENT development
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT development
  INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(EXPORT eyeshine-sight NAMESPACE eyeshine:: FILE eyeshine-sight-config.cmake
  DESTINATION ${packages} COMPONENT development)
include(CMakePackageConfigHelpers)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/eyeshine-sight-config-version.cmake
  VERSION ${EYESHINE_SIGHT_VERSION} COMPATIBILITY SameMajorVersion)
# The paths are relative to the file, so that an installed tree can be moved.
file(RELATIVE_PATH up /${CMAKE_INSTALL_LIBDIR}/pkgconfig /.)
string(REGEX REPLACE "/$" "" up ${up})
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/eyeshine-sight.pc @ONLY CONTENT
"prefix=\${pcfiledir}/@up@
includedir=\${prefix}/@CMAKE_INSTALL_INCLUDEDIR@
libdir=\${prefix}/@CMAKE_INSTALL_LIBDIR@

Name: eyeshine-sight
Description: Field of view, lines and light on grids, exact and fast
Version: @EYESHINE_SIGHT_VERSION@
Cflags: -I\${includedir}
Libs: -L\${libdir} -leyeshine-sight
")
install(FILES ${PROJECT_BINARY_DIR}/eyeshine-sight-config-version.cmake DESTINATION ${packages} COMPONENT development)
install(FILES ${PROJECT_BINARY_DIR}/eyeshine-sight.pc
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT development)
set(page ${PROJECT_BINARY_DIR}/eyeshine-sight.3)
configure_file(${PROJECT_SOURCE_DIR}/cmake/package/eyeshine-sight.3.in ${page} @ONLY)
add_custom_command(OUTPUT ${page}.gz COMMAND sh -c "gzip -9 -n <'${page}' >'${page}.gz'" DEPENDS ${page} VERBATIM)
add_custom_target(eyeshine_sight_page ALL DEPENDS ${page}.gz)
install(FILES ${page}.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man3 COMPONENT development)
install(FILES ${sight_library}/eyeshine_sight.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT development)
install(FILES ${sight_library}/example.c
  DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/doc/libeyeshine-sight-dev/examples COMPONENT development)
