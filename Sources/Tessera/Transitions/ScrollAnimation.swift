@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// An animated scroll: its destination, and the distances from it.
///
/// The animated values are the distances from the destination, which go to zero. The destination is located
/// again in every frame, so neither sizes measured on the way nor content changes move it.
struct ScrollAnimation {
  var destination: Anchor
  /// The destination across the axis; `nil` for any position at which it is visible.
  var across: Double?
  let animation: Animation
  /// The time of the last step.
  var time: Double
  /// The distance from the destination along the axis of the collection.
  var main = AnimatedDistance()
  /// The distance from the destination across the axis.
  var cross = AnimatedDistance()
  /// The distances of the sections around the destination from their offsets, the innermost first.
  var scrollers: [AnimatedDistance] = []

  init(to destination: Anchor, across: Double?, _ animation: Animation, at time: Double) {
    self.destination = destination
    self.across = across
    self.animation = animation
    self.time = time
  }

  /// The item to which the scroll goes.
  var target: ElementPath? {
    if case .target(let path, _) = destination { path } else { nil }
  }

  func isFinished(at time: Double) -> Bool {
    main.isFinished(at: time) && cross.isFinished(at: time)
      && !scrollers.contains { !$0.isFinished(at: time) }
  }

  /// Adds distances for the scrolling sections around the destination, whose number may change.
  mutating func fit(_ scrollerCount: Int) {
    while scrollers.count < scrollerCount { scrollers.append(AnimatedDistance()) }
  }

  /// Starts from the given distances; large distances are shortened.
  mutating func begin(along distances: ScrollDistances, at time: Double) {
    main.begin(from: distances.main.distance(within: distances.limit), with: animation, at: time)
    cross.begin(from: distances.cross.distance(within: distances.limit), with: animation, at: time)
    for (index, scrollerDistance) in distances.scrollers.enumerated() {
      scrollers[index].begin(
        from: scrollerDistance.distance(within: distances.limit), with: animation, at: time)
    }
  }

  /// Corrects the distances at the last step to the actual ones, after measurements and changes.
  mutating func correct(_ distances: ScrollDistances) {
    // New content may have moved the destination far away.
    let limit = 2 * distances.limit
    main.correct(distances.main.distance(within: limit), with: animation, at: time)
    cross.correct(distances.cross.distance(within: limit), with: animation, at: time)
    for (index, scrollerDistance) in distances.scrollers.enumerated() {
      scrollers[index].correct(scrollerDistance.distance(within: limit), with: animation, at: time)
    }
  }

  /// Updates the destination, if it is in a group, after other groups were removed.
  mutating func moveGroups(to places: [Int: Int]) {
    guard case .target(var path, let alignment) = destination, let place = places[path.section] else {
      return
    }
    path.section = place
    destination = .target(path, alignment)
  }
}
