import Testing

@testable import TesseraWeb

/// A collection that is drawn 60 times a second.
@MainActor
private final class Stand {
  let collection = WebCollection(in: "list")
  private var time = 0.0

  init(_ content: Content<Web>) {
    collection.show(content)
    send(.resize(Size(width: 400, height: 300), PageSettings()))
    draw()
  }

  func send(_ event: PageEvent) { _ = collection.handle(event, at: time) }

  func draw() {
    time += 1 / 60
    collection.drawFrame(at: time)
  }

  /// The distances of the cells from their places.
  var distances: [Double] {
    collection.engine.cells.map { cell in
      cell.presentation.frame.minY - cell.placement.frame.minY + cell.presentation.effect.offset.y
    }
  }
}

@Suite("Motion on a page")
@MainActor
struct WebMotionTests {
  private func numbers(_ numbers: Range<Int>) -> Content<Web> {
    Content { Section("rows") { ForEach(numbers) { Text("row \($0)").reorderable() }.size(.height(40)) } }
  }

  @Test("An animated scroll moves on from frame to frame")
  func animatedScroll() {
    let stand = Stand(numbers(0..<1000))
    stand.collection.engine.scroll(to: ItemID(100), inSection: "rows", at: .start, animated: .standard)
    stand.draw()
    stand.draw()
    let first = stand.collection.engine.viewport.minY
    stand.draw()
    let second = stand.collection.engine.viewport.minY
    #expect(first > 0 && first < second && second < 4000)
    for _ in 0..<200 { stand.draw() }
    #expect(stand.collection.engine.viewport.minY == 4000)
  }

  @Test("Rows move to their new places if the content declares it")
  func declaredMotion() {
    let stand = Stand(numbers(0..<10).transitions(.standard))
    stand.collection.show(numbers(2..<10).transitions(.standard))
    stand.draw()
    #expect(stand.distances.contains { $0 > 20 })
    for _ in 0..<200 { stand.draw() }
    #expect(stand.distances.allSatisfy { $0 == 0 })
  }

  @Test("A dropped row moves to its place, at once if no motion is declared", arguments: [true, false])
  func dropped(isDeclared: Bool) {
    let content = numbers(0..<10).onReorder { _ in }
    let stand = Stand(isDeclared ? content.transitions(.standard) : content)
    stand.send(.pointer(.down, at: Point(x: 50, y: 20), button: .primary, []))
    for step in 1...10 {
      stand.send(.pointer(.moved, at: Point(x: 50, y: 20 + 3 * Double(step)), button: .primary, []))
      stand.draw()
    }
    #expect(stand.distances.contains { abs($0) > 5 })
    stand.send(.pointer(.up, at: Point(x: 50, y: 50), button: .primary, []))
    stand.draw()
    #expect(stand.distances.contains { abs($0) > 5 } == isDeclared)
    for _ in 0..<200 { stand.draw() }
    #expect(stand.distances.allSatisfy { $0 == 0 })
    #expect(!stand.collection.engine.isAnimating)
  }
}
