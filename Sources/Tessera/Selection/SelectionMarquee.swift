import TesseraLayout

/// A selection rectangle that is drawn with a mouse, beginning at an empty place.
struct SelectionMarquee {
  /// The place where the button went down, in unmirrored content coordinates.
  var start: Point
  /// The place where it went down, in viewport coordinates.
  let press: Point
  /// The modifier keys held down at that time.
  let modifiers: KeyModifiers
  /// The selection before the marquee was drawn.
  var base: SelectedItems
  /// The missing elements that were selected before.
  var names: [MissingElementID]
  /// The position of the pointer, in viewport coordinates.
  var pointer: Point
  /// Whether the pointer has moved too far for a tap.
  var isDrawn = false
  /// The area in which items were selected last, in content coordinates.
  var area = Rect.zero
  /// The items that the marquee touched at that time.
  var touched = SelectedItems()
  /// The items that the app has selected or deselected while the marquee touched them. They keep that state
  /// until the marquee has left them.
  var settled = SelectedItems()
  /// Whether the app has set the selection outside of the marquee.
  var isOverruled = false
  /// Whether the marquee itself is changing the selection.
  var isApplying = false

  /// Returns the selection with the touched items: these alone; with Shift in addition to the previous
  /// selection; with Control the state of each touched item is inverted.
  func selection(_ mode: SelectionMode, in snapshot: Snapshot) -> SelectedItems {
    let free = touched.subtracting(settled, in: snapshot)
    if changesSides { return base.exchanging(free, in: snapshot) }
    return keepsBase(mode) ? base.union(free, in: snapshot) : free
  }

  /// Returns whether the previous selection is kept outside of the marquee.
  func keepsBase(_ mode: SelectionMode) -> Bool {
    mode == .multiple || isOverruled || changesSides || modifiers.contains(.shift)
  }

  /// Updates the touched items; an item that the marquee has left is selected again when it returns.
  mutating func touch(_ items: SelectedItems, in snapshot: Snapshot) {
    touched = items
    settled = settled.intersection(items, in: snapshot)
  }

  /// Merges a selection that the app has set.
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
  /// Returns the symmetric difference.
  fileprivate func exchanging(_ other: SelectedItems, in snapshot: Snapshot) -> SelectedItems {
    subtracting(other, in: snapshot).union(other.subtracting(self, in: snapshot), in: snapshot)
  }
}
