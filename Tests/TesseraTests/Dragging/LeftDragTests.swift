import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Drags started by the host")
struct LeftDragTests {
  private func reorders(usesHostDrags: Bool, isOffered: Bool) -> Bool {
    let configuration = EngineConfiguration(overscan: 0, usesHostDrags: usesHostDrags)
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 80), configuration: configuration,
      content: Content {
        Section("s") {
          if isOffered {
            ForEach(0..<4) { Label("\($0)").reorderable().draggable($0) }
          } else {
            ForEach(0..<4) { Label("\($0)").reorderable() }
          }
        }
      }
      .onReorder { _ in })
    collection.engine.pointer(PointerEvent(.down, at: Point(x: 8, y: 8), time: 0))
    collection.engine.pointer(PointerEvent(.moved, at: Point(x: 8, y: 40), time: 0.1))
    collection.update()
    return collection.engine.isReordering
  }

  @Test("With host drags a pointer reorders only items without a payload")
  func left() {
    #expect(reorders(usesHostDrags: false, isOffered: true))
    #expect(reorders(usesHostDrags: true, isOffered: false))
    #expect(!reorders(usesHostDrags: true, isOffered: true))
  }
}
