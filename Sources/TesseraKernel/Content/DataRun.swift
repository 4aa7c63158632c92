import TesseraDiff
import TesseraLayout

/// The items of a ``ForEach``: the data, and closures that make an id and a cell from an element.
final class DataRun<Data: RandomAccessCollection, ID: Hashable & Sendable>: ItemRun {
  private let data: Data
  private let elementID: (Data.Element) -> ID
  private let makeCell: (Data.Element) -> DeclaredCell
  private let comparator: DataComparator<Data>
  private let sizing: Sizing?
  private let traits: LayoutTraits?
  private let kind: CellKind?
  private let hasUnmodifiedCells: Bool
  private let elementTraits: Traits
  private let text: ((Data.Element) -> String)?
  private let identityScope: IdentityScope?
  #if !hasFeature(Embedded)
  private let ids = IDHasher<ID>()
  /// Visits the declared sizes of rows; `nil` if they take type-erased cells.
  var sizeVisitor: SizeVisitor<Data>?
  #endif

  init(
    _ data: Data, id: @escaping (Data.Element) -> ID, comparator: DataComparator<Data>, sizing: Sizing?,
    traits: LayoutTraits? = nil, kind: CellKind? = nil, isUnmodified: Bool = false,
    declared: Traits? = nil, text: ((Data.Element) -> String)? = nil,
    identityScope: IdentityScope? = nil,
    cell: @escaping (Data.Element) -> DeclaredCell
  ) {
    self.data = data
    self.sizing = sizing
    self.traits = traits
    self.kind = kind
    hasUnmodifiedCells = isUnmodified
    elementTraits = declared ?? Traits()
    self.text = text
    self.identityScope = identityScope
    self.comparator = comparator
    elementID = id
    makeCell = cell
    super.init(count: data.count)
  }

  #if !hasFeature(Embedded)
  /// Releases large data in the background if it was created there: releasing a million strings takes longer
  /// than a frame.
  deinit {
    if isReleasedInBackground { releaseInBackground(data) }
  }
  #endif

  override var uniformSizing: Sizing? { sizing }

  override var uniformTraits: LayoutTraits? { traits }

  override var uniformKind: CellKind? { kind }

  override var isUnmodified: Bool { hasUnmodifiedCells }

  override var findsQuickly: Bool { comparator.position != nil }

  package override var declared: Traits { elementTraits }

  #if !hasFeature(Embedded)
  override var numbers: Range<Int>? { comparator.hasDistinctIDs ? data as? Range<Int> : nil }
  #endif

  override func idScope(in scope: IdentityScope?) -> ItemIDScope { super.idScope(in: identityScope ?? scope) }

  override var hasDistinctIDs: Bool { comparator.hasDistinctIDs || count <= 1 }

  override func id(at index: Int) -> ItemID { ItemID(elementID(element(at: index))) }

  package override func cell(at index: Int) -> DeclaredCell? {
    index >= 0 && index < count ? makeCell(element(at: index)) : nil
  }

  override func text(at index: Int) -> String? {
    guard index >= 0, index < count else { return nil }
    return text.map { $0(element(at: index)) }
  }

  #if hasFeature(Embedded)
  override func idHash(at index: Int) -> Int {
    var hasher = Hasher()
    elementID(element(at: index)).hash(into: &hasher)
    return hasher.finalize()
  }
  #else
  override func idHash(at index: Int) -> Int {
    Int(truncatingIfNeeded: ids.hash(elementID(element(at: index))))
  }

  override func visitSizes(in range: Range<Int>, _ visit: RowVisitor) {
    guard let sizeVisitor else { return super.visitSizes(in: range, visit) }
    sizeVisitor(data, range, visit)
  }

  override func appendIDHashes(to hashes: inout [UInt64]) { comparator.appendHashes(data, &hashes) }

  override var hasAscendingIDs: Bool { comparator.hasAscendingIDs(data) }

  package override var copiedIDs: CopiedIDs? { comparator.copyIDs(data) }

  override func comparison(with old: ItemRun) -> ItemComparison? {
    (old as? DataRun).map { comparator.comparison($0.data, data) }
  }
  #endif

  override func hasSameID(at index: Int, as other: ItemRun, at otherIndex: Int) -> Bool {
    guard let other = other as? DataRun else {
      return super.hasSameID(at: index, as: other, at: otherIndex)
    }
    return elementID(element(at: index)) == other.elementID(other.element(at: otherIndex))
  }

  override func hasSameIDs(as other: ItemRun) -> Bool {
    guard let other = other as? DataRun, count == other.count else { return false }
    return comparator.certainPrefix(data, other.data) >= count
  }

  override func commonPrefix(with other: ItemRun) -> Int {
    guard let other = other as? DataRun else { return super.commonPrefix(with: other) }
    let limit = min(count, other.count)
    let certain = min(comparator.certainPrefix(data, other.data), limit)
    if knowsMore(than: certain, with: other) { return certain }
    return comparator.equalCount(data, other.data, .start, certain, limit)
  }

  override func commonSuffix(with other: ItemRun, limit: Int) -> Int {
    guard let other = other as? DataRun else { return super.commonSuffix(with: other, limit: limit) }
    // Data of equal length that is certainly the same from its start is the same from its end.
    if hasSameIDs(as: other) { return limit }
    let certain = min(comparator.certainSuffix(data, other.data), limit)
    if knowsMore(than: comparator.certainPrefix(data, other.data), with: other) { return certain }
    return comparator.equalCount(data, other.data, .end, certain, limit)
  }

  override func commonRunLength(with other: ItemRun, from start: Int, limit: Int) -> Int {
    guard let other = other as? DataRun else {
      return super.commonRunLength(with: other, from: start, limit: limit)
    }
    let certain = min(comparator.certainPrefix(data, other.data), start + limit)
    return comparator.equalCount(data, other.data, .start, max(start, certain), start + limit) - start
  }

  override func commonRunLength(with other: ItemRun, before rest: Int, limit: Int) -> Int {
    guard let other = other as? DataRun else {
      return super.commonRunLength(with: other, before: rest, limit: limit)
    }
    if hasSameIDs(as: other) { return limit }
    let certain = min(comparator.certainSuffix(data, other.data), rest + limit)
    return comparator.equalCount(data, other.data, .end, max(rest, certain), rest + limit) - rest
  }

  #if !hasFeature(Embedded)
  override func countOfSame(from index: Int, as old: ItemRun, from oldIndex: Int, limit: Int) -> Int {
    if let slice = old as? RunSlice {
      return countOfSame(
        from: index, as: slice.base, from: slice.range.lowerBound + oldIndex, limit: limit)
    }
    guard let old = old as? DataRun else { return 0 }
    return comparator.sameCount(old.data, data, oldIndex, index, limit)
  }
  #endif

  override var canFindCommonRuns: Bool { comparator.nextCommonRun != nil }

  override func nextCommonRun(with old: ItemRun, old oldIndex: Int, new newIndex: Int) -> CommonRun? {
    guard let old = old as? DataRun, let next = comparator.nextCommonRun, oldIndex < old.count,
      newIndex < count
    else { return nil }
    return next(old.data, data, oldIndex, newIndex)?.clamped(old: oldIndex..<old.count, new: newIndex..<count)
  }

  /// Returns whether something is certain after the common prefix. If so, only certain elements count as
  /// common: a comparison element by element would visit all those that the data knows to be the same.
  private func knowsMore(than prefix: Int, with old: DataRun) -> Bool {
    nextCommonRun(with: old, old: prefix, new: prefix) != nil
  }

  override func firstIndex(of id: ItemID) -> Int? {
    if let position = comparator.position { return position(data, id) }
    #if hasFeature(Embedded)
    return super.firstIndex(of: id)
    #else
    return comparator.search(data, id)
    #endif
  }

  private func element(at index: Int) -> Data.Element { comparator.element(data, index) }
}
