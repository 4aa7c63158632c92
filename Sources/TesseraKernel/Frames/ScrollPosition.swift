import TesseraLayout

/// Where a collection is scrolled, as something that can be kept: told by the item that is seen first.
///
///     let position = stage.engine.scrollPosition
///     …
///     stage.engine.restore(position)
///
/// It holds in other content, at another size of the viewport, and in another run of the app as long as the ids are the
/// same. It prints well, and is `Codable`.
public struct ScrollPosition: Hashable, Sendable {
  /// What stands where.
  public var hold: Hold
  /// How many points behind the start of the content the viewport begins across the axis.
  public var across: Double
  /// What stands where in the sections that scroll by themselves and are not at their start.
  public var strips: [SectionKey: Strip]

  /// What stands where in the viewport.
  public enum Hold: Hashable, Sendable {
    /// The start of the content is where the viewport begins.
    case start
    /// The end of the content is where the viewport ends.
    case end
    /// An item, a header or a footer begins so many points behind the start of the viewport, or before it if that is
    /// negative.
    case element(ItemKey.Element, section: SectionKey, distance: Double)
    /// A section that scrolls by itself does.
    case section(SectionKey, distance: Double)
    /// The viewport begins so many points behind the start of the content; nothing that could be named is in view.
    case offset(Double)
  }

  /// What stands where in a section that scrolls by itself.
  public struct Strip: Hashable, Sendable {
    /// The item that is seen first, or the section.
    public var id: ItemID
    /// Tells equal ids apart; zero for the first.
    public var occurrence: Int
    /// How many points behind the start of the section it begins.
    public var distance: Double

    /// Makes a place from its parts.
    public init(id: ItemID, occurrence: Int = 0, distance: Double) {
      self.id = id
      self.occurrence = occurrence
      self.distance = distance
    }
  }

  /// Makes a position from its parts.
  public init(_ hold: Hold, across: Double = 0, strips: [SectionKey: Strip] = [:]) {
    self.hold = hold
    self.across = across
    self.strips = strips
  }

  /// At the start.
  public static let start = ScrollPosition(.start)

  /// At the end.
  public static let end = ScrollPosition(.end)

  /// An item of a section so many points behind the start of the viewport.
  public static func item(
    _ id: ItemID, inSection section: ItemID, distance: Double = 0
  ) -> ScrollPosition {
    ScrollPosition(.element(.item(id, occurrence: 0), section: SectionKey(section), distance: distance))
  }
}

extension ScrollPosition: CustomStringConvertible {
  /// As in `feed/42 at -8.0`, `across 40.0` where it is not at the start, then the strips in the order of their names, as in `feed/row: 7 at 0.0`.
  public var description: String {
    let lines = strips.map { section, strip in
      section.description + ": "
        + ItemKey.Element.item(strip.id, occurrence: strip.occurrence).description
        + " at \(strip.distance)"
    }
    let sideways = across == 0 ? [] : ["across \(across)"]
    return ([hold.description] + sideways + lines.sorted()).joined(separator: ", ")
  }
}

extension ScrollPosition.Hold: CustomStringConvertible {
  /// As in `feed/42 at -8.0`; `start`, `end`, or the number of points.
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
