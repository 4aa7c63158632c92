/// An array of values at few positions of a long list. The positions follow changes of the list.
///
/// Positions are ascending, in chunks that count from their own start. To insert or remove a million items of
/// the list moves the chunks behind them, not the values. With *c* chunks of at most 128 values each, finding
/// is O(log *c*), changing O(*c*).
package struct SparseArray<Value> {
  /// Consecutive values.
  private struct Chunk {
    /// The position from which the others count.
    var start: Int
    var positions: [Int32] = []
    var values: [Value] = []
  }

  private static var capacity: Int { 128 }

  /// The number of values by which a full chunk grows. Most never get many, so doubling would waste memory.
  private static var growth: Int { 16 }

  private var chunks: [Chunk] = []

  package init() {}

  package var isEmpty: Bool { chunks.isEmpty }

  /// The number of values. O(*c*).
  var count: Int { chunks.reduce(0) { $0 + $1.positions.count } }

  /// Returns the value at a position; `nil` if there is none.
  package subscript(position: Int) -> Value? {
    guard let (chunk, index) = find(position) else { return nil }
    return chunks[chunk].start + Int(chunks[chunk].positions[index]) == position
      ? chunks[chunk].values[index] : nil
  }

  /// Returns the first position at or after another one that has a value; `nil` if there is none.
  func firstPosition(from position: Int) -> Int? {
    guard let (chunk, index) = find(position) else { return nil }
    return chunks[chunk].start + Int(chunks[chunk].positions[index])
  }

  package mutating func set(_ value: Value, at position: Int) {
    let place = find(position) ?? chunks.indices.last.map { ($0, chunks[$0].positions.count) }
    guard let (chunk, index) = place else {
      chunks = [Chunk(start: position, positions: [0], values: [value])]
      return
    }
    guard let local = Int32(exactly: position - chunks[chunk].start) else {
      // Every position between two positions of a chunk fits, so this one is before or after all of them.
      let new = Chunk(start: position, positions: [0], values: [value])
      return chunks.insert(new, at: index == 0 ? chunk : chunk + 1)
    }
    if index < chunks[chunk].positions.count, chunks[chunk].positions[index] == local {
      chunks[chunk].values[index] = value
    } else {
      Self.makeRoom(in: &chunks[chunk].positions)
      Self.makeRoom(in: &chunks[chunk].values)
      chunks[chunk].positions.insert(local, at: index)
      chunks[chunk].values.insert(value, at: index)
      let count = chunks[chunk].positions.count
      if count > Self.capacity { divide(chunk, at: count / 2) }
    }
  }

  /// Replaces a range of the list by a number of other items, which have no values.
  package mutating func replace(_ range: Range<Int>, withCount count: Int) {
    remove(range)
    let shift = count - range.count
    guard shift != 0, let (chunk, index) = find(range.upperBound) else { return }
    if index > 0 { move(from: index, of: chunk, by: shift) }
    for later in chunks.indices[(index > 0 ? chunk + 1 : chunk)...] { chunks[later].start += shift }
  }

  /// Calls a closure with every value in a range, in ascending order of positions.
  package func forEach(in range: Range<Int>, _ body: (Int, Value) -> Void) {
    guard let first = find(range.lowerBound) else { return }
    for chunk in chunks[first.chunk...] {
      for (index, local) in chunk.positions.enumerated() {
        let position = chunk.start + Int(local)
        if position >= range.upperBound { return }
        if position >= range.lowerBound { body(position, chunk.values[index]) }
      }
    }
  }

  private mutating func remove(_ range: Range<Int>) {
    guard !range.isEmpty, var (chunk, index) = find(range.lowerBound) else { return }
    while chunk < chunks.count {
      let start = chunks[chunk].start
      let end = chunks[chunk].positions[index...].firstIndex { start + Int($0) >= range.upperBound }
      let removed = index..<(end ?? chunks[chunk].positions.count)
      chunks[chunk].positions.removeSubrange(removed)
      chunks[chunk].values.removeSubrange(removed)
      if chunks[chunk].positions.isEmpty { chunks.remove(at: chunk) } else { chunk += 1 }
      if end != nil { return }
      index = 0
    }
  }

  /// Returns the index of the first value at or after a position; `nil` if there is none.
  private func find(_ position: Int) -> (chunk: Int, index: Int)? {
    let chunk = Self.firstIndex(below: chunks.count) { index in
      let last = chunks[index].positions[chunks[index].positions.count - 1]
      return chunks[index].start + Int(last) >= position
    }
    guard chunk < chunks.count else { return nil }
    let positions = chunks[chunk].positions
    let start = chunks[chunk].start
    return (chunk, Self.firstIndex(below: positions.count) { start + Int(positions[$0]) >= position })
  }

  /// Returns the first number that satisfies a condition, which all later ones satisfy, by binary search.
  private static func firstIndex(below count: Int, where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Moves the positions of a chunk from an index on, which is not its first. If they get too far from its
  /// start, they become a chunk of their own, which the caller moves with the following ones.
  private mutating func move(from index: Int, of chunk: Int, by shift: Int) {
    let last = chunks[chunk].positions[chunks[chunk].positions.count - 1]
    guard Int32(exactly: Int(last) + shift) != nil else { return divide(chunk, at: index) }
    for place in chunks[chunk].positions.indices[index...] {
      chunks[chunk].positions[place] = Int32(Int(chunks[chunk].positions[place]) + shift)
    }
  }

  /// Splits a chunk in two of exact capacity: values that were scrolled past are rarely added to.
  private mutating func divide(_ chunk: Int, at index: Int) {
    let (start, positions, values) = (chunks[chunk].start, chunks[chunk].positions, chunks[chunk].values)
    chunks[chunk] = Chunk(
      start: start, positions: Array(positions[..<index]), values: Array(values[..<index]))
    let second = Chunk(start: start, positions: Array(positions[index...]), values: Array(values[index...]))
    chunks.insert(second, at: chunk + 1)
  }

  private static func makeRoom<Element>(in array: inout [Element]) {
    if array.count == array.capacity { array.reserveCapacity(array.count + growth) }
  }
}
