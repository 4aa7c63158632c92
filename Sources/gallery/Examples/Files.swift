import TesseraComponents

/// A tree of directories, each read when it is opened.
final class FilesExample: BasicExample, Example {
  static let summary = "A directory as a tree; argument: a path"

  private var directory: Directory
  private var errorMessage: String?
  private let outline: Outline<FileNode, String>

  override init(arguments: [String]) throws(GalleryError) {
    directory = try Directory.read(try Self.argument(of: arguments, "path") ?? ".")
    outline = Outline(
      FileNode.all(in: directory), id: { $0.path }, isExpandable: { $0.isDirectory }, load: FileNode.inside)
    super.init()
    outline.onChange = { [weak self] in self?.onChange() }
  }

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section(directory.path) {
        EntryRow(name: "..").id("..").onTap(handler { $0.leave() })
        ForEach(outline.rows) { [outline] row in
          let entry = EntryRow(row)
          entry.expands(row, in: outline).accessibilityLabel(entry.name).accessibilityValue(entry.detail)
            .onTap { outline.toggle(row) }
        }
      }
      .header(pinned: true) {
        SectionTitle(FileName.shown(directory.path), detail: "\(directory.entries.count)")
      }
    }
    .typeAhead()
  }

  override var firstFocus: ItemID? { ".." }

  func status(focused: ItemKey?) -> String {
    if let errorMessage { return errorMessage }
    if let typed = engine?.typedText { return "find: \(typed)▏" }
    return directory.entries.count.of("entry", plural: "entries")
  }

  var keys: [KeyCommand] { hint("←→ open and close, letters find") }

  /// Shows the parent directory from its start. Open directories stay open, also for the way back.
  private func leave() {
    do {
      directory = try Directory.read(Directory.path(around: directory.path))
      target = ScrollTarget(section: ItemID(directory.path), item: "..")
      errorMessage = nil
      outline.reload(FileNode.all(in: directory))
    } catch {
      errorMessage = error.message
    }
  }
}

/// A file or directory in the tree, identified by its path.
struct FileNode: Equatable {
  var path: String
  var entry: Directory.Entry

  /// A link may lead to a directory.
  var isDirectory: Bool { entry.kind == .directory || entry.kind == .link }

  /// Returns the files of a directory that was read.
  static func all(in directory: Directory) -> [FileNode] {
    directory.entries.map { FileNode(path: Directory.path(of: $0.id, in: directory.path), entry: $0) }
  }

  /// Reads the files of a directory, off the main actor.
  @concurrent @Sendable
  static func inside(_ node: FileNode) async throws -> [FileNode] {
    do {
      return all(in: try Directory.read(node.path))
    } catch {
      throw OutlineFailure(error.message)
    }
  }
}

/// A row for a file or directory; the row for the parent is outside of the tree.
struct EntryRow: Component {
  var name: String
  var detail = ""
  var color = Color.primary
  var row: OutlineRow<FileNode>?

  var body: some Component {
    HStack {
      if let row, row.node != nil { ExpansionMark(row: row) }
      Text(name).foreground(color)
      Spacer()
      Text(detail).style(.caption).fixedWidth()
    }
    .lineLimit(1)
    .padding(.left, .points(16 * Double(row?.level ?? 0)))
  }
}

extension EntryRow {
  init(_ row: OutlineRow<FileNode>) {
    switch row.content {
    case .node(let node):
      let (entry, name) = (node.entry, FileName.shown(node.entry.id))
      switch entry.kind {
      case .directory: self.init(name: name + "/", color: .accent)
      case .file: self.init(name: name, detail: entry.bytes.size)
      default: self.init(name: name, detail: entry.kind.rawValue)
      }
    case .loading: self.init(name: "…", color: .secondary)
    case .empty: self.init(name: "nothing inside", color: .secondary)
    case .failed(let failure): self.init(name: failure.message, detail: "try again", color: .secondary)
    }
    self.row = row
  }
}
