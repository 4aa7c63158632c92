import TestSupport

/// A typical way in which users and programs change lists.
enum ListEdit: CaseIterable {
  case insertBlock, deleteBlock, moveItem, swapItems, moveBlock, reverseBlock, rotateBlock, shuffleBlock
  case replaceByLonger, replaceByShorter, interleave, deleteEverySecond, splitAndInterleave, changeContent

  /// Changes a list in this way, at a random position.
  ///
  /// - Parameters:
  ///   - longest: The maximum number of items that change.
  ///   - supply: The source of new rows.
  func apply(
    to list: inout [Row], longest: Int, from supply: inout RowSupply, _ generator: inout SeededGenerator
  ) {
    let start = Int.random(in: 0...list.count, using: &generator)
    let block = start..<min(list.count, start + Int.random(in: 1...longest, using: &generator))
    let target = Int.random(in: 0...list.count - block.count, using: &generator)
    let rows = Array(list[block])
    switch self {
    case .insertBlock:
      list.insert(
        contentsOf: supply.rows(Int.random(in: 1...longest, using: &generator), &generator), at: start)
    case .deleteBlock: list.removeSubrange(block)
    case .moveItem:
      guard let row = rows.first else { return }
      list.remove(at: start)
      list.insert(row, at: Int.random(in: 0...list.count, using: &generator))
    case .swapItems:
      guard let other = list.indices.randomElement(using: &generator), start < list.count else { return }
      list.swapAt(start, other)
    case .moveBlock:
      list.removeSubrange(block)
      list.insert(contentsOf: rows, at: target)
    case .reverseBlock: list.replaceSubrange(block, with: rows.reversed())
    case .rotateBlock:
      let turn = Int.random(in: 0...rows.count, using: &generator)
      list.replaceSubrange(block, with: rows[turn...] + rows[..<turn])
    case .shuffleBlock: list.replaceSubrange(block, with: rows.shuffled(using: &generator))
    case .replaceByLonger: list.replaceSubrange(block, with: supply.rows(2 * rows.count + 1, &generator))
    case .replaceByShorter: list.replaceSubrange(block, with: supply.rows(rows.count / 2, &generator))
    case .interleave:
      var mixed: [Row] = []
      for row in rows { mixed += [supply.row(&generator), row] }
      list.replaceSubrange(block, with: mixed)
    case .deleteEverySecond:
      list.replaceSubrange(block, with: rows.indices.filter { $0 % 2 == 0 }.map { rows[$0] })
    case .splitAndInterleave:
      let even = rows.indices.filter { $0 % 2 == 0 }.map { rows[$0] }
      list.replaceSubrange(block, with: even + rows.indices.filter { $0 % 2 == 1 }.map { rows[$0] })
    case .changeContent: for position in block { list[position].content += 1 }
    }
  }
}
