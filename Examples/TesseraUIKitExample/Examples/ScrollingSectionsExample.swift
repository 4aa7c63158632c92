import TesseraUIKit
import UIKit

/// Scrolling sections in a list: each scrolls horizontally by itself, and snaps to a tile.
final class ScrollingSectionsExample: CollectionController {
  private let shelves = ["New", "Read again", "Short", "Long", "Borrowed", "Old"]

  init() { super.init("Scrolling sections") }

  /// Not from a file.
  required init?(coder: NSCoder) { nil }

  override func content() -> Content<UIKitHost> {
    Content {
      for (number, shelf) in shelves.enumerated() {
        Section(shelf, layout: .row(spacing: 8).inset(Insets(horizontal: 16, vertical: 0))) {
          ForEach(0..<30) { TileCell(text: "\(shelf) \($0)", number: $0 + number) }
            .size(.fixed(width: 140, height: 180))
        }
        .scrolls(.horizontal, snapping: .items(.start))
        .header { RowCell(title: shelf) }
      }
    }
  }
}
