extension RowRope {
  /// Returns the number of rows at the start that are the same as in another list. Shared parts are skipped
  /// at once: O(*c* + log *n*) for *c* rows in leaves that are not shared.
  func commonPrefix(with other: RowRope) -> Int { common(with: other, from: .start) }

  /// Returns the number of rows at the end that are the same as in another list.
  func commonSuffix(with other: RowRope) -> Int { common(with: other, from: .end) }

  private func common(with other: RowRope, from end: ComparedEnd) -> Int {
    var (one, two) = (RopeCursor(self, end), RopeCursor(other, end))
    var length = 0
    while let left = one.next, let right = two.next {
      if left === right, one.passed == two.passed {
        length += left.count - one.passed
        one.drop()
        two.drop()
      } else if left.height > 0 || right.height > 0 {
        // Opens the higher node, so that both cursors reach shared parts at the same height.
        if left.height >= right.height { one.open() } else { two.open() }
      } else {
        let room = min(left.count - one.passed, right.count - two.passed)
        for step in 0..<room where !one.row(step).isSameRow(as: two.row(step)) { return length + step }
        length += room
        one.pass(room)
        two.pass(room)
      }
    }
    return length
  }
}

/// The rest of a list while it is compared from one of its ends.
private struct RopeCursor {
  private let end: ComparedEnd
  /// The nodes still to compare, the next one last.
  private var ropes: [RowRope]
  /// The number of compared rows of the next node, if it is a leaf; otherwise 0.
  private(set) var passed = 0

  init(_ rope: RowRope, _ end: ComparedEnd) {
    self.end = end
    ropes = rope.count > 0 ? [rope] : []
  }

  var next: RowRope? { ropes.last }

  /// Skips the next node.
  mutating func drop() {
    ropes.removeLast()
    passed = 0
  }

  /// Replaces the next node by its halves.
  mutating func open() {
    guard let rope = ropes.popLast(), case .halves(let left, let right) = rope.content else { return }
    ropes += end == .start ? [right, left] : [left, right]
  }

  /// Returns a row of the next node, which is a leaf, counted from the compared ones.
  func row(_ step: Int) -> OutlineEntry {
    guard let rope = ropes.last, case .rows(let rows) = rope.content else { return ropes[0][0] }
    return rows[end == .start ? passed + step : rows.count - 1 - passed - step]
  }

  /// Records that rows were compared.
  mutating func pass(_ count: Int) {
    passed += count
    if let rope = ropes.last, passed == rope.count { drop() }
  }
}
