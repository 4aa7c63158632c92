/// The items of an outline, by their ids.
///
/// A hash table of its own, because a node that is expanded brings a hundred new ids: here each costs one place in memory,
/// where the hash of what stands there tells that it is another one, and many are fetched at once. A `Dictionary` looks
/// at three, one id after the other, and among a million items each of them has to come from afar.
///
/// Collisions go to the next free slot (linear probing), and what stands behind an item that is removed moves up, so that
/// there are no gaps.
struct OutlineIndex {
  private var slots: [Slot] = []
  /// How many items there are.
  private(set) var count = 0

  /// A place for an item.
  private struct Slot {
    var item: OutlineItem?
    /// The hash of its id.
    var hash = 0
  }

  /// The item with an id.
  subscript(id: ItemID) -> OutlineItem? {
    slots.isEmpty ? nil : slots[slot(of: id, id.hashValue)].item
  }

  /// Adds items, but for those whose ids there are already.
  ///
  /// - Returns: The items that were not added, in order.
  mutating func insert(contentsOf items: [OutlineItem]) -> [OutlineItem] {
    makeRoom(for: count + items.count)
    var rejected: [OutlineItem] = []
    var hashes: [Int] = []
    var places: [Int] = []
    for start in stride(from: 0, to: items.count, by: Self.batch) {
      let batch = items[start..<min(start + Self.batch, items.count)]
      hashes.removeAll(keepingCapacity: true)
      places.removeAll(keepingCapacity: true)
      for item in batch { hashes.append(item.id.hashValue) }
      // Loops as short as this one let the processor fetch many places at the same time.
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

  /// How many items are looked up together.
  private static var batch: Int { 256 }

  /// Adds an item, in place of one with its id if there is one.
  mutating func replace(with item: OutlineItem) {
    makeRoom(for: count + 1)
    let hash = item.id.hashValue
    let slot = slot(of: item.id, hash)
    if slots[slot].item == nil { count += 1 }
    slots[slot] = Slot(item: item, hash: hash)
  }

  /// Takes the item with an id out.
  mutating func remove(_ id: ItemID) {
    guard !slots.isEmpty else { return }
    var gap = slot(of: id, id.hashValue)
    guard slots[gap].item != nil else { return }
    count -= 1
    var next = gap
    while true {
      next = (next + 1) & mask
      guard slots[next].item != nil else { break }
      // It may stand in the gap if that is no further from where it belongs.
      let home = slots[next].hash & mask
      if (gap - home) & mask < (next - home) & mask {
        slots[gap] = slots[next]
        gap = next
      }
    }
    slots[gap] = Slot()
  }

  // MARK: Slots

  /// Their number is a power of two.
  private var mask: Int { slots.count - 1 }

  /// Where the item with an id is, or would be.
  ///
  /// - Parameter start: A slot up to which it is known not to be; nil: nothing is known.
  private func slot(of id: ItemID, _ hash: Int, from start: Int? = nil) -> Int {
    var slot = start ?? hash & mask
    while slots[slot].item != nil, slots[slot].hash != hash || slots[slot].item?.id != id {
      slot = (slot + 1) & mask
    }
    return slot
  }

  /// The first slot in which an item with a hash may be, or would be.
  private func place(of hash: Int) -> Int {
    var slot = hash & mask
    while slots[slot].item != nil, slots[slot].hash != hash { slot = (slot + 1) & mask }
    return slot
  }

  /// A third of the slots at least stays free, so that a search is short.
  private mutating func makeRoom(for count: Int) {
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
