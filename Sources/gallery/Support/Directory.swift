#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The contents of a directory.
struct Directory {
  var path: String
  var entries: [Entry]

  /// A file or directory in a directory.
  struct Entry: Identifiable, Equatable {
    /// The name; see ``FileName``.
    var id: String
    var kind: Kind
    var bytes: Int

    enum Kind: String { case directory, file, link, pipe, socket, device, unknown }
  }

  /// Reads a directory, directories first.
  static func read(_ path: String) throws(GalleryError) -> Directory {
    guard let names = names(at: path) else {
      throw .noInput("cannot read '\(FileName.marked(path))': \(InputFile.lastError)")
    }
    let entries = names.map { entry($0, in: path) }
    let sorted = entries.sorted { left, right in
      (left.kind == .directory ? 0 : 1, left.id) < (right.kind == .directory ? 0 : 1, right.id)
    }
    return Directory(path: path, entries: sorted)
  }

  /// Returns the names in a directory, without `.` and `..`; `nil` if it cannot be read.
  static func names(at path: String) -> [String]? {
    guard let stream = opendir(FileName.path(path)) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      // In place: the structure ends behind the name, so a copy of the whole field would read beyond the stream's memory.
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        let bytes = UnsafeRawBufferPointer(start: pointer, count: MemoryLayout.size(ofValue: pointer.pointee))
        return FileName.text(of: Array(bytes.prefix { $0 != 0 }))
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private static func entry(_ name: String, in directory: String) -> Entry {
    var status = stat()
    guard lstat(FileName.path(directory + "/" + name), &status) == 0 else {
      return Entry(id: name, kind: .unknown, bytes: 0)
    }
    let kind: Entry.Kind =
      switch status.st_mode & S_IFMT {
      case S_IFDIR: .directory
      case S_IFREG: .file
      case S_IFLNK: .link
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      case S_IFCHR, S_IFBLK: .device
      default: .unknown
      }
    return Entry(id: name, kind: kind, bytes: Int(status.st_size))
  }
}
