import Dispatch
import TesseraTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A shell command that prints more about a line.
struct Preview: Sendable {
  /// The command, in which `{}` stands for the line.
  let command: String

  private static let limit = 1 << 16

  /// Runs the command for a line and returns the lines of its output; a canceled task ends the command.
  func lines(for line: String) async -> [String] {
    let quoted =
      "'" + line.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    guard let process = PreviewProcess(command.split(around: "{}").joined(separator: quoted)) else {
      return []
    }
    let output = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: process.output(limit: Self.limit)) }
      }
    } onCancel: {
      process.stop()
    }
    return String(decoding: output, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { String($0) }
  }
}

/// A running shell command, in a process group of its own.
private final class PreviewProcess: Sendable {
  private let pid: pid_t
  private let descriptor: Int32
  /// The queue on which the command is ended and its number is given back, so that no other process gets a signal.
  private let queue = DispatchQueue(label: "preview")
  nonisolated(unsafe) private var hasEnded = false

  init?(_ command: String) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Glibc)
    var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #else
    var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?)
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
      close(ends[1])
    }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var arguments = ["/bin/sh", "-c", command].map { (word: String) in strdup(word) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var pid: pid_t = 0
    guard posix_spawn(&pid, "/bin/sh", &actions, &attributes, &arguments, environ) == 0 else {
      close(ends[0])
      return nil
    }
    (self.pid, descriptor) = (pid, ends[0])
  }

  /// Reads the output up to a limit, and ends the command.
  func output(limit: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while bytes.count < limit {
      let count = read(descriptor, &buffer, buffer.count)
      if count <= 0 { break }
      bytes += buffer[..<count]
    }
    close(descriptor)
    stop()
    queue.sync {
      hasEnded = true
      waitpid(pid, nil, 0)
    }
    return bytes
  }

  /// Ends the command and everything that it has started.
  func stop() { queue.sync { if !hasEnded { kill(-pid, SIGKILL) } } }
}

extension String {
  /// Returns the parts between the occurrences of a text.
  fileprivate func split(around text: String) -> [Substring] {
    var (parts, rest) = ([Substring](), self[...])
    while let place = rest.firstRange(of: text) {
      parts.append(rest[..<place.lowerBound])
      rest = rest[place.upperBound...]
    }
    return parts + [rest]
  }
}
