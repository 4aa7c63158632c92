/// Which cells can share a view: a view made for one cell of a kind can show every other cell of that kind.
///
/// By default a kind is a cell's type. Two types that claim the same kind but make different views are reported as
/// ``Issue/kindClash(_:)``.
public struct CellKind: Hashable, Sendable {
  private let statedName: String
  #if !hasFeature(Embedded)
  /// The type that the kind stands for; its name is made only where somebody reads it.
  private let type: Any.Type?

  /// Makes the kind that stands for a type.
  public init(_ type: Any.Type) {
    self.type = type
    statedName = ""
  }
  #endif

  /// Makes a kind from a name that no other cell type uses.
  public init(_ name: String) {
    statedName = name
    #if !hasFeature(Embedded)
    type = nil
    #endif
  }

  /// The name of the kind; for a type, its full name.
  public var name: String {
    #if hasFeature(Embedded)
    statedName
    #else
    type.map { String(reflecting: $0) } ?? statedName
    #endif
  }
}

extension CellKind: CustomStringConvertible {
  /// The name of the kind.
  public var description: String { name }
}

#if !hasFeature(Embedded)
extension CellKind {
  /// Whether both stand for the same type, or were given the same name.
  public static func == (left: CellKind, right: CellKind) -> Bool {
    left.type == right.type && left.statedName == right.statedName
  }

  /// Hashes the type, or the name.
  public func hash(into hasher: inout Hasher) {
    if let type { ObjectIdentifier(type).hash(into: &hasher) } else { statedName.hash(into: &hasher) }
  }
}
#endif
