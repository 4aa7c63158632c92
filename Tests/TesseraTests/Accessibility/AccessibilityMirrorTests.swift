import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Accessibility mirror")
struct AccessibilityMirrorTests {
  private final class Drawn {
    var count = 0
  }

  /// A line that counts how often it is drawn.
  private struct Line: CanvasCell {
    var text: String
    var drawn: Drawn
    func draw(in canvas: inout Canvas) {
      drawn.count += 1
      canvas.text(text)
    }
    static func == (left: Line, right: Line) -> Bool { left.text == right.text }
  }

  private func content(_ ids: [Int], _ drawn: Drawn) -> Content<Headless> {
    Content { Section("s") { ForEach(ids, id: { $0 }) { Line(text: "\($0)", drawn: drawn) } } }
  }

  private func collection(_ ids: [Int], _ drawn: Drawn, _ mode: SelectionMode = .single) -> HeadlessCollection
  {
    HeadlessCollection(
      size: Size(width: 80, height: 48), configuration: EngineConfiguration(overscan: 0, selectionMode: mode),
      content: content(ids, drawn))
  }

  private func lines(_ mirror: inout AccessibilityMirror, _ collection: HeadlessCollection) -> [String] {
    mirror.changes(in: collection.engine).map {
      switch $0 {
      case .changed(let id, let element): "\(id): \(element)"
      case .removed(let id): "\(id) removed"
      }
    }
  }

  @Test("The mirror reports only changed cells and draws no unchanged cell again")
  func changes() {
    let drawn = Drawn()
    let collection = collection(Array(0..<1_000), drawn)
    var mirror = AccessibilityMirror()
    #expect(lines(&mirror, collection).count == 3)
    #expect(lines(&mirror, collection).isEmpty)
    collection.tap(1)
    drawn.count = 0
    #expect(lines(&mirror, collection) == ["cell 2: item 2 of 1000, selected, focused: 1"])
    #expect(drawn.count == 0)
    collection.scroll(by: 16)
    drawn.count = 0
    #expect(lines(&mirror, collection) == ["cell 1: item 4 of 1000: 3"], "a view that shows another item")
    #expect(drawn.count == 1)
    collection.show(content(Array(1..<1_000), drawn))
    #expect(
      lines(&mirror, collection) == [
        "cell 2: item 1 of 999, selected, focused: 1", "cell 3: item 2 of 999: 2", "cell 1: item 3 of 999: 3",
      ])
    collection.show(content([1], drawn))
    #expect(
      lines(&mirror, collection) == [
        "cell 2: item 1 of 1, selected, focused: 1", "cell 1 removed", "cell 3 removed",
      ])
  }

  @Test("Only the visible rows of ten million are queried")
  func large() {
    let drawn = Drawn()
    let collection = HeadlessCollection(columns: 9, rows: 5, configuration: EngineConfiguration(overscan: 0))
    {
      Section("s") { ForEach(0..<10_000_000) { Line(text: "\($0)", drawn: drawn) } }
    }
    var mirror = AccessibilityMirror()
    drawn.count = 0
    #expect(mirror.changes(in: collection.engine).count == 5)
    #expect(drawn.count == 5)
  }
}
