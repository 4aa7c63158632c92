import TesseraTesting
import Testing
import UIKit

extension SimulationSuite {
  @MainActor @Suite("The simulated table view")
  struct TableViewTests {
    private let screen: TableScreen
    private var view: UITableView { screen.view }

    init() {
      Simulation.reset()
      TextRow.preferredHeight = nil
      screen = TableScreen(BatchModel(counts: [3, 100]))
    }

    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

    private func broken(_ body: () -> Void) -> Set<UIKitRule> {
      Set(Simulation.violations(in: body).map(\.rule))
    }

    private var shownTexts: [IndexPath: String] {
      Dictionary(
        uniqueKeysWithValues: (view.indexPathsForVisibleRows ?? []).compactMap { path in
          (view.cellForRow(at: path) as? TextRow).map { (path, $0.text) }
        })
    }

    // MARK: Reuse

    @Test("Only visible rows have cells, with the right texts while scrolling")
    func reuse() {
      Simulation.quirks.preparesCellsEarly = false
      var cells: Set<ObjectIdentifier> = []
      for step in 0..<70 {
        view.contentOffset.y = CGFloat(step) * 9
        view.layoutIfNeeded()
        cells.formUnion(view.visibleCells.map(ObjectIdentifier.init))
        #expect(view.visibleCells.count <= 41)
        for (path, text) in shownTexts {
          #expect(text == TableScreen.text(screen.model.sections[path.section].items[path.row]))
        }
      }
      #expect(cells.count < 60)
    }

    @Test("Cells are created from registered classes and nibs, with their identifier")
    func registering() {
      #expect(view.dequeueReusableCell(withIdentifier: "unknown") == nil)
      Simulation.provideNib(named: "Row") { [TextRow(style: .default, reuseIdentifier: "row")] }
      view.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
      #expect(view.dequeueReusableCell(withIdentifier: "row") is TextRow)
      #expect(view.cellForRow(at: path(0, 0))?.reuseIdentifier == "text")
      #expect(
        broken { _ = view.dequeueReusableCell(withIdentifier: "unknown", for: path(0, 0)) } == [
          .nothingRegistered
        ])
    }

    // MARK: Batches

    @Test("Changes between beginUpdates and endUpdates are a batch")
    func bracketed() {
      #expect(
        broken {
          view.beginUpdates()
          screen.model.sections[0].items.removeFirst()
          view.deleteRows(at: [path(0, 0)], with: .fade)
          view.beginUpdates()
          screen.model.sections[0].items.append(.init(id: 50))
          view.insertRows(at: [path(0, 2)], with: .fade)
          view.endUpdates()
          view.endUpdates()
        } == [])
      #expect(view.numberOfRows(inSection: 0) == 3)
      #expect((view.cellForRow(at: path(0, 2)) as? TextRow)?.text == "50:0")
    }

    @Test("beginUpdates and endUpdates must be balanced within a turn")
    func unbalanced() {
      #expect(broken { view.endUpdates() } == [.batchT1])
      #expect(
        broken {
          view.beginUpdates()
          Simulation.turn()
        } == [.batchT1])
    }

    @Test("T1, T2, T4 and T7 hold for tables as well")
    func timing() {
      func removeLast() {
        screen.model.sections[0].items.removeLast()
        view.deleteRows(at: [path(0, screen.model.sections[0].items.count)], with: .fade)
      }
      #expect(
        broken {
          screen.model.sections[1].items.removeLast()
          view.performBatchUpdates { view.deleteRows(at: [path(1, 99)], with: .fade) }
        } == [.batchT1])
      Simulation.advance(by: 1)
      #expect(
        broken {
          removeLast()
          removeLast()
        } == [.batchT7])
      #expect(broken { view.reloadData() } == [.batchT4])
      #expect(broken { view.performBatchUpdates { removeLast() } }.contains(.batchT2))
    }

    @Test("Remaining rows keep their cells, removed ones leave after the animation")
    func leaving() throws {
      let kept = try #require(view.cellForRow(at: path(0, 2)))
      screen.log = []
      view.performBatchUpdates {
        screen.model.sections[0].items.removeFirst()
        view.deleteRows(at: [path(0, 0)], with: .fade)
      }
      #expect(view.cellForRow(at: path(0, 1)) === kept)
      #expect(screen.log == ["display 1.37"])
      Simulation.advance(by: 1)
      #expect(screen.log == ["display 1.37", "end 0.0"])
    }

    @Test("A reload requests another cell, a reconfiguration keeps the cell")
    func reconfiguring() throws {
      let cell = try #require(view.cellForRow(at: path(0, 0)) as? TextRow)
      screen.model.sections[0].items[0].content = 7
      view.reconfigureRows(at: [path(0, 0)])
      #expect(view.cellForRow(at: path(0, 0)) === cell && cell.text == "0:7")
      view.reloadRows(at: [path(0, 0)], with: .none)
      #expect(view.cellForRow(at: path(0, 0)) !== cell)
      #expect(broken { view.reconfigureRows(at: [path(0, 3)]) } == [.reconfiguredMissingItem])
    }

    // MARK: Heights

    @Test("Self-sizing rows have their estimate until they are visible")
    func selfSizing() {
      TextRow.preferredHeight = { $0 == "0:0" ? 30 : 20 }
      view.rowHeight = UITableView.automaticDimension
      view.estimatedRowHeight = 50
      view.layoutIfNeeded()
      #expect(view.rectForRow(at: path(0, 0)).height == 30 && view.rectForRow(at: path(0, 1)).minY == 30)
      #expect(view.rectForRow(at: path(1, 99)).height == 50)
      let before = view.contentSize.height
      view.scrollToRow(at: path(1, 99), at: .bottom, animated: false)
      #expect(view.rectForRow(at: path(1, 99)).height == 20 && view.contentSize.height < before)
    }

    @Test("Row heights must be finite and not negative")
    func heights() {
      screen.height = { $0.row == 1 ? -2 : 10 }
      view.reloadData()
      #expect(broken { view.layoutIfNeeded() } == [.rowHeightUnsound])
      screen.height = { $0.row == 1 ? .nan : 10 }
      view.reloadData()
      #expect(broken { view.layoutIfNeeded() } == [.rowHeightUnsound])
    }

    @Test("A table view must be in a window for layout")
    func outsideOfWindow() {
      let table = UITableView(frame: screen.window.bounds)
      table.dataSource = screen
      table.register(TextRow.self, forCellReuseIdentifier: "text")
      #expect(broken { table.layoutIfNeeded() } == [.laidOutOutsideWindow])
    }

    @Test("Updates without changes query all heights again")
    func emptyBatch() {
      screen.height = { $0.row == 0 ? 25 : 10 }
      view.beginUpdates()
      view.endUpdates()
      #expect(view.rectForRow(at: path(0, 1)).minY == 25)
    }

    // MARK: Selection and scrolling

    @Test("A tap selects after the former row was deselected")
    func tapping() {
      Simulation.tap(at: CGPoint(x: 50, y: 5), in: screen.window)
      screen.log = []
      Simulation.tap(at: CGPoint(x: 50, y: 15), in: screen.window)
      #expect(screen.log == ["will select", "deselect 0", "select 1"])
      #expect(view.indexPathForSelectedRow == path(0, 1))
      #expect(view.cellForRow(at: path(0, 1))?.isSelected == true)
      view.deselectRow(at: path(0, 1), animated: false)
      #expect(view.indexPathsForSelectedRows == nil)
      #expect(
        broken { view.selectRow(at: path(0, 3), animated: false, scrollPosition: .none) } == [
          .selectedMissingItem
        ])
    }

    @Test("Scrolling reaches rows, and the header of a section without a row")
    func scrolling() {
      view.scrollToRow(at: path(1, 20), at: .top, animated: false)
      #expect(view.contentOffset.y == 230)
      view.scrollToRow(at: path(1, 50), at: .bottom, animated: false)
      #expect(view.contentOffset.y == 140)
      view.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
      #expect(view.contentOffset.y == 30)
      #expect(
        broken { view.scrollToRow(at: path(0, 3), at: .top, animated: false) } == [.scrolledToMissingItem])
      #expect(broken { _ = view.numberOfRows(inSection: 2) } == [.askedForMissingSection])
      #expect(broken { _ = view.rectForHeader(inSection: 2) } == [.askedForMissingSection])
    }

    @Test("The section index scrolls to existing sections")
    func sectionIndex() {
      view.reloadSectionIndexTitles()
      Simulation.touchIndexTitle(at: 1, in: view)
      #expect(view.contentOffset.y == 30)
      screen.model.sections.append(.init(id: 7))
      view.reloadSectionIndexTitles()
      #expect(broken { Simulation.touchIndexTitle(at: 2, in: view) }.contains(.batchT1) == false)
    }

    // MARK: Cells

    @Test("Cells must not be queried while the table view requests them")
    func askingWhileUpdating() {
      screen.makeCell = { view, indexPath in
        _ = view.cellForRow(at: indexPath)
        return view.dequeueReusableCell(withIdentifier: "text", for: indexPath)
      }
      view.reloadData()
      #expect(broken { view.layoutIfNeeded() } == [.rowsAskedWhileUpdating])
    }

    @Test("A cell must be in one row only")
    func cellInUse() {
      let cell = TextRow(style: .default, reuseIdentifier: nil)
      screen.makeCell = { _, _ in cell }
      view.reloadData()
      #expect(broken { view.layoutIfNeeded() }.contains(.cellInUse))
    }

    @Test("Changes and layout are not allowed while the table view requests cells")
    func whileLayingOut() {
      screen.makeCell = { view, indexPath in
        view.setNeedsLayout()
        view.layoutIfNeeded()
        view.reloadRows(at: [indexPath], with: .none)
        return view.dequeueReusableCell(withIdentifier: "text", for: indexPath)
      }
      view.reloadData()
      #expect(broken { view.layoutIfNeeded() }.isSuperset(of: [.batchWhileLayingOut, .layoutWhileLayingOut]))
    }
  }
}
