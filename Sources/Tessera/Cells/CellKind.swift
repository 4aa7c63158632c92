/// Which cells can share a view: a view made for one cell of a kind can show every other cell of that kind.
///
/// By default a kind is named after the cell's type. Two types that claim the same kind but make different views are
/// reported as ``Issue/kindClash(_:)``.
public struct CellKind: Hashable, Sendable, CustomStringConvertible {
  /// The name of the kind.
  public let name: String

  /// Makes a kind from a name that no other cell type uses.
  public init(_ name: String) { self.name = name }

  /// The name of the kind.
  public var description: String { name }
}
