# How each dependency is found. README.md beside this file lists them with version, licence and reason.
find_package(SDL2 2.26 CONFIG REQUIRED)
find_package(SDL2_ttf 2.20 CONFIG REQUIRED)
find_package(PNG REQUIRED)
find_package(Threads REQUIRED)
find_package(CLI11 2.1 CONFIG REQUIRED)
find_package(tomlplusplus 3.0 CONFIG REQUIRED)
if(TWOFOLD_TESTS)
    find_package(doctest 2.4 CONFIG REQUIRED)
endif()
# The system's Python: the one that has the fonttools package.
find_program(TWOFOLD_PYTHON NAMES python3 PATHS /usr/bin NO_DEFAULT_PATH)
find_program(TWOFOLD_PYTHON NAMES python3 REQUIRED)
