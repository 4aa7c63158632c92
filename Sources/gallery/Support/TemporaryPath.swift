import Foundation

/// Files of which it does no harm if they are gone the next time.
enum TemporaryPath {
  /// Where such a file is.
  static func path(of name: String) -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent(name).path
  }
}
