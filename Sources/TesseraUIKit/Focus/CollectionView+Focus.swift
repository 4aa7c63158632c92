#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

/// The state of UIKit's focus.
struct FocusState {
  /// The focus items that were given to UIKit.
  var items: [ItemKey: CellFocusItem] = [:]
  /// The item that has or last had UIKit's focus.
  var key: ItemKey?
  /// Whether UIKit's focus is inside the collection.
  var isInside = false
}

// The focus of an Apple TV remote or an iPad keyboard: UIKit decides where the focus goes, the engine which
// item has it. The focus stays on an item whatever view shows it, and goes to the next item if that one is
// removed.

extension CollectionView {
  /// Moves the focus to the first item with an id and scrolls it into view.
  ///
  /// UIKit's focus follows if it is inside the collection, and when it first enters it.
  ///
  /// - Parameters:
  ///   - id: The id of the item.
  ///   - section: The id of its section; `nil` for any section.
  /// - Complexity: O(*n*) to find the item.
  public func focus(on id: ItemID, inSection section: ItemID? = nil) {
    engine.focus(on: id, inSection: section)
    setNeedsLayout()
  }

  /// Returns the cell of a focusable item; `nil` if there is none, or its view takes the focus itself.
  func cell(for key: ItemKey) -> LiveCell? {
    guard let cell = engine.cell(of: key), engine.canFocus(cell.id),
      stage.view(for: cell.id)?.takesFocus == false
    else { return nil }
    return cell
  }

  /// Returns the cell whose view contains a view; `nil` if there is none. O(*m*) for *m* cells on screen,
  /// because views do not know their cells.
  func cell(around view: UIView) -> LiveCell? {
    engine.cells.first { stage.view(for: $0.id).map(view.isDescendant(of:)) ?? false }
  }

  /// Returns the focusable items in a part of the content.
  func cellFocusItems(in rect: CGRect) -> [any UIFocusItem] {
    engine.cells.filter { CGRect($0.placement.visibleFrame).intersects(rect) }
      .compactMap { cell(for: $0.key) == nil ? nil : focusItem(for: $0.key) }
  }

  /// The preferred targets when the focus enters the collection: the item that had it, else the first visible
  /// one.
  var preferredFocus: [any UIFocusEnvironment] {
    let visible = bounds.inset(by: adjustedContentInset)
    let keys = [engine.focusedKey, focusing.key].compactMap { $0 }
    let known: [any UIFocusEnvironment] = keys.compactMap(focusEnvironment)
    return known + cellFocusItems(in: visible).prefix(1).map { $0 }
  }

  /// Handles a move of UIKit's focus, in the collection or elsewhere.
  func followFocus(_ context: UIFocusUpdateContext) {
    guard let key = key(of: context.nextFocusedItem) else {
      guard focusing.isInside else { return }
      focusing.isInside = false
      // The focus returns to the item that had it.
      engine.clearFocus()
      return setNeedsLayout()
    }
    (focusing.key, focusing.isInside) = (key, true)
    guard let cell = engine.cell(of: key) else { return }
    // UIKit scrolls to the focused item itself.
    engine.focus(cell.id)
    setNeedsLayout()
  }

  /// Moves UIKit's focus to the engine's after a transaction.
  func syncFocus() {
    if !focusing.items.isEmpty {
      let shown = Set(engine.cells.map { $0.key })
      focusing.items = focusing.items.filter { shown.contains($0.key) || $0.key == focusing.key }
    }
    guard let key = engine.focusedKey, key != focusing.key else { return }
    focusing.key = key
    if focusing.isInside { setNeedsFocusUpdate() }
  }

  /// Returns the focus environment of an item: a focus item, or the view that shows it.
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

  /// Returns the item that has UIKit's focus, itself or by a view in its cell.
  private func key(of item: (any UIFocusItem)?) -> ItemKey? {
    if let item = item as? CellFocusItem { return focusing.items[item.key] === item ? item.key : nil }
    guard let view = item as? UIView, view !== self, view.isDescendant(of: self) else { return nil }
    return cell(around: view)?.key
  }
}

extension UIView {
  /// Whether UIKit can focus the view, or a view inside it.
  fileprivate var takesFocus: Bool { canBecomeFocused || subviews.contains { $0.takesFocus } }
}
#endif
