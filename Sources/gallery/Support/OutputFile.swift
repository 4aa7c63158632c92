import Tessera

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Functions that write files without a framework.
enum OutputFile {
  static func replaceContent(of path: String, with text: String) throws(GalleryError) {
    guard let file = fopen(path, "w") else {
      throw .cannotWrite("cannot write '\(path)': \(InputFile.lastError)")
    }
    let bytes = Array(text.utf8)
    let isComplete = fwrite(bytes, 1, bytes.count, file) == bytes.count
    // A full disk may only be reported when the file is closed.
    guard fclose(file) == 0, isComplete else {
      throw .cannotWrite("cannot write '\(path)': \(InputFile.lastError)")
    }
  }

  /// Writes to standard output; `print` would not report errors.
  static func print(_ text: String) throws(GalleryError) {
    if let reason = write(text, to: 1) { throw .cannotWrite("cannot write standard output: \(reason)") }
  }

  /// Writes a line to standard error, with all control characters escaped.
  static func printError(_ line: String) {
    // If even this fails, there is nowhere left to report it.
    _ = write(line.escapingControlAndFormat + "\n", to: 2)
  }

  /// Writes all of a text. Returns the system's error message; `nil` if there was no error.
  private static func write(_ text: String, to descriptor: Int32) -> String? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeBytes(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        waitUntilWritable(descriptor)
      } else if errno != EINTR {
        return InputFile.lastError
      }
    }
    return nil
  }

  /// Waits if another process has made the descriptor nonblocking.
  private static func waitUntilWritable(_ descriptor: Int32) {
    var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&state, 1, -1)
  }
}

/// Calls the system's `write`, whose name means something else within the type.
private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

extension String {
  /// The text with an escape such as `\u{1B}` for each invisible scalar that may control a terminal.
  var escapingControlAndFormat: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isControlOrFormat {
        text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
