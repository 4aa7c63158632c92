// Moving elements between arrays. A slice or `+=` would copy them: for nodes of a tree that counts a reference to each
// and touches memory all over the place.

extension ContiguousArray {
  /// Removes and returns everything from a position on.
  mutating func takeSuffix(from position: Int) -> ContiguousArray {
    let length = count - position
    // The new array is written from its end, so that elements leave this one at its end.
    return ContiguousArray(unsafeUninitializedCapacity: length) { suffix, initializedCount in
      for place in (0..<length).reversed() { suffix.initializeElement(at: place, to: removeLast()) }
      initializedCount = length
    }
  }

  /// Copies elements into an array without room to spare. Made from an array or a slice of all of it, an array would
  /// share the buffer.
  init(packed elements: some Collection<Element>) {
    self.init()
    reserveCapacity(elements.count)
    append(contentsOf: elements)
  }

  /// Makes room for so many elements and not, as appending would, for twice as many.
  mutating func makeRoom(for count: Int) {
    if count > capacity { reserveCapacity(count) }
  }
}
