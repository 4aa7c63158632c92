import TesseraLayout

/// A search for the slots of an arrangement that are in view. It keeps its memory: a step of scrolling asks for none.
struct SlotSearch {
  /// What was found.
  private(set) var slots: [Range<Int>] = []
  private var spare: [Int] = []

  /// Looks for the slots that overlap a rectangle, whatever layouts prepare that are asked for another one.
  mutating func find(in body: Arrangement, overlapping rect: Rect) {
    slots.removeAll(keepingCapacity: true)
    let rect = body.hasVisibleInsets ? body.query(finding: rect) : rect
    body.appendRanges(overlapping: rect, to: &slots, spare: &spare)
  }
}
