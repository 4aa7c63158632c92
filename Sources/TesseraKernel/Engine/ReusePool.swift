/// Views that show nothing at the moment, by kind; the one hidden last is taken first.
package struct ReusePool {
  private var hidden = KindTable<HiddenViews>()
  /// The views of the kind that was looked up last: mostly what comes is of the same kind as what goes.
  private var latest: (kind: CellKind, views: HiddenViews)?
  /// How many slots have been given to views so far.
  private var slotCount: UInt32 = 0
  /// What the next views in slots will be called whose views were let go of.
  private var free: [CellID] = []
  /// The kinds of which there may be more views than are kept, in the order in which there were.
  private var overfull: [CellKind] = []
  /// How many views of a kind are kept.
  package let limit: Int

  /// The hidden views of one kind. A class, so that a kind is looked up once for what is done to its views.
  private final class HiddenViews {
    /// The one hidden last comes last.
    var ids: [CellID] = []
  }

  init(limit: Int) { self.limit = max(0, limit) }

  /// A view for an item of a kind: a hidden one, or a new one.
  package mutating func take(_ kind: CellKind) -> CellID { views(of: kind).ids.popLast() ?? newID() }

  /// How many views of a kind wait for an item.
  package func hiddenCount(_ kind: CellKind) -> Int { hidden.value(of: kind)?.ids.count ?? 0 }

  /// Adds a new view that waits for an item.
  package mutating func add(_ kind: CellKind) -> CellID {
    let id = newID()
    views(of: kind).ids.append(id)
    return id
  }

  /// Forgets the view that was added last.
  package mutating func removeLast(_ kind: CellKind) {
    if let id = hidden.value(of: kind)?.ids.popLast() { free.append(id.successor) }
  }

  /// Keeps a view for later.
  package mutating func put(_ id: CellID, kind: CellKind) {
    let views = views(of: kind)
    views.ids.append(id)
    if views.ids.count == limit + 1 { overfull.append(kind) }
  }

  /// Lets go of the views beyond the limit, those hidden longest first.
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
