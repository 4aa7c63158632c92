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
  private let opened: [Int32]

  enum ReadResult {
    /// The number of bytes; 0 if there was nothing to read.
    case bytes(Int)
    /// The terminal is gone.
    case hangUp
  }

  /// Whether standard input and output are a terminal that can move its cursor.
  static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && !isDumb }

  /// Whether there is a terminal that can move its cursor.
  static var isAvailable: Bool {
    if isDumb { return false }
    guard let device = try? TerminalDevice() else { return false }
    device.close()
    return true
  }

  private static var isDumb: Bool {
    guard let term = getenv("TERM").map({ String(cString: $0) }) else { return true }
    return term.isEmpty || term == "dumb"
  }

  /// Opens the terminal: standard output for the screen and standard input for keys, or else the controlling
  /// terminal.
  init() throws(TerminalError) {
    let (output, ownOutput) = try Self.openOutput()
    self.output = output
    if Self.isDumb {
      if let ownOutput { systemClose(ownOutput) }
      throw .dumbTerminal
    }
    if isatty(STDIN_FILENO) == 1 {
      (input, opened) = (STDIN_FILENO, [ownOutput].compactMap { $0 })
      return
    }
    // kqueue refuses /dev/tty; the terminal's own name works everywhere, if it has one.
    let input = Self.open(nameOf: output, O_RDWR) ?? Self.open("/dev/tty", O_RDWR)
    guard let input else {
      let code = errno
      if let ownOutput { systemClose(ownOutput) }
      throw .noKeyboard(code)
    }
    (self.input, opened) = (input, [input, ownOutput].compactMap { $0 })
  }

  /// Returns the descriptor for the screen, and the same again if it has to be closed.
  ///
  /// An own descriptor can be nonblocking: the flag of standard output is shared with other processes.
  private static func openOutput() throws(TerminalError) -> (Int32, opened: Int32?) {
    if isatty(STDOUT_FILENO) == 1 {
      let own = open(nameOf: STDOUT_FILENO, O_WRONLY | O_NONBLOCK)
      return (own ?? STDOUT_FILENO, own)
    }
    guard let terminal = open("/dev/tty", O_RDWR) else { throw .notATerminal }
    guard let own = open(nameOf: terminal, O_WRONLY | O_NONBLOCK) else { return (terminal, terminal) }
    systemClose(terminal)
    return (own, own)
  }

  private static func open(nameOf descriptor: Int32, _ flags: Int32) -> Int32? {
    ttyname(descriptor).flatMap { open($0, flags) }
  }

  private static func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32? {
    let descriptor = systemOpen(path, flags | O_NOCTTY | O_CLOEXEC)
    return descriptor >= 0 ? descriptor : nil
  }

  /// Closes the descriptors that were opened.
  func close() { for descriptor in opened { systemClose(descriptor) } }

  /// Saves the settings, makes the terminal raw and enables the modes.
  func enter(_ modes: TerminalModes) throws(TerminalError) {
    let code = modes.enter.withUnsafeBytes { enter in
      modes.leave.withUnsafeBytes { leave in
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

  /// Writes a text, waiting a moment for a slow terminal.
  func writeAll(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        if let start = bytes.baseAddress { _ = tessera_terminal_write(output, start, bytes.count) }
      }
    }
  }

  /// Writes as many bytes as the terminal takes without waiting; all of them if its descriptor may block.
  ///
  /// - Returns: The number of bytes; `nil` if the terminal is gone.
  func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = systemWrite(output, UnsafeRawBufferPointer(rebasing: rest))
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          break
        } else if errno != EINTR {
          return nil
        }
      }
      return bytes.count - rest.count
    }
  }
}

private func systemOpen(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { open(path, flags) }

private func systemClose(_ descriptor: Int32) { close(descriptor) }

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
