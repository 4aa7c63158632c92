extension UITableView {
  /// Heights that Apple does not document.
  private static let defaultRowHeight: CGFloat = 44
  private static let plainBarHeight: CGFloat = 28
  private static let groupedBarHeight: CGFloat = 38
  private static let groupedGap: CGFloat = 18

  var loadedGeometry: TableGeometry {
    judge.load()
    if let rowGeometry { return rowGeometry }
    let geometry = askForHeights()
    rowGeometry = geometry
    if contentSize != geometry.contentSize { contentSize = geometry.contentSize }
    return geometry
  }

  /// Returns the geometry for a query about a section.
  func known(_ section: Int) -> TableGeometry {
    let geometry = loadedGeometry
    if !geometry.sections.indices.contains(section) {
      Simulation.raise(
        .askedForMissingSection, "section \(section), whose place is asked for, does not exist")
    }
    return geometry
  }

  private func askForHeights() -> TableGeometry {
    let sections = judge.shown.counts.enumerated().map { number, count in
      TableGeometry.Section(
        header: headerHeight(number),
        rows: (0..<count).map { rowHeight(at: IndexPath(row: $0, section: number)) },
        footer: footerHeight(number))
    }
    return TableGeometry(
      top: tableHeaderView?.bounds.height ?? 0, bottom: tableFooterView?.bounds.height ?? 0,
      width: bounds.width,
      sections: sections)
  }

  private func rowHeight(at indexPath: IndexPath) -> TableGeometry.Row {
    let height = tableDelegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
    if height != UITableView.automaticDimension {
      return TableGeometry.Row(
        height: sound(height, "row \(indexPath)"), isSelfSizing: false, isMeasured: true)
    }
    var estimate = tableDelegate?.tableView(self, estimatedHeightForRowAt: indexPath) ?? estimatedRowHeight
    if estimate <= 0 { estimate = Self.defaultRowHeight }
    return TableGeometry.Row(height: estimate, isSelfSizing: true, isMeasured: false)
  }

  private func headerHeight(_ section: Int) -> CGFloat {
    let height = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    guard isAutomatic(height) else { return sound(height, "the header of section \(section)") }
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    let estimate =
      tableDelegate?.tableView(self, estimatedHeightForHeaderInSection: section)
      ?? estimatedSectionHeaderHeight
    let view = tableDelegate?.tableView(self, viewForHeaderInSection: section)
    return automaticBarHeight(title, view, isSelfSizing: estimate != 0)
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    let height = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    guard isAutomatic(height) else { return sound(height, "the footer of section \(section)") }
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    let estimate =
      tableDelegate?.tableView(self, estimatedHeightForFooterInSection: section)
      ?? estimatedSectionFooterHeight
    let view = tableDelegate?.tableView(self, viewForFooterInSection: section)
    return automaticBarHeight(title, view, isSelfSizing: estimate != 0)
  }

  /// Returns whether a height means the default; a grouped table treats zero so (reported:
  /// blog.sunnyxx.com/2015/04/15/ios-hide-grouped-tableview-header).
  private func isAutomatic(_ height: CGFloat) -> Bool {
    height == UITableView.automaticDimension || style != .plain && height == 0
  }

  /// - Parameter isSelfSizing: Whether there is an estimate; without one nothing is measured
  ///   (developer.apple.com/documentation/uikit/uitableview/estimatedsectionheaderheight).
  private func automaticBarHeight(_ title: String?, _ view: UIView?, isSelfSizing: Bool) -> CGFloat {
    if let view, !isSelfSizing {
      if let bar = view as? UITableViewHeaderFooterView { barRegistry.recycle(bar) }
      return style == .plain ? Self.plainBarHeight : Self.groupedBarHeight
    }
    if let view {
      if let bar = view as? UITableViewHeaderFooterView { barRegistry.recycle(bar) }
      let size = CGSize(width: bounds.width, height: 0)
      let height = view.systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
      return height > 0 ? height : Self.plainBarHeight
    }
    guard style == .plain else { return title == nil ? Self.groupedGap : Self.groupedBarHeight }
    return title == nil ? 0 : Self.plainBarHeight
  }

  private func sound(_ height: CGFloat, _ what: String) -> CGFloat {
    if height.isFinite, height >= 0 { return height }
    Simulation.raise(.rowHeightUnsound, "\(what) has the height \(height)")
    return 0
  }

  /// Measures a self-sizing cell. Returns whether the height changed.
  func measure(_ cell: UITableViewCell, at indexPath: IndexPath) -> Bool {
    guard var row = rowGeometry?.sections[indexPath.section].rows[indexPath.row], row.isSelfSizing,
      !row.isMeasured
    else { return false }
    let size = CGSize(width: bounds.width, height: 0)
    let fitting = cell.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    let height = sound(fitting.height, "the cell of row \(indexPath)")
    let isChange = height != row.height
    row.height = height
    row.isMeasured = true
    rowGeometry?.sections[indexPath.section].rows[indexPath.row] = row
    if isChange, let size = rowGeometry?.contentSize { contentSize = size }
    return isChange
  }
}
