import TesseraDiff
import TesseraTesting

/// Gives every section and item of a view a number that follows it through the batches.
///
/// A view only knows counts; which item is which, it takes from what the batches say. So does this.
struct IdentityTracker {
  private var next = 0

  /// The model after a batch, with fresh numbers for what comes.
  ///
  /// What stays fills the places that nothing else takes, in order; a batch whose counts do not add up leaves some of
  /// it over, or gives fresh numbers. O(*n*) for *n* items.
  ///
  /// - Parameters:
  ///   - batch: What the view was told. Positions that do not exist are ignored.
  ///   - old: What it showed before.
  ///   - counts: How many items the sections have now.
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

  /// For each section after a batch the one that it was before it.
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

/// Which items a batch takes from where.
private struct ItemOrigins {
  /// The numbers of the items that move, by the place after the batch.
  var arrivals: [ItemPath: Int] = [:]
  /// The places after the batch that get new items.
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

  /// The numbers of the items of a section that neither go nor move; none for a section that is made anew.
  func stayers(of section: Int?, in old: BatchModel<Int>) -> [Int] {
    guard let section, !reloadedSections.contains(section) else { return [] }
    return old.sections[section].items.enumerated().lazy
      .filter { !leaving.contains(ItemPath(section: section, item: $0.offset)) }
      .map { $0.element.id }
  }
}
