#if canImport(UIKit)
import UIKit

/// The delegates of a table, by what they provide.
enum TableHeights {
  case ofTable, ofDelegate, estimated
}

/// A table whose rows have 40 points, with delegates that write calls down.
@MainActor
struct TableSetup {
  let recorder: ScenarioRecorder
  let table: UITableView
  let data: RecorderData
  private let source: TableSourceRecorder
  private let delegate: ScrollCallRecorder

  init(
    _ recorder: ScenarioRecorder, _ table: UITableView, _ data: RecorderData,
    heights: TableHeights = .ofTable, measures: Bool = false
  ) {
    self.recorder = recorder
    self.table = table
    self.data = data
    if heights == .ofTable, !measures {
      (table.rowHeight, table.estimatedRowHeight) = (40, 0)
      table.estimatedSectionHeaderHeight = 0
    }
    table.sectionHeaderTopPadding = 0
    table.isPrefetchingEnabled = false
    table.register(RecordedTableCell.self, forCellReuseIdentifier: "cell")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    source = TableSourceRecorder(recorder.log, data, measuresRows: measures)
    switch heights {
    case .ofTable:
      let delegate = TableCallRecorder(recorder.log, data)
      table.delegate = delegate
      self.delegate = delegate
    case .ofDelegate:
      let delegate = RowHeightRecorder(recorder.log, data)
      table.delegate = delegate
      self.delegate = delegate
    case .estimated:
      let delegate = RowEstimateRecorder(recorder.log, data)
      table.delegate = delegate
      self.delegate = delegate
    }
    table.dataSource = source
  }

  func show() { recorder.show(table, retaining: source, delegate) }

  /// Performs a batch as a step, and notes when its updates and its completion are called.
  func batch(_ name: String, _ updates: @escaping () -> Void) {
    recorder.step(name) {
      table.performBatchUpdates {
        recorder.log.note("updates begin")
        updates()
        recorder.log.note("updates end")
      } completion: { [log = recorder.log] finished in
        log.note("completion \(finished)")
      }
      recorder.log.note("performBatchUpdates returns")
    }
  }
}
#endif
