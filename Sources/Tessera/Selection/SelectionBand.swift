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
  /// What the band touched then.
  var touched = SelectedItems()
  /// What the app has selected or deselected while the band touched it: that stays so until the band has left it.
  var settled = SelectedItems()
  /// Whether the app has said what is selected besides what the band touches.
  var isOverruled = false
  /// Whether what changes about the selection is the band's work.
  var isAtWork = false

  /// What is selected with what the band touches: that alone; with Shift in addition; with Control it changes sides.
  func selection(_ mode: SelectionMode, in snapshot: Snapshot) -> SelectedItems {
    let free = touched.subtracting(settled, in: snapshot)
    if changesSides { return base.exchanging(free, in: snapshot) }
    return keepsBase(mode) ? base.union(free, in: snapshot) : free
  }

  /// Whether what was selected before stays so where the band does not touch it.
  func keepsBase(_ mode: SelectionMode) -> Bool {
    mode == .multiple || isOverruled || changesSides || modifiers.contains(.shift)
  }

  /// Touches other items than before; what it has left is its own again when it comes back.
  mutating func touch(_ items: SelectedItems, in snapshot: Snapshot) {
    touched = items
    settled = settled.intersection(items, in: snapshot)
  }

  /// The app has said itself what is selected.
  mutating func overrule(_ old: SelectedItems, with new: SelectedItems, in snapshot: Snapshot) {
    isOverruled = true
    let changed = old.exchanging(new, in: snapshot).intersection(touched, in: snapshot)
    settled = settled.union(changed, in: snapshot)
    let free = touched.subtracting(settled, in: snapshot)
    base = changesSides ? new.exchanging(free, in: snapshot) : new.subtracting(free, in: snapshot)
  }

  private var changesSides: Bool { !modifiers.isDisjoint(with: [.control, .command]) }
}

extension SelectedItems {
  /// What is in one of both and not in the other.
  fileprivate func exchanging(_ other: SelectedItems, in snapshot: Snapshot) -> SelectedItems {
    subtracting(other, in: snapshot).union(other.subtracting(self, in: snapshot), in: snapshot)
  }
}
