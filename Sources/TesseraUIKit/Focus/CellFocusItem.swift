#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

/// An item of the content for UIKit's focus engine; it stays the same when another view shows it.
final class CellFocusItem: NSObject, UIFocusItem {
  let key: ItemKey
  private weak var view: CollectionView?

  init(_ key: ItemKey, in view: CollectionView) {
    self.key = key
    self.view = view
    super.init()
  }

  var canBecomeFocused: Bool { view.map { $0.cell(for: key) != nil } ?? false }

  // In content coordinates, as all of the cell's geometry.
  var frame: CGRect {
    guard let view, let cell = view.cell(for: key) else { return .zero }
    return CGRect(cell.placement.visibleFrame)
  }

  var parentFocusEnvironment: (any UIFocusEnvironment)? { view }
  var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  var focusItemContainer: (any UIFocusItemContainer)? { nil }

  func setNeedsFocusUpdate() { view?.setNeedsFocusUpdate() }
  func updateFocusIfNeeded() { view?.updateFocusIfNeeded() }
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  // The collection receives this call too.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
}
#endif
