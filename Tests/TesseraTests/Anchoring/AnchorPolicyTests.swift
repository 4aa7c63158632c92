import TesseraLayout
import TesseraTesting
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Anchor policies")
struct AnchorPolicyTests {
  @Test("The centered item stays centered, even after the viewport is resized")
  func center() {
    let collection = numberedLines(100..<200, EngineConfiguration(overscan: 0, anchoring: .center))
    collection.scroll(by: 160 - 8)
    #expect(collection.top(of: 114) == 72, "in the middle of 160")
    collection.show(0..<200)
    #expect(collection.top(of: 114) == 72)
    collection.resize(to: Size(width: 160, height: 64))
    #expect(collection.top(of: 114) == 24)
  }

  @Test("A visible item with the focus keeps its position, even if it moves")
  func focus() {
    func content(_ rows: [Int]) -> Content<Headless> {
      Content { Section("rows") { ForEach(rows, id: \.self) { Label("\($0)") } } }
    }
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 160),
      configuration: EngineConfiguration(anchoring: .focus, selectionMode: .single),
      content: content(Array(0..<100)))
    collection.scroll(by: 320)
    collection.tap(25)
    #expect(collection.top(of: 25) == 80)
    collection.show(content([25] + Array(0..<25) + Array(26..<100)))
    #expect(collection.engine.viewport.minY == 0, "as far as the content goes")
    collection.show(content(Array(-50..<24) + [25] + Array(26..<100)))
    #expect(collection.top(of: 25) == 0)
    collection.scroll(by: 320)
    let top = collection.top(of: 45)
    collection.show(content([25] + Array(-50..<24) + Array(26..<100)))
    #expect(collection.top(of: 45) == top, "out of view it holds nothing")
  }

  @Test("An item that the app holds keeps its position while it is visible")
  func chosen() {
    let collection = unevenRows(0..<100, lines: { _ in 1 })
    collection.scroll(by: 320)
    collection.engine.hold(25)
    collection.show(unevenContent(0..<100) { $0 == 22 ? 4 : 1 })
    #expect(collection.top(of: 25) == 80, "what grows above it grows upwards")
    collection.engine.releaseHold()
    collection.show(unevenContent(0..<100) { $0 == 22 ? 2 : 1 })
    #expect(collection.top(of: 25) != 80)
    collection.engine.hold("nowhere")
    let top = collection.top(of: 25)
    collection.show(unevenContent(-9..<100) { $0 == 22 ? 2 : 1 })
    #expect(collection.top(of: 25) == top)
  }

  @Test("A dragged item is not used as the anchor")
  func dragged() {
    func content(_ rows: [Int]) -> Content<Headless> {
      Content { Section("rows") { ForEach(rows, id: \.self) { Label("\($0)") } } }
    }
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 64), configuration: EngineConfiguration(overscan: 0),
      content: content(Array(0..<50)))
    collection.scroll(by: 160)
    #expect(collection.text() == "10\n11\n12\n13\n")
    let dragged = collection.engine.cells.first { $0.key.description == "rows/10" }
    dragged.map { collection.engine.keepAlive($0.id, for: .dragging) }
    // Both edit scripts are equally long; the diff may choose either.
    collection.show(content(Array(0..<10) + [11, 10] + Array(12..<50)))
    #expect(["11\n10\n12\n13\n", "9\n11\n10\n12\n"].contains(collection.text()))
    collection.show(content([10] + Array(0..<10) + Array(11..<50)))
    #expect(collection.top(of: 12) != nil)
    #expect(collection.engine.viewport.minY > 0, "the view does not go with it")
    let top = collection.top(of: 12)
    collection.engine.hold(10)
    collection.show(content(Array(0..<5) + [10] + Array(5..<10) + Array(11..<50)))
    #expect(collection.top(of: 12) == top, "also if the app holds it")
  }

  @Test("An item covered by a pinned header is not used as the anchor")
  func covered() {
    func content(_ rows: [Int]) -> Content<Headless> {
      Content {
        Section("rows") { ForEach(rows, id: \.self) { Label("\($0)") } }
          .header(pinned: true) { Label("head").size(.height(32)) }
      }
    }
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 96), configuration: EngineConfiguration(overscan: 0),
      content: content(Array(0..<50)))
    collection.scroll(by: 200)
    let top = collection.top(of: 13)
    #expect(collection.top(of: 11) == 8, "wholly under the header")
    collection.show(content(Array(0..<12) + Array(100..<105) + Array(12..<50)))
    #expect(collection.top(of: 13) == top)
  }

  // MARK: Edges

  private let chat = EngineConfiguration(overscan: 0, anchoring: .end, edgeThreshold: 40)

  @Test("A chat follows new messages near the end and stays in place elsewhere")
  func threshold() {
    let collection = numberedLines(0..<50, chat)
    collection.scroll(by: -40)
    collection.show(0..<51)
    #expect(collection.text().hasSuffix("49\n50\n"))
    collection.scroll(by: -41)
    let top = collection.top(of: 45)
    collection.show(0..<52)
    #expect(collection.top(of: 45) == top)
  }

  @Test("A log that removes its first line for each new one stays at its end")
  func fixedLength() {
    let collection = numberedLines(0..<50, chat)
    collection.scroll(by: -20)
    collection.show(1..<51)
    #expect(collection.text().hasSuffix("49\n50\n"))
  }

  @Test("After a small scroll from the end, unchanged content does not scroll back")
  func smallScrolls() {
    let collection = unevenRows(
      0..<50,
      EngineConfiguration(overscan: 0, anchoring: .end, selectionMode: .single, edgeThreshold: 40))
    let end = collection.engine.viewport.minY
    for step in 1...3 {
      collection.scroll(by: -10)
      let position = collection.top(of: 49)
      collection.tap(48)
      collection.show(unevenContent(0..<50))
      #expect(collection.top(of: 49) == position, "after \(step) steps")
    }
    #expect(collection.engine.viewport.minY != end)
  }

  @Test("A start anchor works like an end anchor, and the end is kept after a resize")
  func start() {
    let collection = numberedLines(
      0..<50, EngineConfiguration(overscan: 0, anchoring: .start, edgeThreshold: 20))
    collection.scroll(by: 20)
    collection.show(-3..<50)
    #expect(collection.engine.viewport.minY == 0)
    let end = numberedLines(0..<50, chat)
    end.scroll(by: -16)
    end.resize(to: Size(width: 160, height: 64))
    #expect(end.text().hasSuffix("48\n49\n"), "a keyboard came up")
  }

  @Test("A growing last message keeps the end visible while the end is near")
  func streaming() {
    let collection = unevenRows(0..<50, chat, lines: { _ in 1 })
    collection.scroll(by: -10)
    collection.show(unevenContent(0..<50) { $0 == 49 ? 5 : 1 })
    #expect(collection.top(of: 49) == 80)
    collection.scroll(by: -50)
    collection.show(unevenContent(0..<50) { $0 == 49 ? 9 : 1 })
    #expect(collection.top(of: 49) == 130)
  }

  @Test("An invalid edge threshold keeps the scroll position finite", arguments: [Double.nan, -1, .infinity])
  func absurd(threshold: Double) {
    let collection = numberedLines(
      0..<50, EngineConfiguration(overscan: 0, anchoring: .end, edgeThreshold: threshold))
    collection.scroll(by: -10)
    collection.show(0..<51)
    #expect(collection.engine.viewport.minY.isFinite)
  }
}
