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
public struct Group<H: Host> {
  /// The parts and how they are placed.
  var section: Section<H>
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

  /// The kind of all groups.
  static var kind: CellKind { CellKind("group") }

  /// As wide as offered and as high as the parts; 44 points until they are looked at.
  public static var sizing: Sizing { .estimatedHeight(44) }
}

// MARK: - Modifiers

extension Group {
  /// Names the item, so that it stays the same item wherever it moves.
  public func id(_ id: some Hashable & Sendable) -> Group { with { $0.attributes.id = ItemID(id) } }

  /// Gives the group a size. A side that is estimated is as long as the parts.
  public func size(_ sizing: Sizing) -> Group { with { $0.attributes.sizing = sizing } }

  /// Gives the group a size, side by side.
  public func size(width: Dimension = .fill, height: Dimension) -> Group {
    size(Sizing(width: width, height: height))
  }

  /// Lets the parts scroll by themselves along an axis, where they are longer than the group.
  public func scrolls(_ axis: Axis) -> Group { with { $0.section = $0.section.scrolls(axis) } }

  /// Puts a cell behind the parts.
  public func background(insets: Insets = .zero, @CellBuilder<H> _ cell: () -> AnyCell<H>) -> Group {
    let section = section.background(insets: insets, cell)
    return with { $0.section = section }
  }

  /// Adds a cell that takes no room, such as a badge; see ``Section/decoration(_:on:at:layer:_:)``.
  public func decoration(
    _ kind: some Hashable & Sendable, on target: DecorationTarget = .section, at placement: RelativePlacement,
    layer: Int = 0, @CellBuilder<H> _ cell: () -> AnyCell<H>
  ) -> Group {
    let section = section.decoration(kind, on: target, at: placement, layer: layer, cell)
    return with { $0.section = section }
  }

  private func with(_ change: (inout Group) -> Void) -> Group {
    var copy = self
    change(&copy)
    return copy
  }
}

extension AnyCell {
  /// The cell of a group: it is never shown itself, its parts are.
  public init(_ group: Group<H>) {
    box = GroupBox(group.section)
    attributes = group.attributes
  }

  /// The parts, where the cell is a group.
  var group: Section<H>? { box.group }
}

/// A group behind a type that does not name it.
final class GroupBox: CellBox<H> {
  private let section: Section<H>

  init(_ section: Section<H>) {
    self.section = section
    super.init(kind: Group<H>.kind, sizing: Group<H>.sizing)
  }

  override var group: Section<H>? { section }

  override func isEqual(to other: CellBox<H>) -> Bool { other.group.map { $0 == section } ?? false }
}

extension CellBuilder {
  /// A group of cells.
  public static func buildExpression(_ group: Group<H>) -> AnyCell<H> { AnyCell(group) }
}

extension ItemBuilder {
  /// A group of cells.
  public static func buildExpression(_ group: Group<H>) -> Items<H> { Items(AnyCell(group)) }

  /// A group of cells for each element of a collection.
  public static func buildExpression<Data, ID>(_ forEach: ForEach<Data, ID, Group<H>>) -> Items<H> {
    forEach.items { AnyCell($0) }
  }
}

extension ForEach {
  /// Declares a group of cells for each element.
  public init<H: Host>(
    _ data: Data, id: @escaping (Data.Element) -> ID, row: @escaping (Data.Element) -> Group<H>
  ) where Row == Group<H> {
    self.init(data, id: id, knowledge: .sharedStorage(id: id), row: row)
  }

  /// Declares a group of cells for each identifiable element.
  public init<H: Host>(_ data: Data, row: @escaping (Data.Element) -> Group<H>)
  where Row == Group<H>, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: { $0.id }, row: row)
  }

  /// Declares a group of cells for each number; the number is the id.
  public init<H: Host>(_ data: Range<Int>, row: @escaping (Int) -> Group<H>)
  where Row == Group<H>, Data == Range<Int>, ID == Int {
    self.init(data, id: { $0 }, knowledge: .numbers, row: row)
  }

  /// The items, given how a group becomes a cell. All count as high as estimated until they are looked into.
  func items<H: Host>(_ erase: @escaping (Group<H>) -> AnyCell<H>) -> Items<H> where Row == Group<H> {
    let row = row
    return Items(
      DataRun(
        data, id: id, knowledge: knowledge, sizing: sizing ?? Group<H>.sizing,
        traits: layoutTraits ?? LayoutTraits.none, kind: Group<H>.kind,
        cell: { erase(row($0)) }))
  }
}
