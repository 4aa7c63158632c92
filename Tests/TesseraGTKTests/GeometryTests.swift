import CGTKTesting
import CTesseraGTK
import TestSupport
import Testing

@testable import TesseraGTK

extension WindowTests {
  /// The frames and the number of rows, to the pixel.
  @MainActor
  struct GeometryTests {
    private func rows(_ count: Int) -> Content<GTK> {
      let layout = Layout.mosaic(.column(Self.heights.map { .item(height: .points($0)) }))
      return Content {
        Section("rows", layout: layout) { ForEach(0..<count) { LineCell(text: "row \($0)") } }
      }
    }

    private static let heights: [Double] = [24, 57, 31, 64, 40, 25, 48]

    private func height(of row: Int) -> Double { Self.heights[row % Self.heights.count] }

    @Test("Rows have the frames of the content")
    func rowsStandWhereTheContentSays() async throws {
      let window = try await Window(
        Content { Section("rows") { ForEach(0..<100) { LabelCell(text: "row \($0)") } } })
      defer { window.close() }
      #expect(window.frame(of: 0) == Rect(x: 0, y: 0, width: 320, height: 32))
      #expect(window.frame(of: 3) == Rect(x: 0, y: 96, width: 320, height: 32))
      #expect(window.frame(of: 50) == nil)
    }

    @Test("Only a row that is too small is clipped")
    func onlyWhatLacksRoomIsCutOff() async throws {
      let window = try await Window(
        Content {
          Section("rows") {
            LabelCell(text: "has room").id("roomy")
            LabelCell(text: "has none").size(height: .fixed(4)).id("tight")
          }
        })
      defer { window.close() }
      let (roomy, tight) = (try #require(window.row("roomy")), try #require(window.row("tight")))
      #expect(gtk_widget_get_overflow(roomy) == GTK_OVERFLOW_VISIBLE)
      #expect(gtk_widget_get_overflow(tight) == GTK_OVERFLOW_HIDDEN)
    }

    @Test("Rows have exact frames in a long list")
    func rowsStandExactlyWhereTheyBelongFarDown() async throws {
      let count = 1_000_000
      let window = try await Window(rows(count))
      defer { window.close() }
      var tops: [Double] = [0]
      for row in 0..<count { tops.append(tops[row] + height(of: row)) }
      #expect(gtk_adjustment_get_upper(window.adjustment()) == tops[count])
      for place in [31.0, 20_000_001, 41_000_003, tops[count] - 400] {
        try await window.scroll(to: place)
        #expect(window.value == place)
        let first = try #require(tops.firstIndex { $0 > place }) - 1
        for row in first..<min(count, first + 7) {
          let expected = Rect(x: 0, y: tops[row] - place, width: 320, height: height(of: row))
          #expect(window.frame(of: ItemID(row)) == expected)
        }
      }
    }

    @Test("Only items near the viewport have a row")
    func onlyWhatIsNearTheViewportHasARow() async throws {
      let window = try await Window(
        Content { Section("rows") { ForEach(0..<1_000_000) { LabelCell(text: "row \($0)") } } })
      defer { window.close() }
      // 400 points touch at most 14 rows of 32 points.
      let most = 14
      #expect(window.shownRows.count <= most)
      for step in 1...200 {
        gtk_adjustment_set_value(window.adjustment(), Double(step) * 97_003)
        try await window.nextFrame()
        #expect(window.shownRows.count <= most)
      }
      // Rows are reused: there are no more than two screens need, after any distance.
      #expect(window.view.stage.stores.count <= 2 * most)
    }

    @Test("Rows are in the order of their items")
    func rowsAreInTheOrderOfTheirItems() async throws {
      let window = try await Window(rows(1_000))
      defer { window.close() }
      for place in [500.0, 333, 9_000, 8_900] {
        try await window.scroll(to: place)
        let cells = window.engine.cells.compactMap { window.view.stage.view(for: $0.id)?.cell }
        #expect(window.shownRows == cells)
      }
    }

    @Test("A pinned header is in front of the rows")
    func whatIsPinnedStandsInFrontOfTheRows() async throws {
      let window = try await Window(
        Content {
          Section("rows") { ForEach(0..<1_000) { LineCell(text: "row \($0)") } }
            .header(pinned: true) { LineCell(text: "header") }
        })
      defer { window.close() }
      try await window.scroll(to: 100)
      let header = try #require(window.engine.cells.first { $0.key.element == .header })
      let row = try #require(window.view.stage.view(for: header.id)?.cell)
      #expect(window.shownRows.last == row)
      #expect(gtk_widget_pick(window.view.widget, 20, 10, GTK_PICK_DEFAULT) == row)
    }

    @Test("A widget has the height that it needs")
    func aWidgetIsAsHighAsItNeedsToBe() async throws {
      let text = String(repeating: "A long text that takes more than one line. ", count: 4)
      let window = try await Window(Content { Section("texts") { ParagraphCell(text: text).id("long") } })
      defer { window.close() }
      let frame = try #require(window.frame(of: "long"))
      let label = try #require(gtk_widget_get_first_child(window.row("long")))
      var natural: Int32 = 0
      gtk_widget_measure(
        label, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width(label), nil, &natural, nil, nil)
      #expect(Double(natural) + 4 == frame.height, "the theme gives rows a border of 2 points")
      #expect(frame.height > 60)
      #expect(gtk_widget_get_height(label) == natural)
    }

    @Test("A horizontal list from right to left starts at the right")
    func linesBeginAtTheRight() async throws {
      var configuration = EngineConfiguration.desktop()
      configuration.direction = .rightToLeft
      let content = Content<GTK>(scrolling: .horizontal) {
        Section("columns", layout: .list().transposed()) {
          ForEach(0..<100) { LineCell(text: "\($0)").size(.fixed(width: 50, height: 50)) }
        }
      }
      let window = try await Window(configuration: configuration, content)
      defer { window.close() }
      #expect(window.frame(of: 0)?.maxX == 320)
      #expect(window.frame(of: 1)?.maxX == 270)
      // The next items are on the left, where values are smaller.
      #expect(gtk_adjustment_get_value(window.adjustment(.horizontal)) == 100 * 50 - 320)
      gtk_adjustment_set_value(window.adjustment(.horizontal), 2_000)
      try await window.settle()
      #expect(window.frame(of: 59)?.minX == 0)
    }
  }
}
