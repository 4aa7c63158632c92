#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Reported crashes by changes during or right after a reorder: UIKit accepts no batch while an item is
/// dragged, nor in the turn of the run loop in which it is dropped.
@MainActor
@Suite("Public reports about reordered items", .simulated)
struct MovementReportTests {
  /// An app with a list that the user reorders.
  @MainActor
  private final class App {
    var order = [0, 1, 2, 3]
    var word = ""
    /// Called after an item was reordered.
    var onReorder: () -> Void = {}

    var content: Content<UIKitHost> {
      Content {
        Section("rows") {
          ForEach(order, id: { $0 }) { NameCell(name: "\($0)\(self.word)").reorderable() }
        }
      }
      .onReorder { [self] move in
        order.apply(move, id: { $0 })
        onReorder()
      }
    }

    var texts: [String] { order.map { "\($0)\(word)" } }
  }

  /// The place where the first item is dropped.
  enum Ending: CaseIterable { case elsewhere, inPlace, nowhere }

  /// The view of one of the adapters and a finger on its first item.
  @MainActor
  private final class Screen {
    let pair = AdapterPair()
    let isTable: Bool
    let app = App()
    private let first = IndexPath(item: 0, section: 0)

    init(isTable: Bool) {
      self.isTable = isTable
      show()
      wait()
    }

    private var adapter: ViewAdapter { isTable ? pair.tableAdapter : pair.collectionAdapter }

    func show() { adapter.show(app.content) }

    func wait() { pair.screens[isTable ? 1 : 0].wait(1) }

    /// Lifts the first item and moves it to its target.
    func take(_ ending: Ending) {
      if isTable {
        pair.table.setEditing(true, animated: false)
        #expect(Simulation.beginMovingRow(at: first, in: pair.table))
        if ending == .elsewhere {
          Simulation.moveRow(to: IndexPath(row: 2, section: 0), in: pair.table)
        }
      } else {
        #expect(pair.collection.beginInteractiveMovementForItem(at: first))
        let place = CGPoint(x: 160, y: ending == .elsewhere ? 100 : 20)
        pair.collection.updateInteractiveMovementTargetPosition(place)
      }
    }

    func letGo(_ ending: Ending) {
      if isTable {
        Simulation.endMovingRow(in: pair.table)
      } else if ending == .nowhere {
        pair.collection.cancelInteractiveMovement()
      } else {
        pair.collection.endInteractiveMovement()
      }
    }

    var texts: [String] {
      let cells: [UIView] = isTable ? pair.table.visibleCells : pair.collection.visibleCells
      return cells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.nameView?.text }
    }
  }

  private func check(_ isTable: Bool, _ ending: Ending, _ body: (Screen) -> Void) {
    let violations = Simulation.violations {
      let screen = Screen(isTable: isTable)
      screen.take(ending)
      body(screen)
      screen.wait()
      #expect(screen.texts == screen.app.texts)
      // Later changes of the list still work.
      screen.app.order = [5, 3, 1]
      screen.show()
      screen.wait()
      #expect(screen.texts == screen.app.texts)
    }
    #expect(violations.isEmpty)
  }

  @Test(
    "Listable 308, 568: new content during a reorder breaks no rule", arguments: [false, true],
    Ending.allCases)
  func during(isTable: Bool, ending: Ending) {
    check(isTable, ending) { screen in
      (screen.app.order, screen.app.word) = ([0, 3, 2, 4], "!")
      screen.show()
      screen.wait()
      screen.letGo(ending)
    }
  }

  @Test(
    "Listable 513: the dragged item is deleted during the reorder", arguments: [false, true], Ending.allCases)
  func carriedGoes(isTable: Bool, ending: Ending) {
    check(isTable, ending) { screen in
      screen.app.order = [3, 2]
      screen.show()
      screen.wait()
      screen.letGo(ending)
    }
  }

  @Test("Listable 531: the reorder handler shows other content at once", arguments: [false, true])
  func inCallback(isTable: Bool) {
    check(isTable, .elsewhere) { screen in
      screen.app.onReorder = { [app = screen.app] in
        app.order.removeAll { $0 == 3 }
        screen.show()
      }
      screen.letGo(.elsewhere)
      #expect(screen.app.order == [1, 2, 0])
    }
  }

  @Test(
    "rdar 34933061, Listable 569: new content arrives in the turn of a drop",
    arguments: [false, true], Ending.allCases)
  func afterwards(isTable: Bool, ending: Ending) {
    check(isTable, ending) { screen in
      screen.letGo(ending)
      screen.app.order.removeLast()
      screen.show()
    }
  }
}
#endif
