#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import UIKit

// The selection of both adapters. The content decides which items can be selected; the view decides how many
// at once.

extension AdaptedView {
  /// Returns whether the user can press an item, to select it or for a declared handler.
  func canHighlight(_ path: IndexPath) -> Bool {
    guard let cell = driver.content[ItemPath(path)] else { return true }
    // The view that shows a group handles the presses on its parts.
    return !cell.isGroup && (cell.isSelectable || cell.reactsToPress)
  }

  /// Returns whether an item can be selected. UIKit calls this for taps, and for items that get the focus or
  /// are passed over by two fingers. If an item cannot be selected, its tap handler is called if it was
  /// pressed.
  func canSelect(_ path: IndexPath) -> Bool {
    guard let cell = driver.content[ItemPath(path)], !cell.isSelectable else { return true }
    if driver.press.key == cell.key {
      driver.press.isTapped = true
      cell.tap()
    }
    return false
  }

  /// Handles the primary action of an item, which UIKit performs for a tap and for Return, from iOS 16 on: the
  /// tap of an item that cannot be selected, unless its press was one.
  func performPrimaryAction(_ path: IndexPath) {
    let isTapped = driver.press.isTapped
    driver.press.isTapped = false
    guard let cell = driver.content[ItemPath(path)], !cell.isSelectable, !cell.isGroup else { return }
    if !isTapped { cell.tap() }
  }

  /// Handles that the user selected or deselected an item.
  ///
  /// - Parameter isTapped: Whether the user tapped this item.
  func recordSelection(_ path: IndexPath, _ isSelected: Bool, isTapped: Bool) {
    guard let cell = driver.content[ItemPath(path)] else { return }
    showState(at: path, isSelected: isSelected)
    cell.select(isSelected)
    if !isSelected { driver.recordDeselection(cell.key) }
    if isTapped { cell.tap() }
  }

  var selected: Selection { driver.content.new.selection(of: selectedPaths.map { ItemPath($0) }) }

  /// Selects exactly the given items, and notifies those whose selection changes.
  func select(_ selection: Selection) {
    let wanted = driver.content.new.paths(of: selection).map { IndexPath($0) }
    let (old, new) = (Set(selectedPaths), Set(allowsSeveral ? wanted[...] : wanted.prefix(1)))
    for path in old.subtracting(new).sorted() { change(path, false) }
    for path in new.subtracting(old).sorted() { change(path, true) }
  }

  /// Selects or deselects the first item with an id. Returns `true` if such an item exists and can be
  /// selected.
  func select(_ id: ItemID, inSection section: ItemID?, _ isSelected: Bool) -> Bool {
    guard let path = driver.content.new.path(of: id, inSection: section),
      driver.content.new[path]?.isSelectable ?? false
    else { return false }
    let (target, old) = (IndexPath(path), selectedPaths)
    guard old.contains(target) != isSelected else { return true }
    if isSelected, !allowsSeveral { for other in old { change(other, false) } }
    change(target, isSelected)
    return true
  }

  private func change(_ path: IndexPath, _ isSelected: Bool) {
    setSelected(path, isSelected)
    showState(at: path, isSelected: isSelected)
    driver.content[ItemPath(path)]?.select(isSelected)
  }

  /// Restores the selection of items that a reload has deselected.
  func restoreSelection(_ keys: [ItemKey]) {
    guard !keys.isEmpty, selectedPaths.count < keys.count else { return }
    let known = Set(selectedPaths)
    for path in driver.content.new.paths(of: keys).map({ IndexPath($0) }) where !known.contains(path) {
      guard driver.content.new[ItemPath(path)]?.isSelectable ?? false else { continue }
      setSelected(path, true)
      showState(at: path, isSelected: true)
    }
  }
}
#endif
