/// The declared placeholders of a section or of the content; see ``PlaceholderDeclaring``.
public struct Placeholders: Equatable {
  /// The placeholder for the case that there are no items and none are to come.
  var empty: DeclaredCell?
  /// The placeholder while items are loading; `nil` if none are loading, or there is no placeholder for that.
  var loading: Cause?
  /// The placeholder after loading has failed; `nil` if it has not, or if none is declared.
  var failure: Cause?
  /// Whether a load state says that items are loading, have failed to load, or were never requested.
  var isOutstanding = false

  /// A placeholder for a condition that is currently true.
  struct Cause: Equatable {
    let cell: DeclaredCell
    let replacesItems: Bool

    init(_ cell: DeclaredCell, _ replacesItems: Bool) {
      self.cell = cell
      self.replacesItems = replacesItems
    }
  }

  /// Whether the content counts as empty if there are no items.
  var isSettled: Bool { loading == nil && failure == nil && !isOutstanding }

  /// Returns the cell to show instead of the items; `nil` for the items alone.
  func cell(whereEmpty isEmpty: Bool) -> DeclaredCell? {
    if let cause = loading ?? failure { return isEmpty || cause.replacesItems ? cause.cell : nil }
    return isEmpty && isSettled ? empty : nil
  }
}
