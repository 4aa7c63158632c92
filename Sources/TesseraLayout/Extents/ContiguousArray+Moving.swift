// Moving elements between arrays. A slice or `+=` would copy them: for nodes of a tree that counts a reference to each
// and touches memory all over the place.

extension ContiguousArray {
  /// Removes and returns everything from a position on.
  mutating func takeSuffix(from position: Int) -> ContiguousArray {
    var suffix = ContiguousArray()
    suffix.reserveCapacity(count - position)
    while count > position { suffix.append(removeLast()) }
    suffix.turnRound()
    return suffix
  }

  /// Reverses the order. An array's own `reverse` copies elements, that of a buffer moves them; the buffer is used for
  /// nothing else and does not leave this line.
  private mutating func turnRound() { withUnsafeMutableBufferPointer { $0.reverse() } }

  /// Makes room for so many elements and not, as appending would, for twice as many.
  mutating func makeRoom(for count: Int) {
    if count > capacity { reserveCapacity(count) }
  }
}
