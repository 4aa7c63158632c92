/// A list on its way from its old to its new version: when each element goes and when each comes.
struct Timeline<Position: Hashable & Sendable> {
  /// Neighbours in the old list that do not stay at their place.
  struct Departure {
    /// Their places in the old list.
    var range: Range<Int>
    /// The stage that takes them away.
    var stage: Int
  }

  /// Neighbours in the new list that are not there from the start.
  struct Arrival {
    /// Their places in the new list.
    var range: Range<Int>
    /// The stage that brings them.
    var stage: Int
    /// Where the first one comes from; the others follow it.
    var origin: Origin<Position>
  }

  /// How many elements the old list has.
  var oldCount: Int
  /// How many elements the new list has.
  var newCount: Int
  /// The elements that go, in the order of the old list; all others stay.
  var departures: [Departure]
  /// The elements that come, in the order of the new list; all others are those that stay.
  var arrivals: [Arrival]

  /// Reads the list as it is after some stages, in runs of elements that follow each other where they come from.
  ///
  /// What stays and what has come is in its final order. What has yet to go stands behind what was before it in the
  /// old list and is not gone: so nothing changes its order but by its own move.
  ///
  /// - Parameters:
  ///   - stages: How many stages are over.
  ///   - position: The position of an old element.
  ///   - add: Takes where the first element of a run comes from, and how many there are.
  /// - Complexity: O(*c*) for *c* departures and arrivals, however many elements stay.
  func forEachRun(
    after stages: Int, position: (Int) -> Position, add: (Origin<Position>, Int) -> Void
  ) {
    var old = 0
    var waiting = departures[...]
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
    for arrival in arrivals {
      takeStaying(arrival.range.lowerBound - new)
      if arrival.stage < stages { add(arrival.origin, arrival.range.count) }
      new = arrival.range.upperBound
    }
    takeStaying(newCount - new)
  }
}

extension Timeline.Departure {
  /// Notes that one element goes.
  init(_ place: Int, stage: Int) { self.init(range: place..<(place + 1), stage: stage) }
}

extension Timeline.Arrival {
  /// Notes that one element comes.
  init(_ place: Int, stage: Int, origin: Origin<Position>) {
    self.init(range: place..<(place + 1), stage: stage, origin: origin)
  }
}
