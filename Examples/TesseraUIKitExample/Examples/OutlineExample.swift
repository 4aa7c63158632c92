import TesseraUIKit
import UIKit

/// A tree of folders in folders, made when they are opened.
final class OutlineExample: CollectionController {
  private let outline = Outline(Folder.inside("Folder"), id: { $0.name }) { Folder.inside($0.name) }

  init() {
    super.init("Outline")
    outline.onChange = { [weak self] in self?.show() }
  }

  /// Not from a file.
  required init?(coder: NSCoder) { nil }

  override func content() -> Content<UIKitHost> {
    Content {
      Section("folders") {
        ForEach(outline.rows) { [outline] row in
          RowCell(title: Self.title(of: row), detail: "level \(row.level)")
            .expands(row, in: outline)
            .onTap { outline.toggle(row) }
        }
      }
    }
  }

  private static func title(of row: OutlineRow<Folder>) -> String {
    String(repeating: "   ", count: row.level) + (row.isExpanded ? "▾ " : "▸ ") + (row.node?.name ?? "")
  }
}

/// A folder, known by its name.
struct Folder: Equatable {
  var name: String

  /// The folders in a folder.
  static func inside(_ name: String) -> [Folder] { (1...5).map { Folder(name: "\(name).\($0)") } }
}
