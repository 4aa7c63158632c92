import TesseraLayout

/// A measured size, and the cell and the room that it was measured for: it holds as long as both are the same.
package struct MeasuredSize {
  package var size: Size
  /// The question that the size answers; nil where it is not known any more, or was never needed, because a host measures
  /// its views whenever they are filled.
  fileprivate var question: Question?

  /// A cell, and the width that it was offered.
  fileprivate struct Question {
    let box: CellBox
    let offeredWidth: Double
  }

  /// Remembers what a cell answered when it was offered a room.
  package init(size: Size, offered: Size, cell: DeclaredCell) {
    self.size = size
    question = cell.isPortable ? Question(box: cell.box, offeredWidth: offered.width) : nil
  }

  fileprivate init(size: Size, question: Question?) {
    (self.size, self.question) = (size, question)
  }

  /// Whether measuring would give the same again.
  func holds(for cell: DeclaredCell, offered: Size) -> Bool {
    guard let question, question.offeredWidth == offered.width else { return false }
    return question.box === cell.box || question.box.isEqual(to: cell.box)
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
    for entry in entries { entry.sizes.forEachPosition(in: range, body) }
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
  private(set) var sizes = SparseSizes()
  /// The cells of those that were measured last, and the widths that they were offered.
  private var questions = SparseArray<MeasuredSize.Question>()
  private var questionCount = 0

  /// How far from the item that was measured last cells are kept; up to four times as many before the others are let go.
  private static var keptCells: Int { 512 }

  init(extent: Double) { self.extent = extent }

  subscript(item: Int) -> MeasuredSize? {
    sizes[item].map { MeasuredSize(size: $0, question: questions[item]) }
  }

  mutating func set(_ size: MeasuredSize, at item: Int) {
    sizes.set(size.size, at: item)
    guard let question = size.question else {
      // The answer of another cell there does not hold any more.
      if questions[item] != nil { questions.replace(item..<(item + 1), withCount: 1) }
      return
    }
    questions.set(question, at: item)
    questionCount += 1
    if questionCount > 4 * Self.keptCells { forgetCells(farFrom: item) }
  }

  mutating func replace(_ range: Range<Int>, withCount count: Int) {
    sizes.replace(range, withCount: count)
    questions.replace(range, withCount: count)
  }

  private mutating func forgetCells(farFrom item: Int) {
    var near = SparseArray<MeasuredSize.Question>()
    questions.forEach(in: (item - Self.keptCells)..<(item + Self.keptCells)) { near.set($1, at: $0) }
    (questions, questionCount) = (near, near.count)
  }
}
