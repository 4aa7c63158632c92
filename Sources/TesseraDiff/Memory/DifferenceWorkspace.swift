/// Memory that comparisons use while they work. Keep one and hand it to each: the memory is asked for once, and the
/// first touch of fresh memory costs more than hashing into it.
///
///     var workspace = DifferenceWorkspace()
///     let difference = LinearDifference(from: old, to: new, reusing: &workspace)
///
/// It serves one comparison at a time: a `==` that compares lists by itself needs another one. It keeps the memory of
/// the largest comparison; make a new one to give that back.
public struct DifferenceWorkspace: ~Copyable {
  /// Which section is which.
  @usableFromInline var sections = MemoryBlock()
  /// What is known about each section.
  @usableFromInline var sides = MemoryBlock()
  /// Which item is which.
  @usableFromInline var partners = MemoryBlock()
  /// Which items were left over within their sections.
  @usableFromInline var leftovers = MemoryBlock()
  /// Which of those is which.
  @usableFromInline var leftoverPartners = MemoryBlock()
  /// Which items changed their section.
  @usableFromInline var crossings = MemoryBlock()
  /// The passes that need memory for themselves take it from here, one after another.
  @usableFromInline var spare = MemoryBlock()

  /// Makes a workspace that holds no memory yet.
  @inlinable public init() {}
}
