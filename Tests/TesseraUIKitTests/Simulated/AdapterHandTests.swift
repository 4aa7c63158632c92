#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// User interactions with the views of adapters, as UIKit reports them.
@MainActor
@Suite("User interactions with adapters", .simulated)
struct AdapterHandTests {
  private let eventLog = EventLog()

  @Test("A destructive swipe action completes when its row is gone")
  func swipe() throws {
    let pair = AdapterPair()
    let (table, adapter, path) = (pair.table, pair.tableAdapter, IndexPath(row: 1, section: 0))
    func show(_ numbers: [Int]) {
      adapter.show(
        Content {
          Section("rows") {
            ForEach(numbers, id: { $0 }) { number in
              NameCell(name: "\(number)").swipeActions(
                trailing: [
                  ContextAction("Delete", isDestructive: true) { show(numbers.filter { $0 != number }) },
                  ContextAction("Flag") {},
                ])
            }
          }
        })
    }
    show([0, 1, 2])
    pair.screens[1].settle()
    var answers: [Bool] = []
    let actions = try #require(Simulation.swipe(.trailing, ofRowAt: path, in: table)?.actions)
    let cell = try #require(table.cellForRow(at: path))
    for action in actions { action.handler(action, cell) { answers.append($0) } }
    pair.screens[1].wait(1)
    #expect(answers.count == 2 && answers.allSatisfy { $0 })
    #expect(table.visibleCells.compactMap { $0.nameView?.text } == ["0", "2"])
  }

  @Test("Asking whether an item can be selected does not tap it")
  func questions() {
    let pair = AdapterPair()
    let content = Content<UIKitHost> {
      Section("rows") {
        ForEach(0..<3) { number in
          NameCell(name: "\(number)").selectable(false).onTap { [eventLog] in eventLog.note("\(number)") }
        }
      }
    }
    let path = IndexPath(item: 1, section: 0)
    pair.collectionAdapter.show(content)
    pair.tableAdapter.show(content)
    for screen in pair.screens { screen.settle() }
    #expect(!pair.collectionAdapter.viewDelegate.collectionView(pair.collection, shouldSelectItemAt: path))
    #expect(pair.tableAdapter.viewDelegate.tableView(pair.table, willSelectRowAt: path) == nil)
    #expect(eventLog.take().isEmpty)
    for screen in pair.screens {
      Simulation.tap(at: CGPoint(x: 100, y: 60), in: screen.window)
      screen.wait(1)
    }
    #expect(eventLog.take() == ["1", "1"])
    // The tap has ended and has no later effect.
    #expect(!pair.collectionAdapter.viewDelegate.collectionView(pair.collection, shouldSelectItemAt: path))
    #expect(pair.tableAdapter.viewDelegate.tableView(pair.table, willSelectRowAt: path) == nil)
    #expect(eventLog.take().isEmpty)
  }

  @Test("The section index is available as soon as it is set")
  func index() {
    let pair = AdapterPair()
    pair.tableAdapter.show(
      Content {
        for name in ["A", "B"] { Section(name) { ForEach(0..<30) { NameCell(name: "\(name)\($0)") } } }
      })
    pair.screens[1].settle()
    pair.tableAdapter.indexTitles = [("A", "A"), ("B", "B")]
    Simulation.touchIndexTitle(at: 1, in: pair.table)
    #expect(pair.table.contentOffset.y == 1200)
  }

  @Test("Scrolling to a row arrives there though rows on the way are measured")
  func scrolls() {
    let table = UITableView(frame: .zero, style: .plain)
    let adapter = TableViewAdapter(table)
    adapter.show(
      Content {
        Section("rows") {
          ForEach(0..<200) { NameCell(name: "\($0)", height: $0 % 2 == 0 ? 30 : 90) }.size(
            .estimatedHeight(40))
        }
      })
    let screen = TestWindow(table, height: 400)
    adapter.scroll(to: 101, at: .end)
    screen.wait(1)
    #expect(table.rectForRow(at: IndexPath(row: 101, section: 0)).maxY == table.bounds.maxY)
  }

  @Test(
    "A tap on the status bar scrolls to the top, then calls the delegate once")
  func top() {
    final class Listener: NSObject, UIScrollViewDelegate {
      var count = 0
      func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { count += 1 }
    }
    let (view, listener) = (CollectionView(), Listener())
    view.delegate = listener
    view.show(names(0..<100))
    let screen = TestWindow(view)
    view.contentOffset.y = 1000
    screen.settle()
    Simulation.tapStatusBar(in: screen.window)
    screen.settle()
    #expect(listener.count == 0)
    screen.wait(3)
    #expect(view.contentOffset.y == 0)
    #expect(listener.count == 1)
  }

  @Test("A view that loses its size during a scroll animation comes to rest")
  func empty() {
    let view = CollectionView()
    view.show(names(0..<100))
    let screen = TestWindow(view)
    view.engine.scroll(to: 50, at: .start, animated: .standard)
    view.setNeedsLayout()
    screen.settle()
    view.frame.size = .zero
    #expect(Simulation.settle())
  }

  @Test("A controller that is first responder stays so when the collection is touched")
  func controllerKeys() {
    final class Chat: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
      override func loadView() {
        let collection = CollectionView()
        collection.show(names(0..<10))
        view = collection
      }
    }
    let chat = Chat()
    let screen = TestWindow(chat)
    chat.becomeFirstResponder()
    Simulation.tap(at: CGPoint(x: 100, y: 60), in: screen.window)
    #expect(chat.isFirstResponder)
  }

  @Test("A touched collection view becomes first responder unless a field is")
  func keys() {
    let view = CollectionView()
    view.show(names(0..<10))
    let screen = TestWindow(view)
    Simulation.tap(at: CGPoint(x: 100, y: 60), in: screen.window)
    #expect(view.isFirstResponder)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.window.addSubview(field)
    field.becomeFirstResponder()
    Simulation.tap(at: CGPoint(x: 100, y: 60), in: screen.window)
    #expect(field.isFirstResponder)
  }
}
#endif
