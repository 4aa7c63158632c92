import TesseraLayout

/// Items as they were placed before their section changed.
struct CarriedBody {
  let body: Arrangement
  let room: SectionRoom
  let visibleSize: Size
  let splices: [ItemSplice]

  /// The items as they are placed now; nil where their layout has to arrange them anew.
  func body<H: Host>(in room: SectionRoom, _ items: SectionItems) -> Arrangement? {
    guard room == self.room, items.visibleSize == visibleSize else { return nil }
    return splices.isEmpty ? body : body.replacing(splices, with: items)
  }
}
