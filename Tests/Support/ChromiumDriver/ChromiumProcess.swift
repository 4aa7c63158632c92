import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The process of a browser, with a temporary profile and a socket for the DevTools protocol.
final class ChromiumProcess: Sendable {
  /// The driver's end of the socket whose other end is descriptors 3 and 4 of the browser.
  let socket: Int32
  let pid: pid_t
  /// The folder of the profile and of the output.
  let path: String

  /// The end of the browser's output.
  var output: String {
    let bytes = FileManager.default.contents(atPath: path + "/output") ?? Data()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").suffix(40).joined(separator: "\n")
  }

  init(program: String, arguments: [String]) throws {
    // Chromium makes a socket in it, whose path must be short.
    let folder = URL(fileURLWithPath: "/tmp/chromium-\(UUID().uuidString.prefix(13))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
    try Data().write(to: folder.appendingPathComponent("output"))
    do {
      let ends = try Self.socketPair()
      socket = ends.own
      defer { close(ends.other) }
      let words = [program, "--user-data-dir=\(path)/profile"] + arguments
      do {
        pid = try Self.spawn(words, socket: ends.other, folder: path)
      } catch {
        close(ends.own)
        throw error
      }
    } catch {
      try? FileManager.default.removeItem(atPath: path)
      throw error
    }
  }

  deinit {
    // A browser that has ended has no group any more.
    if hasProcesses { kill(-pid, SIGKILL) }
    waitpid(pid, nil, WNOHANG)
    close(socket)
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Waits until all processes of the browser have ended, ends them if that takes too long, and removes the profile.
  func end(within seconds: Double) async {
    let limit = ContinuousClock.now + .seconds(seconds)
    while hasProcesses, ContinuousClock.now < limit {
      waitpid(pid, nil, WNOHANG)
      try? await Task.sleep(for: .milliseconds(10))
    }
    if hasProcesses { kill(-pid, SIGKILL) }
    waitpid(pid, nil, 0)
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Whether a process of the browser's group exists.
  private var hasProcesses: Bool { kill(-pid, 0) == 0 }

  /// Returns the two ends of a socket that no other program inherits, with numbers beyond 3 and 4.
  private static func socketPair() throws -> (own: Int32, other: Int32) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
    let type = Int32(SOCK_STREAM.rawValue)
    #else
    let type = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw ChromiumError.notStarted(code: errno) }
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    for end in ends { close(end) }
    guard moved.allSatisfy({ $0 >= 10 }) else { throw ChromiumError.notStarted(code: errno) }
    #if canImport(Darwin)
    var isOn: Int32 = 1
    setsockopt(moved[0], SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return (moved[0], moved[1])
  }

  /// Starts a program in a process group of its own.
  private static func spawn(_ words: [String], socket: Int32, folder: String) throws -> pid_t {
    // These are structs or pointers, depending on the platform.
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, folder + "/output", O_WRONLY | O_APPEND, 0)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    posix_spawn_file_actions_adddup2(&actions, socket, 3)
    posix_spawn_file_actions_adddup2(&actions, socket, 4)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var arguments = words.map { strdup($0) } + [nil]
    // Temporary files are removed with the profile.
    let environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder]) { $1 }
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var pid: pid_t = 0
    let code = posix_spawn(&pid, words[0], &actions, &attributes, &arguments, &variables)
    guard code == 0 else { throw ChromiumError.notStarted(code: code) }
    return pid
  }
}
