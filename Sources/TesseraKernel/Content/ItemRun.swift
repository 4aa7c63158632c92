import TesseraDiff
import TesseraLayout

/// A run of items that were declared together: a single cell, or the items of a ``ForEach``.
///
/// A run is accessed by position and creates cells only on demand, so that ten million rows are one object.
public class ItemRun {
  package let count: Int

  init(count: Int) { self.count = count }

  /// The size of all items; `nil` if it varies by item.
  var uniformSizing: Sizing? { nil }

  /// The layout traits of all items; `nil` if they vary by item.
  var uniformTraits: LayoutTraits? { nil }

  /// The kind of view that shows all items; `nil` if it varies by item.
  package var uniformKind: CellKind? { nil }

  /// Whether the way the cells are made guarantees that none has attributes of its own.
  package var isUnmodified: Bool { false }

  /// Whether ``firstIndex(of:)`` visits no items.
  package var findsQuickly: Bool { false }

  package var declared: Traits { Traits() }

  /// Returns the position of an item in the data, of which the run may show only a part.
  package func dataIndex(of index: Int) -> Int { index }

  /// Returns the text of an item from its data; `nil` if only its cell knows it.
  package func text(at index: Int) -> String? { nil }

  /// The ids, if they are consecutive numbers; `nil` otherwise.
  package var numbers: Range<Int>? { nil }

  /// Whether the way the items are made guarantees that no two have the same id.
  var hasDistinctIDs: Bool { count <= 1 }

  /// Returns the scope in which the ids of the items are unique.
  ///
  /// - Parameter scope: The scope that the section declares; `nil` if it declares none.
  package func idScope(in scope: IdentityScope?) -> ItemIDScope { (scope ?? .collection).idScope }

  package func id(at index: Int) -> ItemID { ItemID(structure: []) }

  /// Creates the cell of an item; returns `nil` only if the index is out of range.
  package func cell(at index: Int) -> DeclaredCell? { nil }

  #if !hasFeature(Embedded)
  /// Visits the declared sizes of the items in a range, without their cells if possible, as runs of equal ones.
  func visitSizes(in range: Range<Int>, _ visit: RowVisitor) {
    for index in range { if let cell = cell(at: index) { visit(nil, 1) { DeclaredSize(of: cell) } } }
  }
  #endif

  /// Returns a hash of an item's id that does not depend on the type of the run.
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
  /// Appends the hash of the id of each item to a list: all 64 bits of ``idHash(at:)``.
  func appendIDHashes(to hashes: inout [UInt64]) {
    for index in 0..<count { hashes.append(UInt64(truncatingIfNeeded: idHash(at: index))) }
  }

  /// Whether the ids are known to be ascending numbers, which are distinct. O(*n*), without memory.
  var hasAscendingIDs: Bool { false }
  #endif

  /// The ids of all items, copied; `nil` if they have no common type. O(*n*).
  package var copiedIDs: CopiedIDs? { nil }

  /// Whether the data was created in the background and is released there. Set before the run is transferred.
  package var isFromBackground = false

  /// Returns a fast comparison with the items of an older run; `nil` if there is none.
  func comparison(with old: ItemRun) -> ItemComparison? { nil }

  /// Returns whether an item has the same id as one of another run.
  func hasSameID(at index: Int, as other: ItemRun, at otherIndex: Int) -> Bool {
    if let slice = other as? RunSlice { return slice.hasSameID(at: otherIndex, as: self, at: index) }
    return id(at: index) == other.id(at: otherIndex)
  }

  /// Returns whether all items certainly have the same ids as those of another run, without visiting them.
  func hasSameIDs(as other: ItemRun) -> Bool { self === other }

  /// Counts the items at the start that have the same ids as those of another run.
  func commonPrefix(with other: ItemRun) -> Int {
    if let slice = other as? RunSlice { return slice.commonPrefix(with: self) }
    let limit = min(count, other.count)
    return (0..<limit).first { !hasSameID(at: $0, as: other, at: $0) } ?? limit
  }

  /// Counts the items at the end that have the same ids as those of another run, at most `limit`.
  func commonSuffix(with other: ItemRun, limit: Int) -> Int {
    if let slice = other as? RunSlice, !(self is RunSlice) {
      return slice.commonSuffix(with: self, limit: limit)
    }
    return (0..<limit).first { !hasSameID(at: count - 1 - $0, as: other, at: other.count - 1 - $0) } ?? limit
  }

  /// Counts the items from a position on with the ids of another run at the same positions, at most `limit`.
  func commonRunLength(with other: ItemRun, from start: Int, limit: Int) -> Int {
    (0..<limit).first { !hasSameID(at: start + $0, as: other, at: start + $0) } ?? limit
  }

  /// Counts the items with the same ids towards the start, before the last `rest` items of each run.
  func commonRunLength(with other: ItemRun, before rest: Int, limit: Int) -> Int {
    let (end, otherEnd) = (count - rest - 1, other.count - rest - 1)
    return (0..<limit).first { !hasSameID(at: end - $0, as: other, at: otherEnd - $0) } ?? limit
  }

  /// Counts the items from a position on whose elements are bit by bit those of an older run, up to `limit`.
  func countOfSame(from index: Int, as old: ItemRun, from oldIndex: Int, limit: Int) -> Int {
    self === old && index == oldIndex ? limit : 0
  }

  /// Whether ``nextCommonRun(with:old:new:)`` can return a run.
  var canFindCommonRuns: Bool { false }

  /// Returns the next items that certainly have the same ids, at or after two positions; `nil` if unknown.
  func nextCommonRun(with old: ItemRun, old oldIndex: Int, new newIndex: Int) -> CommonRun? { nil }

  /// Returns the position of the first item with an id.
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

  /// Returns the declared scope, or that of the section by default. A cell without an id always belongs to
  /// its section.
  package override func idScope(in scope: IdentityScope?) -> ItemIDScope {
    itemID.isStructural ? .ownSection : (scope ?? .section).idScope
  }
  override var uniformSizing: Sizing? { cell.sizing }
  override var uniformTraits: LayoutTraits? { cell.attributes.traits }
  package override var uniformKind: CellKind? { cell.kind }
  package override func id(at index: Int) -> ItemID { itemID }
  override func hasSameIDs(as other: ItemRun) -> Bool { (other as? SingleRun)?.itemID == itemID }
  package override func cell(at index: Int) -> DeclaredCell? { index == 0 ? cell : nil }
}
