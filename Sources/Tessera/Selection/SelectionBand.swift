import TesseraLayout

/// A band that a mouse draws around items, beginning where none is.
struct SelectionBand {
  /// Where the button went down, in content coordinates, as seen from where lines begin.
  var start: Point
  /// Where it went down, in viewport coordinates.
  let press: Point
  /// The keys held down then.
  let modifiers: KeyModifiers
  /// What was selected before.
  var base: SelectedItems
  /// What was selected before and not there.
  var names: [SelectedName]
  /// Where the pointer is, in viewport coordinates.
  var pointer: Point
  /// Whether it has gone so far that this is no tap.
  var isDrawn = false
  /// The area in which items were selected last, in content coordinates.
  var area = Rect.zero

  /// What is selected with what the band touches: that alone; with Shift in addition; with Control it changes sides.
  func selection(
    touching touched: SelectedItems, _ mode: SelectionMode, in snapshot: Snapshot
  ) -> SelectedItems {
    if !modifiers.isDisjoint(with: [.control, .command]) {
      let others = touched.subtracting(base, in: snapshot)
      return base.subtracting(touched, in: snapshot).union(others, in: snapshot)
    }
    return keepsBase(mode) ? base.union(touched, in: snapshot) : touched
  }

  /// Whether what was selected before stays so where the band does not touch it.
  func keepsBase(_ mode: SelectionMode) -> Bool {
    mode == .multiple || !modifiers.isDisjoint(with: [.shift, .control, .command])
  }
}
