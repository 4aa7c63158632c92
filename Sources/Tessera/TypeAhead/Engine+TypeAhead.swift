@_spi(Behaviors) import TesseraKernel

// Users find items by typing.

extension Engine {
  private var typeAheadBehavior: TypeAheadBehavior? { behavior() }

  /// What has been typed to find an item; nil: nothing, or it was too long ago. See ``Content/typeAhead(_:)``.
  public var typedText: String? { typeAheadBehavior?.typedText }

  /// Whether what was typed is still looked for: the search goes on with the next frame.
  public var isFindingTyped: Bool { typeAheadBehavior?.isSearching ?? false }
}

// MARK: - Items

extension Engine {
  /// Returns what a cell is called; of a group without a label, what its first part is called that can be focused.
  func spokenName(of cell: DeclaredCell, at path: ElementPath) -> String? {
    let words = cell.saidAccessibility
    if let label = words.label { return label }
    guard let group = cell.group else { return cell.box.drawing(in: frames.frame(of: path).size).label }
    for run in group.runs {
      for index in 0..<run.count {
        guard let part = run.cell(at: index), holdsFocusable(part, isInside: cell.canBeWorkedOn) else {
          continue
        }
        return run.text(at: index) ?? spokenName(of: part, at: path)
      }
    }
    return nil
  }

  /// Returns the declared item that a path is, or is a part of.
  func declaredItem(around path: ElementPath) -> ElementPath? {
    guard path.section >= snapshot.declaredCount else { return path.item == nil ? nil : path }
    return frames.group(around: path).flatMap(declaredItem(around:))
  }

  /// Returns the declared item behind another one; the first one behind the last.
  func declaredItem(behind path: ElementPath) -> ElementPath {
    let next = path.element == .footer ? .max : (path.item ?? -1) + 1
    if next < snapshot.sections[path.section].count { return .item(next, in: path.section) }
    for step in 1...max(1, snapshot.declaredCount) {
      let section = (path.section + step) % max(1, snapshot.declaredCount)
      if snapshot.sections[section].count > 0 { return .item(0, in: section) }
    }
    return path
  }
}
