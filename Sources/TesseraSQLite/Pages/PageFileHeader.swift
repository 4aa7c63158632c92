import Foundation

/// What the first bytes of a file say about whose it is.
///
/// It is looked at before a file is opened and again before it is removed: a wrong path costs nobody a file.
enum PageFileHeader {
  /// There is no file, or nothing is in it.
  case empty
  /// It is one of pages, sound or not.
  case pages
  /// It is something else.
  case other(String)

  /// Looks at the file at a path.
  init(path: String) {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let type = try? FileManager.default.attributesOfItem(atPath: target)[.type] as? FileAttributeType
    else {
      self = .empty
      return
    }
    switch type {
    case .typeRegular: self.init(target: target)
    case .typeDirectory: self = .other("a folder is in its place")
    default: self = .other("it is no file of pages")
    }
  }

  private init(target: String) {
    guard let file = FileHandle(forReadingAtPath: target),
      let start = try? file.read(upToCount: Self.length) ?? Data()
    else {
      // Somebody may have removed it meanwhile.
      self = FileManager.default.fileExists(atPath: target) ? .other("it cannot be read") : .empty
      return
    }
    if start.isEmpty {
      self = .empty
    } else {
      self = Self.isOfPages(Array(start)) ? .pages : .other("it is no file of pages")
    }
  }

  /// How many bytes tell: the application id is the last of them.
  private static let length = 72

  private static func isOfPages(_ start: [UInt8]) -> Bool {
    guard start.count == length, start.starts(with: Array("SQLite format 3\0".utf8)) else { return false }
    let id = start[68...].reduce(Int64(0)) { $0 << 8 | Int64($1) }
    return id == PageFileOpening.applicationID
  }
}
