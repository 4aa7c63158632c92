#if canImport(UIKit)
import UIKit

extension Scenario {
  /// Scrolling, reloading, selection and editing of tables.
  static var tables: [Scenario] {
    [
      Scenario("table, scrolling") { recorder in
        let table = UITableView(frame: .zero, style: .plain)
        let setup = TableSetup(recorder, table, RecorderData(counts: 20, 20))
        setup.data.hasHeaders = true
        setup.show()
        recorder.step("by a row") { table.contentOffset.y = 40 }
        recorder.step("back") { table.contentOffset.y = 0 }
        recorder.step("a header is pushed") { table.contentOffset.y = 815 }
        recorder.step("animated") { table.setContentOffset(CGPoint(x: 0, y: 600), animated: true) }
        recorder.step("to a row at the top") { table.scrollToRow(at: [1, 4], at: .top, animated: false) }
        recorder.step("to a row in the middle, animated") {
          table.scrollToRow(at: [0, 10], at: .middle, animated: true)
        }
        recorder.step("to a row at the bottom") {
          table.scrollToRow(at: [1, 19], at: .bottom, animated: false)
        }
        recorder.step("to a row, nowhere in particular") {
          table.scrollToRow(at: [1, 2], at: .none, animated: false)
        }
      },
      Scenario("table, reloading") { recorder in
        let table = UITableView(frame: .zero, style: .plain)
        let setup = TableSetup(recorder, table, RecorderData(counts: 30))
        setup.show()
        recorder.step("into the middle") { table.contentOffset.y = 300 }
        recorder.step("unchanged data") { table.reloadData() }
        recorder.step("twice, and laid out") {
          table.reloadData()
          table.reloadData()
          table.layoutIfNeeded()
        }
        recorder.step("fewer rows") {
          setup.data.sections = [["a0", "a1", "a2"]]
          table.reloadData()
        }
        recorder.step("no sections") {
          setup.data.sections = []
          table.reloadData()
        }
        recorder.step("counts are asked for before layout") {
          setup.data.sections = [["a0"], ["b0", "b1"]]
          table.reloadData()
          recorder.log.note("sections \(table.numberOfSections)")
          recorder.log.note("rows \(table.numberOfRows(inSection: 1))")
        }
      },
      Scenario("table, selection and editing") { recorder in
        let table = UITableView(frame: .zero, style: .plain)
        let setup = TableSetup(recorder, table, RecorderData(counts: 30))
        setup.show()
        recorder.step("a row is selected") {
          table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        }
        recorder.step("another row is selected") {
          table.selectRow(at: [0, 15], animated: false, scrollPosition: .middle)
        }
        recorder.step("reloaded") { table.reloadData() }
        recorder.step("editing begins") { table.setEditing(true, animated: false) }
        recorder.step("editing ends, animated") { table.setEditing(false, animated: true) }
      },
      Scenario("table, sizes") { recorder in
        let table = UITableView(frame: .zero, style: .grouped)
        let setup = TableSetup(recorder, table, RecorderData(counts: 15, 15))
        setup.data.hasHeaders = true
        setup.show()
        recorder.step("into the middle") { table.contentOffset.y = 330 }
        recorder.step("rotated") { recorder.resize(to: CGSize(width: 400, height: 320)) }
        recorder.step("rotated back, animated") {
          recorder.resize(to: CGSize(width: 320, height: 400), animated: true)
        }
        recorder.step("rows become higher") { table.rowHeight = 60 }
      },
      Scenario("table, heights of the delegate") { recorder in
        let table = UITableView(frame: .zero, style: .plain)
        table.estimatedRowHeight = 0
        let setup = TableSetup(recorder, table, RecorderData(counts: 12), heights: .ofDelegate)
        setup.show()
        recorder.step("scrolled") { table.contentOffset.y = 60 }
        recorder.step("reloaded") { table.reloadData() }
        recorder.step("an empty batch") { table.performBatchUpdates({}, completion: nil) }
      },
      Scenario("table, heights and estimates of the delegate") { recorder in
        let table = UITableView(frame: .zero, style: .plain)
        let setup = TableSetup(recorder, table, RecorderData(counts: 20), heights: .estimated)
        setup.show()
        recorder.step("scrolled") { table.contentOffset.y = 160 }
        recorder.step("far") { table.contentOffset.y = 500 }
        recorder.step("back") { table.contentOffset.y = 0 }
      },
    ]
  }

  /// Batches of tables.
  static var tableBatches: [Scenario] {
    [
      Scenario("table, rows in batches") { recorder in
        let table = UITableView(frame: .zero, style: .plain)
        let setup = TableSetup(recorder, table, RecorderData(counts: 20))
        let data = setup.data
        data.hasHeaders = true
        setup.show()
        setup.batch("insert at the start") {
          data.sections[0].insert("new0", at: 0)
          table.insertRows(at: [[0, 0]], with: .automatic)
        }
        recorder.step("into the middle") { table.contentOffset.y = 200 }
        setup.batch("insert above the visible rows") {
          data.sections[0].insert(contentsOf: ["new1", "new2"], at: 0)
          table.insertRows(at: [[0, 0], [0, 1]], with: .fade)
        }
        setup.batch("delete visible rows") {
          data.sections[0].removeSubrange(8..<10)
          table.deleteRows(at: [[0, 8], [0, 9]], with: .fade)
        }
        setup.batch("move a visible row away") {
          data.sections[0].append(data.sections[0].remove(at: 8))
          table.moveRow(at: [0, 8], to: IndexPath(row: data.sections[0].count - 1, section: 0))
        }
        setup.batch("reload a visible row") { table.reloadRows(at: [[0, 8]], with: .none) }
        setup.batch("no changes") {}
        recorder.step("an insert of its own") {
          data.sections[0].insert("new3", at: 8)
          table.insertRows(at: [[0, 8]], with: .top)
        }
        recorder.step("between beginUpdates and endUpdates") {
          table.beginUpdates()
          data.sections[0].remove(at: 6)
          table.deleteRows(at: [[0, 6]], with: .left)
          table.endUpdates()
          recorder.log.note("endUpdates returns")
        }
        recorder.step("reconfigured") { table.reconfigureRows(at: [[0, 8], [0, 9]]) }
        recorder.step("without animations") {
          UIView.performWithoutAnimation {
            table.performBatchUpdates {
              data.sections[0].removeFirst(2)
              table.deleteRows(at: [[0, 0], [0, 1]], with: .none)
            } completion: { [log = recorder.log] in
              log.note("completion \($0)")
            }
          }
        }
      },
      Scenario("table, sections in batches") { recorder in
        let table = UITableView(frame: .zero, style: .plain)
        let setup = TableSetup(recorder, table, RecorderData(counts: 3, 3))
        let data = setup.data
        data.hasHeaders = true
        setup.show()
        setup.batch("insert a section") {
          data.sections.insert(["c0", "c1"], at: 1)
          table.insertSections([1], with: .automatic)
        }
        setup.batch("move a section") {
          data.sections.append(data.sections.remove(at: 0))
          table.moveSection(0, toSection: 2)
        }
        setup.batch("reload a section") { table.reloadSections([0], with: .fade) }
        setup.batch("delete a section") {
          data.sections.remove(at: 0)
          table.deleteSections([0], with: .fade)
        }
        setup.batch("delete the rows of a section") {
          data.sections[0] = []
          table.deleteRows(at: [[0, 0], [0, 1], [0, 2]], with: .fade)
        }
      },
      Scenario("table, a batch that shortens the content") { recorder in
        let table = UITableView(frame: .zero, style: .plain)
        let setup = TableSetup(recorder, table, RecorderData(counts: 20))
        setup.show()
        recorder.step("to the end") { table.contentOffset.y = 400 }
        setup.batch("delete the last rows") {
          setup.data.sections[0].removeLast(5)
          table.deleteRows(at: (15..<20).map { [0, $0] }, with: .fade)
        }
        setup.batch("delete all rows but one") {
          setup.data.sections[0].removeLast(14)
          table.deleteRows(at: (1..<15).map { [0, $0] }, with: .fade)
        }
      },
    ]
  }
}
#endif
