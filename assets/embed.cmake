# cmake -DOUTPUT=x.cpp -DFILES="a;b" -P embed.cmake: writes a table of files as C++ arrays. A file's name in it is
# that of its folder and itself: themes/dark.toml.
set(arrays "")
set(rows "")
set(number 0)
foreach(file IN LISTS FILES)
    get_filename_component(folder ${file} DIRECTORY)
    get_filename_component(folder ${folder} NAME)
    get_filename_component(name ${file} NAME)
    file(READ ${file} hex HEX)
    string(REGEX REPLACE "(................................................................)" "\\1\n" hex "${hex}")
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${hex}")
    string(APPEND arrays "const unsigned char file_${number}[] = {\n${bytes}0};\n")
    string(APPEND rows "    {\"${folder}/${name}\", {reinterpret_cast<const char*>(file_${number}), sizeof(file_${number}) - 1}},\n")
    math(EXPR number "${number} + 1")
endforeach()
file(WRITE ${OUTPUT} "#include \"assets/assets.h\"

namespace twofold::assets {

namespace {

${arrays}
const File kFiles[] = {
${rows}};

}  // namespace

std::span<const File> all_files() { return kFiles; }

}  // namespace twofold::assets
")
