@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Where an item goes that is held: the place from which it has the least way to where it is held.
//
// Where an item would stand is known before it stands there: it takes the room of the one that it passes. In lists and in
// grids of equal cells that is exact, so that the place depends on nothing but the pointer. Elsewhere it may turn out
// otherwise; a place that was left is therefore not taken again before the pointer has moved, and if leaving it was a
// mistake, not before it has moved a good way: while the pointer is at rest, nothing moves.

extension ReorderBehavior {
  /// How far the pointer has to move before an item goes back to a place that it has left by mistake, in points.
  private static var steadiness: Double { 16 }
  /// How much nearer another place has to be, in points.
  private static var leastGain: Double { 0.5 }

  /// Looks for the best place for the item that is held, and shows it there.
  func settleTarget(_ engine: Engine) {
    guard state.isCarrying, let drag = state.drag, var hold = drag.hold else { return }
    // Where everything is in content that is yet to be shown is not known.
    guard !state.isContentForeign else { return state.isUnsettled = true }
    state.isUnsettled = false
    let present = drag.shownSlot
    // In other content the app may think otherwise.
    let canStay = answer(to: present, engine) == present
    guard isFollowing else { return }
    var best = canStay ? present : drag.source.slot
    if hold.isPlaced {
      if let place = place(at: canStay ? drag.target.slot : best, engine) { carry(to: place, engine) }
      return
    }
    let places = distances(for: drag, hold, engine)
    let presentDistance = canStay ? places[0].distance : .infinity
    if let last = hold.left.last, last.slot != present, last.pointer == hold.pointer,
      presentDistance > last.distance - Self.leastGain
    {
      hold.left[hold.left.count - 1].isMistake = true
    }
    hold.left.removeAll {
      $0.isMistake ? $0.pointer.distance(to: hold.pointer) > Self.steadiness : $0.pointer != hold.pointer
    }
    state.drag?.hold?.left = hold.left
    let nearer = places.dropFirst().filter { $0.distance < presentDistance - Self.leastGain }
    for candidate in nearer.sorted(by: { $0.distance < $1.distance }).map({ $0.slot }) {
      if hold.left.contains(where: { $0.slot == candidate }) { continue }
      let answer = answer(to: candidate, engine)
      guard isFollowing else { return }
      guard let answer else { continue }
      best = answer
      break
    }
    if best != present, best != drag.target.slot {
      state.drag?.hold?.left.append(
        LeftPlace(slot: present, pointer: hold.pointer, distance: presentDistance))
    }
    if let place = place(at: best, engine) { carry(to: place, engine) }
  }

  /// Whether an item is held, and everything is where it is seen: the app may have shown other content while it was asked.
  private var isFollowing: Bool { state.isCarrying && !state.isContentForeign }

  /// The place where an item is, and all others in view, with how far it is held from each.
  private func distances(for drag: ReorderDrag, _ hold: ReorderHold, _ engine: Engine) -> [(
    slot: ReorderSlot, distance: Double
  )] {
    let present = PredictedPlace(slot: drag.shownSlot, frame: engine.frames.frame(of: drag.shown))
    let pointer = engine.contentPlace(hold.pointer)
    return PredictedPlace.spread(
      [present] + predictedPlaces(for: drag, engine), around: drag.source.slot, along: engine.axis
    )
    .map { ($0.slot, pointer.distance(to: grip(of: hold, in: $0.frame))) }
  }

  // MARK: Asking

  /// Where an item goes that is put at a place: there, or where the app says; nil: nowhere else than it is.
  func answer(to slot: ReorderSlot, _ engine: Engine) -> ReorderSlot? {
    guard let drag = state.drag else { return nil }
    if slot == drag.source.slot { return slot }
    if let known = drag.answers[slot] { return known }
    var answer: ReorderSlot?
    if accepts(slot.section, drag, engine), let place = place(at: slot, engine) {
      let move = ReorderMove(item: drag.id, from: drag.source.public, to: place.public)
      let onProposal = drag.base.reordering.onProposal
      switch onProposal.map({ ask in engine.callBack { ask(move) } }) ?? .allowed {
      case .allowed: answer = slot
      case .refused: answer = nil
      case .instead(let other): answer = self.slot(of: other, engine)
      }
    }
    state.drag?.answers.updateValue(answer, forKey: slot)
    return answer
  }

  /// Whether a section takes an item, by what is declared.
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
      // No two items of a section have one id, as far as a search is worth its time.
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

  /// A place with its neighbours, as they are on screen.
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

  /// The place that an app has named.
  private func slot(of place: ReorderPlace, _ engine: Engine) -> ReorderSlot? {
    guard let section = engine.snapshot.sections.firstIndex(where: { $0.key == place.section }),
      section < engine.snapshot.declaredCount, engine.snapshot.sections[section].section.sections.isEmpty
    else { return nil }
    return slot(in: section, before: place.before, engine)
  }

  /// The place before an item of a section, or at its end.
  private func slot(in section: Int, before id: ItemID?, _ engine: Engine) -> ReorderSlot? {
    guard let drag = state.drag else { return nil }
    let item = section == drag.shown.section ? drag.shown.item : nil
    let count = engine.snapshot.sections[section].count - (item == nil ? 0 : 1)
    guard let id else { return ReorderSlot(section: section, index: count) }
    guard let index = engine.snapshot.sections[section].firstIndex(of: id) else { return nil }
    return ReorderSlot(section: section, index: item.map { index > $0 ? index - 1 : index } ?? index)
  }

  // MARK: Being told

  /// Carries the item before another one, or to the end of a section.
  func carry(before id: ItemID?, inSection sectionID: ItemID?, _ engine: Engine) {
    guard state.isCarrying, let drag = state.drag, !state.isContentForeign else { return }
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
      let answer = answer(to: slot, engine), let place = place(at: answer, engine)
    else { return }
    carry(to: place, engine)
    // It is held by no pointer any more, until one moves.
    state.drag?.hold?.isPlaced = true
  }
}

extension Point {
  /// The distance to another point.
  func distance(to other: Point) -> Double {
    let way = self - other
    return Elementary.squareRoot(way.x * way.x + way.y * way.y)
  }
}
