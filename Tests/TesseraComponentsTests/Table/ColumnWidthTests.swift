import TesseraKernel
import TesseraLayout
import TestSupport
import Testing

@testable import TesseraComponents

/// Random columns, compared with a naive model of the widths.
@Suite("Widths of columns")
struct ColumnWidthTests {
  private struct Case {
    var demands: [ColumnDemand]
    var width: Double
    var gap: Double
    var unit: Double

    static func random(_ random: inout SeededGenerator) -> Case {
      let demands = (0..<Int.random(in: 0...7, using: &random)).map { _ in
        ColumnDemand(
          minimum: Double(Int.random(in: 0...30, using: &random)) * 4,
          weight: Bool.random(using: &random) ? Double(Int.random(in: 1...4, using: &random)) : 0)
      }
      return Case(
        demands: demands, width: Double(Int.random(in: 0...900, using: &random)),
        gap: Double(Int.random(in: 0...3, using: &random)) * 8,
        unit: [1, 8][Int.random(in: 0...1, using: &random)])
    }

    var widths: [Double] { ColumnDemand.widths(of: demands, in: width, gap: gap, unit: unit) }
    var minimums: [Double] { demands.map { ($0.minimum / unit).rounded(.up) * unit } }
    /// The width for the columns, without gaps.
    var available: Double { width - gap * Double(max(0, demands.count - 1)) }

    /// The widths without rounding: each column has the same width per weight, or its minimum if that is
    /// more.
    var exactWidths: [Double] {
      guard demands.contains(where: { $0.weight > 0 }), available > minimums.reduce(0, +) else {
        return minimums
      }
      let widths = { (level: Double) in zip(minimums, demands).map { max($0, level * $1.weight) } }
      var (low, high) = (0.0, 10_000.0)
      for _ in 0..<100 {
        let middle = (low + high) / 2
        if widths(middle).reduce(0, +) > available { high = middle } else { low = middle }
      }
      return widths(low)
    }
  }

  private func check(_ law: (Case) -> Bool) {
    for seed in UInt64(0)..<2_000 {
      var random = SeededGenerator(seed: seed)
      let tried = Case.random(&random)
      guard !law(tried) else { continue }
      Testing.Issue.record("seed \(seed): \(tried) has the widths \(tried.widths)")
      return
    }
  }

  @Test("Flexible columns share what the others leave, but for less than a unit each")
  func shares() {
    check { tried in
      zip(tried.widths, tried.exactWidths).allSatisfy { abs($0 - $1) < tried.unit + 1e-6 }
    }
  }

  @Test("No column is narrower than its minimum, and one that is not flexible has no other width")
  func minimums() {
    check { tried in
      zip(tried.widths, zip(tried.minimums, tried.demands)).allSatisfy { width, rule in
        rule.1.weight > 0 ? width >= rule.0 : width == rule.0
      }
    }
  }

  @Test("A flexible column leaves less than a unit of the table empty, and nothing goes beyond it")
  func sum() {
    check { tried in
      let sum = tried.widths.reduce(0, +)
      guard tried.demands.contains(where: { $0.weight > 0 }), tried.available > tried.minimums.reduce(0, +)
      else { return sum == tried.minimums.reduce(0, +) }
      return sum <= tried.available + 1e-6 && sum > tried.available - tried.unit - 1e-6
    }
  }

  @Test("All widths are whole units")
  func units() {
    check { tried in tried.widths.allSatisfy { $0.truncatingRemainder(dividingBy: tried.unit) == 0 } }
  }

  @Test(
    "A fitting column is as wide as its widest cell or its title with the arrow, but not wider than its maximum"
  )
  func fitting() {
    let text = ProportionalText(.desktop)
    func width(_ width: ColumnWidth, _ texts: String...) -> Double {
      let columns = TableColumns<String> { Column("ab", value: { $0 }).width(width) }
      return columns.widths.geometry(of: columns.layout(for: texts, TableState()), in: 500, text).widths[0]
    }
    // A title is bold; its arrow has a tight space before it.
    #expect(width(.fitting(), "a") == (3 * 9 + 6))
    #expect(width(.fitting(), "a", "mmmmm", "aaaaaa") == 60)
    #expect(width(.fitting(max: 5), "a", "mmmmm") == 40)
    #expect(width(.characters(7), "a") == 56)
    #expect(width(.points(33), "a") == 33)
    #expect(width(.flexible(min: 3), "a") == 500)
  }

  @Test(
    "Of a million rows, 100 decide about the width of a fitting column, among them the first and the last one"
  )
  func samples() {
    var asked: [Int] = []
    let columns = TableColumns<Int> {
      Column(
        "a",
        value: { (row: Int) -> String in
          asked.append(row)
          return row == 999_999 ? "the longest of all" : "x"
        }
      )
      .width(.fitting())
    }
    let layout = columns.layout(for: 0..<1_000_000, TableState())
    #expect(asked.count == 100 && asked.first == 0 && asked.last == 999_999)
    #expect(asked == asked.sorted())
    #expect(columns.widths.geometry(of: layout, in: 500, MonospaceText()).widths == [18 * 8])
  }

  @Test("Of a long column of components, 20 decide, among them the first and the last one")
  func componentSamples() {
    var made: [Int] = []
    let columns = TableColumns<Int> {
      Column("a") { (row: Int) in
        made.append(row)
        return Text(row == 999_999 ? "the longest of all" : "x")
      }
      .width(.fitting())
    }
    let layout = columns.layout(for: 0..<1_000_000, TableState())
    #expect(made.count == 20 && made.first == 0 && made.last == 999_999)
    #expect(columns.widths.geometry(of: layout, in: 500, MonospaceText()).widths == [18 * 8])
  }

  @Test("Widths are computed once for all rows, and again for another width, font or text")
  func memo() {
    let text = ProportionalText(.desktop)
    let columns = TableColumns<String> { Column("a", value: { $0 }).width(.fitting()) }
    let layout = columns.layout(for: ["a", "b"], TableState())
    for _ in 0..<10 { _ = columns.widths.geometry(of: layout, in: 100, text) }
    #expect(columns.widths.computations == 1)
    var scrolled = layout
    scrolled.offset = 10
    _ = columns.widths.geometry(of: scrolled, in: 100, text)
    #expect(columns.widths.computations == 1)
    _ = columns.widths.geometry(of: layout, in: 101, text)
    #expect(columns.widths.computations == 2)
    text.scale = 2
    #expect(columns.widths.geometry(of: layout, in: 101, text).widths[0] == 2 * 18 + 6)
    #expect(columns.widths.computations == 3)
    let wider = columns.layout(for: ["a", "mmmmmmmm"], TableState())
    #expect(columns.widths.geometry(of: wider, in: 101, text).widths == [192])
    #expect(columns.widths.computations == 4)
  }

  @Test("Numbers that are no widths count as the nearest width")
  func badNumbers() {
    #expect(ColumnWidth.points(.nan).sanitized == .points(0))
    #expect(ColumnWidth.characters(-1).sanitized == .characters(0))
    #expect(ColumnWidth.flexible(min: -1, weight: .infinity).sanitized == .flexible(min: 0, weight: 0))
    #expect(ColumnWidth.fitting(max: -3).sanitized == .fitting(max: 0))
    var state = TableState()
    state.setWidth(-.infinity, of: "a")
    #expect(state.width(of: "a") == 0)
    state.offset = .nan
    let columns = TableColumns<Int>(pinned: -1) { Column("a", value: { $0 }) }
    #expect(columns.layout(for: [], state).offset == 0)
    #expect(columns.pinnedCount == 0)
  }
}
