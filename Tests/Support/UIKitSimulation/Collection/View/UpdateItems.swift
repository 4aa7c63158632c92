import TesseraDiff

/// The changes of a batch as a layout receives them.
@MainActor
struct UpdateItems {
  let all: [UICollectionViewUpdateItem]

  init(_ batch: Batch, _ outcome: BatchOutcome) {
    typealias Item = UICollectionViewUpdateItem
    func section(_ number: Int) -> IndexPath { IndexPath(item: NSNotFound, section: number) }
    var all = batch.sectionDeletes.map { Item(.delete, from: section($0)) }
    all += batch.sectionInserts.map { Item(.insert, to: section($0)) }
    all += batch.sectionMoves.map { Item(.move, from: section($0.from), to: section($0.to)) }
    all += batch.sectionReloads.map {
      Item(.reload, from: section($0), to: outcome.sections[$0].map(section))
    }
    all += batch.deletes.map { Item(.delete, from: IndexPath($0)) }
    all += batch.inserts.map { Item(.insert, to: IndexPath($0)) }
    all += batch.moves.map { Item(.move, from: IndexPath($0.from), to: IndexPath($0.to)) }
    all += batch.reloads.map { Item(.reload, from: IndexPath($0), to: outcome.items[IndexPath($0)]) }
    self.all = all
  }
}
