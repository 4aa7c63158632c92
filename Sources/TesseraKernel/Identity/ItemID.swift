import TesseraDiff

/// The type-erased id of an item or a section.
///
/// A declared id keeps its value. A cell without an id is identified by its place in the code of the
/// declaration (its branch and statement), never by its place in the data.
///
/// Texts are equal as strings are. In Embedded Swift they are equal only if their bytes are: there, "é" as
/// one character and "e" with a combining accent are different ids.
public struct ItemID: Hashable, Sendable {
  private let storage: Storage

  /// Creates an id from a value.
  public init<ID: Hashable & Sendable>(_ value: ID) {
    // The types are compared first: in unspecialized code, a cast that fails costs ten times as much.
    if ID.self == Int.self, let number = value as? Int {
      storage = .number(number)
    } else if ID.self == String.self, let text = value as? String {
      storage = .text(IDText(text))
    } else if ID.self == ItemID.self, let id = value as? ItemID {
      self = id
    } else {
      storage = .value(IDBox(value))
    }
  }

  /// Returns the value that the id was made from, if it has this type; `nil` for another type, or if the id
  /// is a place in the declaration.
  public func value<ID: Hashable & Sendable>(as type: ID.Type = ID.self) -> ID? {
    switch storage {
    case .structure: return nil
    case .value(let box): return (box as? IDBox<ID>)?.id
    case .number(let number): return number as? ID
    case .text(let text): return text.string as? ID
    }
  }

  /// Returns the value as an id type of some data, possibly `ItemID`; `nil` if the id has another type.
  @usableFromInline
  func value<ID: Hashable & Sendable>(of type: ID.Type) -> ID? {
    if ID.self == ItemID.self { return self as? ID }
    // A number must not match an optional number, although it can be cast to one.
    return switch storage {
    case .structure: nil
    case .number(let number): ID.self == Int.self ? number as? ID : nil
    case .text(let text): ID.self == String.self ? text.string as? ID : nil
    case .value(let box): (box as? IDBox<ID>)?.id
    }
  }

  /// Creates the id of a cell or section that declares none.
  init(structure: [Int]) { storage = .structure(structure) }

  /// Whether the id is a place in the declaration.
  package var isStructural: Bool {
    if case .structure = storage { true } else { false }
  }

  /// Common types of ids inline, and a box for all others.
  private enum Storage: Sendable {
    case structure([Int])
    case number(Int)
    case text(IDText)
    case value(AnyIDBox)
  }

  /// Returns whether both are equal values of the same type.
  public static func == (left: ItemID, right: ItemID) -> Bool {
    switch (left.storage, right.storage) {
    case (.structure(let left), .structure(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.text(let left), .text(let right)): left == right
    case (.value(let left), .value(let right)): left.isEqual(to: right)
    default: false
    }
  }

  /// Hashes like the value itself, so that typed and erased ids can be in one table.
  public func hash(into hasher: inout Hasher) {
    switch storage {
    case .structure(let path): path.hash(into: &hasher)
    case .number(let number): number.hash(into: &hasher)
    case .text(let text): text.hash(into: &hasher)
    case .value(let box): box.hash(into: &hasher)
    }
  }
}

extension ItemID: QuickHashable {
  /// Returns the hash that ``/TesseraDiff/IDHasher`` computes for the value itself.
  public func quickHash(seed: UInt64) -> UInt64 {
    #if hasFeature(Embedded)
    QuickHash.mix(UInt64(truncatingIfNeeded: hashValue), seed: seed)
    #else
    switch storage {
    case .structure(let path): IDHasher(seed: seed).hash(path)
    case .number(let number): number.quickHash(seed: seed)
    case .text(let text): text.string.quickHash(seed: seed)
    case .value(let box): box.quickHash(seed: seed)
    }
    #endif
  }
}

extension ItemID: CustomStringConvertible {
  /// A textual representation: the value, or `#0.2` for a place in the declaration.
  public var description: String {
    switch storage {
    case .structure(let path): "#" + path.map { $0.description }.joined(separator: ".")
    case .number(let number): number.description
    case .text(let text): text.string
    case .value(let box): box.description
    }
  }
}

extension ItemID {
  /// The value with its type, as in `"1" (String)`.
  var typedDescription: String {
    switch storage {
    case .structure: description
    case .number(let number): number.description + " (Int)"
    case .text(let text): "\"" + text.string + "\" (String)"
    case .value(let box): box.description + " (" + box.typeName + ")"
    }
  }
}

extension ItemID: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Creates an id from a text.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates an id from a number.
  public init(integerLiteral value: Int) { self.init(value) }
}

private class AnyIDBox: @unchecked Sendable {
  // Unchecked because the compiler cannot check a class with subclasses; its only state is one constant
  // Sendable id.
  func isEqual(to other: AnyIDBox) -> Bool { false }
  func hash(into hasher: inout Hasher) {}
  func quickHash(seed: UInt64) -> UInt64 { 0 }
  var description: String { "" }
  var typeName: String { "" }
}

private final class IDBox<ID: Hashable & Sendable>: AnyIDBox, @unchecked Sendable {
  // Unchecked: see the superclass.
  let id: ID

  init(_ id: ID) { self.id = id }

  override func isEqual(to other: AnyIDBox) -> Bool {
    guard let other = other as? IDBox<ID> else { return false }
    return id == other.id
  }

  override func hash(into hasher: inout Hasher) { id.hash(into: &hasher) }

  #if !hasFeature(Embedded)
  override func quickHash(seed: UInt64) -> UInt64 { IDHasher(seed: seed).hash(id) }
  #endif

  override var description: String {
    #if hasFeature(Embedded)
    "id"
    #else
    String(describing: id)
    #endif
  }

  override var typeName: String {
    #if hasFeature(Embedded)
    "id"
    #else
    String(describing: ID.self)
    #endif
  }
}
