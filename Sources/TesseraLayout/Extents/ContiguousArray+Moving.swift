// Moving elements between arrays. A slice or `+=` would copy them, which for tree nodes counts a reference to
// each one and touches scattered memory.

extension ContiguousArray {
  mutating func takeSuffix(from position: Int) -> ContiguousArray {
    let length = count - position
    // Writes the new array from its end, so that elements leave this one at its end.
    return ContiguousArray(unsafeUninitializedCapacity: length) { suffix, initializedCount in
      for place in (0..<length).reversed() { suffix.initializeElement(at: place, to: removeLast()) }
      initializedCount = length
    }
  }

  /// Copies elements into an array without spare capacity, which never shares the buffer of another array.
  init(packed elements: some Collection<Element>) {
    self.init()
    reserveCapacity(elements.count)
    append(contentsOf: elements)
  }

  /// Reserves capacity for a number of elements, and not for twice as many, as appending would.
  mutating func reserveExactCapacity(for count: Int) {
    if count > capacity { reserveCapacity(count) }
  }
}
