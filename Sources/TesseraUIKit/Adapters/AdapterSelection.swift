#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import UIKit

// What both adapters know of selections. Which items can be selected the content says; how many at once, the view.

extension AdaptedView {
  /// Whether people can press an item: to select it, or because something is declared for that.
  func canHighlight(_ path: IndexPath) -> Bool {
    guard let cell = driver.content[ItemPath(path)] else { return true }
    // What is done with a group or its parts the view finds out that shows them.
    return !cell.isGroup && (cell.isSelectable || cell.reacts)
  }

  /// Whether an item can be selected. UIKit asks that of what is tapped, and of what gets the focus or is passed over by two
  /// fingers: one that cannot be selected is tapped if it was pressed, and that is all.
  func canSelect(_ path: IndexPath) -> Bool {
    guard let cell = driver.content[ItemPath(path)], !cell.isSelectable else { return true }
    if driver.press.key == cell.key { cell.tap() }
    return false
  }

  /// People have selected an item, or deselected it.
  ///
  /// - Parameter isTapped: Whether it was this item that was tapped.
  func noteSelection(_ path: IndexPath, _ isSelected: Bool, isTapped: Bool) {
    guard let cell = driver.content[ItemPath(path)] else { return }
    showState(at: path, isSelected: isSelected)
    cell.select(isSelected)
    if !isSelected { driver.noteDeselected(cell.key) }
    if isTapped { cell.tap() }
  }

  /// What is selected.
  var selected: Selection { driver.content.new.selection(of: selectedPaths.map { ItemPath($0) }) }

  /// Selects some items and no others, and tells those whose selection changes.
  func select(_ selection: Selection) {
    let wanted = driver.content.new.paths(of: selection).map { IndexPath($0) }
    let (old, new) = (Set(selectedPaths), Set(allowsSeveral ? wanted[...] : wanted.prefix(1)))
    for path in old.subtracting(new).sorted() { change(path, false) }
    for path in new.subtracting(old).sorted() { change(path, true) }
  }

  /// Selects or deselects the first item with an id; whether there is one that can be selected.
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

  /// Selects again what a change of the view has deselected though it is still there: what was reloaded.
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
