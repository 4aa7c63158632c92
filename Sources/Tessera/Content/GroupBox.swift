/// A group behind a type that does not name it.
final class GroupBox<H: Host>: CellBox<H> {
  private let section: Section<H>

  init(_ section: Section<H>) {
    self.section = section
    super.init(kind: Group<H>.kind, sizing: Group<H>.sizing)
  }

  override var group: Section<H>? { section }

  override func isEqual(to other: CellBox<H>) -> Bool { other.group.map { $0 == section } ?? false }
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
