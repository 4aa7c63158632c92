/// The kind of a cell: a view made for one cell of a kind can show every other cell of that kind.
///
/// By default, the kind is the type of the cell. Two types that use the same kind but make different views
/// are reported as ``Issue/kindConflict(_:)``.
public struct CellKind: Hashable, Sendable {
  private let storage: Storage

  private enum Storage: Sendable {
    case name(IDText)
    #if !hasFeature(Embedded)
    /// The type of the cell, whose name is created only when it is read.
    case type(Any.Type)
    #endif
  }

  #if !hasFeature(Embedded)
  /// Creates the kind of a type.
  public init(_ type: Any.Type) { storage = .type(type) }
  #endif

  /// Creates a kind from a name that no other cell type uses.
  public init(_ name: String) { storage = .name(IDText(name)) }

  /// The name of the kind; the full name if the kind is a type.
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
  /// A textual representation: the name.
  public var description: String { name }
}

extension CellKind {
  /// Returns whether both kinds are the same type or have the same name.
  public static func == (left: CellKind, right: CellKind) -> Bool {
    switch (left.storage, right.storage) {
    case (.name(let left), .name(let right)): left == right
    #if !hasFeature(Embedded)
    case (.type(let left), .type(let right)): left == right
    default: false
    #endif
    }
  }

  /// Hashes the type or the name.
  public func hash(into hasher: inout Hasher) {
    switch storage {
    case .name(let name): name.hash(into: &hasher)
    #if !hasFeature(Embedded)
    case .type(let type): ObjectIdentifier(type).hash(into: &hasher)
    #endif
    }
  }
}
