import CTesseraTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The descriptors of the terminal that a process runs in.
struct TerminalDevice {
  /// Where keys are read.
  let input: Int32
  /// Where the screen is written.
  let output: Int32

  /// What a read came back with.
  enum ReadResult {
    /// So many bytes; none if there was nothing to read after all.
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

  /// Finds the terminal: standard output for the screen, standard input or else the controlling terminal for keys.
  init() throws(TerminalError) {
    guard isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
    if Self.isDumb { throw .dumbTerminal }
    output = STDOUT_FILENO
    if isatty(STDIN_FILENO) == 1 {
      input = STDIN_FILENO
    } else {
      // Apple's event queue refuses /dev/tty; the terminal's own name works everywhere, if it has one.
      let named = ttyname(STDOUT_FILENO).map { open($0, O_RDWR | O_NOCTTY | O_CLOEXEC) } ?? -1
      input = named >= 0 ? named : open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
      if input < 0 { throw .noKeyboard(errno) }
    }
  }

  /// Gives back a descriptor that was opened for keys.
  func close() {
    guard input != STDIN_FILENO else { return }
    #if canImport(Glibc)
    _ = Glibc.close(input)
    #else
    _ = Darwin.close(input)
    #endif
  }

  /// Saves the settings, makes the terminal raw and switches the modes on.
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

  /// The size as the terminal tells it; 80 × 24 where it tells none.
  var size: GridSize {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard tessera_terminal_size(output, &columns, &rows) else { return GridSize(columns: 80, rows: 24) }
    return GridSize(columns: Int(columns), rows: Int(rows))
  }

  /// Reads what is there, without waiting.
  func read(into buffer: inout [UInt8]) -> ReadResult {
    let descriptor = input
    let count = buffer.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
    if count > 0 { return .bytes(count) }
    if count < 0 { return errno == EINTR || errno == EAGAIN ? .bytes(0) : .hangUp }
    // Nothing to read, or nobody to write any more.
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let isGone = poll(&state, 1, 0) > 0 && state.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
    return isGone ? .hangUp : .bytes(0)
  }

  /// Writes everything, waiting for a slow terminal; false if the terminal is gone.
  func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = systemWrite(output, UnsafeRawBufferPointer(rebasing: rest))
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          // Somebody else made the terminal nonblocking.
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
