/// The fewest moves that explain an order: everything outside of a longest increasing subsequence.
///
/// - Parameter origins: For each new position the old one, or nil where there was none.
/// - Returns: Moves, ascending by their new position.
/// - Complexity: O(*n* log *n*); O(*n*) where nothing is out of order.
func minimalMoves(of origins: [Int?]) -> [Move<Int>] {
  var last = -1
  var isOrdered = true
  for case let origin? in origins {
    isOrdered = isOrdered && origin > last
    last = origin
  }
  if isOrdered { return [] }
  let staying = longestIncreasingSubsequence(of: origins)
  var moves: [Move<Int>] = []
  var kept = staying[...]
  for (position, origin) in origins.enumerated() {
    guard let origin else { continue }
    if kept.first == position {
      kept = kept.dropFirst()
    } else {
      moves.append(Move(from: origin, to: position))
    }
  }
  return moves
}

/// The positions of a longest increasing subsequence of the values that are there.
///
/// Patience sorting (Fredman 1975): for each length the smallest value that ends a subsequence of that length.
///
/// - Complexity: O(*n* log *n*).
func longestIncreasingSubsequence(of values: [Int?]) -> [Int] {
  var ends: [(value: Int, position: Int)] = []
  var previous = Array(repeating: -1, count: values.count)
  for (position, value) in values.enumerated() {
    guard let value else { continue }
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if ends[middle].value < value { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[position] = ends[low - 1].position }
    if low == ends.count {
      ends.append((value, position))
    } else {
      ends[low] = (value, position)
    }
  }
  var chain: [Int] = []
  var position = ends.last?.position ?? -1
  while position >= 0 {
    chain.append(position)
    position = previous[position]
  }
  return chain.reversed()
}
