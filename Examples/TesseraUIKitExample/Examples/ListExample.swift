import TesseraUIKit
import UIKit

/// A million rows in a thousand sections, whose headers stay in view.
final class ListExample: CollectionController {
  init() { super.init("List") }

  /// Not from a file.
  required init?(coder: NSCoder) { nil }

  override func content() -> Content<UIKitHost> {
    Content {
      for section in 0..<1000 {
        Section(section) {
          ForEach(0..<1000) { RowCell(title: "Row \($0)", detail: "of section \(section)") }
        }
        .header(pinned: true) { LabelCell(text: "Section \(section)") }
      }
    }
  }
}
