import TesseraDiff
import TesseraLayout

/// The items of a ``ForEach``: the data itself, and how to make an id and a cell from an element.
final class DataRun<Data: RandomAccessCollection, ID: Hashable & Sendable>: ItemRun {
  private let data: Data
  private let elementID: (Data.Element) -> ID
  private let makeCell: (Data.Element) -> DeclaredCell
  private let knowledge: DataKnowledge<Data>
  private let sizing: Sizing?
  private let traits: LayoutTraits?
  private let kind: CellKind?
  private let hasUnmodifiedCells: Bool
  private let elementTraits: Traits
  private let text: ((Data.Element) -> String)?
  private let identityScope: IdentityScope?
  #if !hasFeature(Embedded)
  private let ids = IDHasher<ID>()
  #endif

  init(
    _ data: Data, id: @escaping (Data.Element) -> ID, knowledge: DataKnowledge<Data>, sizing: Sizing?,
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
    self.knowledge = knowledge
    elementID = id
    makeCell = cell
    super.init(count: data.count)
  }

  #if !hasFeature(Embedded)
  /// Lets go of large data where it was made: a million strings take longer than a frame.
  deinit {
    guard isFromBackground, count > Self.largeCount else { return }
    letGoInBackground(HandedOver(data))
  }

  private static var largeCount: Int { 4_096 }
  #endif

  override var uniformSizing: Sizing? { sizing }

  override var uniformTraits: LayoutTraits? { traits }

  override var uniformKind: CellKind? { kind }

  override var isUnmodified: Bool { hasUnmodifiedCells }

  override var findsQuickly: Bool { knowledge.position != nil }

  package override var declared: Traits { elementTraits }

  #if !hasFeature(Embedded)
  override var numbers: Range<Int>? { knowledge.hasDistinctIDs ? data as? Range<Int> : nil }
  #endif

  override func home(in scope: IdentityScope?) -> ItemHome { super.home(in: identityScope ?? scope) }

  override var hasDistinctIDs: Bool { knowledge.hasDistinctIDs || count <= 1 }

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

  override func appendIDHashes(to hashes: inout [UInt64]) { knowledge.appendHashes(data, &hashes) }

  package override var copiedIDs: CopiedIDs? { knowledge.copyIDs(data) }

  override func comparison(with old: ItemRun) -> ItemComparison? {
    (old as? DataRun).map { knowledge.comparison($0.data, data) }
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
    return knowledge.certainPrefix(data, other.data) >= count
  }

  override func commonPrefix(with other: ItemRun) -> Int {
    guard let other = other as? DataRun else { return super.commonPrefix(with: other) }
    let limit = min(count, other.count)
    let certain = min(knowledge.certainPrefix(data, other.data), limit)
    if knowsMore(than: certain, with: other) { return certain }
    return knowledge.equalCount(data, other.data, .start, certain, limit)
  }

  override func commonSuffix(with other: ItemRun, limit: Int) -> Int {
    guard let other = other as? DataRun else { return super.commonSuffix(with: other, limit: limit) }
    // Data of one length that is certain to be the same from its start is the same from its end.
    if hasSameIDs(as: other) { return limit }
    let certain = min(knowledge.certainSuffix(data, other.data), limit)
    if knowsMore(than: knowledge.certainPrefix(data, other.data), with: other) { return certain }
    return knowledge.equalCount(data, other.data, .end, certain, limit)
  }

  override func commonStretch(with other: ItemRun, from start: Int, limit: Int) -> Int {
    guard let other = other as? DataRun else {
      return super.commonStretch(with: other, from: start, limit: limit)
    }
    let certain = min(knowledge.certainPrefix(data, other.data), start + limit)
    return knowledge.equalCount(data, other.data, .start, max(start, certain), start + limit) - start
  }

  override func commonStretch(with other: ItemRun, before rest: Int, limit: Int) -> Int {
    guard let other = other as? DataRun else {
      return super.commonStretch(with: other, before: rest, limit: limit)
    }
    if hasSameIDs(as: other) { return limit }
    let certain = min(knowledge.certainSuffix(data, other.data), rest + limit)
    return knowledge.equalCount(data, other.data, .end, max(rest, certain), rest + limit) - rest
  }

  #if !hasFeature(Embedded)
  override func countOfSame(from index: Int, as old: ItemRun, from oldIndex: Int, limit: Int) -> Int {
    if let slice = old as? RunSlice {
      return countOfSame(
        from: index, as: slice.base, from: slice.range.lowerBound + oldIndex, limit: limit)
    }
    guard let old = old as? DataRun else { return 0 }
    return knowledge.sameCount(old.data, data, oldIndex, index, limit)
  }
  #endif

  override var knowsCommonStretches: Bool { knowledge.nextStretch != nil }

  override func nextCommonStretch(with old: ItemRun, old oldIndex: Int, new newIndex: Int) -> CommonStretch? {
    guard let old = old as? DataRun, let next = knowledge.nextStretch, oldIndex < old.count, newIndex < count
    else { return nil }
    return next(old.data, data, oldIndex, newIndex)?.clamped(old: oldIndex..<old.count, new: newIndex..<count)
  }

  /// Whether something is certain behind the common start. Then only what is certain counts as common: a look from item
  /// to item would go on through all that the data knows to be the same; the walk stops there.
  private func knowsMore(than prefix: Int, with old: DataRun) -> Bool {
    nextCommonStretch(with: old, old: prefix, new: prefix) != nil
  }

  override func firstIndex(of id: ItemID) -> Int? {
    if let position = knowledge.position { return position(data, id) }
    #if hasFeature(Embedded)
    return super.firstIndex(of: id)
    #else
    return knowledge.search(data, id)
    #endif
  }

  private func element(at index: Int) -> Data.Element { knowledge.element(data, index) }
}

#if !hasFeature(Embedded)
/// Lets go of something on another thread than the one that calls, a little later: when the caller has let go of it too.
private func letGoInBackground(_ data: AnyHandedOver) {
  Task.detached(priority: .background) {
    try? await Task.sleep(nanoseconds: 10_000_000)
    withExtendedLifetime(data) {}
  }
}

/// Data that is let go of in the background.
///
/// Sendable by hand: content that is made in the background is handed over as a whole (`sending`), so that nothing on another
/// thread refers to what it has been made of, but for what cells and handlers keep of their own elements. The data is not
/// used any more; objects in it may be let go of on any thread, as they were made on one.
private class AnyHandedOver: @unchecked Sendable {}

/// Data of a known type.
private final class HandedOver<Data>: AnyHandedOver, @unchecked Sendable {
  // See the superclass for why this is written by hand.
  private let data: Data

  init(_ data: Data) { self.data = data }
}
#endif
