#if canImport(UIKit)
// The screen of Documentation/Migration/DifferenceKit.md; MigrationDocumentationTests compares them.
import TesseraUIKit
import UIKit

struct Shelf: Hashable, Identifiable {
  var id: String
  var books: [ShelfBook]
}

struct ShelfBook: Hashable, Identifiable {
  var id: Int
  var title: String
}

/// The cell class as the app has it.
final class ShelfRow: UITableViewCell {}

struct ShelfBookCell: Cell {
  var book: ShelfBook

  static var sizing: Sizing { .height(44) }

  func makeView() -> ShelfRow { ShelfRow() }

  func update(_ view: ShelfRow, state: CellState) { view.textLabel?.text = book.title }
}

struct ShelfTitleCell: Cell {
  var title: String

  static var sizing: Sizing { .height(28) }

  func makeView() -> UILabel { UILabel() }

  func update(_ view: UILabel, state: CellState) { view.text = title }
}

final class ShelvesController: UIViewController {
  /// Changed at will, as long as nothing shows it: what is on screen is what was shown last.
  private(set) var shelves: [Shelf] = []
  let table = UITableView(frame: .zero, style: .plain)
  private var adapter: TableViewAdapter?

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(table)
    adapter = TableViewAdapter(table)
    adapter?.animation = .fade
    adapter?.show(content)
  }

  func show(_ shelves: [Shelf], completion: (() -> Void)? = nil) {
    self.shelves = shelves
    adapter?.show(content, completion: completion)
  }

  var content: Content<UIKitHost> {
    Content {
      for shelf in shelves {
        Section(shelf.id) {
          ForEach(shelf.books) { book in
            ShelfBookCell(book: book)
              .swipeActions(
                trailing: [
                  ContextAction("Remove", isDestructive: true) { [weak self] in
                    self?.remove(book, from: shelf)
                  }
                ])
          }
        }
        .header { ShelfTitleCell(title: shelf.id) }
      }
    }
  }

  private func remove(_ book: ShelfBook, from shelf: Shelf) {
    guard let position = shelves.firstIndex(where: { $0.id == shelf.id }) else { return }
    shelves[position].books.removeAll { $0.id == book.id }
    show(shelves)
  }
}
#endif
