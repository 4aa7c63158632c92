import TesseraLayout

extension PositionSet {
  /// Returns the positions after splices of items: the new positions of the items that stay, and the old
  /// positions of removed ones. O(*r* + *s*) for *r* ranges and *s* splices.
  func spliced(by splices: [ItemSplice]) -> (staying: PositionSet, leaving: PositionSet) {
    guard !splices.isEmpty else { return (self, PositionSet()) }
    var (staying, leaving) = (PositionSet(), PositionSet())
    var next = 0
    // The shift of the items after the splices so far.
    var shift = 0
    for range in ranges {
      var start = range.lowerBound
      while start < range.upperBound {
        while next < splices.count, splices[next].old.upperBound <= start {
          shift = splices[next].new.upperBound - splices[next].old.upperBound
          next += 1
        }
        let gone = next < splices.count ? splices[next].old : range.upperBound..<range.upperBound
        let first = Swift.min(Swift.max(start, gone.lowerBound), range.upperBound)
        let end = Swift.min(Swift.max(first, gone.upperBound), range.upperBound)
        staying.append((start + shift)..<(first + shift))
        leaving.append(first..<end)
        start = end
      }
    }
    return (staying, leaving)
  }
}
