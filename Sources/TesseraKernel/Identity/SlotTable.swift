/// Values that belong to views, each in the slot of its view: they are found without hashing.
///
/// What belongs to a view of an earlier generation is not found by the id of a later one, and an id that was kept too long
/// finds nothing.
package struct SlotTable<Value> {
  private var entries: ContiguousArray<Entry?> = []
  /// How many values there are.
  package private(set) var count = 0

  private struct Entry {
    let generation: UInt32
    let value: Value
  }

  /// Makes a table without values.
  package init() {}

  /// Whether there is no value.
  package var isEmpty: Bool { count == 0 }

  /// The value of a view; nil if it has none.
  ///
  /// A value replaces that of an earlier view in the same slot. Of a view whose slot another one has got since, nothing is
  /// kept.
  ///
  /// - Complexity: O(1).
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

  /// Takes the value of a view out.
  ///
  /// - Returns: The value; nil if there was none.
  @discardableResult
  package mutating func removeValue(forKey id: CellID) -> Value? {
    guard let value = self[id] else { return nil }
    entries[Int(id.slot)] = nil
    count -= 1
    return value
  }

  /// Takes all values out, and keeps the memory.
  package mutating func removeAll() {
    guard count > 0 else { return }
    for slot in entries.indices { entries[slot] = nil }
    count = 0
  }

  /// The views that have values, by slot.
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
