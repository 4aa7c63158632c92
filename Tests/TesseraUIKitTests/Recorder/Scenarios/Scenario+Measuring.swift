#if canImport(UIKit)
import UIKit

extension Scenario {
  /// Rows and items that measure themselves.
  static var measuring: [Scenario] {
    [
      Scenario("table, self-sizing rows") { recorder in
        let table = UITableView(frame: .zero, style: .plain)
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = 44
        let setup = TableSetup(recorder, table, RecorderData(counts: 30), measures: true)
        setup.show()
        recorder.step("scrolled") { table.contentOffset.y = 100 }
        recorder.step("far") { table.contentOffset.y = 700 }
        recorder.step("back, above rows that are not measured") { table.contentOffset.y = 500 }
        recorder.step("to the last row") { table.scrollToRow(at: [0, 29], at: .bottom, animated: false) }
        setup.batch("insert above the visible rows") {
          setup.data.sections[0].insert("new2", at: 0)
          table.insertRows(at: [[0, 0]], with: .fade)
        }
        recorder.step("a row is reconfigured with another height") {
          setup.data.sections[0][27] = "new1"
          table.reconfigureRows(at: [[0, 27]])
        }
        recorder.step("rotated") { recorder.resize(to: CGSize(width: 400, height: 320)) }
        recorder.step("reloaded") { table.reloadData() }
      },
      Scenario("collection view, self-sizing items") { recorder in
        let setup = CollectionSetup(recorder, RecorderData(counts: 30), measures: true)
        setup.layout.estimatedItemSize = CGSize(width: 150, height: 44)
        let view = setup.view
        setup.show()
        recorder.step("scrolled") { view.contentOffset.y = 100 }
        recorder.step("far") { view.contentOffset.y = 500 }
        recorder.step("to the last item") { view.scrollToItem(at: [0, 29], at: .bottom, animated: false) }
        setup.batch("insert above the visible items") {
          setup.data.sections[0].insert(contentsOf: ["new1", "new2"], at: 0)
          view.insertItems(at: [[0, 0], [0, 1]])
        }
        recorder.step("rotated") { recorder.resize(to: CGSize(width: 480, height: 320)) }
        recorder.step("reloaded") { view.reloadData() }
      },
    ]
  }
}
#endif
