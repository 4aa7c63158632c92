@_spi(Behaviors) import TesseraKernel

/// What has had an impression that is told only once.
///
/// It is kept by place, and follows the items through changes of the content as far as these reach; what leaves the
/// content is forgotten. So there is never more than what the content has.
struct ImpressionMemory {
  /// By declared section.
  private var sections: [Int: InSection] = [:]

  /// What is remembered of a section.
  private struct InSection {
    /// Of the section itself, and what stands beside its items.
    var own: Set<ImpressionID> = []
    /// Of its items, and what is inside them or decorates them.
    var items = SparseArray<Set<ImpressionID>>()
  }

  /// So much is remembered of what is at one place: parts of groups and decorations come and go with their item still
  /// there.
  static var limit: Int { 10_000 }

  /// How much is remembered.
  var count: Int {
    sections.values.reduce(0) { count, section in
      var count = count + section.own.count
      section.items.forEach(in: 0..<Int.max) { count += $1.count }
      return count
    }
  }

  /// Whether an impression of what is at a place was told.
  func contains(_ id: ImpressionID, at place: ElementPath) -> Bool {
    guard let section = sections[place.section] else { return false }
    guard let item = place.item else { return section.own.contains(id) }
    return section.items[item]?.contains(id) ?? false
  }

  /// Remembers that an impression was told.
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

  /// Follows everything to its place in new content.
  ///
  /// - Complexity: O(*s*) for *s* sections of which something is remembered, and for the items of these that have come,
  ///   gone or moved.
  mutating func adopt(_ pairing: SnapshotPairing) {
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
  /// The declared place under which impressions of an element are remembered: for the part of a group that of the group,
  /// for what decorates an item that of the item; nil where it has gone.
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
