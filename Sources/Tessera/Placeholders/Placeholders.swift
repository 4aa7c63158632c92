/// What is declared to be shown in place of items; see ``PlaceholderDeclaring``.
public struct Placeholders: Equatable {
  /// What is shown where there is nothing, and nothing is to come.
  var empty: DeclaredCell?
  /// What is shown while items are loading; nil: they are not, or there is nothing to show for it.
  var loading: Cause?
  /// What is shown where they could not be loaded; nil: they could, or there is nothing to show for it.
  var failure: Cause?
  /// Whether a state says that items are loading, could not be loaded, or were never asked for.
  var isOutstanding = false

  /// Something that is the case, and what to show for it.
  struct Cause: Equatable {
    let cell: DeclaredCell
    let replacesItems: Bool

    init(_ cell: DeclaredCell, _ replacesItems: Bool) {
      self.cell = cell
      self.replacesItems = replacesItems
    }
  }

  /// Whether nothing is known that speaks against calling it empty.
  var isSettled: Bool { loading == nil && failure == nil && !isOutstanding }

  /// What is shown where there are items, or none; nil: nothing but the items.
  func cell(whereEmpty isEmpty: Bool) -> DeclaredCell? {
    if let cause = loading ?? failure { return isEmpty || cause.replacesItems ? cause.cell : nil }
    return isEmpty && isSettled ? empty : nil
  }
}
