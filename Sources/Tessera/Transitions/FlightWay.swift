@_spi(Behaviors) import TesseraKernel

/// How far everything is that a flight moves from where it has to be.
struct FlightWay {
  /// The way of one position.
  struct Leg {
    /// How far from the end the position is.
    var distance = 0.0
    /// Where it has to be.
    var end = 0.0
    /// How much of it is in view, in points.
    var extent = 0.0

    init() {}

    init(from start: Double, to end: Double, extent: Double) {
      (distance, self.end, self.extent) = (start - end, end, extent)
    }

    /// The distance, at most so many times what is in view.
    func distance(within limit: Double) -> Double {
      max(-limit * extent, min(distance, limit * extent))
    }
  }

  /// How far away a flight begins at most, in viewports.
  let limit: Double
  /// Along the axis of the collection.
  var main = Leg()
  /// Across it.
  var cross = Leg()
  /// Of the sections around the goal that scroll by themselves, the innermost first.
  var strips: [Leg] = []
  /// Which sections these are.
  var sections: [Int] = []

  init(limit: Double) { self.limit = limit }
}
