import TesseraLayout

/// A measured size, and the cell and the room that it was measured for: it holds as long as both are the same.
package struct MeasuredSize {
  package var size: Size
  /// The width that was offered.
  fileprivate let offeredWidth: Double
  /// The cell; nil where it is not known any more, or was never needed, because a host measures its views whenever they
  /// are filled.
  fileprivate var box: CellBox?

  /// Remembers what a cell answered when it was offered a room.
  package init(size: Size, offered: Size, cell: DeclaredCell) {
    self.size = size
    offeredWidth = offered.width
    box = cell.isPortable ? cell.box : nil
  }

  /// Whether measuring would give the same again.
  func holds(for cell: DeclaredCell, offered: Size) -> Bool {
    guard let box, offeredWidth == offered.width else { return false }
    return box === cell.box || box.isEqual(to: cell.box)
  }
}

/// What measuring the items of a section gave, for the extents across that it had last.
///
/// A window that is made narrower and wide again finds its sizes where they were. All sizes are kept, and only the latest
/// cells, which are much larger: an item that comes back after thousands of others is measured again.
package struct MeasuredSizes {
  /// How many extents are remembered.
  private static var extentLimit: Int { 4 }

  /// What is known, the present extent first.
  private var entries: [Entry] = []

  /// Makes a table without sizes.
  package init() {}

  /// Whether nothing is known at any extent.
  var isEmpty: Bool { entries.allSatisfy { $0.sizes.isEmpty } }

  /// How many items were measured at the present extent.
  var count: Int { entries.isEmpty ? 0 : entries[0].sizes.count }

  /// What is known about an item at the present extent.
  subscript(item: Int) -> MeasuredSize? { entries.isEmpty ? nil : entries[0][item] }

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
    entries[0].set(size, at: item)
  }

  /// Follows a change of the items, last ranges first.
  mutating func replace(_ range: Range<Int>, withCount count: Int) {
    for entry in entries.indices { entries[entry].replace(range, withCount: count) }
  }

  /// Takes over what is known about an item elsewhere.
  mutating func adopt(_ other: MeasuredSizes, item: Int, as newItem: Int) {
    for known in other.entries {
      guard let size = known[item] else { continue }
      if let entry = entries.firstIndex(where: { $0.extent == known.extent }) {
        entries[entry].set(size, at: newItem)
      } else if entries.count < Self.extentLimit {
        var entry = Entry(extent: known.extent)
        entry.set(size, at: newItem)
        entries.append(entry)
      }
    }
  }
}

/// The sizes that were measured at one extent.
private struct Entry {
  let extent: Double
  private(set) var sizes = SparseArray<MeasuredSize>()
  /// The cells of those that were measured last.
  private var boxes = SparseArray<CellBox>()
  private var boxCount = 0

  /// How far from the item that was measured last cells are kept; up to four times as many before the others are let go.
  private static var keptCells: Int { 512 }

  init(extent: Double) { self.extent = extent }

  subscript(item: Int) -> MeasuredSize? {
    guard var size = sizes[item] else { return nil }
    size.box = boxes[item]
    return size
  }

  mutating func set(_ size: MeasuredSize, at item: Int) {
    var bare = size
    bare.box = nil
    sizes.set(bare, at: item)
    guard let box = size.box else {
      // What was known of another cell there does not hold any more.
      if boxes[item] != nil { boxes.replace(item..<(item + 1), withCount: 1) }
      return
    }
    boxes.set(box, at: item)
    boxCount += 1
    if boxCount > 4 * Self.keptCells { forgetCells(farFrom: item) }
  }

  mutating func replace(_ range: Range<Int>, withCount count: Int) {
    sizes.replace(range, withCount: count)
    boxes.replace(range, withCount: count)
  }

  private mutating func forgetCells(farFrom item: Int) {
    var near = SparseArray<CellBox>()
    boxes.forEach(in: (item - Self.keptCells)..<(item + Self.keptCells)) { near.set($1, at: $0) }
    (boxes, boxCount) = (near, near.count)
  }
}
