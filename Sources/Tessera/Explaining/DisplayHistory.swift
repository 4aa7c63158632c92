@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// The history of items on screen, for ``Engine/explain(_:inSection:)``; it exists only if the app has
/// enabled it.
///
/// It is derived from the operations of each transaction, so that the engine itself does not depend on it.
final class DisplayHistory {
  /// The maximum number of reasons stored for each item.
  private let limit: Int
  private var tracks: [Item: Track] = [:]
  /// The item that each view shows, or showed last, and its frame.
  private var shown = SlotTable<(key: ItemKey, frame: Rect)>()

  /// The number of stored items. If there are twice as many, those that left longest ago are removed.
  private static var itemLimit: Int { 1_000 }

  /// An item, regardless of its kind of view.
  private struct Item: Hashable {
    let section: SectionKey
    let element: ItemKey.Element

    init(_ key: ItemKey) {
      section = key.section
      element = key.element
    }
  }

  private struct Track {
    /// The latest kind of view.
    var kind: CellKind
    var entries: [Explanation.Entry] = []

    /// The transaction of the latest entry.
    var lastUpdate: Int { entries.last?.update ?? 0 }
  }

  init(limit: Int) { self.limit = limit }

  /// The entries of an item, the oldest first.
  subscript(key: ItemKey) -> [Explanation.Entry] { tracks[Item(key)]?.entries ?? [] }

  /// Returns the item with an id that has the latest entry, even if the item is gone. O(*h*) for *h* items in
  /// the history.
  func lastKey(of id: ItemID, inSection section: ItemID?) -> ItemKey? {
    let found = tracks.filter { item, _ in
      guard case .item(id, _) = item.element else { return false }
      return section == nil || item.section.id == section
    }
    .max { $0.value.lastUpdate < $1.value.lastUpdate }
    return found.map { ItemKey(section: $0.key.section, element: $0.key.element, kind: $0.value.kind) }
  }

  /// Records the operations of a transaction.
  ///
  /// - Parameters:
  ///   - live: The cells on screen after the transaction.
  ///   - moment: The number and the time of the transaction.
  func record(
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
        recordMove(of: view, to: placement.frame, moment)
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

  private func recordMove(of view: CellID, to frame: Rect, _ moment: (update: Int, time: Double)) {
    guard let place = shown[view] else { return }
    shown[view]?.frame = frame
    // Pinned views move with every step: that counts as one movement.
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

  /// Migrates the histories of items that are in another section now.
  private func followItems(_ live: LiveCells, _ operations: [MountOperation]) {
    var mounted = SlotTable<Void>()
    for case .mount(let view, _, _) in operations { mounted[view] = () }
    // All are removed before the first is inserted, because one may go where another comes from.
    var movedTracks: [Item: Track] = [:]
    for cell in live where mounted[cell.id] == nil {
      guard let old = shown[cell.id]?.key, old != cell.key else { continue }
      shown[cell.id]?.key = cell.key
      if Item(old) != Item(cell.key) { movedTracks[Item(cell.key)] = tracks.removeValue(forKey: Item(old)) }
    }
    for (item, track) in movedTracks { tracks[item] = track }
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
