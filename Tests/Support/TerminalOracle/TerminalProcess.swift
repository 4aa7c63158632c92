import TestSupport
import COracle

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A program on a pseudo terminal, and its screen.
package final class TerminalProcess {
  package let screen: Screen
  /// The whole output of the program.
  package private(set) var output: [UInt8] = []
  private var process = OracleProcess(pid: -1, terminal: -1, slave: -1)
  private var endStatus: Int32?

  private static let deadline = 60.0

  /// The options for starting a program; see those of the C helper.
  package struct Options: OptionSet, Sendable {
    package let rawValue: Int
    package static let underShell = Options(rawValue: Int(oracle_under_shell))
    package static let withoutInput = Options(rawValue: Int(oracle_without_input))
    package static let ignoringHangUp = Options(rawValue: Int(oracle_ignoring_hang_up))
    package static let withoutControllingTerminal = Options(
      rawValue: Int(oracle_without_controlling_terminal))

    package init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// No pseudo terminal is available; contains the system's error number.
  package struct NoTerminal: Error {
    package let code: Int32
  }

  /// The default environment of programs.
  private static let environment = [
    "TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no", "PATH": "/usr/bin:/bin",
  ]

  /// Starts a program of this package; `environment` is merged into the default one.
  package convenience init(
    _ program: String, _ arguments: [String] = [], columns: Int = 80, rows: Int = 24, options: Options = [],
    environment: [String: String] = [:]
  ) throws {
    try self.init(
      path: try BuiltProgram.path(of: program), arguments, columns: columns, rows: rows, options: options,
      environment: environment)
  }

  /// Starts a program by its path; `environment` is merged into the default one.
  package init(
    path: String, _ arguments: [String] = [], columns: Int = 80, rows: Int = 24, options: Options = [],
    environment: [String: String] = [:]
  ) throws {
    screen = Screen(columns: columns, rows: rows)
    let variables = Self.environment.merging(environment) { $1 }.map { "\($0)=\($1)" }
    let (words, settings) = (CStrings([path] + arguments), CStrings(variables))
    defer { withExtendedLifetime((words, settings)) {} }
    let isStarted = words.pointers.withUnsafeBufferPointer { words in
      settings.pointers.withUnsafeBufferPointer { settings in
        path.withCString { path in
          var program = OracleProgram(
            path: path, arguments: words.baseAddress, environment: settings.baseAddress)
          return oracle_start(&process, &program, Int32(columns), Int32(rows), Int32(options.rawValue))
        }
      }
    }
    if !isStarted { throw NoTerminal(code: errno) }
  }

  /// A list of strings for C, terminated by NULL.
  private final class CStrings {
    let pointers: [UnsafeMutablePointer<CChar>?]

    init(_ texts: [String]) { pointers = texts.map { strdup($0) } + [nil] }

    deinit { for pointer in pointers { free(pointer) } }
  }

  deinit {
    if endStatus == nil, process.pid > 0 {
      kill(process.pid, SIGKILL)
      waitpid(process.pid, nil, 0)
    }
    hangUp()
  }

  /// Closes the terminal, like a user who closes its window.
  package func hangUp() {
    for descriptor in [process.terminal, process.slave] where descriptor >= 0 { close(descriptor) }
    (process.terminal, process.slave) = (-1, -1)
  }

  package var pid: pid_t { process.pid }

  /// Whether the terminal has the settings of a shell.
  package var isCooked: Bool { oracle_is_cooked(process.slave) }

  package func send(_ text: String) { send(Array(text.utf8)) }

  private func send(_ bytes: [UInt8]) { _ = write(process.terminal, bytes, bytes.count) }

  package func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    oracle_set_size(process.terminal, Int32(columns), Int32(rows))
  }

  package func count(of sequence: String) -> Int {
    let text = String(decoding: output, as: UTF8.self).unicodeScalars
    let wanted = Array(sequence.unicodeScalars)
    return text.indices.count { text[$0...].starts(with: wanted) }
  }

  /// Reads until a condition holds; returns `false` if it does not hold before the deadline.
  package func waits(until condition: (Screen) -> Bool) -> Bool {
    let end = Self.now + Self.deadline
    while !condition(screen) {
      guard Self.now < end else { return false }
      readSome()
    }
    return true
  }

  /// Sends keys that the program responds to with output, and reads until no more output arrives. On a busy
  /// machine the response may be late, and after Escape the program waits for the rest of a longer sequence.
  package func responds(to keys: String) -> Bool {
    let count = output.count
    send(keys)
    return waits { _ in output.count > count } && comesToRest()
  }

  /// Reads until no output arrives for a moment; returns `false` if that takes longer than the deadline.
  package func comesToRest() -> Bool {
    let end = Self.now + Self.deadline
    while bytesArriving(within: 0.1) > 0 {
      guard Self.now < end else { return false }
    }
    return true
  }

  /// Reads for some seconds and returns the number of bytes that arrived.
  package func bytesArriving(within seconds: Double) -> Int {
    let (end, start) = (Self.now + seconds, output.count)
    while Self.now < end { readSome() }
    return output.count - start
  }

  /// Waits for the end of the program and reads its output; returns `nil` if it does not end in time.
  package func end() -> Ending? {
    let limit = Self.now + Self.deadline
    while Self.now < limit {
      var status: Int32 = 0
      if endStatus == nil, waitpid(process.pid, &status, WNOHANG) == process.pid { endStatus = status }
      let isQuiet = !readSome()
      if let endStatus, isQuiet { return Ending(status: endStatus) }
    }
    return nil
  }

  /// The end of a program.
  package enum Ending: Equatable, Sendable {
    case code(Int32)
    case signal(Int32)

    init(status: Int32) {
      let signal = status & 0x7F
      self = signal == 0 ? .code(status >> 8 & 0xFF) : .signal(signal)
    }
  }

  /// Waits a moment for output; returns `false` if there was none.
  @discardableResult
  private func readSome() -> Bool {
    var state = pollfd(fd: process.terminal, events: Int16(POLLIN), revents: 0)
    // Without a terminal, this only waits a moment.
    guard poll(&state, 1, 20) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(process.terminal, &buffer, buffer.count)
    guard count > 0 else { return false }
    output += buffer[..<count]
    screen.feed(Array(buffer[..<count]))
    let answers = screen.takeAnswers()
    if !answers.isEmpty { send(answers) }
    return true
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
