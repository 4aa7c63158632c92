import TesseraDiff
import TesseraTesting

/// Where a batch takes everything that a view keeps by index path: cells, headers, the selection.
struct BatchOutcome {
  /// The sections after the batch, by those before it; a section that goes is not in it.
  let sections: [Int: Int]
  /// The items after the batch, by those before it; an item that goes is not in it.
  let items: [IndexPath: IndexPath]
  /// The items before the batch that are made anew.
  let reloaded: Set<IndexPath>
  /// The sections before the batch that are made anew.
  let reloadedSections: Set<Int>

  init(_ verdict: BatchJudge.Verdict) {
    let newSections = Dictionary(
      verdict.new.sections.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    sections = Dictionary(
      uniqueKeysWithValues: verdict.old.sections.enumerated().compactMap { number, section in
        newSections[section.id].map { (number, $0) }
      })
    let newItems = Dictionary(
      Self.places(verdict.new).map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    items = Dictionary(
      uniqueKeysWithValues: Self.places(verdict.old).compactMap { path, id in newItems[id].map { (path, $0) }
      })
    reloaded = Set(verdict.batch.reloads.map(IndexPath.init))
    reloadedSections = Set(verdict.batch.sectionReloads)
  }

  /// Where an item is after the batch, if it is the same one and its cell can stay.
  func keptItem(_ indexPath: IndexPath) -> IndexPath? {
    reloaded.contains(indexPath) ? nil : items[indexPath]
  }

  /// Where a section is after the batch, if what it shows by itself can stay.
  func keptSection(_ section: Int) -> Int? { reloadedSections.contains(section) ? nil : sections[section] }

  private static func places(_ model: BatchModel<Int>) -> [(IndexPath, Int)] {
    model.sections.enumerated().flatMap { number, section in
      section.items.enumerated().map { (IndexPath(item: $0, section: number), $1.id) }
    }
  }
}
