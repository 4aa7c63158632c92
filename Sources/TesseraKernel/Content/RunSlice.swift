import TesseraDiff
import TesseraLayout

/// Some items of another run, one after the other: what is left of a run when one of its items is carried elsewhere.
///
/// A slice looks at no items. Slices of one run are compared as the run itself is, so that what stands at the same places
/// of it is the same at once.
package final class RunSlice: ItemRun {
  /// The whole run; never a slice.
  let base: ItemRun
  /// Which of its items.
  let range: Range<Int>
  /// Where the ids are known of items that were carried to another section; nil: they were not.
  private let carriedHome: ItemHome?

  private init(_ base: ItemRun, _ range: Range<Int>, carriedHome: ItemHome? = nil) {
    self.base = base
    self.range = range
    self.carriedHome = carriedHome
    super.init(count: range.count)
  }

  /// Some items of a run: the run itself where these are all.
  package static func items(_ range: Range<Int>, of run: ItemRun) -> ItemRun {
    if range == 0..<run.count { return run }
    guard let slice = run as? RunSlice else { return RunSlice(run, range) }
    let start = slice.range.lowerBound
    return items(start + range.lowerBound..<start + range.upperBound, of: slice.base)
  }

  /// The items of a run in another section, still known where they were.
  package static func carried(_ run: ItemRun, home: ItemHome) -> ItemRun {
    let (base, range) = parts(of: run)
    return RunSlice(base, range, carriedHome: home)
  }

  override var uniformSizing: Sizing? { base.uniformSizing }
  override var uniformTraits: LayoutTraits? { base.uniformTraits }
  package override var uniformKind: CellKind? { base.uniformKind }
  package override var isUnmodified: Bool { base.isUnmodified }
  package override var findsQuickly: Bool { base.findsQuickly }
  package override var declared: Traits { base.declared }
  override var hasDistinctIDs: Bool { base.hasDistinctIDs || count <= 1 }
  package override func home(in scope: IdentityScope?) -> ItemHome { carriedHome ?? base.home(in: scope) }

  package override var numbers: Range<Int>? {
    base.numbers.map { $0.lowerBound + range.lowerBound..<$0.lowerBound + range.upperBound }
  }

  package override func dataIndex(of index: Int) -> Int { base.dataIndex(of: range.lowerBound + index) }

  package override func text(at index: Int) -> String? {
    index >= 0 && index < count ? base.text(at: range.lowerBound + index) : nil
  }

  package override func id(at index: Int) -> ItemID { base.id(at: range.lowerBound + index) }

  package override func cell(at index: Int) -> DeclaredCell? {
    index >= 0 && index < count ? base.cell(at: range.lowerBound + index) : nil
  }

  override func idHash(at index: Int) -> Int { base.idHash(at: range.lowerBound + index) }

  override func hasSameID(at index: Int, as other: ItemRun, at otherIndex: Int) -> Bool {
    let (otherBase, otherRange) = Self.parts(of: other)
    return base.hasSameID(
      at: range.lowerBound + index, as: otherBase, at: otherRange.lowerBound + otherIndex)
  }

  override func hasSameIDs(as other: ItemRun) -> Bool {
    let (otherBase, otherRange) = Self.parts(of: other)
    return range == otherRange && base.hasSameIDs(as: otherBase)
  }

  override func commonPrefix(with other: ItemRun) -> Int {
    let (otherBase, otherRange) = Self.parts(of: other)
    let limit = min(count, other.count)
    guard range.lowerBound == otherRange.lowerBound else {
      return (0..<limit).first { !hasSameID(at: $0, as: other, at: $0) } ?? limit
    }
    return base.commonStretch(with: otherBase, from: range.lowerBound, limit: limit)
  }

  override func commonSuffix(with other: ItemRun, limit: Int) -> Int {
    let (otherBase, otherRange) = Self.parts(of: other)
    let rest = base.count - range.upperBound
    guard rest == otherBase.count - otherRange.upperBound else {
      return super.commonSuffix(with: other, limit: limit)
    }
    return base.commonStretch(with: otherBase, before: rest, limit: limit)
  }

  override func countOfSame(from index: Int, as old: ItemRun, from oldIndex: Int, limit: Int) -> Int {
    let (oldBase, oldRange) = Self.parts(of: old)
    return base.countOfSame(
      from: range.lowerBound + index, as: oldBase, from: oldRange.lowerBound + oldIndex, limit: limit)
  }

  package override func firstIndex(of id: ItemID) -> Int? {
    guard base.hasDistinctIDs || base.findsQuickly else { return super.firstIndex(of: id) }
    return base.firstIndex(of: id).flatMap { range.contains($0) ? $0 - range.lowerBound : nil }
  }

  private static func parts(of run: ItemRun) -> (base: ItemRun, range: Range<Int>) {
    (run as? RunSlice).map { ($0.base, $0.range) } ?? (run, 0..<run.count)
  }
}
