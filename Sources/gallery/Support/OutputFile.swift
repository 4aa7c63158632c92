#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Writing files without a framework.
enum OutputFile {
  /// Replaces the content of a file.
  static func replaceContent(of path: String, with text: String) throws(GalleryError) {
    guard let file = fopen(path, "w") else {
      throw .cannotWrite("cannot write '\(path)': \(InputFile.lastError)")
    }
    let bytes = Array(text.utf8)
    let isComplete = fwrite(bytes, 1, bytes.count, file) == bytes.count
    // A full disk may show only when the file is closed.
    guard fclose(file) == 0, isComplete else {
      throw .cannotWrite("cannot write '\(path)': \(InputFile.lastError)")
    }
  }

  /// Writes a line to standard error.
  static func complain(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  }
}
