/// Paths of parent directories and of files, computed from paths alone.
extension Directory {
  static func path(of name: String, in directory: String) -> String {
    let path = withoutSlashesAtEnd(directory)
    return path == "/" ? "/" + name : path + "/" + name
  }

  /// Returns the path of the parent directory.
  static func path(around directory: String) -> String {
    let path = withoutSlashesAtEnd(directory)
    if path == "/" { return path }
    let last = path.split(separator: "/").last ?? ""
    if last == "." || last == ".." { return path + "/.." }
    let parent = withoutSlashesAtEnd(String(path.dropLast(last.count)))
    return parent.isEmpty ? "." : parent
  }

  private static func withoutSlashesAtEnd(_ path: String) -> String {
    var path = path
    while path.count > 1, path.last == "/" { path.removeLast() }
    return path
  }
}
