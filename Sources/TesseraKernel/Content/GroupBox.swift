package final class GroupBox: CellBox {
  private let section: DeclaredSection
  private let groupSizing: Sizing

  package init(_ section: DeclaredSection, sizing: Sizing, _ attributes: CellAttributes) {
    var section = section
    section.groupTraits = attributes.declared
    self.section = section
    groupSizing = sizing
    super.init(kind: .group, attributes: AttributesBox(attributes))
  }

  override var sizing: Sizing { groupSizing }

  override var group: DeclaredSection? { section }

  override var isGroup: Bool { true }

  override func isEqual(to other: CellBox) -> Bool { other.group.map { $0 == section } ?? false }
}

extension CellKind {
  package static var group: CellKind { CellKind("group") }
}

extension AnyCell {
  /// Creates a cell from a group, of which only the parts are shown.
  public init(_ group: Group<H>) {
    declared = DeclaredCell(
      box: GroupBox(group.section.declared, sizing: Group<H>.sizing, group.attributes))
  }
}
