import TesseraLayout

// In a `ForEach`, the engine creates groups only when they come near the viewport. It ignores the sizes and
// traits of single groups there, and uses those of the `ForEach`.

extension Group: Interactive {
  /// Sets the id of the item, by which it keeps its identity when it moves in its section.
  ///
  /// See ``Section/identityScope(_:)``.
  public func id(_ id: some Hashable & Sendable) -> Group { with { $0.attributes.id = ItemID(id) } }

  /// Sets the size of the group.
  ///
  /// An estimated width or height becomes that of the parts.
  public func size(_ sizing: Sizing) -> Group { with { $0.attributes.sizing = sizing } }

  /// Sets the width and height of the group.
  public func size(width: Dimension = .fill, height: Dimension) -> Group {
    size(Sizing(width: width, height: height))
  }

  /// Lets the group take a share of the space left over in its line; see ``ModifiableCell/grow(_:)``.
  public func grow(_ weight: Double = 1) -> Group { with { $0.attributes.traits.grow = weight } }

  /// Lets the group give up a share of the space missing in its line; see ``ModifiableCell/shrink(_:)``.
  public func shrink(_ weight: Double = 1) -> Group { with { $0.attributes.traits.shrink = weight } }

  /// Sets the alignment of the group across its line; `nil` to align it as the layout does.
  public func align(_ alignment: Alignment?) -> Group { with { $0.attributes.traits.align = alignment } }

  /// Sets the number of columns that the group spans, which is limited to those that exist.
  public func span(_ columns: Int) -> Group { with { $0.attributes.traits.span = columns } }

  /// Lets the group span all columns.
  public func spansAll() -> Group { span(.max) }
}

// The declarations for all parts are those of a section.
extension Group {
  /// Adds a cell behind the parts.
  public func background(insets: Insets = .zero, @CellBuilder<H> _ cell: () -> AnyCell<H>) -> Group {
    let section = section.background(insets: insets, cell)
    return with { $0.section = section }
  }

  /// Adds a cell at the lower edge of each part except the last; see ``Section/separators(insets:_:)``.
  public func separators(insets: Insets = .zero, @CellBuilder<H> _ cell: () -> AnyCell<H>) -> Group {
    let section = section.separators(insets: insets, cell)
    return with { $0.section = section }
  }

  /// Adds a cell that takes no space, such as a badge; see ``Section/decoration(_:on:at:layer:_:)``.
  public func decoration(
    _ id: some Hashable & Sendable, on target: DecorationTarget = .section, at placement: RelativePlacement,
    layer: Int = 0, @CellBuilder<H> _ cell: () -> AnyCell<H>
  ) -> Group {
    let section = section.decoration(id, on: target, at: placement, layer: layer, cell)
    return with { $0.section = section }
  }

  /// Returns the group with changed attributes; see ``Interactive``.
  public func reacting(_ change: (inout CellAttributes) -> Void) -> Group { with { change(&$0.attributes) } }

  private func with(_ change: (inout Group) -> Void) -> Group {
    var copy = self
    change(&copy)
    return copy
  }
}
