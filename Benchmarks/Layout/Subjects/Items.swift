import TesseraLayout

/// Items of different sizes, answered from an array.
final class MeasuredItems: LayoutItems {
  var sizes: [Size]

  init(_ sizes: [Size]) { self.sizes = sizes }

  var count: Int { sizes.count }

  func size(at index: Int, offered: Size) -> Size { sizes[index] }
}

/// Any number of items of one size.
final class UniformItems: LayoutItems {
  let count: Int
  private let size: Size

  init(count: Int, size: Size) {
    self.count = count
    self.size = size
  }

  func size(at index: Int, offered: Size) -> Size { size }

  func uniformCount(from index: Int) -> Int { count - index }
}

/// Any number of items that take their sizes from a table, over and over, and what a change made of them: without an
/// array of ten million for each change.
final class ChangedItems: LayoutItems {
  let count: Int
  private let table: [Size]
  private let splices: [ItemSplice]

  /// Takes a table whose length is a power of two, at least 1, and the change of so many items; none: as they were.
  init(_ oldCount: Int, table: [Size], splices: [ItemSplice] = []) {
    count = splices.reduce(oldCount) { $0 - $1.old.count + $1.new.count }
    self.table = table
    self.splices = splices
  }

  func size(at index: Int, offered: Size) -> Size { table[number(at: index) & (table.count - 1)] }

  /// The old index of an item that was there, or some number for one that has come.
  private func number(at index: Int) -> Int {
    var number = index
    for splice in splices where index >= splice.new.lowerBound {
      if index >= splice.new.upperBound {
        number = index - splice.new.upperBound + splice.old.upperBound
      } else if let source = splice.source {
        number = index - splice.new.lowerBound + source.lowerBound
      } else {
        number = index / 2
      }
    }
    return number
  }
}
