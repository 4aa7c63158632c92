#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// User interactions with the views of adapters, with simulated touches.
@MainActor
@Suite("Adapters", .simulated)
struct AdapterTests {
  init() { Simulation.reset() }

  /// A cell class of an app, with an event.
  final class PersonRow: UITableViewCell {
    var name = ""
    var uses = 0
    var onCall: () -> Void = {}

    override func prepareForReuse() {
      super.prepareForReuse()
      uses += 1
    }
  }

  struct PersonCell: Cell, Equatable {
    var name: String
    typealias Event = String

    func makeView() -> PersonRow { PersonRow() }
    func update(_ view: PersonRow, state: CellState) { view.name = name }
    func connect(_ view: PersonRow, to sender: EventSender<String>) { view.onCall = { sender.send("call") } }
  }

  private func people(_ log: Log, _ names: [String]) -> Content<UIKitHost> {
    Content {
      Section("people") {
        ForEach(names, id: { $0 }) { name in
          PersonCell(name: name)
            .onTap { log.words.append("tap \(name)") }
            .onEvent { word in log.words.append("\(word) \(name)") }
            .reorderable()
            .swipeActions(
              trailing: [ContextAction("Delete", isDestructive: true) { log.words.append("delete \(name)") }])
        }.size(.height(44))
      }
    }
    .onReorder { move in log.words.append("\(move)") }
  }

  @Test("A cell class of the app is a row, and its events reach the item's handler")
  func cellClass() {
    let (table, log) = (UITableView(frame: .zero, style: .plain), Log())
    let adapter = TableViewAdapter(table)
    adapter.show(people(log, (0..<100).map { "\($0)" }))
    let screen = TestWindow(table)
    let row = table.cellForRow(at: IndexPath(row: 2, section: 0)) as? PersonRow
    #expect(row?.name == "2")
    #expect(row?.frame.minY == 88)
    row?.onCall()
    #expect(log.words == ["call 2"])
    table.contentOffset.y = 1000
    screen.settle()
    table.contentOffset.y = 2000
    screen.settle()
    let other = table.visibleCells.first as? PersonRow
    #expect(other?.name == "45")
    #expect((other?.uses ?? 0) > 0)
    other?.onCall()
    #expect(log.words == ["call 2", "call 45"])
  }

  @Test("Taps, swipe actions and context menus run the declared handlers")
  func actions() {
    let (table, log) = (UITableView(frame: .zero, style: .plain), Log())
    let adapter = TableViewAdapter(table)
    adapter.show(people(log, ["a", "b", "c"]))
    let screen = TestWindow(table)
    Simulation.tap(at: CGPoint(x: 100, y: 60), in: screen.window)
    #expect(log.words == ["tap b"])
    let path = IndexPath(row: 2, section: 0)
    let actions = Simulation.swipe(.trailing, ofRowAt: path, in: table)?.actions ?? []
    #expect(actions.map(\.title) == ["Delete"])
    #expect(actions.first?.style == .destructive)
    // The row still exists, so the swipe closes.
    if let action = actions.first { #expect(Simulation.perform(action, ofRowAt: path, in: table) == false) }
    #expect(log.words == ["tap b", "delete c"])
    #expect(Simulation.openContextMenu(at: CGPoint(x: 100, y: 10), in: screen.window)?.actions.count == 1)
  }

  @Test(
    "A reordered row stays at its place, and new content follows in the next frame")
  func reorderTable() {
    let (table, log) = (UITableView(frame: .zero, style: .plain), Log())
    let adapter = TableViewAdapter(table)
    adapter.show(people(log, ["a", "b", "c", "d"]))
    let screen = TestWindow(table)
    table.setEditing(true, animated: false)
    let violations = Simulation.violations {
      let target = Simulation.moveRow(
        from: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0), in: table)
      #expect(target == IndexPath(row: 2, section: 0))
      #expect(log.words == ["people/a to people before d"])
      adapter.show(people(log, ["b", "c", "a", "d", "e"]))
      screen.wait(1)
    }
    #expect(violations.isEmpty)
    #expect(table.visibleCells.compactMap { ($0 as? PersonRow)?.name } == ["b", "c", "a", "d", "e"])
  }

  @Test("An item of a collection view can be reordered")
  func reorderCollection() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    let (view, log) = (UICollectionView(frame: .zero, collectionViewLayout: layout), Log())
    let adapter = CollectionViewAdapter(view)
    func show(_ order: [Int]) {
      adapter.show(
        Content {
          Section("numbers") { ForEach(order, id: { $0 }) { NameCell(name: "\($0)").reorderable() } }
        }
        .onReorder { move in
          log.words.append("\(move)")
          show([1, 2, 0, 3])
        })
    }
    show([0, 1, 2, 3])
    let screen = TestWindow(view)
    let violations = Simulation.violations {
      #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 100))
      screen.settle()
      view.endInteractiveMovement()
      screen.wait(1)
    }
    #expect(violations.isEmpty)
    #expect(log.words == ["numbers/0 to numbers before 3"])
    let texts = (0..<4).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.nameView?.text }
    #expect(texts == ["1", "2", "0", "3"])
  }

  @Test("The section index scrolls to sections by their ids")
  func sectionIndex() {
    let table = UITableView(frame: .zero, style: .plain)
    let adapter = TableViewAdapter(table)
    adapter.indexTitles = ["A", "M", "Z"].map { (title: $0, section: ItemID($0)) }
    adapter.show(
      Content {
        for letter in ["A", "M", "Z"] {
          Section(letter) { ForEach(0..<30) { NameCell(name: "\(letter)\($0)") } }
            .header { NameCell(name: letter) }
        }
      })
    let screen = TestWindow(table)
    #expect(table.headerView(forSection: 0)?.nameView?.text == "A")
    Simulation.touchIndexTitle(at: 2, in: table)
    screen.settle()
    #expect(table.visibleCells.last?.nameView?.text.hasPrefix("Z") == true)
  }

  @Test("Events of a remaining row reach the latest handler")
  func laterHandlers() {
    let (table, log) = (UITableView(frame: .zero, style: .plain), Log())
    let adapter = TableViewAdapter(table)
    func show(_ word: String) {
      adapter.show(
        Content {
          Section("people") {
            ForEach(["a"], id: { $0 }) { name in
              PersonCell(name: name).onEvent { event in log.words.append("\(event) \(word)") }
            }
          }
        })
    }
    show("first")
    let screen = TestWindow(table)
    show("second")
    screen.wait(1)
    (table.visibleCells.first as? PersonRow)?.onCall()
    #expect(log.words == ["call second"])
  }

  @Test("A header appears and disappears in both views")
  func headers() {
    let views = ThreeViews()
    func content(_ hasHeader: Bool) -> Content<UIKitHost> {
      Content {
        if hasHeader {
          Section("a") { ForEach(0..<3) { NameCell(name: "\($0)") } }.header { NameCell(name: "header") }
        } else {
          Section("a") { ForEach(0..<3) { NameCell(name: "\($0)") } }
        }
      }
    }
    for hasHeader in [true, false, true] {
      views.collectionAdapter.show(content(hasHeader))
      views.tableAdapter.show(content(hasHeader))
      views.screen.wait(1)
      let inTable = views.table.headerView(forSection: 0)?.nameView?.text
      let inCollection = views.collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
      #expect(inTable == (hasHeader ? "header" : nil))
      #expect(inCollection?.nameView?.text == (hasHeader ? "header" : nil))
    }
  }

  @Test("The app's delegate also receives the calls that the adapter handles")
  func delegate() {
    final class Ears: NSObject, UITableViewDelegate {
      var selected: [IndexPath] = []
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath)
      }
    }
    let (table, log, ears) = (UITableView(frame: .zero, style: .plain), Log(), Ears())
    let adapter = TableViewAdapter(table)
    adapter.delegate = ears
    adapter.show(people(log, ["a", "b"]))
    let screen = TestWindow(table)
    Simulation.tap(at: CGPoint(x: 100, y: 60), in: screen.window)
    #expect(ears.selected == [IndexPath(row: 1, section: 0)])
    #expect(log.words == ["tap b"])
  }
}
#endif
