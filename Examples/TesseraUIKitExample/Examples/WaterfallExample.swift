import TesseraUIKit
import UIKit

/// Tiles of different heights, each in the column that is the shortest.
final class WaterfallExample: CollectionController {
  init() { super.init("Waterfall") }

  /// Not from a file.
  required init?(coder: NSCoder) { nil }

  override func content() -> Content<UIKitHost> {
    Content {
      Section("tiles", layout: .waterfall(columns: 2, spacing: 8).inset(16)) {
        ForEach(0..<300) { number in
          TileCell(text: "\(number)", number: number).size(.height(Double(64 + number * 37 % 128)))
        }
      }
    }
  }
}
