/// Hashes and compares ids of one type in the quickest way that is known for it, also where the type is not known in the
/// source that compares.
///
/// Numbers, strings and Foundation's `UUID` have a quick way with nothing to declare; a type that is ``QuickHashable`` has
/// its own. All others are hashed as the standard library does it, which takes 10 to 30 nanoseconds.
@frozen
public struct IDHasher<ID: Hashable> {
  /// A number that no other process knows; hashes of one seed can be compared with each other.
  public let seed: UInt64
  /// Whether the ids are UUIDs, which their 16 bytes tell apart.
  @usableFromInline let areUUIDs: Bool
  #if !hasFeature(Embedded)
  /// The type of the ids if it knows a hash of its own.
  @usableFromInline let quickType: (any QuickHashable.Type)?
  #endif

  /// Finds the way for a type of ids.
  ///
  /// - Complexity: O(1), with a look at what the type conforms to: make one for many ids.
  @inlinable
  public init(seed: UInt64 = QuickHash.seed) {
    self.seed = seed
    #if hasFeature(Embedded)
    areUUIDs = false
    #else
    areUUIDs = isUUID(ID.self)
    quickType =
      areUUIDs || ID.self == Int.self || ID.self == String.self ? nil : ID.self as? any QuickHashable.Type
    #endif
  }

  /// Returns a hash of an id, all 64 bits of it well mixed; equal ids have equal hashes of one seed.
  @inlinable @inline(__always)
  public func hash(_ id: ID) -> UInt64 {
    if ID.self == Int.self { return reinterpreted(id, as: Int.self).quickHash(seed: seed) }
    if ID.self == String.self { return reinterpreted(id, as: String.self).quickHash(seed: seed) }
    if areUUIDs {
      let bytes = wordsOfUUID(id)
      return QuickHash.mix(bytes.0, bytes.1, seed: seed)
    }
    #if !hasFeature(Embedded)
    if let quickType { return quickHash(of: id, as: quickType, seed: seed) }
    #endif
    return QuickHash.mix(UInt64(truncatingIfNeeded: id.hashValue), seed: seed)
  }

  /// Returns whether two ids are equal.
  @inlinable @inline(__always)
  public func areEqual(_ left: ID, _ right: ID) -> Bool {
    #if !hasFeature(Embedded)
    if ID.self == String.self {
      return reinterpreted(left, as: String.self).isQuicklyFoundEqual(
        to: reinterpreted(right, as: String.self))
    }
    if areUUIDs { return wordsOfUUID(left) == wordsOfUUID(right) }
    #endif
    return left == right
  }
}

#if !hasFeature(Embedded)
/// Foundation's `UUID`, where the program has it; nil if it has not. The module imports no Foundation, so it looks the type
/// up by its mangled name, once.
private let uuidType: (Any.Type)? =
  _typeByName("10Foundation4UUIDV") ?? _typeByName("20FoundationEssentials4UUIDV")

/// Returns whether a type is Foundation's `UUID`.
@usableFromInline
func isUUID<ID>(_ type: ID.Type) -> Bool {
  MemoryLayout<ID>.size == 16 && MemoryLayout<ID>.alignment == 1 && uuidType == type
}

/// Returns the hash that a type of ids knows.
@usableFromInline
func quickHash<ID, Quick: QuickHashable>(of id: ID, as type: Quick.Type, seed: UInt64) -> UInt64 {
  reinterpreted(id, as: Quick.self).quickHash(seed: seed)
}
#endif
