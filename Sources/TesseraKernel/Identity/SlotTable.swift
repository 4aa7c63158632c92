/// Values of views by slot, found without hashing. An id never finds the value of another generation.
package struct SlotTable<Value> {
  private var entries: ContiguousArray<Entry?> = []
  package private(set) var count = 0

  private struct Entry {
    let generation: UInt32
    let value: Value
  }

  package init() {}

  package var isEmpty: Bool { count == 0 }

  /// The value of a view; `nil` if it has none. A value replaces that of an earlier view in the same slot.
  /// Setting a value for an earlier view than that has no effect. O(1).
  package subscript(id: CellID) -> Value? {
    get {
      let slot = Int(id.slot)
      guard slot < entries.count, let entry = entries[slot], entry.generation == id.generation else {
        return nil
      }
      return entry.value
    }
    set {
      if let newValue { keep(newValue, for: id) } else { removeValue(forKey: id) }
    }
  }

  /// Removes the value of a view. Returns the removed value; `nil` if there was none.
  @discardableResult
  package mutating func removeValue(forKey id: CellID) -> Value? {
    guard let value = self[id] else { return nil }
    entries[Int(id.slot)] = nil
    count -= 1
    return value
  }

  /// Removes all values, keeping the memory.
  package mutating func removeAll() {
    guard count > 0 else { return }
    for slot in entries.indices { entries[slot] = nil }
    count = 0
  }

  /// The views that have values, ordered by slot.
  package var ids: [CellID] {
    entries.indices.compactMap { slot in
      entries[slot].map { CellID(slot: UInt32(slot), generation: $0.generation) }
    }
  }

  private mutating func keep(_ value: Value, for id: CellID) {
    let slot = Int(id.slot)
    while entries.count <= slot { entries.append(nil) }
    if let known = entries[slot] {
      guard known.generation <= id.generation else { return }
    } else {
      count += 1
    }
    entries[slot] = Entry(generation: id.generation, value: value)
  }
}
