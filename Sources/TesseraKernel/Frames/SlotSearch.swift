import TesseraLayout

/// A search for the visible slots of an arrangement, whose buffers are kept to allocate no memory.
struct SlotSearch {
  private(set) var slots: [Range<Int>] = []
  private var scratch: [Int] = []

  /// Finds the slots that overlap a rectangle, whatever other rectangle layouts want to be queried with.
  mutating func find(in body: Arrangement, overlapping rect: Rect) {
    slots.removeAll(keepingCapacity: true)
    let rect = body.hasVisibleInsets ? body.query(finding: rect) : rect
    body.appendRanges(overlapping: rect, to: &slots, scratch: &scratch)
  }
}
