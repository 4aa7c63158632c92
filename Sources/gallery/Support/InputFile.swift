#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Reading files without a framework: the gallery starts as fast as a terminal program should.
enum InputFile {
  /// The bytes of a file; nil where it cannot be read.
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

  /// The text of a file; nil where it cannot be read. Bytes that are no text become replacement characters.
  static func text(at path: String) -> String? { bytes(at: path).map { String(decoding: $0, as: UTF8.self) } }

  /// What the system says about the last failure.
  static var lastError: String { strerror(errno).map { String(cString: $0) } ?? "error \(errno)" }
}

extension InputFile {
  /// Whether a file can be read.
  static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }
}
