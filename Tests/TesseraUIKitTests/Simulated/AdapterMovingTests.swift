#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Content that arrives during a reorder: UIKit accepts no change before the item is dropped.
@MainActor
@Suite("Changes during a reorder", .simulated)
struct AdapterMovingTests {
  private let eventLog = EventLog()

  private func rows(_ order: [Int], word: String = "") -> Content<UIKitHost> {
    Content {
      Section("rows") {
        ForEach(order, id: { $0 }) { NameCell(name: "\($0)\(word)").reorderable() }
      }
    }
    .onReorder { [eventLog] move in eventLog.note("\(move)") }
  }

  private func texts(_ view: UICollectionView) -> [String] {
    view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.nameView?.text }
  }

  private func texts(_ view: UITableView) -> [String] { view.visibleCells.compactMap { $0.nameView?.text } }

  private let first = IndexPath(item: 0, section: 0)

  @Test("A collection view shows changes when the item is dropped", arguments: [true, false])
  func collectionView(isMoved: Bool) {
    let pair = AdapterPair()
    let (view, adapter, screen) = (pair.collection, pair.collectionAdapter, pair.screens[0])
    adapter.show(rows([0, 1, 2, 3]))
    screen.wait(1)
    #expect(view.beginInteractiveMovementForItem(at: first))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: isMoved ? 100 : 20))
    // Changed texts, then an inserted row without animation.
    adapter.show(rows([0, 1, 2, 3], word: "!"))
    screen.wait(1)
    adapter.show(rows([0, 1, 2, 3, 4], word: "!"), animated: false)
    screen.wait(1)
    // The dragged item is at the finger's position.
    #expect(Set(texts(view)) == ["0", "1", "2", "3"])
    view.endInteractiveMovement()
    screen.wait(1)
    #expect(texts(view) == ["0!", "1!", "2!", "3!", "4!"])
    #expect(eventLog.take().count == (isMoved ? 1 : 0))
  }

  @Test("A row moves neither into a section that contains sections, nor into one that has its id")
  func impossibleTargets() {
    let pair = AdapterPair()
    let (view, adapter, screen) = (pair.table, pair.tableAdapter, pair.screens[1])
    adapter.show(
      Content {
        Section.nesting("mail") {
          Section("inbox") { ForEach([0, 1], id: { $0 }) { NameCell(name: "\($0)").reorderable() } }
            .acceptsReorder()
          Section("sent") { ForEach([1, 2], id: { $0 }) { NameCell(name: "\($0)").reorderable() } }
            .acceptsReorder()
        }
        .acceptsReorder()
      }
      .onReorder { [eventLog] move in eventLog.note("\(move)") })
    screen.wait(1)
    view.setEditing(true, animated: false)
    #expect(Simulation.beginMovingRow(at: IndexPath(row: 1, section: 1), in: view))
    Simulation.moveRow(to: IndexPath(row: 0, section: 0), in: view)
    Simulation.endMovingRow(in: view)
    screen.wait(1)
    #expect(texts(view) == ["0", "1", "1", "2"])
    #expect(Simulation.beginMovingRow(at: IndexPath(row: 1, section: 1), in: view))
    Simulation.moveRow(to: IndexPath(row: 0, section: 2), in: view)
    Simulation.endMovingRow(in: view)
    screen.wait(1)
    #expect(texts(view) == ["0", "1", "1", "2"] && eventLog.take().isEmpty)
  }

  @Test("A table shows changes when the row is dropped", arguments: [2, 0])
  func table(target: Int) {
    let pair = AdapterPair()
    let (view, adapter, screen) = (pair.table, pair.tableAdapter, pair.screens[1])
    adapter.show(rows([0, 1, 2, 3]))
    screen.wait(1)
    view.setEditing(true, animated: false)
    #expect(Simulation.beginMovingRow(at: first, in: view))
    Simulation.moveRow(to: IndexPath(row: target, section: 0), in: view)
    adapter.show(rows([0, 1, 2, 3], word: "!"))
    screen.wait(1)
    adapter.show(rows([0, 1, 2, 3, 4], word: "!"), animated: false)
    screen.wait(1)
    #expect(texts(view) == ["0", "1", "2", "3"])
    Simulation.endMovingRow(in: view)
    screen.wait(1)
    #expect(texts(view) == ["0!", "1!", "2!", "3!", "4!"])
    #expect(eventLog.take().count == (target == 0 ? 0 : 1))
  }

  @Test("A long press starts a reorder without a UICollectionViewController")
  func press() {
    let pair = AdapterPair()
    let (view, adapter, screen) = (pair.collection, pair.collectionAdapter, pair.screens[0])
    adapter.show(rows([0, 1, 2, 3]))
    screen.wait(1)
    let finger = Simulation.touch(at: CGPoint(x: 160, y: 20), in: screen.window)
    finger.hold(for: 1)
    finger.move(to: CGPoint(x: 160, y: 60), during: 0.2)
    finger.move(to: CGPoint(x: 160, y: 100), during: 0.2)
    finger.lift()
    screen.wait(1)
    #expect(eventLog.take() == ["rows/0 to rows before 3"])
    #expect(texts(view) == ["1", "2", "0", "3"])
  }

  @Test("A canceled touch puts the item back")
  func canceled() {
    let pair = AdapterPair()
    let (view, adapter, screen) = (pair.collection, pair.collectionAdapter, pair.screens[0])
    adapter.show(rows([0, 1, 2, 3]))
    screen.wait(1)
    let finger = Simulation.touch(at: CGPoint(x: 160, y: 20), in: screen.window)
    finger.hold(for: 1)
    finger.move(to: CGPoint(x: 160, y: 100), during: 0.2)
    finger.cancel()
    screen.wait(1)
    #expect(eventLog.take().isEmpty)
    #expect(texts(view) == ["0", "1", "2", "3"])
  }

  @Test("Rows with a long press and UICollectionViewControllers keep their own gesture")
  func others() {
    let pair = AdapterPair()
    let screen = pair.screens[0]
    pair.collectionAdapter.show(
      Content {
        Section("rows") {
          ForEach(0..<4) { number in
            NameCell(name: "\(number)").onLongPress { [eventLog] in eventLog.note("long \(number)") }
              .reorderable()
          }
        }
      }
      .onReorder { _ in })
    screen.wait(1)
    Simulation.longPress(at: CGPoint(x: 160, y: 20), in: screen.window)
    #expect(eventLog.take() == ["long 0"])

    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let outer = TestWindow(controller.view)
    let adapter = CollectionViewAdapter(controller.collectionView)
    adapter.show(rows([0, 1, 2, 3]))
    outer.wait(1)
    let finger = Simulation.touch(at: CGPoint(x: 160, y: 20), in: outer.window)
    finger.hold(for: 1)
    #expect(!controller.collectionView.visibleCells.contains { $0.configurationState.isReordering })
    finger.lift()
  }

  @Test("Changes wait while a drop placeholder of the app is shown")
  func placeholder() {
    let pair = AdapterPair()
    for hand in pair.hands {
      hand.show(rows([0, 1]))
      hand.screen.wait(1)
    }
    Simulation.setDropPlaceholder(true, in: pair.collection)
    Simulation.setDropPlaceholder(true, in: pair.table)
    for hand in pair.hands {
      hand.show(rows([0, 1, 2]))
      hand.screen.wait(1)
    }
    #expect(texts(pair.collection) == ["0", "1"])
    #expect(texts(pair.table) == ["0", "1"])
    Simulation.setDropPlaceholder(false, in: pair.collection)
    Simulation.setDropPlaceholder(false, in: pair.table)
    for hand in pair.hands { hand.screen.wait(1) }
    #expect(texts(pair.collection) == ["0", "1", "2"])
    #expect(texts(pair.table) == ["0", "1", "2"])
  }
}
#endif
