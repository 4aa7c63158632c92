import BenchmarkSupport
import TesseraLayout

/// A kind of change.
struct RangeChange: CustomStringConvertible {
  enum Kind: String, CaseIterable { case insert, delete, move }

  var kind: Kind
  /// How many items.
  var length: Int

  static let all = [1, 1_000].flatMap { length in
    Kind.allCases.map { RangeChange(kind: $0, length: length) }
  }

  var description: String { "\(kind.rawValue) \(length.grouped)" }

  /// The change at two random places of a list of so many items, the second one of which only a move needs.
  func places(_ count: Int, using random: inout SeededGenerator) -> (source: Int, target: Int) {
    let last = count - length
    return (Int.random(in: 0...last, using: &random), Int.random(in: 0...last, using: &random))
  }

  /// The same as splices; a move goes to the position `target` of the list without the moved items.
  func splices(_ source: Int, _ target: Int) -> [ItemSplice] {
    let range = source..<source + length
    switch kind {
    case .insert: return [ItemSplice(old: source..<source, new: range)]
    case .delete: return [ItemSplice(old: range, new: source..<source)]
    case .move:
      let place = target..<target + length
      if source < target {
        return [
          ItemSplice(old: range, new: source..<source),
          ItemSplice(old: place.upperBound..<place.upperBound, new: place, source: range),
        ]
      }
      return [
        ItemSplice(old: target..<target, new: place, source: range),
        ItemSplice(old: range, new: range.upperBound..<range.upperBound),
      ]
    }
  }
}

/// The places of changes, and their floor: a new array of offsets.
struct ChangePlaces {
  private static let count = 64
  let change: RangeChange
  let places: [(source: Int, target: Int)]

  init(_ change: RangeChange, _ count: Int) {
    var random = SeededGenerator(seed: 11)
    self.change = change
    places = (0..<Self.count).map { _ in change.places(count, using: &random) }
  }

  var splices: [[ItemSplice]] { places.map { change.splices($0.source, $0.target) } }

  func floor(_ offsets: PlainOffsets) -> () -> Void {
    let splices = splices
    var result: [Double] = []
    var position = 0
    return {
      position += 1
      offsets.replace(splices[position % splices.count], into: &result)
      blackHole(result.count)
    }
  }
}
