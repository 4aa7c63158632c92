#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

/// What is known of UIKit's focus.
struct FocusState {
  /// The items that UIKit was told of.
  var items: [ItemKey: CellFocusItem] = [:]
  /// The item that UIKit's focus was on last, or is.
  var key: ItemKey?
  /// Whether it is in the collection.
  var isInside = false
}

// The remote control of a television, and the keyboard of a tablet: UIKit says where the focus goes, the engine which item
// has it. It stays on an item whatever view shows that, and goes to the next one where the item goes.

extension CollectionView {
  /// Gives the focus to the first item with an id and brings it into view; UIKit's focus goes there as well if it is in the
  /// collection, and when it comes there for the first time.
  ///
  /// - Complexity: O(*n*) to find the item.
  public func focus(on id: ItemID, inSection section: ItemID? = nil) {
    engine.focus(on: id, inSection: section)
    setNeedsLayout()
  }

  /// The cell of an item that can be focused; nil where none is there, or its view takes the focus by itself.
  func cell(for key: ItemKey) -> LiveCell? {
    guard let cell = engine.cell(of: key), engine.canFocus(cell.id),
      stage.view(for: cell.id)?.takesFocus == false
    else { return nil }
    return cell
  }

  /// The cell in whose view a view is; nil where it is in none.
  ///
  /// - Complexity: O(*m*) for *m* cells on screen: views do not know their cells.
  func cell(around view: UIView) -> LiveCell? {
    engine.cells.first { stage.view(for: $0.id).map(view.isDescendant(of:)) ?? false }
  }

  /// The items in a part of the content that can have the focus.
  func cellFocusItems(in rect: CGRect) -> [any UIFocusItem] {
    engine.cells.filter { CGRect($0.placement.visibleFrame).intersects(rect) }
      .compactMap { cell(for: $0.key) == nil ? nil : focusItem(for: $0.key) }
  }

  /// Where the focus goes that comes into the collection: to the item that has had it, else to the first one in view.
  var preferredFocus: [any UIFocusEnvironment] {
    let visible = bounds.inset(by: adjustedContentInset)
    let keys = [engine.focusedKey, focusing.key].compactMap { $0 }
    let known: [any UIFocusEnvironment] = keys.compactMap(focusEnvironment)
    return known + cellFocusItems(in: visible).prefix(1).map { $0 }
  }

  /// UIKit's focus has moved, in the collection or somewhere else.
  func followFocus(_ context: UIFocusUpdateContext) {
    guard let key = key(of: context.nextFocusedItem) else {
      guard focusing.isInside else { return }
      focusing.isInside = false
      // What had it is what it comes back to.
      engine.clearFocus()
      return setNeedsLayout()
    }
    (focusing.key, focusing.isInside) = (key, true)
    guard let cell = engine.cell(of: key) else { return }
    // UIKit scrolls to where it moves the focus.
    engine.focus(cell.id)
    setNeedsLayout()
  }

  /// Has UIKit's focus follow the engine's, after a transaction.
  func keepFocus() {
    if !focusing.items.isEmpty {
      let shown = Set(engine.cells.map { $0.key })
      focusing.items = focusing.items.filter { shown.contains($0.key) || $0.key == focusing.key }
    }
    guard let key = engine.focusedKey, key != focusing.key else { return }
    focusing.key = key
    if focusing.isInside { setNeedsFocusUpdate() }
  }

  /// What UIKit focuses for an item: the item itself, or the view that shows it.
  private func focusEnvironment(for key: ItemKey) -> (any UIFocusEnvironment)? {
    guard let cell = engine.cell(of: key), engine.canFocus(cell.id) else { return nil }
    if let view = stage.view(for: cell.id), view.takesFocus { return view }
    return focusItem(for: key)
  }

  private func focusItem(for key: ItemKey) -> CellFocusItem {
    if let known = focusing.items[key] { return known }
    let item = CellFocusItem(key, in: self)
    focusing.items[key] = item
    return item
  }

  /// The item that has UIKit's focus, itself or by something in its view.
  private func key(of item: (any UIFocusItem)?) -> ItemKey? {
    if let item = item as? CellFocusItem { return focusing.items[item.key] === item ? item.key : nil }
    guard let view = item as? UIView, view !== self, view.isDescendant(of: self) else { return nil }
    return cell(around: view)?.key
  }
}

extension UIView {
  /// Whether UIKit can focus the view, or something in it.
  fileprivate var takesFocus: Bool { canBecomeFocused || subviews.contains { $0.takesFocus } }
}
#endif
