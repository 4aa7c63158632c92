import TesseraUIKit
import UIKit

/// Tasks that the user reorders by a long press.
final class ReorderingExample: CollectionController {
  private var tasks = (1...20).map { ToDo(id: $0) }

  init() { super.init("Reordering") }

  /// Not from a file.
  required init?(coder: NSCoder) { nil }

  override func content() -> Content<UIKitHost> {
    Content {
      Section("tasks") { ForEach(tasks) { RowCell(title: "Task \($0.id)").reorderable() } }
    }
    .onReorder { [weak self] move in
      self?.tasks.apply(move)
      self?.show()
    }
  }
}

/// Something to do.
struct ToDo: Identifiable {
  var id: Int
}
