@_spi(Behaviors) import TesseraKernel

// Type-ahead, for hosts and apps.

extension Engine {
  private var typeAheadBehavior: TypeAheadBehavior? { behavior() }

  /// The text typed to find an item; `nil` if there is none, or the pause since then was too long. See
  /// ``Content/typeAhead(_:)``.
  public var typedText: String? { typeAheadBehavior?.typedText }

  /// A Boolean value that indicates whether letters begin a search; see ``Content/typeAhead(_:)``.
  public var isTypeAheadEnabled: Bool { snapshot.traits.first(TypeAheadTrait.self) != nil }

  /// A Boolean value that indicates whether the search for the typed text continues with the next frame.
  public var isTypeAheadSearching: Bool { typeAheadBehavior?.isSearching ?? false }
}

// MARK: - Items

extension Engine {
  /// Returns the accessibility label of a cell, or of the first focusable part of a group without one.
  func accessibilityName(of cell: DeclaredCell, at path: ElementPath) -> String? {
    let words = cell.declaredAccessibility
    if let label = words.label { return label }
    guard let group = cell.group else { return cell.box.drawing(in: frames.frame(of: path).size).label }
    for run in group.runs {
      for index in 0..<run.count {
        guard let part = run.cell(at: index), holdsFocusable(part, isInside: cell.hasActions) else {
          continue
        }
        return run.text(at: index) ?? accessibilityName(of: part, at: path)
      }
    }
    return nil
  }

  /// Returns the declared item that a path belongs to.
  func declaredItem(around path: ElementPath) -> ElementPath? {
    guard path.section >= snapshot.declaredCount else { return path.item == nil ? nil : path }
    return frames.group(around: path).flatMap(declaredItem(around:))
  }

  /// Returns the declared item behind another one; behind the last item, the first one.
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
