import Testing
import UIKit

extension SimulationSuite {
  @MainActor @Suite("The focus in simulated collection and table views")
  struct ItemFocusTests {
    init() {
      Simulation.reset()
      TextCell.preferredHeight = nil
      TextRow.preferredHeight = nil
    }

    @Test("In a collection view, the focus scrolls to cells and can select them")
    func collection() {
      let screen = CollectionScreen(counts: [60])
      #expect(Simulation.moveFocus(.down, in: screen.window))
      #expect(Simulation.focusedView === screen.view.cellForItem(at: IndexPath(item: 0, section: 0)))
      #expect(screen.view.indexPathsForSelectedItems == [])
      screen.view.selectionFollowsFocus = true
      for _ in 0..<41 {
        Simulation.moveFocus(.down, in: screen.window)
        Simulation.settle()
      }
      #expect(screen.view.indexPathsForSelectedItems == [IndexPath(item: 41, section: 0)])
      screen.view.allowsFocus = false
      #expect(!Simulation.moveFocus(.up, in: screen.window))
    }

    @Test("In a table view, the delegate chooses the first focused row")
    func table() {
      final class Preferring: NSObject, UITableViewDelegate {
        var log: [String] = []

        func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
          IndexPath(row: 3, section: 0)
        }

        func tableView(
          _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
          with coordinator: UIFocusAnimationCoordinator
        ) {
          log.append(
            "\(context.previouslyFocusedIndexPath?.row ?? -1) to \(context.nextFocusedIndexPath?.row ?? -1)")
        }
      }
      let screen = TableScreen(counts: [10])
      let delegate = Preferring()
      screen.view.delegate = delegate
      screen.view.layoutIfNeeded()
      #expect(Simulation.moveFocus(.down, in: screen.window))
      Simulation.moveFocus(.up, in: screen.window)
      #expect(delegate.log == ["-1 to 3", "3 to 2"])
    }
  }
}
