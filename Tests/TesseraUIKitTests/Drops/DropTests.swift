#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Drags between two collection views, and from and to other programs.
@MainActor
@Suite("Drops", .simulated)
struct DropTests {
  init() { Simulation.reset() }

  @Test("An item that is dropped on another collection view leaves its own")
  func moves() {
    let lists = TwoLists()
    let drag = lists.lift("a1")
    #expect(drag?.items.count == 1)
    drag?.move(to: CGPoint(x: 250, y: 42))
    #expect(drag?.operation == .move)
    #expect(lists.right.mark?.frame.midY == 40)
    drag?.drop()
    lists.screen.wait(1)
    #expect(lists.names == [["a0", "a2", "a3"], ["b0", "a1", "b1", "b2", "b3"]])
    #expect(lists.right.mark == nil)
  }

  @Test("An item that is dropped elsewhere in its own collection view moves there")
  func movesWithin() {
    let lists = TwoLists()
    let drag = lists.lift("a0")
    drag?.move(to: CGPoint(x: 80, y: 118))
    #expect(drag?.operation == .move)
    drag?.drop()
    lists.screen.wait(1)
    #expect(lists.names == [["a1", "a2", "a0", "a3"], ["b0", "b1", "b2", "b3"]])
  }

  @Test("An item that allows only copying stays")
  func copies() {
    let lists = TwoLists(actions: .copy)
    let drag = lists.lift("a1")
    drag?.move(to: CGPoint(x: 250, y: 42))
    #expect(drag?.operation == .copy)
    drag?.drop()
    lists.screen.wait(1)
    #expect(lists.names == [["a0", "a1", "a2", "a3"], ["b0", "a1", "b1", "b2", "b3"]])
  }

  @Test("A refused or canceled drag changes nothing")
  func cancels() {
    let lists = TwoLists()
    lists.answer = .refused
    let drag = lists.lift("a1")
    drag?.move(to: CGPoint(x: 250, y: 42))
    #expect(drag?.operation == .cancel)
    #expect(lists.right.mark == nil)
    drag?.drop()
    lists.screen.wait(1)
    let other = lists.lift("a2")
    other?.cancel()
    lists.screen.wait(1)
    #expect(lists.names == [["a0", "a1", "a2", "a3"], ["b0", "b1", "b2", "b3"]])
    #expect(lists.ends == [nil, nil])
  }

  @Test("A reorderable item is reordered by the same drag")
  func reorders() {
    let lists = TwoLists(isReorderable: true)
    let drag = lists.lift("a0")
    #expect(drag != nil)
    drag?.move(to: CGPoint(x: 80, y: 100))
    lists.screen.wait(0.5)
    drag?.drop()
    lists.screen.wait(1)
    #expect(lists.names[0] != ["a0", "a1", "a2", "a3"])
    #expect(Set(lists.names[0]) == ["a0", "a1", "a2", "a3"])
  }

  @Test("Text from another program is copied to the drop position")
  func foreign() {
    let lists = TwoLists()
    let text = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "words")))
    let drag = Simulation.dragIn([text], to: lists.screen.window)
    drag.move(to: CGPoint(x: 250, y: 78))
    #expect(drag.operation == .copy)
    drag.drop()
    lists.screen.wait(1)
    #expect(lists.names[1] == ["b0", "b1", "words", "b2", "b3"])
  }

  @Test("Content scrolls during a drag near its edge")
  func edges() {
    let lists = TwoLists(count: 100)
    let drag = lists.lift("a1")
    drag?.move(to: CGPoint(x: 250, y: 200))
    lists.screen.wait(1)
    #expect(lists.right.contentOffset.y == 0)
    drag?.move(to: CGPoint(x: 250, y: 470))
    lists.screen.wait(1)
    #expect(lists.right.contentOffset.y > 100)
    drag?.cancel()
    let offset = lists.right.contentOffset.y
    lists.screen.wait(1)
    #expect(lists.right.contentOffset.y == offset)
  }

  @Test("A long press on an item that is not draggable lifts nothing")
  func nothing() {
    let view = CollectionView()
    view.show(names(0..<10))
    let screen = TestWindow(view)
    #expect(Simulation.lift(at: CGPoint(x: 50, y: 50), in: screen.window) == nil)
  }
}

/// Two collection views side by side, and their data.
@MainActor
private final class TwoLists {
  let left = CollectionView()
  let right = CollectionView()
  let screen: TestWindow
  var names: [[String]]
  var ends: [DragAction?] = []
  var answer = DropDecision.allowed
  private let actions: DragActions
  private let isReorderable: Bool

  init(count: Int = 4, actions: DragActions = .all, isReorderable: Bool = false) {
    names = ["a", "b"].map { letter in (0..<count).map { "\(letter)\($0)" } }
    (self.actions, self.isReorderable) = (actions, isReorderable)
    let ground = UIView()
    screen = TestWindow(ground)
    for (position, view) in [left, right].enumerated() {
      view.frame = CGRect(x: position * 160, y: 0, width: 160, height: 480)
      ground.addSubview(view)
    }
    show()
    screen.settle()
  }

  func lift(_ name: String) -> SimulatedDrag? {
    for view in [left, right] {
      guard let row = view.shownViews.first(where: { $0.text == name }) else { continue }
      return Simulation.lift(
        at: view.convert(CGPoint(x: row.frame.midX, y: row.frame.midY), to: nil), in: screen.window)
    }
    return nil
  }

  private func show() {
    for (list, view) in [left, right].enumerated() {
      view.show(
        Content {
          Section("list") {
            ForEach(names[list], id: \.self) { name in
              NameCell(name: name).reorderable(self.isReorderable).draggable(
                name, text: name, actions: self.actions)
            }
          }
          .onDrop(of: String.self, proposal: { [unowned self] _ in answer }) { [unowned self] in
            take($0, list)
          }
          .onDropText { [unowned self] in take($0, list) }
        }
        .onDragEnd { [unowned self] end in
          ends.append(end.action)
          names[list].removeMoved(end, id: { $0 })
          show()
        }
        .onReorder { [unowned self] move in
          names[list].apply(move, id: { $0 })
          show()
        })
    }
  }

  private func take(_ drop: Drop<String>, _ list: Int) {
    names[list].insert(drop, id: { $0 })
    show()
  }
}

extension CollectionView {
  /// The view that marks the drop position; `nil` if there is none.
  fileprivate var mark: UIView? {
    subviews.last { !$0.isHidden && !($0 is NameView) && !($0 is UIScrollView) && $0.backgroundColor != nil }
  }
}
#endif
