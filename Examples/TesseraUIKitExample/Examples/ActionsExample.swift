import TesseraUIKit
import UIKit

/// Letters with actions: at the sides, and in a menu.
final class ActionsExample: CollectionController {
  private var letters = Array(1...30)
  private var flagged: Set<Int> = []

  init() { super.init("Actions") }

  /// Not from a file.
  required init?(coder: NSCoder) { nil }

  override func content() -> Content<UIKitHost> {
    Content {
      Section("letters") {
        ForEach(letters, id: \.self) { [flagged, weak self] letter in
          RowCell(title: "Letter \(letter)", detail: flagged.contains(letter) ? "flagged" : "")
            .swipeActions(
              leading: [ContextAction("Flag") { self?.flag(letter) }],
              trailing: [ContextAction("Delete", isDestructive: true) { self?.delete(letter) }]
            )
            .contextAction("Write back") { self?.title = "To \(letter)" }
        }
      }
    }
  }

  private func flag(_ letter: Int) {
    flagged.formSymmetricDifference([letter])
    show()
  }

  private func delete(_ letter: Int) {
    letters.removeAll { $0 == letter }
    show()
  }
}
