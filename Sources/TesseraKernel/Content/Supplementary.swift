/// A cell that belongs to a section as a whole: its header or its footer.
public struct Supplementary: Equatable {
  /// The cell.
  public let cell: DeclaredCell
  /// Whether it stays in view as long as its section is.
  public let isPinned: Bool
}
