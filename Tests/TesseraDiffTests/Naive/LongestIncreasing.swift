/// Returns the length of a longest increasing subsequence of different numbers, in quadratic time.
func longestIncreasing(_ values: [Int]) -> Int {
  if values.count > 200 { return pileCount(values) }
  var best: [Int] = []
  var longest = 0
  for position in 0..<values.count {
    var length = 1
    for earlier in 0..<position where values[earlier] < values[position] && best[earlier] >= length {
      length = best[earlier] + 1
    }
    best.append(length)
    longest = max(longest, length)
  }
  return longest
}

/// Returns the same as the number of piles in patience sorting, for lists for which quadratic time would be
/// too long.
func pileCount(_ values: [Int]) -> Int {
  var tops: [Int] = []
  for value in values {
    var (low, high) = (0, tops.count)
    while low < high {
      let middle = (low + high) / 2
      if tops[middle] < value { low = middle + 1 } else { high = middle }
    }
    if low == tops.count { tops.append(value) } else { tops[low] = value }
  }
  return tops.count
}
