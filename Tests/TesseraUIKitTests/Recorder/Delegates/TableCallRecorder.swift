#if canImport(UIKit)
import UIKit

/// A data source that writes the calls of a table down.
final class TableSourceRecorder: NSObject, UITableViewDataSource {
  private let log: CallLog
  private let data: RecorderData
  private let measuresRows: Bool

  /// - Parameter measuresRows: Whether rows have heights of their own.
  init(_ log: CallLog, _ data: RecorderData, measuresRows: Bool) {
    self.log = log
    self.data = data
    self.measuresRows = measuresRows
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    log.note("numberOfSections")
    return data.sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    log.note("numberOfRows \(section)")
    return data.sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log.note("cellForRow \(indexPath.written)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    guard let cell = cell as? RecordedTableCell else { return cell }
    cell.name = data.name(at: indexPath)
    cell.log = log
    cell.height = measuresRows ? data.height(of: cell.name) : nil
    return cell
  }
}

/// A delegate that provides headers, and writes the calls of a table down.
final class TableCallRecorder: ScrollCallRecorder, UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { log.note("willDisplay \(indexPath.written)") }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { log.note("didEndDisplaying \(indexPath.written)") }

  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    log.note("willDisplayHeader \(section)")
  }

  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    log.note("didEndDisplayingHeader \(section)")
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    log.note("heightForHeader \(section)")
    return data.hasHeaders ? 30 : 0
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    log.note("viewForHeader \(section)")
    return data.hasHeaders ? tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") : nil
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.note("willSelect \(indexPath.written)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.note("didSelect \(indexPath.written)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.note("didDeselect \(indexPath.written)")
  }
}

/// A delegate that provides the heights of rows, and writes the calls down.
final class RowHeightRecorder: ScrollCallRecorder, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    log.note("heightForRow \(indexPath.written)")
    return data.height(of: data.name(at: indexPath))
  }
}

/// A delegate that provides estimates of the heights of rows too, and writes the calls down.
final class RowEstimateRecorder: ScrollCallRecorder, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    log.note("heightForRow \(indexPath.written)")
    return data.height(of: data.name(at: indexPath))
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    log.note("estimatedHeightForRow \(indexPath.written)")
    return 50
  }
}
#endif
