# Sourced by ./play and ./check: installs the Debian packages that are missing, and says what it does.

build_packages=(g++ cmake ninja-build pkg-config libsdl2-dev libsdl2-ttf-dev libpng-dev libcli11-dev libtomlplusplus-dev
    python3 fonttools fonts-inter fonts-noto-cjk)
test_packages=(doctest-dev clang libclang-rt-14-dev xvfb xdotool openbox wmctrl x11-utils imagemagick
    xserver-xorg-core xserver-xorg-video-dummy xinput x11-xkb-utils)

say() { printf '\n== %s\n' "$*"; }

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

# install_missing PACKAGE...
install_missing() {
    if ! command -v apt-get > /dev/null; then
        say "This is no Debian-like system: have at hand what these packages hold: $*"
        return
    fi
    local missing=() package
    for package in "$@"; do
        dpkg-query -W -f='${Status}' "$package" 2> /dev/null | grep -q 'install ok installed' || missing+=("$package")
    done
    if [ ${#missing[@]} = 0 ]; then
        say "All packages are installed"
        return
    fi
    say "Installing ${missing[*]}"
    local apt=(env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300)
    as_root "${apt[@]}" update
    as_root "${apt[@]}" -y install --no-install-recommends "${missing[@]}"
}

# build_preset NAME: configures and builds it under build/NAME.
build_preset() {
    say "Building the preset $1 in build/$1"
    cmake --preset "$1" > "/tmp/twofold-configure-$$" 2>&1 || { cat "/tmp/twofold-configure-$$"; return 1; }
    rm -f "/tmp/twofold-configure-$$"
    cmake --build --preset "$1"
}
