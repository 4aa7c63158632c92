import TesseraDiff
import TesseraTesting
import UIKit

/// A window with a table view that shows a model; every row is visible.
@MainActor final class TableScreen: NSObject, BatchScreen, UITableViewDataSource, UITableViewDelegate {
  static let rules = BatchRules.tableView
  var model: BatchModel<Int>
  let view: UITableView
  let window: UIWindow
  /// The calls of the delegate, in order.
  var log: [String] = []
  var makeCell: ((UITableView, IndexPath) -> UITableViewCell)?
  var height: ((IndexPath) -> CGFloat)?

  init(_ model: BatchModel<Int>, style: UITableView.Style) {
    self.model = model
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    view = UITableView(frame: window.bounds, style: style)
    super.init()
    view.register(TextRow.self, forCellReuseIdentifier: "text")
    view.rowHeight = 10
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  convenience init(_ model: BatchModel<Int>) { self.init(model, style: .plain) }

  convenience init(counts: [Int]) { self.init(BatchModel(counts: counts)) }

  // MARK: Batches

  func performUpdates(_ updates: () -> Void) {
    withoutActuallyEscaping(updates) { view.performBatchUpdates($0) }
  }

  func tell(_ batch: Batch) {
    for section in batch.sectionDeletes { view.deleteSections([section], with: .fade) }
    for section in batch.sectionInserts { view.insertSections([section], with: .fade) }
    for section in batch.sectionReloads { view.reloadSections([section], with: .none) }
    for move in batch.sectionMoves { view.moveSection(move.from, toSection: move.to) }
    if !batch.deletes.isEmpty { view.deleteRows(at: batch.deletes.map(IndexPath.init), with: .automatic) }
    if !batch.inserts.isEmpty { view.insertRows(at: batch.inserts.map(IndexPath.init), with: .automatic) }
    if !batch.reloads.isEmpty { view.reloadRows(at: batch.reloads.map(IndexPath.init), with: .none) }
    for move in batch.moves { view.moveRow(at: IndexPath(move.from), to: IndexPath(move.to)) }
  }

  func reconfigure(_ paths: [ItemPath]) {
    if !paths.isEmpty { view.reconfigureRows(at: paths.map(IndexPath.init)) }
  }

  var shown: [[String]]? {
    var shown: [[String]] = []
    for section in 0..<view.numberOfSections {
      var texts: [String] = []
      for row in 0..<view.numberOfRows(inSection: section) {
        guard let cell = view.cellForRow(at: IndexPath(row: row, section: section)) as? TextRow else {
          return nil
        }
        texts.append(cell.text)
      }
      shown.append(texts)
    }
    return shown
  }

  var scrollView: UIScrollView { view }

  var texts: [IndexPath: String] {
    let places = view.indexPathsForVisibleRows ?? []
    return Dictionary(
      uniqueKeysWithValues: places.map { ($0, (view.cellForRow(at: $0) as? TextRow)?.text ?? "") })
  }

  // MARK: Data source

  func numberOfSections(in tableView: UITableView) -> Int { model.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    model.sections[section].items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let makeCell { return makeCell(tableView, indexPath) }
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    (cell as? TextRow)?.text = Self.text(model.sections[indexPath.section].items[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
    let item = model.sections[source.section].items.remove(at: source.row)
    model.sections[target.section].items.insert(item, at: target.row)
    log.append("move \(source.row) to \(target.row)")
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    log.append("commit \(editingStyle) \(indexPath.row)")
    model.sections[indexPath.section].items.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { model.sections.map { "\($0.id)" } }

  // MARK: Delegate

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height?(indexPath) ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    log.append("display \(indexPath.section).\(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    log.append("end \(indexPath.section).\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("will select")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselect \(indexPath.row)")
  }
}

/// A row that shows a text and clears it for reuse.
final class TextRow: UITableViewCell {
  /// The preferred height for a text, if there is one.
  static var preferredHeight: ((String) -> CGFloat)?

  var text: String {
    get { textLabel?.text ?? "" }
    set { textLabel?.text = newValue }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    textLabel?.text = nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: TextRow.preferredHeight?(text) ?? 10)
  }
}
