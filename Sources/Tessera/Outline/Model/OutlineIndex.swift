/// The items of an outline, by their ids.
///
/// This is a hash table of its own because expanding a node inserts a hundred ids at once. Here each costs
/// one memory access, where the stored hash shows that the slot holds another id, and many slots are fetched
/// at the same time. A `Dictionary` makes three accesses per id, one id after another, and among a million
/// items each of them misses the cache.
///
/// Collisions go to the next free slot (linear probing). Removal moves the following items up, so that there
/// are no gaps.
struct OutlineIndex {
  private var slots: [Slot] = []
  private(set) var count = 0

  private struct Slot {
    var item: OutlineItem?
    var hash = 0
  }

  subscript(id: ItemID) -> OutlineItem? {
    slots.isEmpty ? nil : slots[slot(of: id, id.hashValue)].item
  }

  /// Inserts items, except those whose ids exist already. Returns the items that were not inserted, in order.
  mutating func insert(contentsOf items: [OutlineItem]) -> [OutlineItem] {
    reserveCapacity(for: count + items.count)
    var rejected: [OutlineItem] = []
    var hashes: [Int] = []
    var places: [Int] = []
    for start in stride(from: 0, to: items.count, by: Self.batch) {
      let batch = items[start..<min(start + Self.batch, items.count)]
      hashes.removeAll(keepingCapacity: true)
      places.removeAll(keepingCapacity: true)
      for item in batch { hashes.append(item.id.hashValue) }
      // In such a short loop the processor can fetch many slots at the same time.
      for hash in hashes { places.append(place(of: hash)) }
      for (position, item) in batch.enumerated() {
        let place = slot(of: item.id, hashes[position], from: places[position])
        if slots[place].item != nil {
          rejected.append(item)
        } else {
          slots[place] = Slot(item: item, hash: hashes[position])
          count += 1
        }
      }
    }
    return rejected
  }

  /// The number of items that are looked up together.
  private static var batch: Int { 256 }

  /// Inserts an item, in place of one with its id if there is one.
  mutating func replace(with item: OutlineItem) {
    reserveCapacity(for: count + 1)
    let hash = item.id.hashValue
    let slot = slot(of: item.id, hash)
    if slots[slot].item == nil { count += 1 }
    slots[slot] = Slot(item: item, hash: hash)
  }

  mutating func remove(_ id: ItemID) {
    guard !slots.isEmpty else { return }
    var gap = slot(of: id, id.hashValue)
    guard slots[gap].item != nil else { return }
    count -= 1
    var next = gap
    while true {
      next = (next + 1) & mask
      guard slots[next].item != nil else { break }
      // The item may fill the gap if that does not move it before its home slot.
      let home = slots[next].hash & mask
      if (gap - home) & mask < (next - home) & mask {
        slots[gap] = slots[next]
        gap = next
      }
    }
    slots[gap] = Slot()
  }

  // MARK: Slots

  /// The bit mask of slot positions; the number of slots is a power of two.
  private var mask: Int { slots.count - 1 }

  /// Returns the slot of the item with an id, or the slot for inserting it.
  ///
  /// - Parameter start: A slot before which the item is known not to be; `nil` if nothing is known.
  private func slot(of id: ItemID, _ hash: Int, from start: Int? = nil) -> Int {
    var slot = start ?? hash & mask
    while slots[slot].item != nil, slots[slot].hash != hash || slots[slot].item?.id != id {
      slot = (slot + 1) & mask
    }
    return slot
  }

  /// Returns the first slot that has a given hash or is free.
  private func place(of hash: Int) -> Int {
    var slot = hash & mask
    while slots[slot].item != nil, slots[slot].hash != hash { slot = (slot + 1) & mask }
    return slot
  }

  /// Grows the table. At least a third of the slots stays free, so that searches are short.
  private mutating func reserveCapacity(for count: Int) {
    guard count * 3 > slots.count * 2 else { return }
    var size = max(16, slots.count)
    while count * 3 > size * 2 { size *= 2 }
    var old = [Slot](repeating: Slot(), count: size)
    swap(&old, &slots)
    for slot in old where slot.item != nil {
      var place = slot.hash & mask
      while slots[place].item != nil { place = (place + 1) & mask }
      slots[place] = slot
    }
  }
}
