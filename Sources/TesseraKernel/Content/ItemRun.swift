import TesseraDiff
import TesseraLayout

/// A stretch of items that were declared together: a single cell, or the items of a ``ForEach``.
///
/// A run answers by position and makes cells only when asked, so that ten million rows are one object.
public class ItemRun {
  /// How many items there are.
  package let count: Int

  init(count: Int) { self.count = count }

  /// The size that all items have; nil where each has to be asked.
  var uniformSizing: Sizing? { nil }

  /// What all items ask of their layout beyond their size; nil where each has to be asked.
  var uniformTraits: LayoutTraits? { nil }

  /// The kind of view that shows all items; nil where each has to be asked.
  package var uniformKind: CellKind? { nil }

  /// Whether no cell of the items is modified, by the way they are made: none has attributes of its own.
  package var isUnmodified: Bool { false }

  /// Whether ``firstIndex(of:)`` looks at no items.
  package var findsQuickly: Bool { false }

  /// The declarations of behaviors for all items.
  package var declared: Traits { Traits() }

  /// The position in the data of which the run shows some or all.
  package func dataIndex(of index: Int) -> Int { index }

  /// Returns the text of an item from its data; nil if its cell has to be asked.
  package func text(at index: Int) -> String? { nil }

  /// The ids, where they are numbers in a row; nil: each has to be asked for.
  package var numbers: Range<Int>? { nil }

  /// Whether no two items can have the same id, by the way they are made.
  var hasDistinctIDs: Bool { count <= 1 }

  /// Where the ids of the items are known.
  ///
  /// - Parameter scope: The scope that the section declares; nil if it declares none.
  package func home(in scope: IdentityScope?) -> ItemHome { (scope ?? .collection).home }

  /// The id of an item.
  package func id(at index: Int) -> ItemID { ItemID(structure: []) }

  /// Makes the cell of an item; nil only outside of the run.
  package func cell(at index: Int) -> DeclaredCell? { nil }

  /// A hash of an item's id, the same whatever the type of the run.
  func idHash(at index: Int) -> Int {
    #if hasFeature(Embedded)
    var hasher = Hasher()
    id(at: index).hash(into: &hasher)
    return hasher.finalize()
    #else
    return Int(truncatingIfNeeded: id(at: index).quickHash(seed: QuickHash.seed))
    #endif
  }

  #if !hasFeature(Embedded)
  /// Adds a hash for the id of each item to a list: the one of ``idHash(at:)``, all 64 bits of it.
  func appendIDHashes(to hashes: inout [UInt64]) {
    for index in 0..<count { hashes.append(UInt64(truncatingIfNeeded: idHash(at: index))) }
  }
  #endif

  /// The ids of all items, copied; nil where they have no type in common. O(*n*).
  package var copiedIDs: CopiedIDs? { nil }

  /// Whether the data was made in the background, and is let go of there. Set before the run is handed over.
  package var isFromBackground = false

  /// Returns a quick way to compare the items with those of an older run; nil if there is none.
  func comparison(with old: ItemRun) -> ItemComparison? { nil }

  /// Whether an item has the same id as one of another run.
  func hasSameID(at index: Int, as other: ItemRun, at otherIndex: Int) -> Bool {
    if let slice = other as? RunSlice { return slice.hasSameID(at: otherIndex, as: self, at: index) }
    return id(at: index) == other.id(at: otherIndex)
  }

  /// Whether all items are certain to have the same ids as those of another run, without a look at each.
  func hasSameIDs(as other: ItemRun) -> Bool { self === other }

  /// How many items at the start have the same ids as those of another run.
  func commonPrefix(with other: ItemRun) -> Int {
    if let slice = other as? RunSlice { return slice.commonPrefix(with: self) }
    let limit = min(count, other.count)
    return (0..<limit).first { !hasSameID(at: $0, as: other, at: $0) } ?? limit
  }

  /// How many items at the end have the same ids as those of another run, `limit` at most.
  func commonSuffix(with other: ItemRun, limit: Int) -> Int {
    if let slice = other as? RunSlice, !(self is RunSlice) {
      return slice.commonSuffix(with: self, limit: limit)
    }
    return (0..<limit).first { !hasSameID(at: count - 1 - $0, as: other, at: other.count - 1 - $0) } ?? limit
  }

  /// How many items from a position on have the same ids as those at the same positions of another run, `limit` at most.
  func commonStretch(with other: ItemRun, from start: Int, limit: Int) -> Int {
    (0..<limit).first { !hasSameID(at: start + $0, as: other, at: start + $0) } ?? limit
  }

  /// The same towards the start, for items in front of the last `rest` ones of each run.
  func commonStretch(with other: ItemRun, before rest: Int, limit: Int) -> Int {
    let (end, otherEnd) = (count - rest - 1, other.count - rest - 1)
    return (0..<limit).first { !hasSameID(at: end - $0, as: other, at: otherEnd - $0) } ?? limit
  }

  /// How many items in a row are made of the very values that items of an older run were made of, `limit` at most.
  func countOfSame(from index: Int, as old: ItemRun, from oldIndex: Int, limit: Int) -> Int {
    self === old && index == oldIndex ? limit : 0
  }

  /// Whether ``nextCommonStretch(with:old:new:)`` can have an answer.
  var knowsCommonStretches: Bool { false }

  /// The next items in a row that are certain to have the same ids as items in a row of an older run, none of them
  /// before these positions; nil: nothing more is certain.
  func nextCommonStretch(with old: ItemRun, old oldIndex: Int, new newIndex: Int) -> CommonStretch? { nil }

  /// The position of the first item with an id.
  package func firstIndex(of id: ItemID) -> Int? { (0..<count).first { self.id(at: $0) == id } }
}

/// A single declared cell.
package final class SingleRun: ItemRun {
  private let itemID: ItemID
  private let cell: DeclaredCell

  package init(_ cell: DeclaredCell, id: ItemID) {
    self.cell = cell
    itemID = id
    super.init(count: 1)
  }

  /// A cell that is declared by itself belongs to its section, unless that says otherwise; one without an id, always.
  package override func home(in scope: IdentityScope?) -> ItemHome {
    itemID.isStructural ? .ownSection : (scope ?? .section).home
  }
  override var uniformSizing: Sizing? { cell.sizing }
  override var uniformTraits: LayoutTraits? { cell.attributes.traits }
  package override var uniformKind: CellKind? { cell.kind }
  package override func id(at index: Int) -> ItemID { itemID }
  override func hasSameIDs(as other: ItemRun) -> Bool { (other as? SingleRun)?.itemID == itemID }
  package override func cell(at index: Int) -> DeclaredCell? { index == 0 ? cell : nil }
}
