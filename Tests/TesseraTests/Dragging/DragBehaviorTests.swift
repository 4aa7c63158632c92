import TesseraLayout
import TesseraTesting
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Drag behavior")
struct DragBehaviorTests {
  private let configuration = EngineConfiguration(overscan: 0, dragsItems: true)

  private func collection(_ content: Content<Headless>) -> HeadlessCollection {
    HeadlessCollection(size: Size(width: 80, height: 96), configuration: configuration, content: content)
  }

  private func rows(isOffered: Bool) -> Content<Headless> {
    Content {
      Section("rows") {
        ForEach(0..<4) { row in Label("\(row)").reacting { if isOffered { $0.offer = { DragOffer(row) } } } }
      }
    }
  }

  private func cards(isOffered: Bool) -> Content<Headless> {
    Content {
      Section("cards") {
        ForEach(0..<2) { card in
          Group { Label("part \(card)") }.reacting { if isOffered { $0.offer = { DragOffer(card) } } }
        }
      }
    }
  }

  /// Returns whether pressing the first row and moving begins a drag.
  private func drags(_ collection: HeadlessCollection) -> Bool {
    collection.engine.pointer(PointerEvent(.down, at: line(0), time: 0))
    collection.engine.pointer(PointerEvent(.moved, at: line(2), time: 0.1))
    let drag = collection.engine.takeDrag()
    collection.engine.endDrag(nil)
    collection.engine.pointer(PointerEvent(.up, at: line(2), time: 0.2))
    collection.update()
    return drag != nil
  }

  @Test("Items without a drag payload do not install the drag behavior")
  func absent() {
    let collection = collection(rows(isOffered: false))
    let engine = collection.engine
    #expect(!drags(collection))
    #expect(engine.beginDrag(of: engine.cells[0].id) == nil && !engine.isDragging)
    engine.dragLeave()
    #expect(engine.dropIndicator == nil && engine.dropProposal == nil)
    #expect(engine.behavior(DragBehavior.self) == nil && !engine.needsUpdate)
  }

  @Test("The drag behavior handles pointers only while a visible item is draggable")
  func offers() {
    let collection = collection(rows(isOffered: false))
    collection.show(rows(isOffered: true))
    #expect(collection.engine.behaviorPhases.all == [.content, .pointer])
    #expect(drags(collection))
    collection.show(rows(isOffered: false))
    #expect(collection.engine.behaviorPhases.all == .content)
    #expect(!drags(collection))
    collection.show(rows(isOffered: true))
    #expect(drags(collection))
  }

  @Test("Groups can be dragged, even if they become draggable later")
  func groups() {
    #expect(drags(collection(cards(isOffered: true))))
    let collection = collection(cards(isOffered: false))
    #expect(collection.engine.behaviors.isEmpty)
    collection.show(cards(isOffered: true))
    #expect(drags(collection))
    collection.show(cards(isOffered: false))
    #expect(collection.engine.behaviorPhases.all == .content)
  }

  @Test("A drag over the collection activates the behavior until it leaves")
  func hovering() {
    let collection = collection(rows(isOffered: false))
    let engine = collection.engine
    engine.dragOver(DropInfo(DragPayload(text: "text")), at: line(1))
    #expect(engine.behaviorPhases.all.isSuperset(of: [.hold, .finish]))
    engine.dragLeave()
    _ = collection.stage.update()
    #expect(engine.behaviorPhases.all == .content)
    #expect(!engine.needsUpdate && engine.nextFrameTime == nil)
  }
}
