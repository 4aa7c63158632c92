@_spi(Behaviors) import TesseraKernel

/// The one-time impressions that were reported.
///
/// Impressions are stored by place, and follow their items through changes of the content. Impressions of
/// items that leave the content are forgotten, so the history is never larger than the content.
struct ImpressionHistory {
  /// The records by declared section.
  private var sections: [Int: InSection] = [:]

  private struct InSection {
    /// The impressions of the section itself, and of the elements beside its items.
    var own: Set<ImpressionID> = []
    /// The impressions of items, of elements inside them, and of their decorations.
    var items = SparseArray<Set<ImpressionID>>()
  }

  /// The maximum number of impressions at one place, whose parts and decorations may change.
  static var limit: Int { 10_000 }

  var count: Int {
    sections.values.reduce(0) { count, section in
      var count = count + section.own.count
      section.items.forEach(in: 0..<Int.max) { count += $1.count }
      return count
    }
  }

  func contains(_ id: ImpressionID, at place: ElementPath) -> Bool {
    guard let section = sections[place.section] else { return false }
    guard let item = place.item else { return section.own.contains(id) }
    return section.items[item]?.contains(id) ?? false
  }

  mutating func insert(_ id: ImpressionID, at place: ElementPath) {
    guard let item = place.item else {
      Self.insert(id, into: &sections[place.section, default: InSection()].own)
      return
    }
    var known = sections[place.section]?.items[item] ?? []
    Self.insert(id, into: &known)
    sections[place.section, default: InSection()].items.set(known, at: item)
  }

  private static func insert(_ id: ImpressionID, into known: inout Set<ImpressionID>) {
    if known.count >= limit { known = [] }
    known.insert(id)
  }

  /// Moves the impressions to their places in new content. O(*s*) for *s* sections with impressions, plus the
  /// inserted, removed and moved items in these.
  mutating func migrate(_ pairing: SnapshotPairing) {
    guard !sections.isEmpty else { return }
    let old = sections
    sections = [:]
    for (position, known) in old {
      guard let section = pairing.newSection(ofOld: position) else { continue }
      var known = known
      for splice in pairing.splices(inNew: section).reversed() {
        known.items.replace(splice.old, withCount: splice.new.count)
      }
      sections[section] = known
    }
    for (position, known) in old where !known.items.isEmpty {
      for range in pairing.leavingRanges(inOld: position) {
        known.items.forEach(in: range) { item, ids in
          guard let path = pairing.newPath(ofOld: .item(item, in: position)), let newItem = path.item else {
            return
          }
          sections[path.section, default: InSection()].items.set(ids, at: newItem)
        }
      }
    }
    sections = sections.filter { !$0.value.own.isEmpty || !$0.value.items.isEmpty }
  }
}

extension Engine {
  /// Returns the declared place at which impressions of an element are recorded: for a part of a group that
  /// of the group, for a decoration of an item that of the item; `nil` if it is gone.
  func impressionPlace(of path: ElementPath) -> ElementPath? {
    guard snapshot.sections.indices.contains(path.section) else { return nil }
    var place = path
    while place.section >= snapshot.declaredCount {
      guard let group = frames.group(around: place) else { return nil }
      place = group
    }
    if case .decoration(_, let item?) = place.element { place.element = .item(item) }
    return place
  }
}
