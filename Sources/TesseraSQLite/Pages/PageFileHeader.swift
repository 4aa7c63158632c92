import Foundation

/// The type of a file by its first bytes. It is checked before the file is opened and before it is removed,
/// so that a wrong path never destroys another program's file.
enum PageFileHeader {
  /// There is no file, or it is empty.
  case empty
  /// A page file, valid or not.
  case pages
  /// Another file.
  case other(String)

  init(path: String) {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let type = try? FileManager.default.attributesOfItem(atPath: target)[.type] as? FileAttributeType
    else {
      self = .empty
      return
    }
    switch type {
    case .typeRegular: self.init(target: target)
    case .typeDirectory: self = .other("there is a folder at its path")
    default: self = .other("it is not a page file")
    }
  }

  private init(target: String) {
    guard let file = FileHandle(forReadingAtPath: target),
      let start = try? file.read(upToCount: Self.length) ?? Data()
    else {
      // Another program may have removed the file meanwhile.
      self = FileManager.default.fileExists(atPath: target) ? .other("it cannot be read") : .empty
      return
    }
    if start.isEmpty {
      self = .empty
    } else {
      self = Self.isOfPages(Array(start)) ? .pages : .other("it is not a page file")
    }
  }

  /// The number of bytes to read. The application id is the last field of them.
  private static let length = 72

  private static func isOfPages(_ start: [UInt8]) -> Bool {
    guard start.count == length, start.starts(with: Array("SQLite format 3\0".utf8)) else { return false }
    let id = start[68...].reduce(Int64(0)) { $0 << 8 | Int64($1) }
    return id == PageFileOpening.applicationID
  }
}
