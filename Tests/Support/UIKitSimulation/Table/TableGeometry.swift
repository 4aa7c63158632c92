/// The frames of rows, headers and footers of a table. Unknown heights are estimated.
struct TableGeometry {
  struct Section {
    var header: CGFloat
    var rows: [Row]
    var footer: CGFloat

    var height: CGFloat { header + rows.reduce(footer) { $0 + $1.height } }
  }

  struct Row {
    var height: CGFloat
    let isSelfSizing: Bool
    var isMeasured: Bool
  }

  let top: CGFloat
  let bottom: CGFloat
  let width: CGFloat
  var sections: [Section]

  var contentSize: CGSize {
    CGSize(width: width, height: sections.reduce(top + bottom) { $0 + $1.height })
  }

  func section(_ number: Int) -> CGRect {
    guard sections.indices.contains(number) else { return .zero }
    return CGRect(x: 0, y: start(of: number), width: width, height: sections[number].height)
  }

  func header(_ number: Int) -> CGRect {
    guard sections.indices.contains(number) else { return .zero }
    return CGRect(x: 0, y: start(of: number), width: width, height: sections[number].header)
  }

  func footer(_ number: Int) -> CGRect {
    let section = section(number)
    guard sections.indices.contains(number) else { return .zero }
    let height = sections[number].footer
    return CGRect(x: 0, y: section.maxY - height, width: width, height: height)
  }

  func row(_ indexPath: IndexPath) -> CGRect {
    guard has(indexPath) else { return .zero }
    let section = sections[indexPath.section]
    let above = section.rows[..<indexPath.row].reduce(section.header) { $0 + $1.height }
    return CGRect(
      x: 0, y: start(of: indexPath.section) + above, width: width, height: section.rows[indexPath.row].height)
  }

  func has(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && sections.indices.contains(indexPath.section)
      && sections[indexPath.section].rows.indices.contains(indexPath.row)
  }

  func row(at point: CGPoint) -> IndexPath? {
    rows(in: CGRect(x: point.x, y: point.y, width: 1, height: 0.001)).first
  }

  /// Returns the rows that overlap a rectangle. O(*n*).
  func rows(in rect: CGRect) -> [IndexPath] {
    var found: [IndexPath] = []
    var y = top
    for (number, section) in sections.enumerated() {
      if y >= rect.maxY { break }
      var rowY = y + section.header
      for (row, item) in section.rows.enumerated() {
        if rowY < rect.maxY, rowY + item.height > rect.minY {
          found.append(IndexPath(row: row, section: number))
        }
        rowY += item.height
      }
      y += section.height
    }
    return found
  }

  private func start(of number: Int) -> CGFloat { sections[..<number].reduce(top) { $0 + $1.height } }
}
