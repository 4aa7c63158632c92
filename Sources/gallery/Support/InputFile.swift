#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Functions that read files without a framework, so that the gallery starts as fast as a terminal program
/// should.
enum InputFile {
  /// Returns the bytes of a file; `nil` if it cannot be read.
  static func bytes(at path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0 { return nil }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }

  /// Returns the text of a file; `nil` if it cannot be read. Invalid bytes become replacement characters.
  static func text(at path: String) -> String? { bytes(at: path).map { String(decoding: $0, as: UTF8.self) } }

  /// The system's description of the last error.
  static var lastError: String { strerror(errno).map { String(cString: $0) } ?? "error \(errno)" }
}

extension InputFile {
  static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }
}
