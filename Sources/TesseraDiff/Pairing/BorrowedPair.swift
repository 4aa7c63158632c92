/// Two lists in memory, compared by a rule.
@frozen @usableFromInline
struct BorrowedPair<Rule: ItemRule>: ComparableListPair {
  @usableFromInline let old: Borrowed<Rule.Element>
  @usableFromInline let new: Borrowed<Rule.Element>
  @usableFromInline let rule: Rule

  @inlinable
  init(old: Borrowed<Rule.Element>, new: Borrowed<Rule.Element>, rule: Rule) {
    self.old = old
    self.new = new
    self.rule = rule
  }

  @inlinable var oldCount: Int { old.count }

  @inlinable var newCount: Int { new.count }

  @inlinable @inline(__always)
  func hasSameID(old: Int, new: Int) -> Bool { rule.hasSameID(self.old[old], self.new[new]) }

  @inlinable @inline(__always)
  func hasSameID(old: Int, otherOld: Int) -> Bool { rule.hasSameID(self.old[old], self.old[otherOld]) }

  @inlinable @inline(__always)
  func hash(old: Int) -> Int { rule.hash(self.old[old]) }

  @inlinable @inline(__always)
  func hash(new: Int) -> Int { rule.hash(self.new[new]) }

  @inlinable @inline(__always)
  func isUnchanged(old: Int, new: Int) -> Bool { rule.isUnchanged(self.old[old], self.new[new]) }

  @inlinable var isSame: Bool { old.isSame(as: new) }

  /// Skips items in shared storage without comparing them.
  @inlinable
  func commonPrefix() -> Int {
    let limit = min(oldCount, newCount)
    var length = old.startsWith(new) ? limit : 0
    while length < limit, hasSameID(old: length, new: length) { length += 1 }
    return length
  }
}
