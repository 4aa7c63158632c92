import Testing
import UIKit

/// Offers a text, accepts texts and records its calls.
private final class DragDelegate: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  let log: Log
  var operation = UIDropOperation.move
  var isEmpty = false

  init(_ log: Log) { self.log = log }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    isEmpty ? [] : [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))]
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    log("drag begins")
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) { log("drag will end \(operation)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { log("drag ended \(operation)") }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: NSString.self)
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    log("drop enters")
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: operation) }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    log("drop exits")
  }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    log("performed")
    let log = log
    session.items.first?.itemProvider.loadObject(ofClass: NSString.self) { object, error in
      let text = (object as? NSString).map { "\($0)" } ?? "nothing"
      MainActor.assumeIsolated { log("loaded \(text) \(error == nil)") }
    }
  }
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    log("concluded")
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    log("drop ended")
  }
}

extension SimulationSuite {
  @MainActor @Suite("Drag and drop")
  struct DragAndDropTests {
    let window = freshWindow()
    let log = Log()
    private let delegate: DragDelegate
    let source = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let destination = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))

    init() {
      delegate = DragDelegate(log)
      source.addInteraction(UIDragInteraction(delegate: delegate))
      destination.addInteraction(UIDropInteraction(delegate: delegate))
      for view in [source, destination] { window.addSubview(view) }
    }

    @Test("A drag moves an item")
    func anItemIsMoved() throws {
      let drag = try #require(Simulation.lift(at: CGPoint(x: 10, y: 10), in: window))
      drag.move(to: CGPoint(x: 10, y: 250))
      #expect(drag.operation == .move)
      #expect(drag.drop() == .move)
      Simulation.settle()
      #expect(
        log.take() == [
          "drag begins", "drop enters", "drag will end move", "performed", "concluded", "drag ended move",
          "drop ended", "loaded text true",
        ])
    }

    @Test("A drag without items does not begin")
    func nothingIsLiftedWhereThereIsNothing() {
      #expect(Simulation.lift(at: CGPoint(x: 200, y: 10), in: window) == nil)
      delegate.isEmpty = true
      #expect(Simulation.lift(at: CGPoint(x: 10, y: 10), in: window) == nil)
    }

    @Test("A drop outside of any target is canceled")
    func aDropOverNothingIsCanceled() throws {
      let drag = try #require(Simulation.lift(at: CGPoint(x: 10, y: 10), in: window))
      drag.move(to: CGPoint(x: 10, y: 250))
      drag.move(to: CGPoint(x: 200, y: 10))
      #expect(drag.drop() == .cancel)
      #expect(
        log.take() == [
          "drag begins", "drop enters", "drop exits", "drag will end cancel", "drag ended cancel",
        ])
    }

    @Test("A forbidden drop is not performed")
    func aForbiddenDropDoesNothing() throws {
      delegate.operation = .forbidden
      let drag = try #require(Simulation.lift(at: CGPoint(x: 10, y: 10), in: window))
      drag.move(to: CGPoint(x: 10, y: 250))
      #expect(drag.drop() == .cancel)
      #expect(!log.take().contains("performed"))
    }

    @Test("Items from another app can be dropped")
    func itemsComeFromAnotherApp() {
      delegate.operation = .copy
      let item = UIDragItem(itemProvider: NSItemProvider(object: "other" as NSString))
      let drag = Simulation.dragIn([item], to: window)
      drag.move(to: CGPoint(x: 10, y: 250))
      #expect(drag.drop() == .copy)
      Simulation.settle()
      #expect(log.take().contains("loaded other true"))
      let useless = Simulation.dragIn([UIDragItem(itemProvider: NSItemProvider())], to: window)
      useless.move(to: CGPoint(x: 10, y: 250))
      #expect(log.take().isEmpty, "what it cannot handle does not enter")
    }
  }
}
