/// A hasher that uses the fastest known way to hash and compare ids of a type, even if the type is generic in
/// the source.
///
/// Integers, strings and Foundation's `UUID` have a fast hash without further declarations. A type that
/// conforms to ``QuickHashable`` provides its own. All other types are hashed by the standard library, which
/// takes 10 to 30 nanoseconds.
@frozen
public struct IDHasher<ID: Hashable> {
  /// The seed of the hashes, which is unknown to other processes.
  ///
  /// Only hashes with the same seed are comparable.
  public let seed: UInt64
  /// Whether the ids are UUIDs, which are compared by their 16 bytes.
  @usableFromInline let areUUIDs: Bool
  #if !hasFeature(Embedded)
  /// The type of the ids if it conforms to `QuickHashable`.
  @usableFromInline let quickType: (any QuickHashable.Type)?
  #endif

  /// Creates a hasher for a type of ids.
  ///
  /// The initializer looks up the conformances of the type, so create one hasher for many ids.
  ///
  /// - Complexity: O(1).
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

  /// Returns a hash of an id with 64 well-mixed bits.
  ///
  /// Equal ids have equal hashes for the same seed.
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
      return reinterpreted(left, as: String.self).isQuicklyEqual(
        to: reinterpreted(right, as: String.self))
    }
    if areUUIDs { return wordsOfUUID(left) == wordsOfUUID(right) }
    #endif
    return left == right
  }
}

#if !hasFeature(Embedded)
/// Foundation's `UUID`, or `nil` if the program does not link it. The module imports no Foundation, so it
/// looks the type up by its mangled name, once.
private let uuidType: (Any.Type)? =
  _typeByName("10Foundation4UUIDV") ?? _typeByName("20FoundationEssentials4UUIDV")

@usableFromInline
func isUUID<ID>(_ type: ID.Type) -> Bool {
  MemoryLayout<ID>.size == 16 && MemoryLayout<ID>.alignment == 1 && uuidType == type
}

@usableFromInline
func quickHash<ID, Quick: QuickHashable>(of id: ID, as type: Quick.Type, seed: UInt64) -> UInt64 {
  reinterpreted(id, as: Quick.self).quickHash(seed: seed)
}
#endif
