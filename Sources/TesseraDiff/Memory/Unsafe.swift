// The only file of the module with unsafe code. Its invariants:
//
// * A `Scratch` is valid until the next one is taken from the same block, and no longer than its block. None leaves the
//   comparison that took it.
// * Every slot is written before it is read; the values are trivial, so nothing has to be destroyed.
// * Indices stay within the count. Debug builds, and with them all tests, check that; parts are always checked.
// * A `Borrowed` list is used only within the closure that it was handed to.
// * A value is reinterpreted only as the very type that it has.

/// A piece of memory that grows when more is asked for.
@usableFromInline
struct MemoryBlock: ~Copyable {
  @usableFromInline var base: UnsafeMutableRawPointer?
  @usableFromInline var capacity = 0

  @inlinable init() {}

  @inlinable deinit { base?.deallocate() }

  /// Hands the memory out as room for some values; what was handed out before is void.
  @inlinable
  mutating func take<Value: BitwiseCopyable>(_ count: Int) -> Scratch<Value> {
    let size = max(count, 1) * MemoryLayout<Value>.stride
    if let base, capacity >= size { return Scratch(base, count) }
    base?.deallocate()
    // What has grown once may grow again, a little with every section.
    capacity = max(size, 2 * capacity)
    let fresh = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
    base = fresh
    return Scratch(fresh, count)
  }
}

/// Room for some values in a workspace.
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

  /// A part of the room.
  @inlinable
  func part(from start: Int, count: Int) -> Scratch {
    precondition(start >= 0 && count >= 0 && start + count <= self.count)
    return Scratch(base + start, count)
  }

  /// Writes one value to every slot.
  @inlinable
  func fill(_ value: Value) { base.update(repeating: value, count: count) }
}

extension Scratch<UInt64> {
  /// The same room, for twice as many numbers of half the size.
  @inlinable
  func halves() -> Scratch<Int32> {
    Scratch<Int32>(UnsafeMutableRawPointer(base), 2 * count)
  }
}

/// A list whose elements lie side by side in memory, lent for the time of a closure.
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

  /// Whether two lists start at the same place in memory: then one is the start of the other.
  @inlinable
  func startsWith(_ other: Borrowed) -> Bool { elements.baseAddress == other.elements.baseAddress }

  /// Whether two lists are one and the same memory.
  @inlinable
  func isSame(as other: Borrowed) -> Bool { count == other.count && (count == 0 || startsWith(other)) }
}

/// Lends two lists; what does not lie side by side in memory is copied first.
///
/// - Complexity: O(1) for arrays and what is like them, O(*n*) otherwise.
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

/// Returns a value as one of the type that it has, which the source knows under another name.
@inlinable @inline(__always)
func reinterpreted<Value, Other>(_ value: Value, as type: Other.Type) -> Other {
  assert(ObjectIdentifier(Value.self) == ObjectIdentifier(type))
  return unsafeBitCast(value, to: type)
}

/// Returns the 16 bytes of a UUID as two numbers; zeros for a value that has not 16 bytes.
@inlinable @inline(__always)
func wordsOfUUID<ID>(_ id: ID) -> (UInt64, UInt64) {
  guard MemoryLayout<ID>.size == 16 else { return (0, 0) }
  return withUnsafeBytes(of: id) { bytes in
    (bytes.loadUnaligned(as: UInt64.self), bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
  }
}

/// A hash of a string's bytes; nil where they are not ASCII alone, or not side by side in memory.
///
/// Reads eight bytes at a time; the last ones may be read twice, so that nothing outside of the string is touched.
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

/// Whether two strings are equal, as far as their bytes tell; nil where more has to be known.
///
/// Equal bytes are equal strings. Strings that first differ in ASCII are different: no such character is part of
/// another way to write the same thing. Anything else is left to the standard library, which knows all ways.
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
