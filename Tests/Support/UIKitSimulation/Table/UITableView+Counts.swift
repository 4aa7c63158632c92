extension UITableView {
  var tableDelegate: (any UITableViewDelegate)? { listener as? any UITableViewDelegate }

  var dataSourceCounts: [Int] {
    guard let dataSource else { return [] }
    let sections = max(0, dataSource.numberOfSections(in: self))
    return (0..<sections).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
  }

  /// The counts that the view works with, queried if they are unknown.
  var loadedCounts: [Int] {
    judge.load()
    return judge.shown.counts
  }

  func rowCount(inSection section: Int) -> Int {
    let counts = loadedCounts
    guard counts.indices.contains(section) else {
      Simulation.raise(
        .askedForMissingSection, "there are \(counts.count) sections, section \(section) is asked for")
      return 0
    }
    return counts[section]
  }

  func hasRow(at indexPath: IndexPath) -> Bool {
    let counts = loadedCounts
    return indexPath.count == 2 && counts.indices.contains(indexPath.section)
      && (0..<counts[indexPath.section]).contains(indexPath.row)
  }

  func dataSourceDidChange(from old: (any UITableViewDataSource)?) {
    if old !== dataSource { reloadEverything() }
  }

  func backgroundDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    insertSubview(backgroundView, at: 0)
    backgroundView.frame = bounds
  }

  func barDidChange(from old: UIView?, to new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    heightsDidChange()
  }

  func heightsDidChange() {
    rowGeometry = nil
    setNeedsLayout()
  }

  func reloadEverything() {
    if movement != nil {
      Simulation.raise(.changedWhileMoving, "the table view is reloaded while a row is carried")
    }
    judge.reload()
    finishLeaving()
    dropEverything()
    indexTitles = dataSource?.sectionIndexTitles(for: self) ?? []
  }

  /// Discards everything that depends on index paths.
  func dropEverything() {
    dropViews()
    selected = []
    highlighted = nil
    prefetched = []
    heightsDidChange()
  }

  /// Reports a missing method, which is required if a data source lets rows be moved.
  func missingMove() {
    Simulation.raise(.moveItemNotImplemented, "a row was moved, but the data source does not take moves")
  }
}
