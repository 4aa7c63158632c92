import TesseraLayout

/// A measured size, and the cell and the room that it was measured for: it holds as long as both are the same.
struct MeasuredSize {
  var size: Size
  /// The width that was offered.
  private let offeredWidth: Double
  private let box: CellBox

  /// Remembers what a cell answered when it was offered a room.
  init(size: Size, offered: Size, cell: DeclaredCell) {
    self.size = size
    offeredWidth = offered.width
    box = cell.box
  }

  /// Whether measuring would give the same again.
  func holds(for cell: DeclaredCell, offered: Size) -> Bool {
    offeredWidth == offered.width && (box === cell.box || box.isEqual(to: cell.box))
  }
}

/// What measuring the items of a section gave, for the extents across that it had last.
///
/// A window that is made narrower and wide again finds its sizes where they were.
struct MeasuredSizes {
  /// How many extents are remembered.
  private static var extentLimit: Int { 4 }

  /// The sizes that were measured at one extent.
  private struct Entry {
    let extent: Double
    var sizes = SparseArray<MeasuredSize>()
  }

  /// What is known, the present extent first.
  private var entries: [Entry] = []

  /// Whether nothing is known at any extent.
  var isEmpty: Bool { entries.allSatisfy { $0.sizes.isEmpty } }

  /// How many items were measured at the present extent.
  var count: Int { entries.isEmpty ? 0 : entries[0].sizes.count }

  /// What is known about an item at the present extent.
  subscript(item: Int) -> MeasuredSize? { entries.isEmpty ? nil : entries[0].sizes[item] }

  /// The first item from one on that was measured at the present extent.
  func firstItem(from item: Int) -> Int? {
    entries.isEmpty ? nil : entries[0].sizes.firstPosition(from: item)
  }

  /// Whether a condition holds for every item that was measured at the present extent.
  func allItemsSatisfy(_ condition: (Int) -> Bool) -> Bool {
    var item = firstItem(from: 0)
    while let next = item {
      guard condition(next) else { return false }
      item = firstItem(from: next + 1)
    }
    return true
  }

  /// Calls back with every item in a range that was measured at some extent; perhaps more than once.
  func forEachItem(in range: Range<Int>, _ body: (Int) -> Void) {
    for entry in entries { entry.sizes.forEach(in: range) { item, _ in body(item) } }
  }

  /// Turns to the sizes that were measured at an extent.
  mutating func select(extent: Double) {
    if entries.first?.extent == extent { return }
    let known = entries.firstIndex { $0.extent == extent }.map { entries.remove(at: $0) }
    entries.insert(known ?? Entry(extent: extent), at: 0)
    if entries.count > Self.extentLimit { entries.removeLast() }
  }

  /// Remembers a size at the present extent.
  mutating func set(_ size: MeasuredSize, at item: Int) {
    if entries.isEmpty { entries = [Entry(extent: 0)] }
    entries[0].sizes.set(size, at: item)
  }

  /// Follows a change of the items, last ranges first.
  mutating func replace(_ range: Range<Int>, withCount count: Int) {
    for entry in entries.indices { entries[entry].sizes.replace(range, withCount: count) }
  }

  /// Takes over what is known about an item elsewhere.
  mutating func adopt(_ other: MeasuredSizes, item: Int, as newItem: Int) {
    for known in other.entries {
      guard let size = known.sizes[item] else { continue }
      if let entry = entries.firstIndex(where: { $0.extent == known.extent }) {
        entries[entry].sizes.set(size, at: newItem)
      } else if entries.count < Self.extentLimit {
        var entry = Entry(extent: known.extent)
        entry.sizes.set(size, at: newItem)
        entries.append(entry)
      }
    }
  }
}
