# How the programs are linked for the browser (eyeshine) and for node (eyeshine-lab). cmake/web.sh configures with it.

set(page ${PROJECT_SOURCE_DIR}/src/app/web)
target_link_options(eyeshine PRIVATE
  -sENVIRONMENT=web -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=64MB -sFORCE_FILESYSTEM=1 -sEXIT_RUNTIME=1 --pre-js ${page}/storage.js
  -sEXPORTED_FUNCTIONS=_main,_run_web_take_file -sEXPORTED_RUNTIME_METHODS=FS,addRunDependency,removeRunDependency
  -sDEFAULT_LIBRARY_FUNCS_TO_INCLUDE=@${PROJECT_BINARY_DIR}/functions.txt)
# What SDL's sound calls by name.
file(WRITE ${PROJECT_BINARY_DIR}/functions.txt "[\"$autoResumeAudioContext\", \"$dynCall\"]\n")
set_target_properties(eyeshine PROPERTIES LINK_DEPENDS ${page}/storage.js)
# It reads and writes the files of the machine.
target_link_options(eyeshine-lab PRIVATE -sENVIRONMENT=node -sNODERAWFS=1 -sEXIT_RUNTIME=1 -sALLOW_MEMORY_GROWTH=1)
