import Tessera

/// The contents of a directory; directories open in place.
final class FilesExample: Example {
  static let name = "files"
  static let summary = "A directory's contents; argument: any path"

  private var directory: Directory
  private var complaint: String?
  private var target: ScrollTarget?
  private var onChange: @MainActor () -> Void = {}

  init(arguments: [String]) throws(GalleryError) {
    if arguments.count > 1 { throw .usage("files takes one path, but was given \(arguments.count)") }
    directory = try Directory.read(arguments.first ?? ".")
  }

  func content<H: Host>() -> Content<H> {
    Content {
      Section(directory.path) {
        EntryCell(name: "..", detail: "").id("..").onTap { [weak self] in self?.open("..") }
        ForEach(directory.entries) { entry in
          EntryCell(entry).onTap { [weak self] in
            if entry.kind == .directory || entry.kind == .link { self?.open(entry.id) }
          }
        }
      }
      .header(pinned: true) { TitleCell(title: directory.path, remark: "\(directory.entries.count)") }
    }
  }

  func status(focused: ItemKey?) -> String { complaint ?? "\(directory.entries.count) entries" }

  /// Another directory is looked at from its start.
  func takeScrollTarget() -> ScrollTarget? {
    defer { target = nil }
    return target
  }

  func follow(_ onChange: @escaping @MainActor () -> Void) { self.onChange = onChange }

  /// Shows a directory inside this one, or the one above.
  private func open(_ name: String) {
    do {
      directory = try Directory.read(path(of: name))
      target = ScrollTarget(section: ItemID(directory.path), item: "..")
      complaint = nil
    } catch {
      complaint = error.message
    }
    onChange()
  }

  private func path(of name: String) -> String {
    let path = Self.withoutSlashesAtEnd(directory.path)
    guard name == ".." else { return path == "/" ? "/" + name : path + "/" + name }
    if path == "/" { return path }
    let last = path.split(separator: "/").last ?? ""
    if last == "." || last == ".." { return path + "/.." }
    let parent = Self.withoutSlashesAtEnd(String(path.dropLast(last.count)))
    return parent.isEmpty ? "." : parent
  }

  private static func withoutSlashesAtEnd(_ path: String) -> String {
    var path = path
    while path.count > 1, path.last == "/" { path.removeLast() }
    return path
  }
}

/// A line for a file or directory.
struct EntryCell: CanvasCell {
  var name: String
  var detail: String
  var color = Color.accent

  init(name: String, detail: String) {
    self.name = name
    self.detail = detail
  }

  init(_ entry: Directory.Entry) {
    switch entry.kind {
    case .directory: self.init(name: entry.id + "/", detail: "")
    case .file: self.init(name: entry.id, detail: EntryCell.size(entry.bytes))
    case .link: self.init(name: entry.id, detail: "link")
    case .other: self.init(name: entry.id, detail: "device")
    }
    if entry.kind != .directory { color = .primary }
  }

  func draw(in canvas: inout Canvas) {
    canvas.highlight()
    let line = canvas.bounds.inset(by: Insets(horizontal: 8, vertical: 0))
    canvas.text(name, in: line.inset(by: Insets(right: 80)), TextStyle(color: color))
    canvas.text(detail, in: line, TextStyle(color: .secondary, alignment: .trailing))
  }

  /// A size in the largest unit that leaves a number, as in `14 KB`.
  private static func size(_ bytes: Int) -> String {
    var value = bytes
    for unit in ["B", "KB", "MB", "GB"] {
      if value < 10_000 { return "\(value) \(unit)" }
      value /= 1024
    }
    return "\(value) TB"
  }
}
