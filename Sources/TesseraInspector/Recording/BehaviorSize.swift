#if !hasFeature(Embedded)
import TesseraComponents

/// The size of a behavior: that of the arrays, sets and dictionaries that it stores. Objects to which it or
/// its values refer are not counted.
public struct BehaviorSize: Hashable, Sendable {
  /// The number of values in the collections.
  public var values = 0
  /// The number of bytes of the values, and of the free places in arrays.
  public var bytes = 0

  /// Measures a behavior.
  init(_ behavior: Behavior) {
    var mirror: Mirror? = Mirror(reflecting: behavior)
    while let current = mirror {
      for child in current.children { add(child.value) }
      mirror = current.superclassMirror
    }
  }

  // Reflection gives values of any type; no type lists the stored properties of behaviors.
  private mutating func add(_ value: Any) {
    if let collection = value as? any StoredCollection {
      values += collection.count
      bytes += collection.byteCount
      return
    }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle != .class else { return }
    for child in mirror.children { add(child.value) }
  }
}

extension BehaviorSize: CustomStringConvertible {
  /// The number of values and bytes, as in `3 values, 176 bytes`.
  public var description: String { values.counting("value") + ", " + bytes.counting("byte") }
}

/// A collection that stores its values in memory of its own.
private protocol StoredCollection {
  var count: Int { get }
  /// The number of bytes of that memory.
  var byteCount: Int { get }
}

extension Array: StoredCollection {
  var byteCount: Int { capacity * MemoryLayout<Element>.stride }
}

extension Set: StoredCollection {
  var byteCount: Int { count * MemoryLayout<Element>.stride }
}

extension Dictionary: StoredCollection {
  var byteCount: Int { count * (MemoryLayout<Key>.stride + MemoryLayout<Value>.stride) }
}
#endif
