import TesseraTesting
import Testing
import UIKit

extension SimulationSuite {
  @MainActor @Suite("User editing in a simulated table view")
  struct TableEditingTests {
    private let screen: TableScreen
    private var view: UITableView { screen.view }

    init() {
      Simulation.reset()
      TextRow.preferredHeight = nil
      screen = TableScreen(counts: [3])
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test("The data source commits a deletion by the user")
    func deleting() {
      view.setEditing(true, animated: false)
      #expect(view.cellForRow(at: path(0))?.isEditing == true)
      #expect(Simulation.commitEditing(ofRowAt: path(1), in: view) == .delete)
      #expect(screen.log.contains("commit delete 1"))
      #expect(screen.shown == screen.expected)
    }

    @Test("A row that is dragged by its handle moves with its cell")
    func moving() throws {
      let cell = try #require(view.cellForRow(at: path(0)))
      #expect(Simulation.moveRow(from: path(0), to: path(2), in: view) == nil)
      view.isEditing = true
      #expect(Simulation.moveRow(from: path(0), to: path(2), in: view) == path(2))
      view.layoutIfNeeded()
      #expect(view.cellForRow(at: path(2)) === cell)
      #expect(screen.shown == screen.expected && screen.log.contains("move 0 to 2"))
      let violations = Simulation.violations {
        screen.model.sections[0].items.removeLast()
        view.deleteRows(at: [path(2)], with: .fade)
      }
      #expect(violations.map(\.rule) == [.batchT5])
    }

    @Test("A swipe shows actions, and an action can be performed")
    func swiping() throws {
      final class Swiping: NSObject, UITableViewDelegate {
        var style = UITableViewCell.EditingStyle.delete

        func tableView(
          _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { style }

        func tableView(
          _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
          let flag = UIContextualAction(style: .normal, title: "Flag \(indexPath.row)") { _, _, done in
            done(true)
          }
          return UISwipeActionsConfiguration(actions: [flag])
        }
      }
      let delegate = Swiping()
      view.delegate = delegate
      #expect(Simulation.swipe(.leading, ofRowAt: path(1), in: view) == nil)
      let actions = try #require(Simulation.swipe(.trailing, ofRowAt: path(1), in: view)).actions
      #expect(actions.map(\.title) == ["Flag 1"])
      #expect(Simulation.perform(actions[0], ofRowAt: path(1), in: view) == true)
      delegate.style = .none
      #expect(Simulation.swipe(.trailing, ofRowAt: path(1), in: view) == nil)
    }

    @Test("A destructive action must remove its row")
    func destroying() {
      let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
      let violations = Simulation.violations { Simulation.perform(action, ofRowAt: path(1), in: view) }
      #expect(violations.map(\.rule) == [.destroyedRowStays])
      let other = UIContextualAction(style: .destructive, title: "Delete") { [screen] _, _, done in
        screen.model.sections[0].items.remove(at: 1)
        screen.view.deleteRows(at: [path(1)], with: .fade)
        done(true)
      }
      #expect(Simulation.violations { Simulation.perform(other, ofRowAt: path(1), in: view) }.isEmpty)
      let refused = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(false) }
      #expect(Simulation.violations { Simulation.perform(refused, ofRowAt: path(0), in: view) }.isEmpty)
    }

    @Test("A reorder allows no other changes")
    func changedWhileMoving() {
      final class Changing: NSObject, UITableViewDelegate {
        var change: (UITableView) -> Void = { _ in }

        func tableView(
          _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
          toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath {
          change(tableView)
          return sourceIndexPath
        }
      }
      let delegate = Changing()
      view.delegate = delegate
      view.isEditing = true
      let changes: [(UITableView) -> Void] = [
        { $0.reconfigureRows(at: [IndexPath(row: 1, section: 0)]) }, { $0.reloadData() },
      ]
      for change in changes {
        delegate.change = change
        let violations = Simulation.violations { Simulation.moveRow(from: path(0), to: path(2), in: view) }
        #expect(violations.map(\.rule).first == .changedWhileMoving)
        view.layoutIfNeeded()
      }
    }

    @Test("Missing moves in the data source and missing index sections are reported")
    func missingParts() {
      final class Plain: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
        }

        func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
      }
      let source = Plain()
      view.dataSource = source
      view.isEditing = true
      view.layoutIfNeeded()
      let moved = Simulation.violations { Simulation.moveRow(from: path(0), to: path(1), in: view) }
      #expect(moved.map(\.rule) == [.moveItemNotImplemented])
      let touched = Simulation.violations { Simulation.touchIndexTitle(at: 1, in: view) }
      #expect(touched.map(\.rule) == [.sectionIndexOutOfBounds])
    }

    @Test("Headers stay and leave with their sections")
    func barsInBatches() throws {
      final class Bars: NSObject, UITableViewDelegate {
        var log: [String] = []

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          UITableViewHeaderFooterView(reuseIdentifier: nil)
        }

        func tableView(
          _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
        ) {
          log.append("end \(section)")
        }
      }
      let delegate = Bars()
      screen.model = BatchModel(counts: [1, 1])
      view.delegate = delegate
      view.reloadData()
      view.layoutIfNeeded()
      let header = try #require(view.headerView(forSection: 1))
      delegate.log = []
      view.performBatchUpdates {
        screen.model.sections.removeFirst()
        view.deleteSections([0], with: .fade)
      }
      #expect(view.headerView(forSection: 0) === header && delegate.log == ["end 0"])
    }

    @Test("Headers are dequeued and reused")
    func bars() throws {
      final class Bars: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "bar")
          view?.textLabel?.text = "header \(section)"
          return view
        }

        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 20 }
      }
      let delegate = Bars()
      view.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "bar")
      view.delegate = delegate
      view.reloadData()
      view.layoutIfNeeded()
      let header = try #require(view.headerView(forSection: 0))
      #expect(header.textLabel?.text == "header 0" && header.reuseIdentifier == "bar")
      #expect(view.rectForHeader(inSection: 0).height == 20 && view.rectForRow(at: path(0)).minY == 20)
      #expect(view.footerView(forSection: 0) == nil)
    }
  }
}
