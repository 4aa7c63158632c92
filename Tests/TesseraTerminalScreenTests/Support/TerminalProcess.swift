import COracle
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A program on a pseudo terminal, and the screen it writes to.
final class TerminalProcess {
  let screen: Screen
  /// Everything the program wrote.
  private(set) var output: [UInt8] = []
  private var process = OracleProcess()
  private var endStatus: Int32?

  private static let deadline = 10.0

  /// How a program is started; see the options of the C helper.
  struct Options: OptionSet {
    let rawValue: Int
    static let underShell = Options(rawValue: oracle_under_shell.asInt)
    static let withoutInput = Options(rawValue: oracle_without_input.asInt)
    static let ignoringHangUp = Options(rawValue: oracle_ignoring_hang_up.asInt)
  }

  init(columns: Int = 80, rows: Int = 24, options: Options = []) throws {
    screen = Screen(columns: columns, rows: rows)
    let isStarted = oracle_start(
      &process, Self.probePath, Int32(columns), Int32(rows), Int32(options.rawValue))
    try #require(isStarted, "no pseudo terminal: \(errno)")
  }

  deinit {
    if endStatus == nil {
      kill(process.pid, SIGKILL)
      waitpid(process.pid, nil, 0)
    }
    hangUp()
  }

  /// Closes the terminal, as a user does with its window.
  func hangUp() {
    for descriptor in [process.terminal, process.slave] where descriptor >= 0 { close(descriptor) }
    (process.terminal, process.slave) = (-1, -1)
  }

  var pid: pid_t { process.pid }

  /// Whether the settings are as a shell leaves them.
  var isCooked: Bool { oracle_is_cooked(process.slave) }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(process.terminal, bytes, bytes.count)
  }

  func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    oracle_set_size(process.terminal, Int32(columns), Int32(rows))
  }

  /// How often a sequence was written.
  func count(of sequence: String) -> Int {
    let text = String(decoding: output, as: UTF8.self).unicodeScalars
    let wanted = Array(sequence.unicodeScalars)
    return text.indices.count { text[$0...].starts(with: wanted) }
  }

  /// Reads until a condition holds; false if it does not before the deadline.
  func waits(until condition: (Screen) -> Bool) -> Bool {
    let end = Self.now + Self.deadline
    while !condition(screen) {
      guard Self.now < end else { return false }
      readSome()
    }
    return true
  }

  /// Waits for the end of the program and reads all it wrote; nil if it does not end before the deadline.
  func end() -> Ending? {
    let limit = Self.now + Self.deadline
    while Self.now < limit {
      var status: Int32 = 0
      if endStatus == nil, waitpid(process.pid, &status, WNOHANG) == process.pid { endStatus = status }
      let isQuiet = !readSome()
      if let endStatus, isQuiet { return Ending(status: endStatus) }
    }
    return nil
  }

  /// How a program ended.
  enum Ending: Equatable {
    case code(Int32)
    case signal(Int32)

    init(status: Int32) {
      let signal = status & 0x7F
      self = signal == 0 ? .code(status >> 8 & 0xFF) : .signal(signal)
    }
  }

  /// Waits a moment for output; false if there was none.
  @discardableResult
  private func readSome() -> Bool {
    var state = pollfd(fd: process.terminal, events: Int16(POLLIN), revents: 0)
    // Without a terminal this only waits a moment.
    guard poll(&state, 1, 20) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(process.terminal, &buffer, buffer.count)
    guard count > 0 else { return false }
    output += buffer[..<count]
    screen.feed(Array(buffer[..<count]))
    return true
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The probe is built next to the tests, at most some folders above their binary.
  private static var probePath: String {
    var buffer = [CChar](repeating: 0, count: 4096)
    oracle_test_path(&buffer, buffer.count)
    var folder = buffer.withUnsafeBytes { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    while let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      if access(folder + "/TerminalProbe", X_OK) == 0 { return folder + "/TerminalProbe" }
    }
    return "TerminalProbe"
  }
}
