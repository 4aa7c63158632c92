import TesseraLayout

/// Items as they were placed before: in the section as it was, or in this one when less was measured.
struct CarriedBody {
  let body: Arrangement
  let room: SectionRoom
  let visibleSize: Size
  /// What has changed since.
  let change: Change

  /// What has changed since items were placed.
  enum Change {
    /// Items have come and gone.
    case splices([ItemSplice])
    /// Items were measured.
    case measured
  }

  /// The items as they are placed now; nil where their layout has to arrange them anew.
  func body(in room: SectionRoom, _ items: SectionItems) -> Arrangement? {
    guard room == self.room, items.visibleSize == visibleSize else { return nil }
    switch change {
    case .splices(let splices): return splices.isEmpty ? body : body.replacing(splices, with: items)
    case .measured: return items.resizeMeasured(in: body) ? body : nil
    }
  }
}
