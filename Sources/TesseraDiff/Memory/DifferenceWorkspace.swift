/// Scratch memory for comparisons.
///
/// Keep one workspace and pass it to each comparison. The memory is then allocated once; the first touch of
/// fresh memory costs more than hashing into it.
///
///     var workspace = DifferenceWorkspace()
///     let difference = LinearDifference(from: old, to: new, reusing: &workspace)
///
/// A workspace serves one comparison at a time: a `==` that itself compares lists needs another workspace. It
/// retains the memory of the largest comparison. To release that memory, create a new workspace.
public struct DifferenceWorkspace: ~Copyable {
  /// The matches of sections.
  @usableFromInline var sections = MemoryBlock()
  /// The matching state of each section.
  @usableFromInline var sides = MemoryBlock()
  /// The matches of items within their sections.
  @usableFromInline var matches = MemoryBlock()
  /// The paths of items that have no match within their section.
  @usableFromInline var unmatchedPaths = MemoryBlock()
  /// The matches of those items.
  @usableFromInline var crossSectionMatches = MemoryBlock()
  /// The moves of items to another section.
  @usableFromInline var crossSectionMoves = MemoryBlock()
  /// Temporary memory that the passes use in turn.
  @usableFromInline var scratch = MemoryBlock()

  /// Creates a workspace without any memory.
  @inlinable public init() {}
}
