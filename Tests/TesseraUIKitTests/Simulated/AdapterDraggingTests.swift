#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Items that are dragged between views that adapters drive, and between them and others.
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

    /// Lifts a row; nil: it cannot be dragged.
    func lift(_ view: UIView, _ row: Int) -> SimulatedDrag? {
      Simulation.lift(at: place(view, row), in: screen.window)
    }

    /// The middle of a row.
    func place(_ view: UIView, _ row: Int) -> CGPoint {
      CGPoint(x: 160, y: view.frame.minY + CGFloat(row * 40) + 20)
    }
  }

  /// What the app keeps: a list in the table, and one in the collection view.
  @MainActor
  private final class Lists {
    var onChange: () -> Void = {}
    var (todo, done) = (["a", "b", "c"], ["x", "y"])
    var isReorderable = false
    var actions = DragActions.all
    let diary = Diary()

    var left: Content<UIKitHost> {
      let diary = diary
      return Content {
        Section("todo") {
          ForEach(todo, id: { $0 }) { [isReorderable, actions] name in
            NameCell(name: name).draggable(name, text: "text of " + name, actions: actions)
              .reorderable(isReorderable)
          }
        }
        .onDrop(of: String.self) { [self] drop in
          diary.note("\(drop.values) \(drop.place)")
          todo.insert(drop) { $0 }
          onChange()
        }
        .onDropText { diary.note("texts \($0.values) \($0.place)") }
      }
      .onReorder { [self] move in
        diary.note("\(move)")
        todo.apply(move) { $0 }
        onChange()
      }
      .onDragEnd { [self] end in
        diary.note("end \(end.ids()) \(end.action.map { "\($0)" } ?? "nothing")")
        todo.removeMoved(end) { $0 }
        onChange()
      }
    }

    var right: Content<UIKitHost> {
      let diary = diary
      return Content {
        Section("done") {
          ForEach(done, id: { $0 }) { name in
            NameCell(name: name).draggable { DragOffer(name, uris: ["file:///" + name, "file:///2"]) }
              .onDrop(of: Int.self) { diary.note("\($0.values) \($0.place)") }
          }
        }
        .onDrop(of: String.self, proposal: { $0.values == ["c"] ? .refused : .allowed }) { [self] drop in
          diary.note("\(drop.values) \(drop.place) \(drop.action)")
          done.insert(drop) { $0 }
          onChange()
        }
        .onDropURIs { diary.note("places \($0.values) \($0.place)") }
      }
      .onDragEnd { [self] end in
        diary.note("end \(end.ids()) \(end.action.map { "\($0)" } ?? "nothing")")
        done.removeMoved(end) { $0 }
        onChange()
      }
    }
  }

  @Test("An item goes from the table to the collection view, to where it is let go")
  func moves() throws {
    let desk = Desk()
    let drag = try #require(desk.lift(desk.table, 1))
    #expect(drag.items.count == 1)
    drag.move(to: desk.place(desk.collection, 1))
    #expect(drag.operation == .move)
    #expect(drag.drop() == .move)
    desk.screen.wait(2)
    #expect(desk.lists.diary.take() == [#"["b"] done before y move"#, "end [b] move"])
    #expect(desk.tableTexts == ["a", "c"])
    #expect(desk.collectionTexts == ["x", "b", "y"])
  }

  @Test("What may only be copied is copied, below the last item")
  func copies() throws {
    let desk = Desk()
    desk.lists.actions = .copy
    desk.lists.onChange()
    desk.screen.wait(1)
    let drag = try #require(desk.lift(desk.table, 0))
    drag.move(to: desk.place(desk.collection, 6))
    #expect(drag.drop() == .copy)
    desk.screen.wait(2)
    #expect(desk.lists.diary.take() == [#"["a"] done at the end copy"#, "end [a] copy"])
    #expect(desk.tableTexts == ["a", "b", "c"])
    #expect(desk.collectionTexts == ["x", "y", "a"])
  }

  @Test("What the app refuses cannot be dropped, and the drag ends with nothing")
  func refuses() throws {
    let desk = Desk()
    let drag = try #require(desk.lift(desk.table, 2))
    drag.move(to: desk.place(desk.collection, 0))
    #expect(drag.operation == .cancel)
    drag.drop()
    desk.screen.wait(1)
    #expect(desk.lists.diary.take() == ["end [c] nothing"])
    #expect(desk.tableTexts == ["a", "b", "c"])
  }

  @Test("All that is selected is dragged with an item that is")
  func severalItems() throws {
    let desk = Desk()
    desk.table.allowsMultipleSelection = true
    desk.tableAdapter.setSelection(["a", "b"])
    let drag = try #require(desk.lift(desk.table, 1))
    #expect(drag.items.count == 2)
    drag.move(to: desk.place(desk.collection, 0))
    drag.drop()
    desk.screen.wait(2)
    #expect(desk.lists.diary.take() == [#"["a", "b"] done before x move"#, "end [a, b] move"])
    #expect(desk.tableTexts == ["c"])
    #expect(desk.collectionTexts == ["a", "b", "x", "y"])
  }

  @Test("Within its own section an item stands between others, and has not gone")
  func ownSection() throws {
    let desk = Desk()
    let drag = try #require(desk.lift(desk.table, 0))
    drag.move(to: desk.place(desk.table, 1))
    drag.drop()
    desk.screen.wait(2)
    #expect(desk.lists.diary.take() == [#"["a"] todo before c"#, "end [] nothing"])
    #expect(desk.tableTexts == ["b", "a", "c"])
  }

  @Test("What is reorderable is carried within its own content")
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
    #expect(desk.lists.diary.take() == ["todo/a to todo at the end", "end [] nothing"])
    #expect(desk.tableTexts == ["b", "c", "a"])
  }

  @Test("What another program brings is loaded, and copied")
  func otherProgram() {
    let desk = Desk()
    let text = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "hello")))
    let drag = Simulation.dragIn([text], to: desk.screen.window)
    drag.move(to: desk.place(desk.table, 1))
    #expect(drag.operation == .copy)
    drag.drop()
    desk.screen.wait(1)
    #expect(desk.lists.diary.take() == [#"texts ["hello"] todo before b"#])

    let url = NSURL(string: "file:///f").map { UIDragItem(itemProvider: NSItemProvider(object: $0)) }
    let other = Simulation.dragIn([url].compactMap { $0 }, to: desk.screen.window)
    other.move(to: desk.place(desk.collection, 0))
    other.drop()
    desk.screen.wait(1)
    #expect(desk.lists.diary.take() == [#"places ["file:///f"] done before x"#])
  }

  @Test("Other programs are handed the text and the places of an item")
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
    #expect(desk.lists.diary.take() == [#"["x"] todo before a"#, "end [x] move"])
  }

  @Test("An item takes what is let go over it")
  func intoItems() throws {
    let desk = Desk()
    desk.lists.diary.note("")
    desk.collectionAdapter.show(
      Content {
        Section("done") {
          ForEach(["folder"], id: { $0 }) { [lists = desk.lists] name in
            NameCell(name: name).onDrop(of: String.self) { lists.diary.note("\($0.values) \($0.place)") }
          }
        }
      })
    desk.screen.wait(1)
    _ = desk.lists.diary.take()
    let drag = try #require(desk.lift(desk.table, 0))
    drag.move(to: desk.place(desk.collection, 0))
    #expect(drag.operation == .move)
    drag.move(to: desk.place(desk.collection, 3))
    #expect(drag.operation == .cancel)
    drag.move(to: desk.place(desk.collection, 0))
    drag.drop()
    #expect(desk.lists.diary.take().first == #"["a"] into done/folder"#)
  }

  @Test("A view with drag and drop of the app's own keeps it")
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
