/// The runs of all contenders with so many rows.
struct Comparison {
  let contenders: [Contender]
  private var rounds: [[Contender: Run]] = []

  /// Has the contenders take turns; another one begins each round.
  ///
  /// - Throws: ``Failure`` where they do not show the same rows.
  init(_ contenders: [Contender], rows: Int, frames: Int, rounds count: Int) throws {
    self.contenders = contenders
    for round in 0..<count {
      var runs: [Contender: Run] = [:]
      for offset in contenders.indices {
        let contender = contenders[(round + offset) % contenders.count]
        let run = try Run(contender, rows: rows, frames: frames)
        try run.checkRows(of: contender)
        try run.checkFrames(of: contender)
        runs[contender] = run
      }
      if let listView = runs[.listView] {
        for (contender, run) in runs {
          try run.checkSameRows(as: listView, of: contender, count: rows)
        }
      }
      rounds.append(runs)
    }
  }

  /// The median of a figure.
  func value(_ figure: Figure, of contender: Contender) -> Double? {
    Self.median(rounds.compactMap { $0[contender]?.figures[figure.name] })
  }

  /// The median of the rounds' ratios to GtkListView.
  func ratio(_ figure: Figure, of contender: Contender) -> Double? {
    Self.median(
      rounds.compactMap { runs in
        guard let value = runs[contender]?.figures[figure.name],
          let other = runs[.listView]?.figures[figure.name], other > 0
        else { return nil }
        return value / other
      })
  }

  private static func median(_ values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}
