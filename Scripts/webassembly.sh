# The parts that Scripts/build-wasm and Scripts/build-web have in common; they source this file.
#
# After it, $toolchain is the folder of the Swift toolchain, $tables the library with the data of Unicode, and $work a
# temporary folder that is removed at the end.

script=${0##*/}
command -v swift >/dev/null || {
  echo "$script: swift is missing; install Swift 6.2 or newer from https://www.swift.org/install" >&2
  exit 1
}
# The path of the command does not say where the toolchain is: that of swiftly and that of macOS only call one.
runtime=$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath" *: *"\(.*\)".*/\1/p')
toolchain=${runtime%/usr/lib/swift}
tables="$toolchain/usr/lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a"
if [ ! -f "$tables" ]; then
  echo "$script: this Swift toolchain has no Embedded Swift for wasm32 ($tables is missing); use one from swift.org" >&2
  exit 1
fi

work=$(mktemp -d -t tessera-wasm.XXXXXX)
trap 'rm -rf "$work"' EXIT
cat >"$work/toolset.json" <<JSON
{
  "schemaVersion": "1.0",
  "swiftCompiler": {
    "extraCLIOptions": [
      "-enable-experimental-feature", "Embedded", "-wmo", "-Osize",
      "-Xfrontend", "-disable-stack-protector", "-Xllvm", "-inline-threshold=-30",
      "-Xfrontend", "-enable-single-module-llvm-emission"
    ]
  },
  "cCompiler": { "extraCLIOptions": ["-ffreestanding", "-fno-builtin", "-mbulk-memory", "-O2"] }
}
JSON

# build_library PACKAGE PRODUCT [SCRATCH]: builds a static library for WebAssembly; $library is the path of a copy. SCRATCH is
# the folder for the build, .build in the package by default. Packages that share one build Tessera once.
#
# Without debug information, which no module keeps: with it the compiler merges fewer functions.
build_library() {
  local scratch=${3:-$1/.build} built
  local arguments=(--package-path "$1" --scratch-path "$scratch" --triple wasm32-unknown-none-wasm
    --toolset "$work/toolset.json" -c release -debug-info-format none)
  mkdir -p "$scratch"
  # Another script may build a library with the same name there; macOS has no flock.
  exec 9>"$scratch/library.lock"
  ! command -v flock >/dev/null || flock 9
  built=$(swift build "${arguments[@]}" --show-bin-path)/lib$2.a
  # SwiftPM does not notice that a file of the other package is gone, so it has to plan the build again. It adds the objects
  # to a library that is there, which may have those of a package before, or of a file that is gone.
  rm -f "$scratch/release.yaml" "$built"
  swift build "${arguments[@]}" --product "$2"
  library=$work/lib$2.a
  cp "$built" "$library"
  exec 9>&-
}

# link_module OUTPUT OPTION…: links $library with the data of Unicode and with what the options name.
link_module() {
  "$toolchain/usr/bin/wasm-ld" --no-entry --export-memory --gc-sections --strip-all --compress-relocations \
    -o "$@" "$library" "$tables"
}

# optimize_module INPUT OUTPUT: makes a module smaller with Binaryen; returns 1 if that is not installed, and ends the
# script if it fails.
#
# Small functions only are inlined into their only caller: functions with more than 128 variables need more bytes for
# each use of one, and pack badly. The first kilobyte of the memory is unused: it is the end of the stack, or before the
# data. So no address that a constant is added to begins below it, and the constant can be a part of the access.
optimize_module() {
  command -v wasm-opt >/dev/null || return 1
  wasm-opt --flatten --rereloop -Oz -Oz --one-caller-inline-max-function-size=60 --low-memory-unused \
    --enable-bulk-memory --enable-mutable-globals --enable-nontrapping-float-to-int --enable-sign-ext \
    "$1" -o "$2" || {
    echo "$script: wasm-opt failed" >&2
    exit 1
  }
}
