#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Items that are dragged between views that adapters drive, and between them and others.
@MainActor
@Suite("Drag and drop in adapters", .simulated)
struct AdapterDraggingTests {
  private let screen: TestWindow
  private let table = UITableView(frame: .zero, style: .plain)
  private let collection: UICollectionView
  private let tableAdapter: TableViewAdapter
  private let collectionAdapter: CollectionViewAdapter
  private let lists = Lists()

  init() {
    Simulation.reset()
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

  private var tableTexts: [String] { table.visibleCells.compactMap { $0.nameView?.text } }

  private var collectionTexts: [String] {
    (0..<collection.numberOfItems(inSection: 0)).compactMap {
      collection.cellForItem(at: IndexPath(item: $0, section: 0))?.nameView?.text
    }
  }

  /// The middle of a row.
  private func place(_ view: UIView, _ row: Int) -> CGPoint {
    CGPoint(x: 160, y: view.frame.minY + CGFloat(row * 40) + 20)
  }

  @Test("An item goes from the table to the collection view, to where it is let go")
  func moves() throws {
    let drag = try #require(Simulation.lift(at: place(table, 1), in: screen.window))
    #expect(drag.items.count == 1)
    drag.move(to: place(collection, 1))
    #expect(drag.operation == .move)
    #expect(drag.drop() == .move)
    screen.wait(2)
    #expect(lists.diary.take() == [#"["b"] done before y move"#, "end [b] move"])
    #expect(tableTexts == ["a", "c"])
    #expect(collectionTexts == ["x", "b", "y"])
  }

  @Test("What may only be copied is copied, below the last item")
  func copies() throws {
    lists.actions = .copy
    lists.onChange()
    screen.wait(1)
    let drag = try #require(Simulation.lift(at: place(table, 0), in: screen.window))
    drag.move(to: place(collection, 6))
    #expect(drag.drop() == .copy)
    screen.wait(2)
    #expect(lists.diary.take() == [#"["a"] done at the end copy"#, "end [a] copy"])
    #expect(tableTexts == ["a", "b", "c"])
    #expect(collectionTexts == ["x", "y", "a"])
  }

  @Test("What the app refuses cannot be dropped, and the drag ends with nothing")
  func refuses() throws {
    let drag = try #require(Simulation.lift(at: place(table, 2), in: screen.window))
    drag.move(to: place(collection, 0))
    #expect(drag.operation == .cancel)
    drag.drop()
    screen.wait(1)
    #expect(lists.diary.take() == ["end [c] nothing"])
    #expect(tableTexts == ["a", "b", "c"])
  }

  @Test("All that is selected is dragged with an item that is")
  func severalItems() throws {
    table.allowsMultipleSelection = true
    tableAdapter.setSelection(["a", "b"])
    let drag = try #require(Simulation.lift(at: place(table, 1), in: screen.window))
    #expect(drag.items.count == 2)
    drag.move(to: place(collection, 0))
    drag.drop()
    screen.wait(2)
    #expect(lists.diary.take() == [#"["a", "b"] done before x move"#, "end [a, b] move"])
    #expect(tableTexts == ["c"])
    #expect(collectionTexts == ["a", "b", "x", "y"])
  }

  @Test("Within its own section an item stands between others, and has not gone")
  func ownSection() throws {
    let drag = try #require(Simulation.lift(at: place(table, 0), in: screen.window))
    drag.move(to: place(table, 1))
    drag.drop()
    screen.wait(2)
    #expect(lists.diary.take() == [#"["a"] todo before c"#, "end [] nothing"])
    #expect(tableTexts == ["b", "a", "c"])
  }

  @Test("What is reorderable is carried within its own content")
  func reorders() throws {
    lists.isReorderable = true
    lists.onChange()
    screen.wait(1)
    let drag = try #require(Simulation.lift(at: place(table, 0), in: screen.window))
    drag.move(to: place(table, 2))
    #expect(drag.operation == .move)
    drag.drop()
    screen.wait(2)
    #expect(lists.diary.take() == ["todo/a to todo at the end", "end [] nothing"])
    #expect(tableTexts == ["b", "c", "a"])
  }

  @Test("What another program brings is loaded, and copied")
  func otherProgram() {
    let text = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "hello")))
    let drag = Simulation.dragIn([text], to: screen.window)
    drag.move(to: place(table, 1))
    #expect(drag.operation == .copy)
    drag.drop()
    screen.wait(1)
    #expect(lists.diary.take() == [#"texts ["hello"] todo before b"#])

    let url = NSURL(string: "file:///f").map { UIDragItem(itemProvider: NSItemProvider(object: $0)) }
    let other = Simulation.dragIn([url].compactMap { $0 }, to: screen.window)
    other.move(to: place(collection, 0))
    other.drop()
    screen.wait(1)
    #expect(lists.diary.take() == [#"places ["file:///f"] done before x"#])
  }

  @Test("Other programs are handed the text and the places of an item")
  func handedOver() throws {
    let drag = try #require(Simulation.lift(at: place(collection, 0), in: screen.window))
    #expect(drag.items.count == 2)
    #expect(drag.items.allSatisfy { $0.itemProvider.canLoadObject(ofClass: NSURL.self) })
    #expect(!drag.items[0].itemProvider.canLoadObject(ofClass: NSString.self))
    // Within the program it is one item.
    drag.move(to: place(table, 0))
    drag.drop()
    screen.wait(2)
    #expect(lists.diary.take() == [#"["x"] todo before a"#, "end [x] move"])
  }

  @Test("An item takes what is let go over it")
  func intoItems() throws {
    lists.diary.note("")
    collectionAdapter.show(
      Content {
        Section("done") {
          ForEach(["folder"], id: { $0 }) { [lists] name in
            NameCell(name: name).onDrop(of: String.self) { lists.diary.note("\($0.values) \($0.place)") }
          }
        }
      })
    screen.wait(1)
    _ = lists.diary.take()
    let drag = try #require(Simulation.lift(at: place(table, 0), in: screen.window))
    drag.move(to: place(collection, 0))
    #expect(drag.operation == .move)
    drag.move(to: place(collection, 3))
    #expect(drag.operation == .cancel)
    drag.move(to: place(collection, 0))
    drag.drop()
    #expect(lists.diary.take().first == #"["a"] into done/folder"#)
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
