/// A pool of hidden views by kind, which hands out the latest one first.
package struct ReusePool {
  private var hidden = KindTable<HiddenViews>()
  /// The views of the kind that was looked up last. Mostly new cells have the same kind as those that go.
  private var latest: (kind: CellKind, views: HiddenViews)?
  /// The number of slots that have been given to views so far.
  private var slotCount: UInt32 = 0
  /// The next ids for the slots of views that were released.
  private var free: [CellID] = []
  /// The kinds that may have more views than the limit, in the order in which they exceeded it.
  private var overfull: [CellKind] = []
  /// The maximum number of hidden views of a kind.
  package let limit: Int

  /// The hidden views of one kind. A class, so that one lookup of the kind serves several changes.
  private final class HiddenViews {
    /// The ids, the latest last.
    var ids: [CellID] = []
  }

  init(limit: Int) { self.limit = max(0, limit) }

  /// Returns a view for an item of a kind: a hidden one, or a new one.
  package mutating func take(_ kind: CellKind) -> CellID { views(of: kind).ids.popLast() ?? newID() }

  package func hiddenCount(_ kind: CellKind) -> Int { hidden.value(of: kind)?.ids.count ?? 0 }

  /// Adds a new hidden view.
  package mutating func add(_ kind: CellKind) -> CellID {
    let id = newID()
    views(of: kind).ids.append(id)
    return id
  }

  package mutating func removeLast(_ kind: CellKind) {
    if let id = hidden.value(of: kind)?.ids.popLast() { free.append(id.successor) }
  }

  package mutating func put(_ id: CellID, kind: CellKind) {
    let views = views(of: kind)
    views.ids.append(id)
    if views.ids.count == limit + 1 { overfull.append(kind) }
  }

  /// Releases the views beyond the limit, those hidden longest first.
  mutating func trim(_ drop: (CellID, CellKind) -> Void) {
    if overfull.isEmpty { return }
    for kind in overfull {
      guard let views = hidden.value(of: kind) else { continue }
      let surplus = views.ids.dropLast(limit)
      for id in surplus {
        drop(id, kind)
        free.append(id.successor)
      }
      views.ids.removeFirst(surplus.count)
    }
    overfull = []
  }

  private mutating func newID() -> CellID {
    if let id = free.popLast() { return id }
    // No view is in slot zero.
    slotCount += 1
    return CellID(slot: slotCount, generation: 0)
  }

  private mutating func views(of kind: CellKind) -> HiddenViews {
    if let latest, latest.kind == kind { return latest.views }
    let views = hidden.value(of: kind) ?? HiddenViews()
    hidden.set(views, of: kind)
    latest = (kind, views)
    return views
  }
}
