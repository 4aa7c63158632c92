import TesseraUIKit
import UIKit

/// A hundred pages side by side that share a few views.
final class PagerExample: CollectionController {
  init() { super.init("Pager") }

  /// Not from a file.
  required init?(coder: NSCoder) { nil }

  override func content() -> Content<UIKitHost> {
    Content(scrolling: .horizontal) {
      Section("pages", layout: .pages().transposed()) {
        ForEach(0..<100) { TileCell(text: "Page \($0 + 1)", number: $0) }
      }
    }
    .snapping(.pages)
    .onPage { [weak self] _ in self?.title = self?.collection.engine.pageIndicator?.description }
  }
}
