/// Which cells can share a view: a view made for one cell of a kind can show every other cell of that kind.
///
/// By default a kind is a cell's type. Two types that claim the same kind but make different views are reported as
/// ``Issue/kindClash(_:)``.
public struct CellKind: Hashable, Sendable {
  private let storage: Storage

  private enum Storage: Sendable {
    case name(IDText)
    #if !hasFeature(Embedded)
    /// The type that the kind stands for; its name is made only where somebody reads it.
    case type(Any.Type)
    #endif
  }

  #if !hasFeature(Embedded)
  /// Makes the kind that stands for a type.
  public init(_ type: Any.Type) { storage = .type(type) }
  #endif

  /// Makes a kind from a name that no other cell type uses.
  public init(_ name: String) { storage = .name(IDText(name)) }

  /// The name of the kind; for a type, its full name.
  public var name: String {
    switch storage {
    case .name(let name): name.string
    #if !hasFeature(Embedded)
    case .type(let type): String(reflecting: type)
    #endif
    }
  }
}

extension CellKind: CustomStringConvertible {
  /// The name of the kind.
  public var description: String { name }
}

extension CellKind {
  /// Whether both stand for the same type, or were given the same name.
  public static func == (left: CellKind, right: CellKind) -> Bool {
    switch (left.storage, right.storage) {
    case (.name(let left), .name(let right)): left == right
    #if !hasFeature(Embedded)
    case (.type(let left), .type(let right)): left == right
    default: false
    #endif
    }
  }

  /// Hashes the type, or the name.
  public func hash(into hasher: inout Hasher) {
    switch storage {
    case .name(let name): name.hash(into: &hasher)
    #if !hasFeature(Embedded)
    case .type(let type): ObjectIdentifier(type).hash(into: &hasher)
    #endif
    }
  }
}
