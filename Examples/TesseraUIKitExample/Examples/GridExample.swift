import TesseraUIKit
import UIKit

/// Three columns of tiles.
final class GridExample: CollectionController {
  init() { super.init("Grid") }

  /// Not from a file.
  required init?(coder: NSCoder) { nil }

  override func content() -> Content<UIKitHost> {
    Content {
      Section("tiles", layout: .grid(columns: .count(3), spacing: 8).inset(16)) {
        ForEach(0..<300) { TileCell(text: "\($0)", number: $0) }.size(.height(96))
      }
    }
  }
}
