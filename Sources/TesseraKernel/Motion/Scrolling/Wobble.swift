import TesseraLayout

/// Views follow the scrolling on springs: a view under the finger at once, one farther away later.
///
/// With each step of scrolling a view stays behind by a part of the step, which grows with its distance from the finger,
/// and springs back to its place. So it is an impulse and no position: it is pushed into the motion of the view, which
/// keeps the velocity that it has.
///
///     motion.push(by: wobble.displacement(ofScroll: step, from: finger, to: middle), with: wobble.spring, at: now)
public struct Wobble: Hashable, Sendable {
  /// How far from the finger a view stays behind completely, in points; above that all do.
  public let reach: Double
  /// How much a distance along each axis counts: (1, 0) makes only columns come later.
  public let sensitivity: Scale
  /// What pulls views back to their place.
  public let spring: Spring

  /// Makes a wobble.
  ///
  /// - Parameters:
  ///   - reach: How far from the finger a view stays behind completely, in points, at least 1; NaN counts as 1000.
  ///   - sensitivity: How much a distance along each axis counts, from 0.
  ///   - spring: What pulls views back to their place.
  public init(
    reach: Double = 1000, sensitivity: Scale = 1, spring: Spring = Spring(stiffness: 250, damping: 30)
  ) {
    self.reach = reach.limited(to: 1...Size.largestExtent, otherwise: 1000)
    self.sensitivity = sensitivity.sanitized
    self.spring = spring
  }

  /// How far a view stays behind a step of scrolling, in points; never farther than the step.
  ///
  /// Steps may be divided: the displacements of the parts add up to that of the whole.
  ///
  /// - Parameters:
  ///   - step: By how much the viewport has moved over the content; only what people have scrolled, not what the
  ///     collection corrected by itself.
  ///   - finger: Where the content is touched, in points; the middle of the viewport where no finger is.
  ///   - middle: The middle of the view, in the same coordinates.
  public func displacement(ofScroll step: Point, from finger: Point, to middle: Point) -> Point {
    let step = step.limited
    let away = middle.limited - finger.limited
    let x = away.x * sensitivity.x
    let y = away.y * sensitivity.y
    let part = min(1, Elementary.squareRoot(x * x + y * y) / reach)
    return Point(x: step.x * part, y: step.y * part)
  }
}

extension Wobble: CustomStringConvertible {
  /// One line, as in `wobble within 1000.0 points, spring 0.4 s, damping 0.95`.
  public var description: String { "wobble within \(reach) points, " + spring.description }
}
