@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// What has happened to items on screen, for ``Engine/explain(_:inSection:)``; there is one only where it is asked for.
///
/// It is read off the operations of each transaction, so that the work itself knows nothing of it.
final class DisplayHistory {
  /// How many reasons are kept for each item.
  private let limit: Int
  private var tracks: [Item: Track] = [:]
  /// What each view shows, or showed last, and where.
  private var shown = SlotTable<(key: ItemKey, frame: Rect)>()

  /// For how many items something is kept; of more, those that left the view longest ago are forgotten.
  private static var itemLimit: Int { 1_000 }

  /// An item whatever its kind of view.
  private struct Item: Hashable {
    let section: SectionKey
    let element: ItemKey.Element

    init(_ key: ItemKey) {
      section = key.section
      element = key.element
    }
  }

  /// What is known of an item.
  private struct Track {
    /// Its latest kind of view.
    var kind: CellKind
    var entries: [Explanation.Entry] = []

    /// In which transaction something happened last.
    var lastUpdate: Int { entries.last?.update ?? 0 }
  }

  /// A history that keeps so many reasons for each item.
  init(limit: Int) { self.limit = limit }

  /// What has happened to an item; the oldest first.
  subscript(key: ItemKey) -> [Explanation.Entry] { tracks[Item(key)]?.entries ?? [] }

  /// The item with an id to which something happened last, though it may be gone.
  ///
  /// - Complexity: O(*h*) for *h* items that are remembered.
  func lastKey(of id: ItemID, inSection section: ItemID?) -> ItemKey? {
    let found = tracks.filter { item, _ in
      guard case .item(id, _) = item.element else { return false }
      return section == nil || item.section.id == section
    }
    .max { $0.value.lastUpdate < $1.value.lastUpdate }
    return found.map { ItemKey(section: $0.key.section, element: $0.key.element, kind: $0.value.kind) }
  }

  /// Notes what a transaction does.
  ///
  /// - Parameters:
  ///   - operations: What it does to views.
  ///   - live: What is on screen after it.
  ///   - isContentNew: Whether other content has come with it.
  ///   - moment: Which transaction it is, and when.
  func note(
    _ operations: [MountOperation], live: LiveCells, isContentNew: Bool,
    at moment: (update: Int, time: Double)
  ) {
    if isContentNew { followItems(live, operations) }
    var untouched = SlotTable<ItemKey>()
    if isContentNew { for cell in live { untouched[cell.id] = cell.key } }
    var left: [Item: CellKind] = [:]
    for operation in operations {
      switch operation {
      case .mount(let view, let key, let placement):
        if let kind = left[Item(key)], kind != key.kind { add(.reloaded(before: kind), to: key, moment) }
        let before = shown[view]?.key
        add(before.map { .reused(view, before: $0) } ?? .built(view), to: key, moment)
        shown[view] = (key, placement.frame)
        untouched[view] = nil
      case .update(let view, let reason):
        if let key = shown[view]?.key { add(.reconfigured(view, reason), to: key, moment) }
        untouched[view] = nil
      case .move(let view, let placement):
        noteMove(of: view, to: placement.frame, moment)
        untouched[view] = nil
      case .unmount(let view):
        guard let key = shown[view]?.key else { continue }
        left[Item(key)] = key.kind
        add(.unmounted(view), to: key, moment)
      case .discard(let view, _): shown[view] = nil
      case .present: continue
      }
    }
    for view in untouched.ids {
      if let key = untouched[view] { add(.kept(view), to: key, moment) }
    }
    forgetOldest()
  }

  private func noteMove(of view: CellID, to frame: Rect, _ moment: (update: Int, time: Double)) {
    guard let place = shown[view] else { return }
    shown[view]?.frame = frame
    // What is pinned moves with every step: that is one movement.
    if case .moved(view, let start, _) = self[place.key].last?.reason, let count = self[place.key].last?.count
    {
      let entry = Explanation.Entry(
        update: moment.update, time: moment.time, reason: .moved(view, from: start, to: frame),
        count: count + 1)
      tracks[Item(place.key)]?.entries.removeLast()
      tracks[Item(place.key)]?.entries.append(entry)
    } else {
      add(.moved(view, from: place.frame, to: frame), to: place.key, moment)
    }
  }

  /// Carries what is known of items along that are in another section now.
  private func followItems(_ live: LiveCells, _ operations: [MountOperation]) {
    var mounted = SlotTable<Void>()
    for case .mount(let view, _, _) in operations { mounted[view] = () }
    // All are taken before the first is put down: one may go to where another comes from.
    var carried: [Item: Track] = [:]
    for cell in live where mounted[cell.id] == nil {
      guard let old = shown[cell.id]?.key, old != cell.key else { continue }
      shown[cell.id]?.key = cell.key
      if Item(old) != Item(cell.key) { carried[Item(cell.key)] = tracks.removeValue(forKey: Item(old)) }
    }
    for (item, track) in carried { tracks[item] = track }
  }

  private func add(_ reason: DisplayReason, to key: ItemKey, _ moment: (update: Int, time: Double)) {
    var track = tracks[Item(key)] ?? Track(kind: key.kind)
    var entry = Explanation.Entry(update: moment.update, time: moment.time, reason: reason, count: 1)
    if let last = track.entries.last, last.reason == reason {
      entry.count += last.count
      track.entries.removeLast()
    }
    track.kind = key.kind
    track.entries = (track.entries + [entry]).suffix(limit)
    tracks[Item(key)] = track
  }

  private func forgetOldest() {
    guard tracks.count > 2 * Self.itemLimit else { return }
    let left = tracks.filter { _, track in
      if case .unmounted = track.entries.last?.reason { true } else { false }
    }
    let oldest = left.sorted { $0.value.lastUpdate < $1.value.lastUpdate }
    for item in oldest.prefix(tracks.count - Self.itemLimit) { tracks[item.key] = nil }
  }
}
