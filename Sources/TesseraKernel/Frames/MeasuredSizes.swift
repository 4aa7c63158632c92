import TesseraLayout

/// A measured size, valid for the same cell and the same offered width.
package struct MeasuredSize {
  package var size: Size
  /// The cell and width for which the size was measured; `nil` if they are not known any more, or never
  /// needed because a host measures its views whenever they are filled.
  fileprivate var question: Question?

  /// A cell, and the width that was offered.
  fileprivate struct Question {
    let box: CellBox
    let offeredWidth: Double
  }

  package init(size: Size, offered: Size, cell: DeclaredCell) {
    self.size = size
    question = cell.isPortable ? Question(box: cell.box, offeredWidth: offered.width) : nil
  }

  fileprivate init(size: Size, question: Question?) {
    (self.size, self.question) = (size, question)
  }

  /// Returns whether measuring again would give the same size.
  func holds(for cell: DeclaredCell, offered: Size) -> Bool {
    guard let question, question.offeredWidth == offered.width else { return false }
    return question.box === cell.box || question.box.isEqual(to: cell.box)
  }
}

/// The measured sizes of the items of a section, for the last few extents across the axis.
///
/// When a window becomes narrower and wide again, its previous sizes are still available. All sizes are
/// stored, but only the latest cells, which are much larger: an item that comes back after thousands of
/// others is measured again.
package struct MeasuredSizes {
  /// The number of extents that are stored.
  private static var extentLimit: Int { 4 }

  /// The entries, that of the present extent first.
  private var entries: [Entry] = []

  package init() {}

  /// Whether there are no sizes at any extent.
  var isEmpty: Bool { entries.allSatisfy { $0.sizes.isEmpty } }

  /// The number of items that were measured at the present extent.
  var count: Int { entries.isEmpty ? 0 : entries[0].sizes.count }

  /// Returns the measured size of an item at the present extent; `nil` if it was not measured.
  subscript(item: Int) -> MeasuredSize? { entries.isEmpty ? nil : entries[0][item] }

  /// Returns the first item at or after a position that was measured at the present extent.
  func firstItem(from item: Int) -> Int? {
    entries.isEmpty ? nil : entries[0].sizes.firstPosition(from: item)
  }

  /// Returns whether every item that was measured at the present extent satisfies a condition.
  func allItemsSatisfy(_ condition: (Int) -> Bool) -> Bool {
    var item = firstItem(from: 0)
    while let next = item {
      guard condition(next) else { return false }
      item = firstItem(from: next + 1)
    }
    return true
  }

  /// Calls a closure with every item in a range that was measured at some extent, possibly more than once.
  func forEachItem(in range: Range<Int>, _ body: (Int) -> Void) {
    for entry in entries { entry.sizes.forEachPosition(in: range, body) }
  }

  /// Makes an extent the present one.
  mutating func select(extent: Double) {
    if entries.first?.extent == extent { return }
    let known = entries.firstIndex { $0.extent == extent }.map { entries.remove(at: $0) }
    entries.insert(known ?? Entry(extent: extent), at: 0)
    if entries.count > Self.extentLimit { entries.removeLast() }
  }

  /// Stores a size at the present extent.
  mutating func set(_ size: MeasuredSize, at item: Int) {
    if entries.isEmpty { entries = [Entry(extent: 0)] }
    entries[0].set(size, at: item)
  }

  /// Updates the positions after a change of the items. Call it for the last ranges first.
  mutating func replace(_ range: Range<Int>, withCount count: Int) {
    for entry in entries.indices { entries[entry].replace(range, withCount: count) }
  }

  /// Copies the sizes of an item of another table.
  mutating func copySize(_ other: MeasuredSizes, item: Int, as newItem: Int) {
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
  /// The cells of the latest measurements, and the widths that they were offered.
  private var questions = SparseArray<MeasuredSize.Question>()
  private var questionCount = 0

  /// The distance from the item that was measured last within which cells are stored. Up to four times as
  /// many are stored before the others are released.
  private static var keptCells: Int { 512 }

  init(extent: Double) { self.extent = extent }

  subscript(item: Int) -> MeasuredSize? {
    sizes[item].map { MeasuredSize(size: $0, question: questions[item]) }
  }

  mutating func set(_ size: MeasuredSize, at item: Int) {
    sizes.set(size.size, at: item)
    guard let question = size.question else {
      // The answer for another cell at this position is invalid.
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
