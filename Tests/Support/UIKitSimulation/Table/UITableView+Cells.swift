/// Requesting and recycling cells.
extension UITableView {
  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let reconfiguring, reconfiguring.cell.reuseIdentifier == identifier { return reconfiguring.cell }
    UITableViewCell.identifierInMaking = identifier
    defer { UITableViewCell.identifierInMaking = nil }
    return cellRegistry.dequeue(ReuseSlot(identifier: identifier))
  }

  func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if !cellRegistry.isRegistered(ReuseSlot(identifier: identifier)) {
      Simulation.raise(
        .nothingRegistered, "the cell of row \(indexPath) is dequeued with \(identifier), unknown")
    }
    return dequeueCell(identifier) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Requests the cell of a row that becomes visible.
  func make(_ indexPath: IndexPath) -> UITableViewCell? {
    guard let dataSource, let cell = prepared.removeValue(forKey: indexPath) ?? ask(for: indexPath) else {
      return nil
    }
    if let other = shown.first(where: { $0.value === cell })?.key {
      Simulation.raise(.cellInUse, "the cell returned for row \(indexPath) is that of row \(other)")
      shown[other] = nil
    }
    shown[indexPath] = cell
    cell.setSelected(selected.contains(indexPath), animated: false)
    cell.setHighlighted(highlighted == indexPath, animated: false)
    cell.setEditing(isEditing && dataSource.tableView(self, canEditRowAt: indexPath), animated: false)
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    if cell.superview !== self { addSubview(cell) }
    return cell
  }

  func ask(for indexPath: IndexPath) -> UITableViewCell? {
    RegistrationIdentity.providerDepth += 1
    defer { RegistrationIdentity.providerDepth -= 1 }
    return dataSource?.tableView(self, cellForRowAt: indexPath)
  }

  /// Removes a cell and keeps it for reuse.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - indexPath: The index path of the cell. After a batch this is the old one, which may not exist any
  ///     more.
  ///   - isKept: Whether the cell may become visible again unchanged.
  func recycle(_ cell: UITableViewCell, _ indexPath: IndexPath, isKept: Bool = false) {
    cell.removeFromSuperview()
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
    cell.setSelected(false, animated: false)
    cell.setHighlighted(false, animated: false)
    if !isKept || !keepPrepared(cell, indexPath) { cellRegistry.recycle(cell) }
  }

  /// Removes cells whose removal was animated.
  func finishLeaving() {
    let gone = leaving
    leaving = []
    for (indexPath, cell) in gone { recycle(cell, indexPath) }
  }

  func dropViews() {
    let gone = shown.sorted { $0.key < $1.key }
    shown = [:]
    for (indexPath, cell) in gone { recycle(cell, indexPath) }
    dropPreparedCells()
    for section in headers.keys.sorted() { dropBar(section, isHeader: true) }
    for section in footers.keys.sorted() { dropBar(section, isHeader: false) }
  }

  // MARK: Visible cells

  var shownCells: [(indexPath: IndexPath, cell: UITableViewCell)] {
    warnWhileUpdating()
    return shown.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  func shownCell(at indexPath: IndexPath) -> UITableViewCell? {
    warnWhileUpdating()
    return shown[indexPath]
  }

  private func warnWhileUpdating() {
    if isLayingOut {
      Simulation.raise(
        .rowsAskedWhileUpdating, "the table view is asked for its cells while it is asking for them")
    }
  }

  // MARK: Headers and footers

  func dequeueBar(_ identifier: String) -> UITableViewHeaderFooterView? {
    UITableViewHeaderFooterView.identifierInMaking = identifier
    defer { UITableViewHeaderFooterView.identifierInMaking = nil }
    return barRegistry.dequeue(ReuseSlot(identifier: identifier))
  }

  func makeBar(_ section: Int, isHeader: Bool) -> UIView? {
    let own =
      isHeader
      ? tableDelegate?.tableView(self, viewForHeaderInSection: section)
      : tableDelegate?.tableView(self, viewForFooterInSection: section)
    guard let view = own ?? makeTitleBar(section, isHeader: isHeader) else { return nil }
    if isHeader {
      headers[section] = view
      tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    } else {
      footers[section] = view
      tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
    addSubview(view)
    return view
  }

  private func makeTitleBar(_ section: Int, isHeader: Bool) -> UIView? {
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  func dropBar(_ section: Int, isHeader: Bool) {
    let view = isHeader ? headers.removeValue(forKey: section) : footers.removeValue(forKey: section)
    guard let view else { return }
    view.removeFromSuperview()
    if isHeader {
      tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    } else {
      tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
    if let bar = view as? UITableViewHeaderFooterView { barRegistry.recycle(bar) }
  }
}
