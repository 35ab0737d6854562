# How the programs are linked for the browser (eyeshine) and for node (eyeshine-lab). cmake/web.sh configures with it.

# Its file system is looked into (src/app/web/storage.js), and later ones have names of their own for these options.
execute_process(COMMAND ${CMAKE_C_COMPILER} --version OUTPUT_VARIABLE emcc_version)
string(REGEX MATCH "[0-9]+\\.[0-9]+\\.[0-9]+" emcc_version "${emcc_version}")
if(NOT emcc_version VERSION_EQUAL 3.1.6)
  message(FATAL_ERROR "The browser form is built by Emscripten 3.1.6, as Debian 12 has it; ${CMAKE_C_COMPILER} is ${emcc_version}")
endif()

set(page ${PROJECT_SOURCE_DIR}/src/app/web)
target_link_options(eyeshine PRIVATE
  -sENVIRONMENT=web -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=64MB -sTOTAL_STACK=5MB -sFORCE_FILESYSTEM=1 -sEXIT_RUNTIME=1 --pre-js ${page}/storage.js
  -sEXPORTED_FUNCTIONS=_main,_run_web_take_file,_run_web_cancel_touch
  -sEXPORTED_RUNTIME_METHODS=FS,ccall,addRunDependency,removeRunDependency
  -sDEFAULT_LIBRARY_FUNCS_TO_INCLUDE=@${PROJECT_BINARY_DIR}/functions.txt)
# What SDL's sound calls by name.
file(WRITE ${PROJECT_BINARY_DIR}/functions.txt "[\"$autoResumeAudioContext\", \"$dynCall\"]\n")
set_target_properties(eyeshine PROPERTIES LINK_DEPENDS ${page}/storage.js)
# It reads and writes the files of the machine.
target_link_options(eyeshine-lab PRIVATE -sENVIRONMENT=node -sNODERAWFS=1 -sEXIT_RUNTIME=1 -sALLOW_MEMORY_GROWTH=1
  -sTOTAL_STACK=5MB)
