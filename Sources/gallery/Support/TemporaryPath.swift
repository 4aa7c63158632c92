import Foundation

/// Paths of files that may be deleted between launches without harm.
enum TemporaryPath {
  /// Returns the path of such a file.
  static func path(of name: String) -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent(name).path
  }
}
