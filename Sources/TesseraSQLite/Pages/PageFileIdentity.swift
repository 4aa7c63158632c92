import Foundation

/// The identity of the file at a path. A file that replaces it has another identity.
struct PageFileIdentity: Equatable {
  private let device: Int?
  private let number: Int?

  /// Creates the identity of a file; `nil` if there is no file at the path.
  init?(path: String) {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: target) else { return nil }
    device = (attributes[.systemNumber] as? NSNumber)?.intValue
    number = (attributes[.systemFileNumber] as? NSNumber)?.intValue
  }
}
