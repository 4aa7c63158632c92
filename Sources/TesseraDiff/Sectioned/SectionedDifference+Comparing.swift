/// A section as the difference sees it: an id and items that can be told apart and compared.
public protocol DifferenceSection: Identifiable {
  /// The items of the section.
  associatedtype Items: RandomAccessCollection where Items.Element: Identifiable & Equatable
  /// The items of the section, in order.
  var items: Items { get }
}

extension SectionedDifference {
  /// Compares two versions of a list of sections.
  ///
  /// Sections are paired by id, items by id within their section first and across sections after that; duplicates are
  /// paired in order of occurrence.
  ///
  /// - Complexity: O(*n*) comparisons and hashes, O(*m* log *m*) for *m* items that are out of order.
  public init<Section: DifferenceSection>(from old: [Section], to new: [Section]) {
    let oldItems = old.map { Array($0.items) }
    let newItems = new.map { Array($0.items) }
    let source = CollectionSource(
      old: oldItems.map { $0.map { $0.id } }, new: newItems.map { $0.map { $0.id } },
      oldSections: old.map { $0.id }, newSections: new.map { $0.id })
    self.init(Pairing(of: source)) { from, to in
      oldItems[from.section][from.item] == newItems[to.section][to.item]
    }
  }
}

/// Ids held in arrays, as something to pair.
struct CollectionSource<SectionID: Hashable, ItemID: Hashable>: PairingSource {
  let old: [[ItemID]]
  let new: [[ItemID]]
  let oldSections: [SectionID]
  let newSections: [SectionID]

  func sectionIDs(of version: Version) -> [SectionID] { version == .old ? oldSections : newSections }

  func count(of version: Version, section: Int) -> Int { (version == .old ? old : new)[section].count }

  func hash(of version: Version, at path: ItemPath) -> Int { id(version, path).hashValue }

  func hasSameID(_ left: VersionedPath, _ right: VersionedPath) -> Bool {
    id(left.version, left.path) == id(right.version, right.path)
  }

  private func id(_ version: Version, _ path: ItemPath) -> ItemID {
    (version == .old ? old : new)[path.section][path.item]
  }
}
