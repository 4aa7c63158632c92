import Foundation

/// A folder that exists as long as the test.
package final class TemporaryFolder {
  package let path: String

  package init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Returns the path of an entry of the folder.
  package func path(_ name: String) -> String { path + "/" + name }

  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  /// Creates a link in this folder.
  package func makeLink(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  /// Creates a file, or replaces its contents in place.
  package func write(_ text: String, to name: String) throws {
    try write(bytes: Array(text.utf8), to: name)
  }

  /// Creates a file of bytes that need not be text.
  package func write(bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
  }

  package func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(name))), as: UTF8.self)
  }

  package func append(_ text: String, to name: String) throws {
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path(name)))
    try file.seekToEnd()
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }

  package func truncate(_ name: String, toBytes count: UInt64) throws {
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path(name)))
    try file.truncate(atOffset: count)
    try file.close()
  }

  package func replace(_ name: String, with other: String) throws {
    guard rename(path(other), path(name)) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  package func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }
}
