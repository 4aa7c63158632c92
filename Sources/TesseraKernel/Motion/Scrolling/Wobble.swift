import TesseraLayout

/// An effect in which views follow the scrolling on springs: a view under the finger at once, and one farther
/// away later.
///
/// With each step of scrolling, a view lags behind by a part of the step that grows with its distance from
/// the finger, and springs back to its place. The lag is thus an impulse, not a position: it is added to the
/// motion of the view, which keeps its velocity.
///
///     motion.push(by: wobble.displacement(ofScroll: step, from: finger, to: middle), with: wobble.spring, at: now)
public struct Wobble: Hashable, Sendable {
  /// The distance from the finger from which on views lag behind by the whole step, in points.
  public let reach: Double
  /// The weight of the distance along each axis. With (1, 0), the lag depends only on the horizontal
  /// distance.
  public let sensitivity: Scale
  /// The spring that pulls views back to their place.
  public let spring: Spring

  /// Creates a wobble.
  ///
  /// - Parameters:
  ///   - reach: The distance from the finger from which on views lag behind by the whole step, in points, at
  ///     least 1. NaN counts as 1000.
  ///   - sensitivity: The weight of the distance along each axis, at least 0.
  ///   - spring: The spring that pulls views back to their place.
  public init(
    reach: Double = 1000, sensitivity: Scale = 1, spring: Spring = Spring(stiffness: 250, damping: 30)
  ) {
    self.reach = reach.limited(to: 1...Size.largestExtent, otherwise: 1000)
    self.sensitivity = sensitivity.sanitized
    self.spring = spring
  }

  /// Returns the distance by which a view lags behind a step of scrolling, in points; never more than the
  /// step.
  ///
  /// Steps can be divided: the displacements of the parts add up to that of the whole.
  ///
  /// - Parameters:
  ///   - step: The distance that the viewport has moved over the content by user scrolling, without
  ///     corrections by the collection.
  ///   - finger: The position at which the content is touched, in points; the middle of the viewport if there
  ///     is no finger.
  ///   - middle: The middle of the view, in the same coordinates.
  public func displacement(ofScroll step: Point, from finger: Point, to middle: Point) -> Point {
    let step = step.limited
    let away = middle.limited - finger.limited
    let x = away.x * sensitivity.x
    let y = away.y * sensitivity.y
    let part = min(1, ElementaryFunctions.squareRoot(x * x + y * y) / reach)
    return Point(x: step.x * part, y: step.y * part)
  }
}

extension Wobble: CustomStringConvertible {
  /// A textual representation in one line, as in `wobble within 1000.0 points, spring 0.4 s, damping 0.95`.
  public var description: String { "wobble within \(reach) points, " + spring.description }
}
