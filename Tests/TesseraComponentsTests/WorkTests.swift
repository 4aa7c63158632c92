import TesseraLayout
import TesseraTesting
import Testing

@testable import TesseraComponents

/// The work for rows of components, which counters count.
@MainActor
@Suite("Work of components")
struct WorkTests {
  /// A measurer that counts how often it measures each text.
  private final class CountingText: TextMeasuring {
    private(set) var counts: [String: Int] = [:]
    private let text = MonospaceText()

    func size(of text: String, style: TextStyle, width: Double?) -> Size {
      counts[text, default: 0] += 1
      return self.text.size(of: text, style: style, width: width)
    }
  }

  private struct Row: Component {
    var title: String

    var body: some Component {
      VStack {
        HStack {
          Text(title).style(.headline)
          Spacer()
          Badge("badge")
        }
        Text("caption").style(.caption)
      }
    }
  }

  /// Measures a component as a row of a width, and draws it at that size.
  private func layOut<C: Component>(_ row: C, columns: Int, _ text: CountingText) -> TreeLayout {
    let cell = ComponentCell(row)
    let width = Double(columns) * TextMetrics.characterWidth
    let size = cell.measure(offered: Size(width: width, height: Size.largestExtent), text: text)
    var canvas = Canvas(size: Size(width: width, height: size.height), measurer: text)
    cell.draw(in: &canvas)
    return cell.tree.layout(for: text)
  }

  @Test("Measuring and drawing a row measures each text once")
  func texts() {
    let text = CountingText()
    _ = layOut(Row(title: "title"), columns: 40, text)
    #expect(text.counts == ["title": 1, "badge": 1, "caption": 1])
  }

  @Test("Measuring and drawing a row arranges each stack once")
  func stacks() {
    let layout = layOut(Row(title: "title"), columns: 40, CountingText())
    #expect(layout.tree.record.arrangements == 2)
  }

  @Test("A text that does not fit is measured once more, at the width that it gets")
  func narrow() {
    let text = CountingText()
    let layout = layOut(Row(title: "a title that does not fit"), columns: 20, text)
    #expect(text.counts == ["a title that does not fit": 2, "badge": 1, "caption": 1])
    #expect(layout.tree.record.arrangements == 2)
  }

  @Test("Measuring, drawing and taps share one layout")
  func sharedLayout() {
    let text = CountingText()
    let cell = ComponentCell(Row(title: "title"))
    let size = cell.measure(offered: Size(width: 320, height: Size.largestExtent), text: text)
    let states = cell.tree.record.states
    var canvas = Canvas(size: size, measurer: text)
    cell.draw(in: &canvas)
    _ = cell.baselines(in: size, text: text)
    _ = cell.event(at: Point(x: 8, y: 8), in: size, state: [], text: text)
    #expect(states != nil && cell.tree.record.states == states)
    #expect(cell.tree.record.arrangements == 2)
  }

  @Test("A row of texts, stacks and badges has nothing that few trees have")
  func noExtras() {
    #expect(ComponentTree(Row(title: "title")).extras == nil)
    #expect(ComponentTree(Button("press") {}).extras != nil)
  }

  @Test("A drawing reserves memory for as many commands as it has")
  func reservedCommands() {
    let layout = layOut(Row(title: "title"), columns: 40, CountingText())
    var canvas = Canvas(size: Size(width: 320, height: 32), measurer: layout.text)
    layout.draw(in: &canvas)
    #expect(canvas.drawing.commands.count == layout.drawnCount)
  }

  @Test("Drawing a row again measures and arranges nothing")
  func drawnAgain() {
    let text = CountingText()
    let cell = ComponentCell(Row(title: "title"))
    for _ in 0..<3 {
      var canvas = Canvas(size: Size(width: 320, height: 32), measurer: text)
      cell.draw(in: &canvas)
    }
    #expect(text.counts == ["title": 1, "badge": 1, "caption": 1])
    #expect(cell.tree.layout(for: text).tree.record.arrangements == 2)
  }

  /// A row that counts how often it is resolved.
  private struct CountedRow: PrimitiveComponent {
    final class Counter {
      var count = 0
    }

    var counter: Counter

    func resolve(into tree: inout TreeBuilder) {
      counter.count += 1
      Text("row").resolve(into: &tree)
    }
  }

  @Test("Scrolling resolves each row once that comes into view")
  func scrolling() {
    let counter = CountedRow.Counter()
    let collection = HeadlessCollection(columns: 20, rows: 4) {
      Section("rows") { ForEach(0..<1000) { _ in CountedRow(counter: counter) } }
    }
    for _ in 0..<3 {
      let count = counter.count
      collection.scroll(by: TextMetrics.lineHeight)
      #expect(counter.count == count + 1)
    }
  }

  @Test("Scrolling within a row resolves nothing")
  func scrollingWithinRow() {
    let counter = CountedRow.Counter()
    let collection = HeadlessCollection(columns: 20, rows: 4) {
      Section("rows") { ForEach(0..<1000) { _ in CountedRow(counter: counter) } }
    }
    collection.scroll(by: 1)
    let count = counter.count
    collection.scroll(by: 1)
    #expect(counter.count == count)
  }
}
