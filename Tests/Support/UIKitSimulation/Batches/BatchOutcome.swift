import TesseraDiff
import TesseraTesting

/// The index paths after a batch for everything that a view stores by index path: cells, headers, the
/// selection.
struct BatchOutcome {
  /// The sections after the batch, by those before it; without deleted sections.
  let sections: [Int: Int]
  /// The items after the batch, by those before it; without deleted items.
  let items: [IndexPath: IndexPath]
  /// The reloaded items, by their positions before the batch.
  let reloaded: Set<IndexPath>
  /// The reloaded sections, by their positions before the batch.
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

  /// Returns the position of an item after the batch, or `nil` if its cell cannot stay.
  func keptItem(_ indexPath: IndexPath) -> IndexPath? {
    reloaded.contains(indexPath) ? nil : items[indexPath]
  }

  /// Returns the position of a section after the batch, or `nil` if its header and footer cannot stay.
  func keptSection(_ section: Int) -> Int? { reloadedSections.contains(section) ? nil : sections[section] }

  private static func places(_ model: BatchModel<Int>) -> [(IndexPath, Int)] {
    model.sections.enumerated().flatMap { number, section in
      section.items.enumerated().map { (IndexPath(item: $0, section: number), $1.id) }
    }
  }
}
