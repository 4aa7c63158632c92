import Tessera

/// A row at an end of the loaded items that shows the load state of the pages there.
///
///     Section("posts") {
///       LoadStateRow(.previous, of: loader)
///       ForEach(loader.items) { PostCell($0) }
///       LoadStateRow(.next, of: loader).ended { TitleCell("You have seen everything") }
///     }
///     .placeholders(of: loader)
///
/// The row appears if it has a state to show:
/// - More items are loading.
/// - More items could not be loaded, with the time of the next attempt if there is one.
/// - More items can be loaded by a tap.
/// - There are no more items. The previous end shows this only if a cell is declared for it.
///
/// A tap or a key retries a failed load, or loads more items. Without items the row is hidden, because
/// placeholders show the state.
///
/// The row is an item with a unique id that stays the same in every state. Therefore it changes in place, and
/// items that are inserted beside it do not move the visible ones.
public struct LoadStateRow<H: CollectionHost> {
  private let direction: PageDirection
  private let status: LoadStateRowStatus
  private var cell: AnyCell<H>?

  /// Creates a row that shows the state of a loader's pages at an end.
  ///
  /// - Parameters:
  ///   - direction: The end.
  ///   - loader: The loader whose state is shown.
  ///   - texts: The texts that the user reads.
  @MainActor
  public init<Source>(
    _ direction: PageDirection, of loader: Loader<Source>, texts: LoadTexts = LoadTexts()
  ) {
    // `loader.retry()` would retry all failed loads, which could replace all items.
    self.init(direction, loader.status(of: direction), texts: texts) { loader.load(.page(direction)) }
  }

  /// Creates a row at an end.
  ///
  /// - Parameters:
  ///   - direction: The end.
  ///   - status: The state to show.
  ///   - texts: The texts that the user reads.
  ///   - action: A closure that retries the load, or loads more items.
  public init(
    _ direction: PageDirection, _ status: LoadStateRowStatus, texts: LoadTexts = LoadTexts(),
    action: @escaping () -> Void
  ) {
    self.direction = direction
    self.status = status
    switch status {
    case .hidden: cell = nil
    case .loading: cell = AnyCell(LoadMessage(texts.loading, isLoading: true).selectable(false))
    case .retrying(let retry):
      cell = AnyCell(LoadMessage(texts.message(of: retry), action: texts.retryNow).onTap(action))
    case .failed(let failure):
      cell = AnyCell(LoadMessage(failure.message, action: texts.retry).onTap(action))
    case .more: cell = AnyCell(LoadMessage(action: texts.more).onTap(action))
    case .ended where direction == .next && !texts.end.isEmpty:
      cell = AnyCell(LoadMessage(texts.end).selectable(false))
    case .ended: cell = nil
    }
  }

  // MARK: Custom cells

  /// Returns a row with another cell for the state in which more items are loading.
  public func loading(@CellBuilder<H> _ cell: () -> AnyCell<H>) -> LoadStateRow {
    status == .loading ? showing(cell()) : self
  }

  /// Returns a row with another cell for the state in which a load has failed temporarily and another attempt
  /// is pending.
  ///
  /// The cell handles taps itself.
  public func retrying(@CellBuilder<H> _ cell: (PendingRetry) -> AnyCell<H>) -> LoadStateRow {
    if case .retrying(let retry) = status { showing(cell(retry)) } else { self }
  }

  /// Returns a row with another cell for the state in which a load has failed.
  ///
  /// The cell handles taps itself.
  public func failure(@CellBuilder<H> _ cell: (LoadFailure) -> AnyCell<H>) -> LoadStateRow {
    if case .failed(let failure) = status { showing(cell(failure)) } else { self }
  }

  /// Returns a row with another cell for the state in which the user can load more items.
  ///
  /// The cell handles taps itself.
  public func more(@CellBuilder<H> _ cell: () -> AnyCell<H>) -> LoadStateRow {
    status == .more ? showing(cell()) : self
  }

  /// Returns a row with another cell for the state in which there are no more items.
  public func ended(@CellBuilder<H> _ cell: () -> AnyCell<H>) -> LoadStateRow {
    status == .ended ? showing(cell()) : self
  }

  private func showing(_ cell: AnyCell<H>) -> LoadStateRow {
    var row = self
    row.cell = cell
    return row
  }

  // MARK: Items

  /// The items of the row: one, or none if the row is hidden.
  public var items: Items<H> {
    let cells = cell.map { [$0] } ?? []
    let direction = direction
    return ItemBuilder<H>.buildExpression(
      // Each section has an end of its own.
      ForEach(cells, id: { _ in ItemID.end(direction) }) { (cell: AnyCell<H>) -> AnyCell<H> in cell }
        .identityScope(.section))
  }
}

extension ItemBuilder {
  /// Returns the items of a load state row.
  public static func buildExpression(_ row: LoadStateRow<H>) -> Items<H> { row.items }
}

extension ItemID {
  /// Returns the id of the ``LoadStateRow`` at an end.
  public static func end(_ direction: PageDirection) -> ItemID {
    ItemID(LoadStateRowID(direction: direction))
  }
}

/// An id that differs from those of all items.
private struct LoadStateRowID: Hashable, Sendable {
  let direction: PageDirection
}
