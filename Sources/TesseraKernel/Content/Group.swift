import TesseraLayout

/// Several cells declared as one item: a unit made of units.
///
///     ForEach(people) { person in
///       Group(layout: .row(spacing: 8)) {
///         PortraitCell(person)
///         Label(person.name)
///         if person.isOnline { BadgeCell("online") }
///       }
///     }
///
/// The group is placed like any other item; its parts are placed inside it by a layout of its own, and each is a cell
/// of its own: it is reused, updated, focused and selected by itself. A group is as wide as it is offered and as high
/// as its parts, unless ``size(_:)`` says otherwise. In a long list a group is only looked into when it comes into
/// view; until then it counts with its estimated size, and what reaches out of it is not known. Groups nest, and scroll
/// by themselves where they are told to.
public struct Group<H: CollectionHost> {
  /// The parts and how they are placed.
  package var section: Section<H>
  /// What the declaration adds.
  var attributes = CellAttributes()

  /// Declares a group.
  ///
  /// - Parameters:
  ///   - layout: How the parts are placed; one below the other by default.
  ///   - parts: The cells.
  public init(layout: Layout = .list(), @ItemBuilder<H> parts: () -> Items<H>) {
    section = Section(layout: layout, items: parts)
  }

  /// As wide as offered and as high as the parts; 44 points until they are looked at.
  public static var sizing: Sizing { .estimatedHeight(44) }
}
