// A comparison is worth something only if both sides show the same.

extension Run {
  /// Checks that what was in view has no gaps, is as high as it should be and fills the window.
  func checkRows(of contender: Contender) throws(Failure) {
    for moment in Moment.allCases {
      let (shown, height) = (rows[moment] ?? [], figures["height"] ?? 0)
      func fail(_ fault: String) -> Failure {
        Failure("\(contender.title) after \(moment.rawValue): \(fault)")
      }
      guard let top = shown.first, let bottom = shown.last, top.y <= 0, bottom.y + bottom.height >= height
      else {
        throw fail("rows do not fill the window")
      }
      for row in shown where abs(row.height - row.wantedHeight) > 0.5 {
        throw fail("row \(row.index) is \(row.height) high instead of \(row.wantedHeight)")
      }
      for (row, next) in zip(shown, shown.dropFirst())
      where next.index != row.index + 1 || abs(row.y + row.height - next.y) > 0.5 {
        throw fail(
          "row \(next.index) at \(next.y) follows row \(row.index), which ends at \(row.y + row.height)")
      }
    }
  }

  /// Checks that every step was seen: who shows only some of them does less work.
  func checkFrames(of contender: Contender) throws(Failure) {
    for moment in Moment.allCases {
      guard let moves = figures["\(moment.rawValue).moves"], moves < 95 else { continue }
      throw Failure(
        "\(contender.title), \(moment.rawValue): only \(moves) of 100 frames showed what was scrolled to")
    }
  }

  /// Checks that the same was in view as on the other side.
  ///
  /// After a slow scroll these are the very rows, to the pixel. Who goes farther than a window at once lands where the
  /// heights of the rows between are thought to lead: there both sides may differ a little.
  func checkSameRows(as other: Run, of contender: Contender, count: Int) throws(Failure) {
    for moment in Moment.allCases {
      guard let row = rows[moment]?.first, let otherRow = other.rows[moment]?.first else { continue }
      let distance = abs(row.index - otherRow.index)
      let isSame =
        switch moment {
        case .first, .slow: distance == 0 && abs(row.y - otherRow.y) <= 1
        case .fast: distance <= otherRow.index / 10
        case .jumps: distance <= count / 100
        }
      guard isSame else {
        throw Failure(
          "\(contender.title) after \(moment.rawValue): row \(row.index) at \(row.y) is the first one in view, and row "
            + "\(otherRow.index) at \(otherRow.y) on the other side")
      }
    }
  }
}
