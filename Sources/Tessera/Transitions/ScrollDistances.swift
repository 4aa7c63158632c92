@_spi(Behaviors) import TesseraKernel

/// The distances of everything that an animated scroll moves from its final position.
struct ScrollDistances {
  /// The distance of one position.
  struct AxisDistance {
    /// The distance of the position from its end.
    var distance = 0.0
    /// The final position.
    var end = 0.0
    /// The visible extent, in points.
    var extent = 0.0

    init() {}

    init(from start: Double, to end: Double, extent: Double) {
      (distance, self.end, self.extent) = (start - end, end, extent)
    }

    /// Returns the distance, limited to a multiple of the visible extent.
    func distance(within limit: Double) -> Double {
      max(-limit * extent, min(distance, limit * extent))
    }
  }

  let limit: Double
  var main = AxisDistance()
  var cross = AxisDistance()
  /// The distances of the scrolling sections around the destination, the innermost first.
  var scrollers: [AxisDistance] = []
  /// The indexes of the sections in `scrollers`.
  var sections: [Int] = []

  init(limit: Double) { self.limit = limit }
}
