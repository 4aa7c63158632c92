import TesseraLayout

/// A reusable arrangement: of a previous version of the section, or of this one before items were measured.
struct ReusedArrangement {
  let body: Arrangement
  let constraints: SectionConstraints
  let itemConstraints: ItemConstraints
  /// Whether the layout has read the visible size.
  let hasReadVisibleSize: Bool
  /// The changes since then.
  let change: Change

  /// The changes since items were placed.
  enum Change {
    /// Items were inserted or deleted, or have to be queried again.
    case changes(SizeChanges)
    /// Items were measured.
    case measured
  }

  /// Creates a reused arrangement of a section that was laid out for constraints.
  init(of section: SectionFrames, in constraints: SectionConstraints, _ change: Change) {
    body = section.body
    self.constraints = constraints
    self.change = change
    itemConstraints = section.items.constraints
    hasReadVisibleSize = section.items.hasReadVisibleSize
  }

  /// Whether the sizes of some items are assumed without querying them.
  var isAssumed: Bool {
    if case .changes(let changes) = change { changes.areAssumed } else { false }
  }

  /// Returns the present arrangement; `nil` if the layout has to arrange the items again.
  func body(in constraints: SectionConstraints, _ items: SectionItems, scrolling axis: Axis) -> Arrangement? {
    guard holds(in: constraints, items, axis) else { return nil }
    if hasReadVisibleSize { items.recordVisibleSizeRead() }
    switch change {
    case .changes(let changes):
      return changes.splices.isEmpty ? body : body.replacing(changes.splices, with: items)
    case .measured: return items.resizeMeasured(in: body) ? body : nil
    }
  }

  /// Returns whether items have the same constraints as before, or differ only in parts that none of them
  /// reads. The insets of a collection change while bars come and go, and most rows do not depend on them.
  private func holds(in constraints: SectionConstraints, _ items: SectionItems, _ axis: Axis) -> Bool {
    if constraints == self.constraints, items.constraints == itemConstraints { return true }
    guard constraints.container[axis] >= Size.largestExtent, !hasReadVisibleSize else { return false }
    var (before, itemsBefore) = (self.constraints, itemConstraints)
    before.visibleSize[axis] = constraints.visibleSize[axis]
    itemsBefore.visibleSize[axis] = items.constraints.visibleSize[axis]
    return constraints == before && items.constraints == itemsBefore
      && !items.dependOnVisibleSize(along: axis)
  }
}
