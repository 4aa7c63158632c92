import TesseraLayout

/// Several cells declared as one item.
///
///     ForEach(people) { person in
///       Group(layout: .row(spacing: 8)) {
///         PortraitCell(person)
///         Label(person.name)
///         if person.isOnline { BadgeCell("online") }
///       }
///     }
///
/// The group is placed like any other item. A layout of its own places its parts inside it. Each part is a
/// cell of its own: it is reused, updated, focused and selected independently. A group takes the width that
/// it is offered and the height of its parts, unless ``size(_:)`` sets another size.
///
/// In a long list, the engine creates the parts of a group only when the group comes into view. Until then
/// the group has its estimated size, and parts that extend beyond its bounds are unknown. Groups can be
/// nested, and can scroll by themselves.
public struct Group<H: CollectionHost> {
  package var section: Section<H>
  var attributes = CellAttributes()

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - layout: The layout that places the parts, one below the other by default.
  ///   - parts: The cells.
  public init(layout: Layout = .list(), @ItemBuilder<H> parts: () -> Items<H>) {
    section = Section(layout: layout, items: parts)
  }

  /// The default size of a group: the offered width and the height of the parts, estimated at 44 points.
  public static var sizing: Sizing { .estimatedHeight(44) }
}
