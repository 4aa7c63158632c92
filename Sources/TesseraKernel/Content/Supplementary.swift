/// A header or footer of a section.
public struct Supplementary: Equatable {
  /// The cell to show.
  public let cell: DeclaredCell
  /// Whether the cell stays in view as long as its section is.
  public let isPinned: Bool
}
