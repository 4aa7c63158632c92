#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import UIKit

/// The pressed item in an adapter's view.
struct AdapterHighlight {
  /// The pressed item, until a whole frame after the release, in which UIKit reports whether it was a tap.
  private(set) var key: ItemKey?
  /// The item that is shown as highlighted.
  private(set) var highlighted: ItemKey?
  /// Whether the press was a tap on an item that cannot be selected, whose primary action is still to come.
  var isTapped = false
  /// The number of frames until a released item counts as not pressed; `nil` while a finger is on it.
  private var framesUntilUnhighlight: Int?

  mutating func begin(_ key: ItemKey?) {
    (self.key, highlighted, framesUntilUnhighlight, isTapped) = (key, key, nil, false)
  }

  mutating func end() { (highlighted, framesUntilUnhighlight) = (nil, 2) }

  /// Counts a frame. Returns `true` if another frame is necessary.
  mutating func passFrame() -> Bool {
    guard let frames = framesUntilUnhighlight else { return false }
    framesUntilUnhighlight = frames > 1 ? frames - 1 : nil
    if frames <= 1 { (key, isTapped) = (nil, false) }
    return frames > 1
  }

  /// Resets an item that was removed while it was pressed, so that it is not highlighted when it reappears.
  mutating func forget(where isGone: (ItemKey) -> Bool) {
    if let highlighted, isGone(highlighted) { self.highlighted = nil }
  }
}

extension AdapterDriver {
  func didHighlight(_ path: IndexPath) {
    press.begin(content[ItemPath(path)]?.key)
    updateHighlight(at: path, true)
  }

  func didUnhighlight(_ path: IndexPath) {
    press.end()
    wakeNextFrame()
    updateHighlight(at: path, false)
  }

  private func updateHighlight(at path: IndexPath, _ isPressed: Bool) {
    guard let adapter, let cell = content[ItemPath(path)] else { return }
    adapter.showState(at: path, isSelected: adapter.selectedPaths.contains(path))
    cell.highlight(isPressed)
  }

  func state(of cell: IndexPathCell<UIKitHost>, isSelected: Bool) -> CellState {
    var state: CellState = isSelected ? .selected : []
    if cell.key == press.highlighted { state.insert(.highlighted) }
    return state
  }
}
#endif
