#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Drags between the views of adapters, and between them and other programs.
@MainActor
@Suite("Drag and drop in adapters", .simulated)
struct AdapterDraggingTests {
  /// A table above a collection view, in one window.
  @MainActor
  private final class Desk {
    let screen: TestWindow
    let table = UITableView(frame: .zero, style: .plain)
    let collection: UICollectionView
    let tableAdapter: TableViewAdapter
    let collectionAdapter: CollectionViewAdapter
    let lists = Lists()

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 40)
      layout.minimumLineSpacing = 0
      collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
      tableAdapter = TableViewAdapter(table)
      collectionAdapter = CollectionViewAdapter(collection)
      screen = TestWindow(UIView(), height: 800)
      table.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
      collection.frame = CGRect(x: 0, y: 400, width: 320, height: 400)
      for view in [table, collection] { screen.window.addSubview(view) }
      lists.onChange = { [lists, tableAdapter, collectionAdapter] in
        tableAdapter.show(lists.left)
        collectionAdapter.show(lists.right)
      }
      lists.onChange()
      screen.wait(1)
    }

    var tableTexts: [String] { table.visibleCells.compactMap { $0.nameView?.text } }

    var collectionTexts: [String] {
      (0..<collection.numberOfItems(inSection: 0)).compactMap {
        collection.cellForItem(at: IndexPath(item: $0, section: 0))?.nameView?.text
      }
    }

    /// Lifts a row; returns `nil` if it cannot be dragged.
    func lift(_ view: UIView, _ row: Int) -> SimulatedDrag? {
      Simulation.lift(at: place(view, row), in: screen.window)
    }

    func place(_ view: UIView, _ row: Int) -> CGPoint {
      CGPoint(x: 160, y: view.frame.minY + CGFloat(row * 40) + 20)
    }
  }

  /// The app's data: one list in the table, one in the collection view.
  @MainActor
  private final class Lists {
    var onChange: () -> Void = {}
    var (todo, done) = (["a", "b", "c"], ["x", "y"])
    var isReorderable = false
    var actions = DragActions.all
    let eventLog = EventLog()

    var left: Content<UIKitHost> {
      let eventLog = eventLog
      return Content {
        Section("todo") {
          ForEach(todo, id: { $0 }) { [isReorderable, actions] name in
            NameCell(name: name).draggable(name, text: "text of " + name, actions: actions)
              .reorderable(isReorderable)
          }
        }
        .onDrop(of: String.self) { [self] drop in
          eventLog.note("\(drop.values) \(drop.place)")
          todo.insert(drop) { $0 }
          onChange()
        }
        .onDropText { eventLog.note("texts \($0.values) \($0.place)") }
      }
      .onReorder { [self] move in
        eventLog.note("\(move)")
        todo.apply(move) { $0 }
        onChange()
      }
      .onDragEnd { [self] end in
        eventLog.note("end \(end.ids()) \(end.action.map { "\($0)" } ?? "nothing")")
        todo.removeMoved(end) { $0 }
        onChange()
      }
    }

    var right: Content<UIKitHost> {
      let eventLog = eventLog
      return Content {
        Section("done") {
          ForEach(done, id: { $0 }) { name in
            NameCell(name: name).draggable { DragOffer(name, uris: ["file:///" + name, "file:///2"]) }
              .onDrop(of: Int.self) { eventLog.note("\($0.values) \($0.place)") }
          }
        }
        .onDrop(of: String.self, proposal: { $0.values == ["c"] ? .refused : .allowed }) { [self] drop in
          eventLog.note("\(drop.values) \(drop.place) \(drop.action)")
          done.insert(drop) { $0 }
          onChange()
        }
        .onDropURIs { eventLog.note("places \($0.values) \($0.place)") }
      }
      .onDragEnd { [self] end in
        eventLog.note("end \(end.ids()) \(end.action.map { "\($0)" } ?? "nothing")")
        done.removeMoved(end) { $0 }
        onChange()
      }
    }
  }

  @Test("An item moves from the table to its drop position in the collection view")
  func moves() throws {
    let desk = Desk()
    let drag = try #require(desk.lift(desk.table, 1))
    #expect(drag.items.count == 1)
    drag.move(to: desk.place(desk.collection, 1))
    #expect(drag.operation == .move)
    #expect(drag.drop() == .move)
    desk.screen.wait(2)
    #expect(desk.lists.eventLog.take() == [#"["b"] done before y move"#, "end [b] move"])
    #expect(desk.tableTexts == ["a", "c"])
    #expect(desk.collectionTexts == ["x", "b", "y"])
  }

  @Test("A drag that allows only copying copies the item below the last one")
  func copies() throws {
    let desk = Desk()
    desk.lists.actions = .copy
    desk.lists.onChange()
    desk.screen.wait(1)
    let drag = try #require(desk.lift(desk.table, 0))
    drag.move(to: desk.place(desk.collection, 6))
    #expect(drag.drop() == .copy)
    desk.screen.wait(2)
    #expect(desk.lists.eventLog.take() == [#"["a"] done at the end copy"#, "end [a] copy"])
    #expect(desk.tableTexts == ["a", "b", "c"])
    #expect(desk.collectionTexts == ["x", "y", "a"])
  }

  @Test("A refused drop does not happen, and the drag ends without an action")
  func refuses() throws {
    let desk = Desk()
    let drag = try #require(desk.lift(desk.table, 2))
    drag.move(to: desk.place(desk.collection, 0))
    #expect(drag.operation == .cancel)
    drag.drop()
    desk.screen.wait(1)
    #expect(desk.lists.eventLog.take() == ["end [c] nothing"])
    #expect(desk.tableTexts == ["a", "b", "c"])
  }

  @Test("All selected items are dragged with a selected item")
  func severalItems() throws {
    let desk = Desk()
    desk.table.allowsMultipleSelection = true
    desk.tableAdapter.setSelection(["a", "b"])
    let drag = try #require(desk.lift(desk.table, 1))
    #expect(drag.items.count == 2)
    drag.move(to: desk.place(desk.collection, 0))
    drag.drop()
    desk.screen.wait(2)
    #expect(desk.lists.eventLog.take() == [#"["a", "b"] done before x move"#, "end [a, b] move"])
    #expect(desk.tableTexts == ["c"])
    #expect(desk.collectionTexts == ["a", "b", "x", "y"])
  }

  @Test("An item dropped in its own section moves, and its drag ends without an action")
  func ownSection() throws {
    let desk = Desk()
    let drag = try #require(desk.lift(desk.table, 0))
    drag.move(to: desk.place(desk.table, 1))
    drag.drop()
    desk.screen.wait(2)
    #expect(desk.lists.eventLog.take() == [#"["a"] todo before c"#, "end [] nothing"])
    #expect(desk.tableTexts == ["b", "a", "c"])
  }

  @Test("A reorderable item moves within its own content")
  func reorders() throws {
    let desk = Desk()
    desk.lists.isReorderable = true
    desk.lists.onChange()
    desk.screen.wait(1)
    let drag = try #require(desk.lift(desk.table, 0))
    drag.move(to: desk.place(desk.table, 2))
    #expect(drag.operation == .move)
    drag.drop()
    desk.screen.wait(2)
    #expect(desk.lists.eventLog.take() == ["todo/a to todo at the end", "end [] nothing"])
    #expect(desk.tableTexts == ["b", "c", "a"])
  }

  @Test("Content from another program is loaded and copied")
  func otherProgram() {
    let desk = Desk()
    let text = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "hello")))
    let drag = Simulation.dragIn([text], to: desk.screen.window)
    drag.move(to: desk.place(desk.table, 1))
    #expect(drag.operation == .copy)
    drag.drop()
    desk.screen.wait(1)
    #expect(desk.lists.eventLog.take() == [#"texts ["hello"] todo before b"#])

    let url = NSURL(string: "file:///f").map { UIDragItem(itemProvider: NSItemProvider(object: $0)) }
    let other = Simulation.dragIn([url].compactMap { $0 }, to: desk.screen.window)
    other.move(to: desk.place(desk.collection, 0))
    other.drop()
    desk.screen.wait(1)
    #expect(desk.lists.eventLog.take() == [#"places ["file:///f"] done before x"#])
  }

  @Test("Other programs receive the text and the URIs of an item")
  func handedOver() throws {
    let desk = Desk()
    let drag = try #require(desk.lift(desk.collection, 0))
    #expect(drag.items.count == 2)
    #expect(drag.items.allSatisfy { $0.itemProvider.canLoadObject(ofClass: NSURL.self) })
    #expect(!drag.items[0].itemProvider.canLoadObject(ofClass: NSString.self))
    // Within the program it is one item.
    drag.move(to: desk.place(desk.table, 0))
    drag.drop()
    desk.screen.wait(2)
    #expect(desk.lists.eventLog.take() == [#"["x"] todo before a"#, "end [x] move"])
  }

  @Test("An item receives the payload that is dropped on it")
  func intoItems() throws {
    let desk = Desk()
    desk.lists.eventLog.note("")
    desk.collectionAdapter.show(
      Content {
        Section("done") {
          ForEach(["folder"], id: { $0 }) { [lists = desk.lists] name in
            NameCell(name: name).onDrop(of: String.self) { lists.eventLog.note("\($0.values) \($0.place)") }
          }
        }
      })
    desk.screen.wait(1)
    _ = desk.lists.eventLog.take()
    let drag = try #require(desk.lift(desk.table, 0))
    drag.move(to: desk.place(desk.collection, 0))
    #expect(drag.operation == .move)
    drag.move(to: desk.place(desk.collection, 3))
    #expect(drag.operation == .cancel)
    drag.move(to: desk.place(desk.collection, 0))
    drag.drop()
    #expect(desk.lists.eventLog.take().first == #"["a"] into done/folder"#)
  }

  @Test("A view with its own drag delegate keeps it")
  func ownDelegate() {
    final class Hand: NSObject, UITableViewDragDelegate {
      func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
      ) -> [UIDragItem] { [] }
    }
    let (table, hand) = (UITableView(frame: .zero, style: .plain), Hand())
    table.dragDelegate = hand
    let adapter = TableViewAdapter(table)
    #expect(adapter.view.dragDelegate === hand)
    #expect(adapter.view.dropDelegate == nil)
  }
}
#endif
