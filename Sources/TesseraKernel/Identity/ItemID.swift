import TesseraDiff

/// The id of an item or a section, whatever its type.
///
/// A declared id keeps its value; a cell without one is known by its place in the declaration's code (which branch,
/// which statement), never by its place in the data.
///
/// Texts are equal as strings are. In Embedded Swift they are equal only if their bytes are: "é" and "e" with an accent behind
/// it are two ids there.
public struct ItemID: Hashable, Sendable {
  private let storage: Storage

  /// Makes an id from a value.
  public init<ID: Hashable & Sendable>(_ value: ID) {
    // The types are compared first: where this is not specialised, a cast that fails costs ten times as much.
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

  /// The value that the id was made from, if it is of this type; nil for an id by place in the declaration.
  public func value<ID: Hashable & Sendable>(as type: ID.Type = ID.self) -> ID? {
    switch storage {
    case .structure: return nil
    case .value(let box): return (box as? IDBox<ID>)?.id
    case .number(let number): return number as? ID
    case .text(let text): return text.string as? ID
    }
  }

  /// Returns the value as data has it whose ids are of this type, which may be erased there as well; nil if the id is of
  /// another type.
  @usableFromInline
  func value<ID: Hashable & Sendable>(of type: ID.Type) -> ID? {
    if ID.self == ItemID.self { return self as? ID }
    // A number is no optional number, although it can be cast to one.
    return switch storage {
    case .structure: nil
    case .number(let number): ID.self == Int.self ? number as? ID : nil
    case .text(let text): ID.self == String.self ? text.string as? ID : nil
    case .value(let box): (box as? IDBox<ID>)?.id
    }
  }

  /// Makes the id of a cell or section that declares none.
  init(structure: [Int]) { storage = .structure(structure) }

  /// Whether it is the place of a declaration.
  package var isStructural: Bool {
    if case .structure = storage { true } else { false }
  }

  /// The common ids, and room for all others.
  private enum Storage: Sendable {
    case structure([Int])
    case number(Int)
    case text(IDText)
    case value(AnyIDBox)
  }

  /// Whether both are equal values of the same type.
  public static func == (left: ItemID, right: ItemID) -> Bool {
    switch (left.storage, right.storage) {
    case (.structure(let left), .structure(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.text(let left), .text(let right)): left == right
    case (.value(let left), .value(let right)): left.isEqual(to: right)
    default: false
    }
  }

  /// Hashes as the value itself does, so that typed and erased ids meet in one table.
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
  /// Returns the hash that ``/TesseraDiff/IDHasher`` has for the value itself.
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
  /// The value; `#0.2` for a place in the declaration.
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
  /// Makes an id from a text.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes an id from a number.
  public init(integerLiteral value: Int) { self.init(value) }
}

/// An id of some type.
private class AnyIDBox: @unchecked Sendable {
  // Sendable by hand because a class that is subclassed cannot be checked; all there is is one constant Sendable id.
  func isEqual(to other: AnyIDBox) -> Bool { false }
  func hash(into hasher: inout Hasher) {}
  func quickHash(seed: UInt64) -> UInt64 { 0 }
  var description: String { "" }
  var typeName: String { "" }
}

/// An id of a known type.
private final class IDBox<ID: Hashable & Sendable>: AnyIDBox, @unchecked Sendable {
  // See the superclass for why this is written by hand.
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
