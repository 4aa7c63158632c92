import TesseraDiff
import TesseraTesting

/// A tracker that gives every section and item of a view a number that follows it through the batches.
///
/// A view only knows counts and takes the identity of items from the batches. So does this type.
struct IdentityTracker {
  private var next = 0

  /// Returns the model after a batch, with new numbers for inserted items.
  ///
  /// Remaining items fill the remaining positions in order. If the counts of a batch do not add up, some
  /// items are left over or get new numbers. O(*n*) for *n* items.
  ///
  /// - Parameters:
  ///   - batch: The changes. Positions that do not exist are ignored.
  ///   - old: The model before the batch.
  ///   - counts: The current number of items in each section.
  mutating func model(
    after batch: Batch, from old: BatchModel<Int>, counts: [Int]
  ) -> BatchModel<Int> {
    let origins = sectionOrigins(batch, from: old, count: counts.count)
    let items = ItemOrigins(batch, from: old)
    var model = BatchModel<Int>()
    for (section, count) in counts.enumerated() {
      let origin = origins[section]
      var ids = items.stayers(of: origin, in: old).makeIterator()
      let places = (0..<count).map { item in
        let path = ItemPath(section: section, item: item)
        if let moved = items.arrivals[path] { return BatchModel<Int>.Item(id: moved) }
        if items.inserts.contains(path) { return BatchModel<Int>.Item(id: fresh()) }
        return BatchModel<Int>.Item(id: ids.next() ?? fresh())
      }
      let id = origin.map { old.sections[$0].id } ?? fresh()
      model.sections.append(BatchModel<Int>.Section(id: id, items: places))
    }
    return model
  }

  /// Returns, for each section after a batch, its position before it.
  private func sectionOrigins(_ batch: Batch, from old: BatchModel<Int>, count: Int) -> [Int?] {
    var origins: [Int?] = Array(repeating: nil, count: count)
    var leaving = Set(batch.sectionDeletes)
    var taken = Set(batch.sectionInserts)
    for move in batch.sectionMoves {
      guard old.sections.indices.contains(move.from), origins.indices.contains(move.to) else { continue }
      guard leaving.insert(move.from).inserted, taken.insert(move.to).inserted else { continue }
      origins[move.to] = move.from
    }
    let stayers = old.sections.indices.filter { !leaving.contains($0) }
    let free = origins.indices.filter { !taken.contains($0) }
    for (from, to) in zip(stayers, free) { origins[to] = from }
    return origins
  }

  private mutating func fresh() -> Int {
    next += 1
    return next
  }
}

/// The origins of the items of a batch.
private struct ItemOrigins {
  /// The numbers of the moved items, by their positions after the batch.
  var arrivals: [ItemPath: Int] = [:]
  /// The positions of inserted items after the batch.
  let inserts: Set<ItemPath>
  private var leaving: Set<ItemPath>
  private let reloadedSections: Set<Int>

  init(_ batch: Batch, from old: BatchModel<Int>) {
    inserts = Set(batch.inserts)
    leaving = Set(batch.deletes)
    reloadedSections = Set(batch.sectionReloads)
    for move in batch.moves where arrivals[move.to] == nil {
      guard old.sections.indices.contains(move.from.section),
        old.sections[move.from.section].items.indices.contains(move.from.item),
        leaving.insert(move.from).inserted
      else { continue }
      arrivals[move.to] = old.sections[move.from.section].items[move.from.item].id
    }
  }

  /// Returns the numbers of a section's items that are neither deleted nor moved; none if it is reloaded.
  func stayers(of section: Int?, in old: BatchModel<Int>) -> [Int] {
    guard let section, !reloadedSections.contains(section) else { return [] }
    return old.sections[section].items.enumerated().lazy
      .filter { !leaving.contains(ItemPath(section: section, item: $0.offset)) }
      .map { $0.element.id }
  }
}
