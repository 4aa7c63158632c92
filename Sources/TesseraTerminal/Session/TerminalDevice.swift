import CTesseraTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The file descriptors of the terminal of a process.
struct TerminalDevice {
  let input: Int32
  let output: Int32

  /// The result of a read.
  enum ReadResult {
    /// The number of bytes; 0 if there was nothing to read.
    case bytes(Int)
    /// The terminal is gone.
    case hangUp
  }

  /// Whether standard input and output are a terminal that can move its cursor.
  static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && !isDumb }

  private static var isDumb: Bool {
    guard let term = getenv("TERM").map({ String(cString: $0) }) else { return true }
    return term.isEmpty || term == "dumb"
  }

  /// Opens the terminal: standard output for the screen, and standard input or else the controlling terminal
  /// for keys.
  init() throws(TerminalError) {
    guard isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
    if Self.isDumb { throw .dumbTerminal }
    output = STDOUT_FILENO
    if isatty(STDIN_FILENO) == 1 {
      input = STDIN_FILENO
    } else {
      // kqueue refuses /dev/tty; the terminal's own name works everywhere, if it has one.
      let named = ttyname(STDOUT_FILENO).map { open($0, O_RDWR | O_NOCTTY | O_CLOEXEC) } ?? -1
      input = named >= 0 ? named : open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
      if input < 0 { throw .noKeyboard(errno) }
    }
  }

  /// Closes a descriptor that was opened for keys.
  func close() {
    guard input != STDIN_FILENO else { return }
    #if canImport(Glibc)
    _ = Glibc.close(input)
    #else
    _ = Darwin.close(input)
    #endif
  }

  /// Saves the settings, makes the terminal raw and enables the modes.
  func enter() throws(TerminalError) {
    let code = TerminalModes.enter.withUnsafeBytes { enter in
      TerminalModes.leave.withUnsafeBytes { leave in
        tessera_terminal_enter(
          input, output, enter.bindMemory(to: CChar.self).baseAddress, enter.count,
          leave.bindMemory(to: CChar.self).baseAddress, leave.count)
      }
    }
    if code != 0 { throw .settingsRefused(code) }
  }

  /// The size that the terminal reports; 80 × 24 if it reports none.
  var size: GridSize {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard tessera_terminal_size(output, &columns, &rows) else { return GridSize(columns: 80, rows: 24) }
    return GridSize(columns: Int(columns), rows: Int(rows))
  }

  /// Reads the available bytes without waiting.
  func read(into buffer: inout [UInt8]) -> ReadResult {
    let descriptor = input
    let count = buffer.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
    if count > 0 { return .bytes(count) }
    if count < 0 { return errno == EINTR || errno == EAGAIN ? .bytes(0) : .hangUp }
    // Nothing to read, or the other end is closed.
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let isGone = poll(&state, 1, 0) > 0 && state.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
    return isGone ? .hangUp : .bytes(0)
  }

  /// Writes all bytes, waiting for a slow terminal. Returns `false` if the terminal is gone.
  func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = systemWrite(output, UnsafeRawBufferPointer(rebasing: rest))
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          // Another process made the terminal nonblocking.
          var state = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
          _ = poll(&state, 1, -1)
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
