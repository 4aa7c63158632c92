#if canImport(UIKit)
import TesseraUIKit
import UIKit

/// A cell with a label of a fixed height.
struct NameCell: Cell, Equatable {
  var name: String
  var height: CGFloat = 40

  static var sizing: Sizing { .height(40) }

  func makeView() -> NameView { NameView() }

  func update(_ view: NameView, state: CellState) {
    view.text = name
    view.height = height
    view.isMarked = state.contains(.selected)
    view.updates += 1
  }
}

/// The view of a `NameCell`, which counts its updates.
final class NameView: UIView {
  var text = ""
  var height: CGFloat = 40
  var isMarked = false
  var updates = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: height) }
}

/// Names in a section.
@MainActor
func names(_ range: Range<Int>) -> Content<UIKitHost> {
  Content { Section("names") { ForEach(range) { NameCell(name: "\($0)") } } }
}

extension CollectionView {
  var texts: [String] { shownViews.map { $0.text } }

  var shownViews: [NameView] {
    subviews.compactMap { $0 as? NameView }
      .filter { !$0.isHidden && $0.frame.minY < bounds.maxY && $0.frame.maxY > bounds.minY }
      .sorted { $0.frame.minY < $1.frame.minY }
  }

  /// Returns the position of a text relative to the top of the viewport; `nil` if it is not visible.
  func top(of text: String) -> CGFloat? {
    shownViews.first { $0.text == text }.map { $0.frame.minY - bounds.minY }
  }
}
#endif
