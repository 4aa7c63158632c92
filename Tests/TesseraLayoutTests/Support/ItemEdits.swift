import TesseraLayout
import TestSupport

extension SeededGenerator {
  /// Returns traits for a layout of columns: alignments and spans, including invalid ones.
  mutating func columnTraits() -> LayoutTraits {
    let span = chance(50) ? 1 : pick([2, 2, 3, 5, 0, -7, Int.min, 40, Int.max])
    return LayoutTraits(align: chance(30) ? alignment() : nil, span: span)
  }

  /// Returns items of which some span columns and have their own alignment.
  mutating func columnItems(most: Int, wild: Bool = false) -> TestItems {
    let items = TestItems([])
    let spans = chance(60)
    for index in 0..<int(0...most) {
      items.sizes.append(ItemSize(.fixed(extent(wild: wild)), .fixed(extent(wild: wild))))
      if spans, chance(30) { items.traits[index] = columnTraits() }
    }
    return items
  }

  /// Changes items at up to three positions; some inserted items have a source.
  mutating func edit(_ items: TestItems, wild: Bool = false) -> (items: TestItems, splices: [ItemSplice]) {
    let result = TestItems([])
    let spans = chance(60)
    var splices: [ItemSplice] = []
    var old = 0
    func keep(to end: Int) {
      for index in old..<end {
        result.traits[result.count] = items.traits[index]
        result.sizes.append(items.sizes[index])
      }
      old = end
    }
    for _ in 0..<int(1...3) {
      keep(to: int(old...items.count))
      let start = result.count
      let gone = chance(30) ? 0 : min(int(0...(chance(20) ? 100 : 6)), items.count - old)
      let come = chance(30) ? gone : int(0...(chance(10) ? 100 : 6))
      let source = chance(20) && come <= items.count ? int(0...(items.count - come)) : nil
      for position in 0..<come {
        if let source {
          result.traits[result.count] = items.traits[source + position]
          result.sizes.append(items.sizes[source + position])
        } else {
          if spans, chance(30) { result.traits[result.count] = columnTraits() }
          result.sizes.append(ItemSize(.fixed(0), .fixed(extent(wild: wild))))
        }
      }
      splices.append(
        ItemSplice(
          old: old..<(old + gone), new: start..<result.count, source: source.map { $0..<($0 + come) }))
      old += gone
    }
    keep(to: items.count)
    return (result, splices)
  }
}

/// Returns the first difference between two arrangements, bit by bit, or between their queries; `nil` if
/// there is none.
func difference(_ one: Arrangement, _ other: Arrangement, _ rects: [Rect]) -> String? {
  if one.count != other.count { return "\(one.count) items, not \(other.count)" }
  if one.contentSize != other.contentSize { return "content \(one.contentSize), not \(other.contentSize)" }
  if one.bounds != other.bounds { return "bounds \(one.bounds), not \(other.bounds)" }
  let (frames, others) = (one.frames, other.frames)
  for index in frames.indices where frames[index] != others[index] {
    return "item \(index): \(frames[index]), not \(others[index])"
  }
  // Frames are computed once, not for every rectangle: debug builds are slow.
  for rect in rects where one.indices(overlapping: rect) != others.bruteForce(rect) { return "query \(rect)" }
  return nil
}
