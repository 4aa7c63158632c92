@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// The target of a held item: the position whose predicted frame is nearest to where the item is held.
//
// The frame is predicted before the item moves: it takes the place of the item that it passes. In lists and
// in grids of equal cells the prediction is exact, so the target depends on the pointer alone. Elsewhere the
// prediction may be wrong. Therefore an item does not return to a position that it has left before the
// pointer has moved; if leaving was a mistake, not before the pointer has moved by `hysteresis`. While the
// pointer is at rest, nothing moves.

extension ReorderBehavior {
  /// The distance that the pointer moves before an item returns to where it left by mistake, in points.
  private static var hysteresis: Double { 16 }
  /// The least gain in distance that makes another position the target, in points.
  private static var minimumGain: Double { 0.5 }

  /// Updates the target of the held item, and shows the item there.
  func settleTarget(_ engine: Engine) {
    guard state.isActive, let drag = state.drag, var hold = drag.hold else { return }
    // The frames of content that is yet to be shown are not known.
    guard !state.isContentForeign else { return state.isUnsettled = true }
    state.isUnsettled = false
    let present = drag.shownSlot
    // The app may decide differently for other content.
    let canStay = allowedSlot(to: present, engine) == present
    guard isFollowing else { return }
    var best = canStay ? present : drag.source.slot
    if hold.isPlaced {
      if let place = place(at: canStay ? drag.target.slot : best, engine) { moveItem(to: place, engine) }
      return
    }
    let places = distances(for: drag, hold, engine)
    let presentDistance = canStay ? places[0].distance : .infinity
    if let last = hold.left.last, last.slot != present, last.pointer == hold.pointer,
      presentDistance > last.distance - Self.minimumGain
    {
      hold.left[hold.left.count - 1].wasAccidental = true
    }
    hold.left.removeAll {
      $0.wasAccidental ? $0.pointer.distance(to: hold.pointer) > Self.hysteresis : $0.pointer != hold.pointer
    }
    state.drag?.hold?.left = hold.left
    let nearer = places.dropFirst().filter { $0.distance < presentDistance - Self.minimumGain }
    for candidate in nearer.sorted(by: { $0.distance < $1.distance }).map({ $0.slot }) {
      if hold.left.contains(where: { $0.slot == candidate }) { continue }
      let allowedSlot = allowedSlot(to: candidate, engine)
      guard isFollowing else { return }
      guard let allowedSlot else { continue }
      best = allowedSlot
      break
    }
    if best != present, best != drag.target.slot {
      state.drag?.hold?.left.append(
        PreviousTarget(slot: present, pointer: hold.pointer, distance: presentDistance))
    }
    if let place = place(at: best, engine) { moveItem(to: place, engine) }
  }

  /// Whether an item is held and its content is on screen. The app may show other content from its handler.
  private var isFollowing: Bool { state.isActive && !state.isContentForeign }

  /// Returns the position of the item and all visible ones, with the distance of the held item from each.
  private func distances(for drag: ReorderDrag, _ hold: ReorderPointer, _ engine: Engine) -> [(
    slot: ReorderSlot, distance: Double
  )] {
    let present = PredictedPlace(slot: drag.shownSlot, frame: engine.frames.frame(of: drag.shown))
    let pointer = engine.contentPlace(hold.pointer)
    return PredictedPlace.spread(
      [present] + predictedPlaces(for: drag, engine), around: drag.source.slot, along: engine.axis
    )
    .map { ($0.slot, pointer.distance(to: grabOffset(of: hold, in: $0.frame))) }
  }

  // MARK: Asking the app

  /// Returns the position of the item if it is dropped at a slot: the slot, or the one that the app names
  /// instead; `nil` if the item stays where it is.
  func allowedSlot(to slot: ReorderSlot, _ engine: Engine) -> ReorderSlot? {
    guard let drag = state.drag else { return nil }
    if slot == drag.source.slot { return slot }
    if let known = drag.allowedSlots[slot] { return known }
    var allowedSlot: ReorderSlot?
    if accepts(slot.section, drag, engine), let place = place(at: slot, engine) {
      let move = ReorderMove(item: drag.id, from: drag.source.public, to: place.public)
      let onProposal = drag.base.reordering.onProposal
      switch onProposal.map({ handler in engine.callBack { handler(move) } }) ?? .allowed {
      case .allowed: allowedSlot = slot
      case .refused: allowedSlot = nil
      case .instead(let other): allowedSlot = self.slot(of: other, engine)
      }
    }
    state.drag?.allowedSlots.updateValue(allowedSlot, forKey: slot)
    return allowedSlot
  }

  /// Returns whether a section accepts an item, by its declaration.
  func accepts(_ section: Int, _ drag: ReorderDrag, _ engine: Engine) -> Bool {
    guard section >= 0, section < engine.snapshot.declaredCount else { return false }
    let snapshot = engine.snapshot.sections[section]
    guard snapshot.section.sections.isEmpty else { return false }
    switch snapshot.section.acceptance {
    case .none: return false
    case .own: return section == drag.source.slot.section
    case .all:
      if section == drag.source.slot.section || section == drag.shown.section { return true }
      if let known = drag.accepting[section] { return known }
      // Ids within a section are unique, but that is only checked if the search is cheap.
      if snapshot.count > Engine.searchLimit,
        !snapshot.section.runs.allSatisfy({ $0.findsQuickly })
      {
        return true
      }
      let accepts = snapshot.firstIndex(of: drag.id) == nil
      state.drag?.accepting[section] = accepts
      return accepts
    }
  }

  /// Returns a position with its neighbors as they are on screen; `nil` if it does not exist.
  func place(at slot: ReorderSlot, _ engine: Engine) -> ReorderDrag.Place? {
    guard let drag = state.drag, engine.snapshot.sections.indices.contains(slot.section) else { return nil }
    if slot == drag.source.slot { return drag.source }
    let section = engine.snapshot.sections[slot.section]
    let item = slot.section == drag.shown.section ? drag.shown.item : nil
    let position = { (index: Int) in item.map { index >= $0 ? index + 1 : index } ?? index }
    let count = section.count - (item == nil ? 0 : 1)
    guard slot.index >= 0, slot.index <= count else { return nil }
    return ReorderDrag.Place(
      slot: slot, section: section.key,
      before: slot.index < count ? section.id(at: position(slot.index)) : nil,
      after: slot.index > 0 ? section.id(at: position(slot.index - 1)) : nil)
  }

  /// Returns the slot of a place that the app has named; `nil` if it does not exist.
  private func slot(of place: ReorderPlace, _ engine: Engine) -> ReorderSlot? {
    guard let section = engine.snapshot.sections.firstIndex(where: { $0.key == place.section }),
      section < engine.snapshot.declaredCount, engine.snapshot.sections[section].section.sections.isEmpty
    else { return nil }
    return slot(in: section, before: place.before, engine)
  }

  /// Returns the slot before an item of a section, or at the end of the section.
  private func slot(in section: Int, before id: ItemID?, _ engine: Engine) -> ReorderSlot? {
    guard let drag = state.drag else { return nil }
    let item = section == drag.shown.section ? drag.shown.item : nil
    let count = engine.snapshot.sections[section].count - (item == nil ? 0 : 1)
    guard let id else { return ReorderSlot(section: section, index: count) }
    guard let index = engine.snapshot.sections[section].firstIndex(of: id) else { return nil }
    return ReorderSlot(section: section, index: item.map { index > $0 ? index - 1 : index } ?? index)
  }

  // MARK: Moves by the host

  /// Moves the item before another one, or to the end of a section.
  func moveItem(before id: ItemID?, inSection sectionID: ItemID?, _ engine: Engine) {
    guard state.isActive, let drag = state.drag, !state.isContentForeign else { return }
    let sections = engine.snapshot.sections[..<engine.snapshot.declaredCount]
    let found =
      if id == nil, sectionID == nil {
        Optional(drag.shown.section)
      } else {
        sections.indices.first { position in
          (sectionID == nil || sections[position].key.id == sectionID)
            && (id.map { sections[position].firstIndex(of: $0) != nil } ?? true)
        }
      }
    guard let section = found, let slot = slot(in: section, before: id, engine), slot != drag.target.slot,
      let allowedSlot = allowedSlot(to: slot, engine), let place = place(at: allowedSlot, engine)
    else { return }
    moveItem(to: place, engine)
    // The item stays there until the pointer moves.
    state.drag?.hold?.isPlaced = true
  }
}

extension Point {
  func distance(to other: Point) -> Double {
    let offset = self - other
    return ElementaryFunctions.squareRoot(offset.x * offset.x + offset.y * offset.y)
  }
}
