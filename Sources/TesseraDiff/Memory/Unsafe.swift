// The only file of the module with unsafe code. Its invariants:
//
// * A `Scratch` is valid until the next one is taken from the same block, and no longer than its block. It
//   never leaves the comparison that took it.
// * Every slot is written before it is read. The values are trivial, so nothing has to be destroyed.
// * Indices stay within the count. Debug builds, and with them all tests, check that; parts are always
//   checked.
// * A `Borrowed` list is used only within the closure that receives it.
// * A value is reinterpreted only as its actual type.

/// A block of memory that grows on demand.
@usableFromInline
struct MemoryBlock: ~Copyable {
  @usableFromInline var base: UnsafeMutableRawPointer?
  @usableFromInline var capacity = 0

  @inlinable init() {}

  @inlinable deinit { base?.deallocate() }

  /// Returns a buffer for `count` values and invalidates all earlier buffers of this block.
  @inlinable
  mutating func take<Value: BitwiseCopyable>(_ count: Int) -> Scratch<Value> {
    let size = max(count, 1) * MemoryLayout<Value>.stride
    if let base, capacity >= size { return Scratch(base, count) }
    // A block that has grown once may grow again, a little with every section. Memory that is not touched takes
    // no time, and the C library keeps the memory of large blocks rather than that of many small ones.
    capacity = base == nil ? size : max(size + size / 2, 2 * capacity)
    base?.deallocate()
    let fresh = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
    base = fresh
    return Scratch(fresh, count)
  }
}

/// A buffer of values in a workspace.
@frozen @usableFromInline
struct Scratch<Value: BitwiseCopyable>: BitwiseCopyable {
  @usableFromInline let base: UnsafeMutablePointer<Value>
  @usableFromInline let count: Int

  @inlinable
  init(_ memory: UnsafeMutableRawPointer, _ count: Int) {
    self.init(memory.bindMemory(to: Value.self, capacity: count), count)
  }

  @inlinable
  init(_ base: UnsafeMutablePointer<Value>, _ count: Int) {
    self.base = base
    self.count = count
  }

  @inlinable
  subscript(index: Int) -> Value {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    @inline(__always) nonmutating set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  @inlinable
  func part(from start: Int, count: Int) -> Scratch {
    precondition(start >= 0 && count >= 0 && start + count <= self.count)
    return Scratch(base + start, count)
  }

  /// The values, copied into an array.
  @inlinable var copied: [Value] { Array(UnsafeBufferPointer(start: base, count: count)) }

  @inlinable
  func fill(_ value: Value) { base.update(repeating: value, count: count) }
}

/// A list with contiguous storage, borrowed for the duration of a closure.
@frozen @usableFromInline
struct Borrowed<Element> {
  @usableFromInline let elements: UnsafeBufferPointer<Element>

  @inlinable
  init(_ elements: UnsafeBufferPointer<Element>) { self.elements = elements }

  @inlinable var count: Int { elements.count }

  @inlinable
  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return elements[index]
    }
  }

  /// Returns whether two lists start at the same address, so that one is a prefix of the other.
  @inlinable
  func startsWith(_ other: Borrowed) -> Bool { elements.baseAddress == other.elements.baseAddress }

  /// Returns whether two lists are the same memory.
  @inlinable
  func isSame(as other: Borrowed) -> Bool { count == other.count && (count == 0 || startsWith(other)) }
}

/// Calls a closure with the storage of two lists. Collections without contiguous storage are copied first.
/// O(1) for arrays and other collections with contiguous storage, O(*n*) otherwise.
@inlinable
func withBorrowed<Old: Collection, New: Collection, Result>(
  _ old: Old, _ new: New, _ body: (Borrowed<Old.Element>, Borrowed<Old.Element>) -> Result
) -> Result where Old.Element == New.Element {
  let found = old.withContiguousStorageIfAvailable { old in
    new.withContiguousStorageIfAvailable { new in body(Borrowed(old), Borrowed(new)) }
  }
  if let found, let result = found { return result }
  return ContiguousArray(old).withUnsafeBufferPointer { old in
    ContiguousArray(new).withUnsafeBufferPointer { new in body(Borrowed(old), Borrowed(new)) }
  }
}

extension ListMatcher {
  /// Matches items in memory by the ids of a provider.
  ///
  /// - Parameters:
  ///   - oldOffset: The position of the first element of `old` in the old list.
  ///   - newOffset: The position of the first element of `new` in the new list.
  @inlinable
  package mutating func match<Provider: IDProvider>(
    _ old: UnsafeBufferPointer<Provider.Element>, _ new: UnsafeBufferPointer<Provider.Element>,
    oldOffset: Int, newOffset: Int, _ provider: Provider
  ) {
    match(
      ElementsPair(
        old: Borrowed(old), new: Borrowed(new), oldOffset: oldOffset, newOffset: newOffset, provider))
  }
}

/// Returns a value as its actual type, which is generic in the source.
@inlinable @inline(__always)
func reinterpreted<Value, Other>(_ value: Value, as type: Other.Type) -> Other {
  assert(ObjectIdentifier(Value.self) == ObjectIdentifier(type))
  return unsafeBitCast(value, to: type)
}

/// Returns the 16 bytes of a UUID as two numbers, or zeros if the value does not have 16 bytes.
@inlinable @inline(__always)
func wordsOfUUID<ID>(_ id: ID) -> (UInt64, UInt64) {
  guard MemoryLayout<ID>.size == 16 else { return (0, 0) }
  return withUnsafeBytes(of: id) { bytes in
    (bytes.loadUnaligned(as: UInt64.self), bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
  }
}

/// Returns a hash of a string's bytes, or `nil` if they are not contiguous or not only ASCII. Reads eight
/// bytes at a time. The last bytes may be read twice, so that no read extends beyond the string.
@inlinable @inline(__always)
func quickHashOfASCII(_ string: String, seed: UInt64) -> UInt64? {
  let found = string.utf8.withContiguousStorageIfAvailable { bytes -> UInt64? in
    let memory = UnsafeRawBufferPointer(bytes)
    let count = memory.count
    var hash = seed ^ UInt64(truncatingIfNeeded: count)
    var seen: UInt64 = 0
    if count >= 8 {
      var start = 0
      while start < count {
        let first = memory.loadUnaligned(fromByteOffset: min(start, count - 8), as: UInt64.self)
        let second = memory.loadUnaligned(fromByteOffset: min(start + 8, count - 8), as: UInt64.self)
        seen |= first | second
        hash = QuickHash.folded(first ^ hash, second ^ 0xD1B5_4A32_D192_ED03)
        start += 16
      }
    } else {
      var word: UInt64 = 0
      for byte in memory { word = word << 8 | UInt64(byte) }
      seen = word
      hash = QuickHash.folded(word ^ hash, 0xD1B5_4A32_D192_ED03)
    }
    return seen & 0x8080_8080_8080_8080 == 0 ? QuickHash.mix(hash, seed: seed) : nil
  }
  return found ?? nil
}

/// Returns whether two strings are equal, or `nil` if the bytes alone do not decide.
///
/// Strings with equal bytes are equal. Strings that first differ in ASCII are different, because no ASCII
/// character is part of an equivalent encoding. All other cases need the standard library.
@inlinable @inline(__always)
func hasSameBytes(_ left: String, _ right: String) -> Bool? {
  let found = left.utf8.withContiguousStorageIfAvailable { left -> Bool? in
    let found = right.utf8.withContiguousStorageIfAvailable { right -> Bool? in
      let (left, right) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
      let count = left.count
      guard count == right.count, count >= 8 else { return nil }
      var start = 0
      while start < count {
        let offset = min(start, count - 8)
        let word = left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        let other = right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        if word != other { return (word | other) & 0x8080_8080_8080_8080 == 0 ? false : nil }
        start += 8
      }
      return true
    }
    return found ?? nil
  }
  return found ?? nil
}
