import Foundation

/// A file with mails.
struct MailStore {
  var path: String

  /// Returns the mails in the file; `nil` if there is none, or if it cannot be read.
  func load() -> [Mail]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return try? JSONDecoder().decode([Mail].self, from: data)
  }

  /// Replaces the file.
  func save(_ mails: [Mail]) {
    let data = try? JSONEncoder().encode(mails)
    try? data?.write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
