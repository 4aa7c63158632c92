import Tessera
import TesseraLayout
import TesseraTesting
import Testing

/// A host that begins drags by gestures of its own.
@MainActor
@Suite("Drags that are left to the host")
struct LeftDragTests {
  private func reorders(leavesDrags: Bool, isOffered: Bool) -> Bool {
    let configuration = EngineConfiguration(overscan: 0, leavesDrags: leavesDrags)
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

  @Test("A pointer carries what offers nothing, and leaves the rest to the host")
  func left() {
    #expect(reorders(leavesDrags: false, isOffered: true))
    #expect(reorders(leavesDrags: true, isOffered: false))
    #expect(!reorders(leavesDrags: true, isOffered: true))
  }
}
