import Tessera

/// A row at an end of what is loaded, which says how it stands with the pages there.
///
///     Section("posts") {
///       EndRow(.previous, of: loader)
///       ForEach(loader.items) { PostCell($0) }
///       EndRow(.next, of: loader).ended { TitleCell("You have seen everything") }
///     }
///     .placeholders(of: loader)
///
/// It is there where it has something to say: that more items are on their way, why they could not be loaded, and when
/// that is tried again, that they come on a tap, or that there are no more (at the next end; at the previous one only if a cell
/// for that is declared). Taps and keys make another attempt, or ask for more. Where there are no items it
/// says nothing: that is for placeholders.
///
/// It is an item with an id that no other has, and the same one whatever it says: so it changes in place, and
/// what comes beside it does not move what people look at.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public struct EndRow<H: CollectionHost> {
  private let direction: PageDirection
  private let status: EndStatus
  private var cell: AnyCell<H>?

  /// A row that says how it stands with the pages of a loader at an end.
  ///
  /// - Parameters:
  ///   - direction: The end.
  ///   - loader: What is shown.
  ///   - texts: What people read.
  @MainActor
  public init<Source>(
    _ direction: PageDirection, of loader: Loader<Source>, texts: LoadTexts = LoadTexts()
  ) {
    // Not another attempt at all that has failed: that could replace everything.
    self.init(direction, loader.status(of: direction), texts: texts) { loader.load(.page(direction)) }
  }

  /// A row at an end.
  ///
  /// - Parameters:
  ///   - direction: The end.
  ///   - status: What there is to say.
  ///   - texts: What people read.
  ///   - action: Makes another attempt, or asks for more.
  public init(
    _ direction: PageDirection, _ status: EndStatus, texts: LoadTexts = LoadTexts(),
    action: @escaping () -> Void
  ) {
    self.direction = direction
    self.status = status
    switch status {
    case .quiet: cell = nil
    case .loading: cell = AnyCell(LoadMessage(texts.loading).selectable(false))
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

  // MARK: Other cells

  /// Says differently that more items are on their way.
  public func loading(@CellBuilder<H> _ cell: () -> AnyCell<H>) -> EndRow {
    status == .loading ? showing(cell()) : self
  }

  /// Says differently why more items could not be loaded for now, and when another attempt is made. The cell says what a
  /// tap on it does.
  public func retrying(@CellBuilder<H> _ cell: (PendingRetry) -> AnyCell<H>) -> EndRow {
    if case .retrying(let retry) = status { showing(cell(retry)) } else { self }
  }

  /// Says differently why more items could not be loaded. The cell says what a tap on it does.
  public func failure(@CellBuilder<H> _ cell: (LoadFailure) -> AnyCell<H>) -> EndRow {
    if case .failed(let failure) = status { showing(cell(failure)) } else { self }
  }

  /// Says differently that there are more items for whoever asks. The cell says what a tap on it does.
  public func more(@CellBuilder<H> _ cell: () -> AnyCell<H>) -> EndRow {
    status == .more ? showing(cell()) : self
  }

  /// Says differently that there are no more items.
  public func ended(@CellBuilder<H> _ cell: () -> AnyCell<H>) -> EndRow {
    status == .ended ? showing(cell()) : self
  }

  private func showing(_ cell: AnyCell<H>) -> EndRow {
    var row = self
    row.cell = cell
    return row
  }

  // MARK: Items

  /// The row, or none.
  public var items: Items<H> {
    let cells = cell.map { [$0] } ?? []
    let direction = direction
    return ItemBuilder<H>.buildExpression(
      // Each section has an end of its own.
      ForEach(cells, id: { _ in ItemID.end(direction) }) { (cell: AnyCell<H>) -> AnyCell<H> in cell }
        .identityScope(.section))
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension ItemBuilder {
  /// A row at an end of what is loaded.
  public static func buildExpression(_ row: EndRow<H>) -> Items<H> { row.items }
}

extension ItemID {
  /// The id of the ``EndRow`` at an end.
  public static func end(_ direction: PageDirection) -> ItemID { ItemID(EndRowID(direction: direction)) }
}

/// An id that no item can have.
private struct EndRowID: Hashable, Sendable {
  let direction: PageDirection
}
