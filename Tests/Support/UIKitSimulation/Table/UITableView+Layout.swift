extension UITableView {
  /// Runs one layout pass: creates cells that become visible, and keeps hidden ones for reuse.
  func layoutRows() {
    guard judge.beginLayout(startAnew: dropEverything) else { return }
    guard !isLayingOut else {
      return Simulation.raise(.layoutWhileLayingOut, "the table view is laid out while it lays itself out")
    }
    if window == nil {
      Simulation.raise(.laidOutOutsideWindow, "the table view is laid out, but is in no window")
    }
    isLayingOut = true
    defer { isLayingOut = false }
    var isSettled = false
    var passes = 0
    while !isSettled {
      isSettled = placeRows()
      passes += 1
      // Each pass measures at least one row, and none twice.
      precondition(passes <= judge.shown.counts.reduce(2, +), "self-sizing rows do not settle")
    }
    placeBars()
    placeSurroundings()
    prefetch()
  }

  /// - Returns: Whether all visible rows have their final height.
  private func placeRows() -> Bool {
    let visible = loadedGeometry.rows(in: bounds)
    let wanted = Set(visible)
    for (indexPath, cell) in shown.sorted(by: { $0.key < $1.key }) where !wanted.contains(indexPath) {
      shown[indexPath] = nil
      recycle(cell, indexPath, isKept: true)
    }
    var isSettled = true
    for indexPath in visible {
      guard let cell = shown[indexPath] ?? make(indexPath) else { continue }
      if measure(cell, at: indexPath) { isSettled = false }
    }
    guard isSettled else { return false }
    for indexPath in visible {
      if let cell = shown[indexPath] { place(cell, loadedGeometry.row(indexPath)) }
    }
    return true
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  // MARK: Headers and footers

  private func placeBars() {
    let geometry = loadedGeometry
    let visible = bounds
    for section in geometry.sections.indices {
      let area = geometry.section(section)
      var header = geometry.header(section)
      var footer = geometry.footer(section)
      if style == .plain {
        let room = visible.inset(by: adjustedContentInset)
        header.origin.y = max(area.minY, min(max(header.minY, room.minY), area.maxY - header.height))
        footer.origin.y = min(
          max(area.minY, min(footer.minY, room.maxY - footer.height)), area.maxY - footer.height)
      }
      let isInSight = area.overlaps(visible)
      placeBar(section, header, isInSight && header.overlaps(visible), isHeader: true)
      placeBar(section, footer, isInSight && footer.overlaps(visible), isHeader: false)
    }
    for section in headers.keys.sorted() where section >= geometry.sections.count {
      dropBar(section, isHeader: true)
    }
    for section in footers.keys.sorted() where section >= geometry.sections.count {
      dropBar(section, isHeader: false)
    }
  }

  private func placeBar(_ section: Int, _ frame: CGRect, _ isWanted: Bool, isHeader: Bool) {
    let existing = isHeader ? headers[section] : footers[section]
    guard isWanted, frame.height > 0 else {
      if existing != nil { dropBar(section, isHeader: isHeader) }
      return
    }
    if let view = existing ?? makeBar(section, isHeader: isHeader) { place(view, frame) }
  }

  private func placeSurroundings() {
    if let tableHeaderView {
      let height = tableHeaderView.bounds.height
      place(tableHeaderView, CGRect(x: 0, y: 0, width: bounds.width, height: height))
    }
    if let tableFooterView {
      let height = tableFooterView.bounds.height
      let top = loadedGeometry.contentSize.height - height
      place(tableFooterView, CGRect(x: 0, y: top, width: bounds.width, height: height))
    }
    if let backgroundView { place(backgroundView, bounds) }
  }
}
