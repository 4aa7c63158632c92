import TesseraLayout

/// Where items of a list begin, in an array: the floor of changes. What comes after a change is shifted in a loop.
struct PlainOffsets {
  /// Where each item begins, and behind them where the last one ends.
  private var offsets: [Double]

  init(_ sizes: [Size]) {
    offsets = [0]
    offsets.reserveCapacity(sizes.count + 1)
    var end = 0.0
    for size in sizes {
      end += size.height
      offsets.append(end)
    }
  }

  /// Where the last item ends.
  var end: Double { offsets[offsets.count - 1] }

  /// Gives an item another height.
  mutating func resize(at index: Int, to height: Double) {
    let change = height - (offsets[index + 1] - offsets[index])
    for later in index + 1..<offsets.count { offsets[later] += change }
  }

  /// Writes the offsets after a change to another array, and leaves these as they are; items that come are 40 points
  /// high.
  func replace(_ splices: [ItemSplice], into result: inout [Double]) {
    result.removeAll(keepingCapacity: true)
    result.append(0)
    var end = 0.0
    var next = 0
    for splice in splices {
      copy(next..<splice.old.lowerBound, &end, &result)
      for _ in splice.new {
        end += 40
        result.append(end)
      }
      next = splice.old.upperBound
    }
    copy(next..<offsets.count - 1, &end, &result)
  }

  private func copy(_ range: Range<Int>, _ end: inout Double, _ result: inout [Double]) {
    let shift = end - offsets[range.lowerBound]
    for index in range { result.append(offsets[index + 1] + shift) }
    end = offsets[range.upperBound] + shift
  }
}
