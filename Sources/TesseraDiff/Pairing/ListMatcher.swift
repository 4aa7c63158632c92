/// The task of matching the items of two lists between their common prefix and suffix.
///
/// ``ListPair/match(with:)`` receives it and passes it on to a pair of the same lists.
public struct ListMatcher: ~Copyable {
  @usableFromInline var matching: ListMatching
  @usableFromInline var scratch: MemoryBlock
  @usableFromInline var isDone = false

  /// Creates a task with scratch memory, which is an empty block afterwards; see ``finish(_:)``.
  @inlinable
  init(_ matching: ListMatching, scratch: inout MemoryBlock) {
    self.matching = matching
    self.scratch = MemoryBlock()
    swap(&self.scratch, &scratch)
  }

  /// The positions of the items to match in the old list.
  @inlinable public var oldItems: Range<Int> {
    matching.old.prefix..<(matching.old.prefix + matching.old.middle)
  }

  /// The positions of the items to match in the new list.
  @inlinable public var newItems: Range<Int> {
    matching.new.prefix..<(matching.new.prefix + matching.new.middle)
  }

  /// Matches the items by a pair of the two lists. It need not be the pair that has received the task. Only
  /// ``oldItems`` and ``newItems`` are compared.
  ///
  /// Only the first call has an effect. Without a call, no items match.
  @inlinable
  public mutating func match(_ lists: some ListPair) {
    if isDone { return }
    isDone = true
    matching.walk(lists)
    if matching.pairRemaining(lists, scratch: &scratch) > 0 { matching.markMoves(scratch: &scratch) }
  }

  /// Returns the matching, and the scratch memory.
  @inlinable
  mutating func finish(_ scratch: inout MemoryBlock) -> ListMatching {
    swap(&self.scratch, &scratch)
    return matching
  }
}
