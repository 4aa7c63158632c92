extension RowRope {
  /// How many rows at the start are the same as in another list.
  ///
  /// - Complexity: What both share is passed at once: O(*c* + log *n*) for *c* rows in stretches that are not shared.
  func commonPrefix(with other: RowRope) -> Int { common(with: other, from: .start) }

  /// How many rows at the end are the same as in another list.
  func commonSuffix(with other: RowRope) -> Int { common(with: other, from: .end) }

  private func common(with other: RowRope, from end: ComparedEnd) -> Int {
    var (one, two) = (Remainder(self, end), Remainder(other, end))
    var length = 0
    while let left = one.next, let right = two.next {
      if left === right, one.passed == two.passed {
        length += left.count - one.passed
        one.drop()
        two.drop()
      } else if left.height > 0 || right.height > 0 {
        // The higher one is looked into, so that both come to what they share at the same height.
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

/// What is left of a list while it is compared from one of its ends.
private struct Remainder {
  private let end: ComparedEnd
  /// What has to be looked at, the next one last.
  private var ropes: [RowRope]
  /// How many rows of the next one were compared; none unless it is a stretch.
  private(set) var passed = 0

  init(_ rope: RowRope, _ end: ComparedEnd) {
    self.end = end
    ropes = rope.count > 0 ? [rope] : []
  }

  var next: RowRope? { ropes.last }

  /// Leaves the next one.
  mutating func drop() {
    ropes.removeLast()
    passed = 0
  }

  /// Looks at both halves of the next one.
  mutating func open() {
    guard let rope = ropes.popLast(), case .halves(let left, let right) = rope.content else { return }
    ropes += end == .start ? [right, left] : [left, right]
  }

  /// A row of the next one, which is a stretch, counted from those that were compared.
  func row(_ step: Int) -> OutlineEntry {
    guard let rope = ropes.last, case .rows(let rows) = rope.content else { return ropes[0][0] }
    return rows[end == .start ? passed + step : rows.count - 1 - passed - step]
  }

  /// Notes that rows were compared.
  mutating func pass(_ count: Int) {
    passed += count
    if let rope = ropes.last, passed == rope.count { drop() }
  }
}
