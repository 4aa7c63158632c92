import TestSupport

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The result of the gallery without a terminal: its output, its error messages and its exit code.
struct CommandResult: Equatable {
  var output = ""
  var errorOutput = ""
  /// The exit code; `nil` if a signal ended the process.
  var exitCode: Int32?

  /// The program could not be started; contains the system's error number.
  struct NotStarted: Error {
    let code: Int32
  }

  static var gallery: String { get throws { try BuiltProgram.path(of: "gallery") } }

  /// Runs the gallery with files for its output.
  static func ofGallery(_ arguments: String..., term: String? = nil) throws -> CommandResult {
    try CommandResult(running: [gallery] + arguments, environment: term.map { ["TERM=\($0)"] } ?? [])
  }

  /// Runs a shell command in which `$gallery` is the program.
  static func ofShell(_ line: String) throws -> CommandResult {
    try CommandResult(running: ["/bin/sh", "-c", line], environment: ["gallery=\(gallery)"])
  }

  private init(running words: [String], environment: [String]) throws {
    let folder = try TemporaryFolder()
    for name in ["output", "complaints"] { try folder.write("", to: name) }
    var arguments = words.map { strdup($0) } + [nil]
    let fixed = ["PATH=/usr/bin:/bin", "SWIFT_BACKTRACE=interactive=no,color=no"]
    var variables = (fixed + environment).map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    // This is a struct or a pointer, depending on the platform.
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, folder.path("output"), O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, folder.path("complaints"), O_WRONLY, 0)
    var id: pid_t = 0
    let code = posix_spawn(&id, words[0], &actions, nil, &arguments, &variables)
    if code != 0 { throw NotStarted(code: code) }
    var status: Int32 = 0
    waitpid(id, &status, 0)
    exitCode = status & 0x7F == 0 ? status >> 8 & 0xFF : nil
    output = try folder.read("output")
    errorOutput = try folder.read("complaints")
  }
}
