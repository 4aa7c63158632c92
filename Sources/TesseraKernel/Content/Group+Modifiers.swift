import TesseraLayout

// In a `ForEach` groups are not made before they come near the view: sizes and traits of single groups are not asked
// there, those on the `ForEach` count.

extension Group: Interactive {
  /// Names the item, so that it stays the same item wherever it moves in its section; see
  /// ``Section/identityScope(_:)``.
  public func id(_ id: some Hashable & Sendable) -> Group { with { $0.attributes.id = ItemID(id) } }

  /// Gives the group a size. A side that is estimated is as long as the parts.
  public func size(_ sizing: Sizing) -> Group { with { $0.attributes.sizing = sizing } }

  /// Gives the group a size, side by side.
  public func size(width: Dimension = .fill, height: Dimension) -> Group {
    size(Sizing(width: width, height: height))
  }

  /// Lets the group take a part of the room left over in its line; see ``ModifiableCell/grow(_:)``.
  public func grow(_ weight: Double = 1) -> Group { with { $0.attributes.traits.grow = weight } }

  /// Lets the group give up a part of what is missing in its line; see ``ModifiableCell/shrink(_:)``.
  public func shrink(_ weight: Double = 1) -> Group { with { $0.attributes.traits.shrink = weight } }

  /// Places the group across its line, wherever the layout puts the others; nil: like the others.
  public func align(_ alignment: Alignment?) -> Group { with { $0.attributes.traits.align = alignment } }

  /// Lets the group take several columns; at least one counts, and at most all there are.
  public func span(_ columns: Int) -> Group { with { $0.attributes.traits.span = columns } }

  /// Lets the group take all columns.
  public func spansAll() -> Group { span(.max) }
}

// What the parts share is declared as it is for a section.
extension Group {
  /// Puts a cell behind the parts.
  public func background(insets: Insets = .zero, @CellBuilder<H> _ cell: () -> AnyCell<H>) -> Group {
    let section = section.background(insets: insets, cell)
    return with { $0.section = section }
  }

  /// Puts a cell at the lower edge of each part but the last one; see ``Section/separators(insets:_:)``.
  public func separators(insets: Insets = .zero, @CellBuilder<H> _ cell: () -> AnyCell<H>) -> Group {
    let section = section.separators(insets: insets, cell)
    return with { $0.section = section }
  }

  /// Adds a cell that takes no room, such as a badge; see ``Section/decoration(_:on:at:layer:_:)``.
  public func decoration(
    _ id: some Hashable & Sendable, on target: DecorationTarget = .section, at placement: RelativePlacement,
    layer: Int = 0, @CellBuilder<H> _ cell: () -> AnyCell<H>
  ) -> Group {
    let section = section.decoration(id, on: target, at: placement, layer: layer, cell)
    return with { $0.section = section }
  }

  /// The group with other attributes; see ``Interactive`` for what can happen to one.
  public func reacting(_ change: (inout CellAttributes) -> Void) -> Group { with { change(&$0.attributes) } }

  private func with(_ change: (inout Group) -> Void) -> Group {
    var copy = self
    change(&copy)
    return copy
  }
}
