/// The relation of the scroll position of an element to that of the content, along one axis.
///
/// No element of a browser can be longer than 16 to 33 million pixels, so the element that scrolls has a limited length.
/// While the user scrolls, the content moves by the same distance as the element. The mapping does not set the position
/// of the element then, because that would end its momentum. It changes the distance between both (``shift``) instead.
/// When scrolling ends, the element takes the position that corresponds to that of the content. Near both ends, these
/// positions are the same, so the user can reach both ends. Between them, the element covers the rest of the content in
/// proportion.
struct ScrollMapping {
  /// The largest length of the scrolled element, in points.
  static let largestLength = 4_000_000.0
  /// The part at both ends of the element that corresponds to the content point by point, in points.
  static let exactPart = 1_000_000.0

  /// The length of the content and of the viewport, in points.
  private(set) var content = 0.0
  private(set) var viewport = 0.0
  /// The position of the element, as far as it is known.
  private(set) var position = 0.0
  /// The position of the content minus that of the element.
  private(set) var shift = 0.0

  /// The length of the scrolled element, in points.
  var length: Double { min(max(content, viewport), Self.largestLength) }

  /// The change of the position of the content that a scroll of the element means.
  enum Step: Equatable {
    case by(Double)
    case to(Double)
  }

  /// Follows a scroll of the element.
  ///
  /// - Returns: The step of the content; `nil` if the position is the known one, apart from rounding.
  mutating func follow(_ newPosition: Double) -> Step? {
    // While the content bounces at its start, Safari reports positions below 0.
    let newPosition = max(0, newPosition)
    let distance = newPosition - position
    guard abs(distance) >= 0.5 else { return nil }
    position = newPosition
    // A scroll bar was dragged: no visible item stays visible.
    if abs(distance) > 2 * viewport {
      // Whole points, so that text stays sharp.
      let target = contentPosition(of: newPosition).rounded()
      shift = target - newPosition
      return .to(target)
    }
    return .by(distance)
  }

  /// Follows a change of the viewport. A larger one can move the element away from its end, which is no scroll of the user.
  mutating func resize(to newViewport: Double) {
    position = min(position, max(0, length - newViewport))
  }

  /// Updates the mapping after a frame.
  ///
  /// - Parameters:
  ///   - offset: The position of the content.
  ///   - isResting: Whether the user does not scroll.
  /// - Returns: The position that the element has to take; `nil` to leave it.
  mutating func update(content: Double, viewport: Double, offset: Double, isResting: Bool) -> Double? {
    (self.content, self.viewport) = (content, viewport)
    let end = max(0, length - viewport)
    let isStuck = (position <= 0 && offset > 0.5) || (position >= end && offset < content - viewport - 0.5)
    guard isResting || isStuck || position > end else {
      shift = offset - position
      return nil
    }
    let wanted = elementPosition(of: offset).rounded()
    let isMoved = abs(wanted - position) >= 1
    if isMoved { position = wanted }
    shift = offset - position
    return isMoved ? wanted : nil
  }

  private var contentEnd: Double { max(0, content - viewport) }
  private var elementEnd: Double { max(0, length - viewport) }

  /// Returns the position of the element that stands for a position of the content.
  func elementPosition(of offset: Double) -> Double {
    let offset = max(0, min(offset, contentEnd))
    guard content > Self.largestLength else { return offset }
    if offset <= Self.exactPart { return offset }
    if offset >= contentEnd - Self.exactPart { return elementEnd - (contentEnd - offset) }
    let fraction = (offset - Self.exactPart) / (contentEnd - 2 * Self.exactPart)
    return Self.exactPart + fraction * (elementEnd - 2 * Self.exactPart)
  }

  /// Returns the position of the content that a position of the element stands for.
  func contentPosition(of position: Double) -> Double {
    let position = max(0, min(position, elementEnd))
    guard content > Self.largestLength else { return position }
    if position <= Self.exactPart { return position }
    if position >= elementEnd - Self.exactPart { return contentEnd - (elementEnd - position) }
    let fraction = (position - Self.exactPart) / (elementEnd - 2 * Self.exactPart)
    return Self.exactPart + fraction * (contentEnd - 2 * Self.exactPart)
  }
}
