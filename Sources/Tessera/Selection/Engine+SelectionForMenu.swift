import TesseraLayout

// A menu is about what is selected: who opens it elsewhere means what is there.

extension Engine {
  /// Selects the item at a place alone, and gives it the focus, before its menu opens; what is selected already stays so, with
  /// all others. Where single taps add to the selection, only the focus moves.
  func selectForMenu(at point: Point) {
    for receiver in receivers(at: point) {
      let target = receiver.target
      guard let cell = cell(of: target), canSelect(target.path, cell) else { continue }
      if canFocus(target.path, cell) { setFocus(target.key, target.path) }
      if selecting.mode != .none, selecting.mode != .multiple,
        !selecting.items.contains(target.path, in: snapshot)
      {
        selectAlone(target.path)
      }
      return
    }
  }
}
