import Foundation

/// Which file is at a path: another one that takes its place has another identity.
struct PageFileIdentity: Equatable {
  private let device: Int?
  private let number: Int?

  /// Looks at the path; nil where there is no file.
  init?(path: String) {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: target) else { return nil }
    device = (attributes[.systemNumber] as? NSNumber)?.intValue
    number = (attributes[.systemFileNumber] as? NSNumber)?.intValue
  }
}
