/// A list during an update: the stages at which its elements are removed and inserted.
struct Timeline<Position: Hashable & Sendable> {
  /// Adjacent elements of the old list that leave their place.
  struct Removal {
    var range: Range<Int>
    var stage: Int
  }

  /// Adjacent elements of the new list that are not in their place from the start.
  struct Insertion {
    var range: Range<Int>
    var stage: Int
    /// The origin of the first element; the others follow it.
    var origin: Origin<Position>
  }

  var oldCount: Int
  var newCount: Int
  /// The removed elements, in the order of the old list; all others stay.
  var removals: [Removal]
  /// The inserted elements, in the order of the new list; all others are those that stay.
  var insertions: [Insertion]

  /// Enumerates the list as it is after some stages, in runs of elements that are adjacent at their origin.
  ///
  /// Elements that stay and elements already inserted are in their final order. An element still to be
  /// removed follows the nearest element that precedes it in the old list and is still present. So no element
  /// changes its order except by its own move.
  ///
  /// - Parameters:
  ///   - stages: The number of completed stages.
  ///   - position: Returns the position of an old element.
  ///   - add: Receives the origin of the first element of a run, and the length of the run.
  /// - Complexity: O(*c*) for *c* removals and insertions, regardless of the number of elements that stay.
  func forEachRun(
    after stages: Int, position: (Int) -> Position, add: (Origin<Position>, Int) -> Void
  ) {
    var old = 0
    var waiting = removals[...]
    func takeWaiting() {
      while let departure = waiting.first, departure.range.lowerBound == old {
        if departure.stage >= stages { add(.old(position(old)), departure.range.count) }
        old = departure.range.upperBound
        waiting.removeFirst()
      }
    }
    func takeStaying(_ count: Int) {
      var rest = count
      while rest > 0, old < oldCount {
        let end = waiting.first?.range.lowerBound ?? oldCount
        let length = min(rest, end - old)
        add(.old(position(old)), length)
        (old, rest) = (old + length, rest - length)
        takeWaiting()
      }
    }
    takeWaiting()
    var new = 0
    for arrival in insertions {
      takeStaying(arrival.range.lowerBound - new)
      if arrival.stage < stages { add(arrival.origin, arrival.range.count) }
      new = arrival.range.upperBound
    }
    takeStaying(newCount - new)
  }
}

extension Timeline.Removal {
  init(_ place: Int, stage: Int) { self.init(range: place..<(place + 1), stage: stage) }
}

extension Timeline.Insertion {
  init(_ place: Int, stage: Int, origin: Origin<Position>) {
    self.init(range: place..<(place + 1), stage: stage, origin: origin)
  }
}
