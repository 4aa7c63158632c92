#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import UIKit

/// What people press in a view that an adapter drives.
struct AdapterPress {
  /// What is pressed, until a whole frame after it was let go, in which UIKit says whether that was a tap.
  private(set) var key: ItemKey?
  /// What shows that it is pressed.
  private(set) var highlighted: ItemKey?
  /// How many frames pass until an item that was let go counts as pressed no more; nil: a finger is on it.
  private var framesToRelease: Int?

  /// An item is pressed.
  mutating func begin(_ key: ItemKey?) { (self.key, highlighted, framesToRelease) = (key, key, nil) }

  /// It is pressed no more.
  mutating func end() { (highlighted, framesToRelease) = (nil, 2) }

  /// Notes that a frame has passed; whether another one has to.
  mutating func passFrame() -> Bool {
    guard let frames = framesToRelease else { return false }
    framesToRelease = frames > 1 ? frames - 1 : nil
    if frames <= 1 { key = nil }
    return frames > 1
  }

  /// Forgets what has gone while it was pressed: when it comes again, it is not.
  mutating func forget(where isGone: (ItemKey) -> Bool) {
    if let highlighted, isGone(highlighted) { self.highlighted = nil }
  }
}

extension AdapterDriver {
  /// An item is pressed.
  func notePress(_ path: IndexPath) {
    press.begin(content[ItemPath(path)]?.key)
    showPress(at: path, true)
  }

  /// An item is pressed no more.
  func noteRelease(_ path: IndexPath) {
    press.end()
    wakeNextFrame()
    showPress(at: path, false)
  }

  private func showPress(at path: IndexPath, _ isPressed: Bool) {
    guard let adapter, let cell = content[ItemPath(path)] else { return }
    adapter.showState(at: path, isSelected: adapter.selectedPaths.contains(path))
    cell.highlight(isPressed)
  }

  /// What a cell shows beside its content.
  func state(of cell: IndexedCell<UIKitHost>, isSelected: Bool) -> CellState {
    var state: CellState = isSelected ? .selected : []
    if cell.key == press.highlighted { state.insert(.highlighted) }
    return state
  }
}
#endif
