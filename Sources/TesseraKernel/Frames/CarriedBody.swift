import TesseraLayout

/// Items as they were placed before: in the section as it was, or in this one when less was measured.
struct CarriedBody {
  let body: Arrangement
  let room: SectionRoom
  let itemRoom: ItemRoom
  /// Whether the layout has asked how much is seen.
  let isSeenAsked: Bool
  /// What has changed since.
  let change: Change

  /// What has changed since items were placed.
  enum Change {
    /// Items have come and gone, or have to be asked again.
    case changes(SizeChanges)
    /// Items were measured.
    case measured
  }

  /// Carries over the items of a section that was laid out in a room.
  init(of section: SectionFrames, in room: SectionRoom, _ change: Change) {
    body = section.body
    self.room = room
    self.change = change
    itemRoom = section.items.room
    isSeenAsked = section.items.isSeenAsked
  }

  /// Whether the sizes of some items are taken over without asking them.
  var isOnTrust: Bool {
    if case .changes(let changes) = change { changes.areOnTrust } else { false }
  }

  /// The items as they are placed now; nil where their layout has to arrange them anew.
  ///
  /// - Parameter axis: The axis of the collection.
  func body(in room: SectionRoom, _ items: SectionItems, scrolling axis: Axis) -> Arrangement? {
    guard holds(in: room, items, axis) else { return nil }
    if isSeenAsked { items.noteSeenAsked() }
    switch change {
    case .changes(let changes):
      return changes.splices.isEmpty ? body : body.replacing(changes.splices, with: items)
    case .measured: return items.resizeMeasured(in: body) ? body : nil
    }
  }

  /// Whether items have the room that they had, or another one that none of them looks at: the insets of a collection
  /// change while bars come and go, and most rows have nothing to do with that.
  private func holds(in room: SectionRoom, _ items: SectionItems, _ axis: Axis) -> Bool {
    if room == self.room, items.room == itemRoom { return true }
    guard room.container[axis] >= Size.largestExtent, !isSeenAsked else { return false }
    var (before, itemsBefore) = (self.room, itemRoom)
    before.seen[axis] = room.seen[axis]
    itemsBefore.seen[axis] = items.room.seen[axis]
    return room == before && items.room == itemsBefore && !items.dependOnRoom(along: axis)
  }
}
