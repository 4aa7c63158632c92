import TesseraDiff
import TesseraLayout

/// A range of items of another run, such as those that remain when one of its items is dragged elsewhere.
///
/// Creating a slice visits no items. Slices of one run are compared like the run itself, so equal ranges of
/// it are equal at once.
package final class RunSlice: PartialRun {
  /// The range of the items of the whole run, which is never a slice.
  let range: Range<Int>
  /// The original id scope of items that were moved to another section; `nil` if they were not.
  private let originalIDScope: ItemIDScope?

  private init(_ base: ItemRun, _ range: Range<Int>, originalIDScope: ItemIDScope? = nil) {
    self.range = range
    self.originalIDScope = originalIDScope
    super.init(of: base, count: range.count)
  }

  /// Returns a range of items of a run, which is the run itself if the range covers it.
  package static func items(_ range: Range<Int>, of run: ItemRun) -> ItemRun {
    if range == 0..<run.count { return run }
    guard let slice = run as? RunSlice else { return RunSlice(run, range) }
    let start = slice.range.lowerBound
    return items(start + range.lowerBound..<start + range.upperBound, of: slice.base)
  }

  /// Returns the items of a run for another section, with their original id scope.
  package static func movedRun(_ run: ItemRun, idScope: ItemIDScope) -> ItemRun {
    let (base, range) = parts(of: run)
    return RunSlice(base, range, originalIDScope: idScope)
  }

  package override func idScope(in scope: IdentityScope?) -> ItemIDScope {
    originalIDScope ?? super.idScope(in: scope)
  }

  package override var numbers: Range<Int>? {
    base.numbers.map { $0.lowerBound + range.lowerBound..<$0.lowerBound + range.upperBound }
  }

  override func baseIndex(of index: Int) -> Int { range.lowerBound + index }

  #if !hasFeature(Embedded)
  override func visitSizes(in range: Range<Int>, _ visit: RowVisitor) {
    let start = self.range.lowerBound
    base.visitSizes(in: start + range.lowerBound..<start + range.upperBound, visit)
  }
  #endif

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
    return base.commonRunLength(with: otherBase, from: range.lowerBound, limit: limit)
  }

  override func commonSuffix(with other: ItemRun, limit: Int) -> Int {
    let (otherBase, otherRange) = Self.parts(of: other)
    let rest = base.count - range.upperBound
    guard rest == otherBase.count - otherRange.upperBound else {
      return super.commonSuffix(with: other, limit: limit)
    }
    return base.commonRunLength(with: otherBase, before: rest, limit: limit)
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
