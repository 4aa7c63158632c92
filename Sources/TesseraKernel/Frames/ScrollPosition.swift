import TesseraLayout

/// A scroll position that can be saved and restored, expressed by the first visible item.
///
///     let position = stage.engine.scrollPosition
///     …
///     stage.engine.restore(position)
///
/// It remains valid in other content, at another size of the viewport, and in another run of the app as long
/// as the ids are the same. It has a readable description, and is `Codable`.
public struct ScrollPosition: Hashable, Sendable {
  /// The element that determines the position, and its distance.
  public var hold: Hold
  /// The distance across the axis from the start of the content to the start of the viewport, in points.
  public var across: Double
  /// The positions of the scrolling sections that are not at their start.
  public var scrollers: [SectionKey: Scroller]

  /// An element and its position in the viewport.
  public enum Hold: Hashable, Sendable {
    /// The start of the content is at the start of the viewport.
    case start
    /// The end of the content is at the end of the viewport.
    case end
    /// An item, a header or a footer is at a distance from the start of the viewport, in points; negative if
    /// it begins before the viewport.
    case element(ItemKey.Element, section: SectionKey, distance: Double)
    /// A scrolling section is at a distance from the start of the viewport, in points.
    case section(SectionKey, distance: Double)
    /// The viewport is at a distance from the start of the content, in points. No element that could be named
    /// is visible.
    case offset(Double)
  }

  /// The position of a scrolling section.
  public struct Scroller: Hashable, Sendable {
    /// The id of the first visible item or child section.
    public var id: ItemID
    /// The number that distinguishes equal ids; 0 for the first.
    public var occurrence: Int
    /// The distance of the item from the start of the section, in points.
    public var distance: Double

    /// Creates a position from its parts.
    public init(id: ItemID, occurrence: Int = 0, distance: Double) {
      self.id = id
      self.occurrence = occurrence
      self.distance = distance
    }
  }

  /// Creates a position from its parts.
  public init(_ hold: Hold, across: Double = 0, scrollers: [SectionKey: Scroller] = [:]) {
    self.hold = hold
    self.across = across
    self.scrollers = scrollers
  }

  /// The position at the start of the content.
  public static let start = ScrollPosition(.start)

  /// The position at the end of the content.
  public static let end = ScrollPosition(.end)

  /// Returns the position at which an item of a section is at a distance from the start of the viewport, in
  /// points.
  public static func item(
    _ id: ItemID, inSection section: ItemID, distance: Double = 0
  ) -> ScrollPosition {
    ScrollPosition(.element(.item(id, occurrence: 0), section: SectionKey(section), distance: distance))
  }
}

extension ScrollPosition: CustomStringConvertible {
  /// A description as in `feed/42 at -8.0`, followed by `across 40.0` if the position across is not at the
  /// start, and by the scrolling sections sorted by description, as in `feed/row: 7 at 0.0`.
  public var description: String {
    let lines = scrollers.map { section, scroller in
      section.description + ": "
        + ItemKey.Element.item(scroller.id, occurrence: scroller.occurrence).description
        + " at \(scroller.distance)"
    }
    let sideways = across == 0 ? [] : ["across \(across)"]
    return ([hold.description] + sideways + lines.sorted()).joined(separator: ", ")
  }
}

extension ScrollPosition.Hold: CustomStringConvertible {
  /// A description as in `feed/42 at -8.0`; `start`, `end`, or the number of points.
  public var description: String {
    switch self {
    case .start: "start"
    case .end: "end"
    case .element(let element, let section, let distance):
      section.description + "/" + element.description + " at \(distance)"
    case .section(let section, let distance): section.description + " at \(distance)"
    case .offset(let offset): "\(offset)"
    }
  }
}
