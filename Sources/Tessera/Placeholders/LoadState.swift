/// How it stands with data that comes from elsewhere: the one value that tells a loader and what shows its data the same.
///
/// It says nothing about whether there is any data: old data may be there while new data is loading, or after that has
/// failed.
///
///     Section("orders") { ForEach(orders.items) { OrderCell($0) } }
///       .loading(orders.state) { ProgressCell() }
///       .failure(orders.state) { error in ErrorCell(error).onTap { orders.load() } }
///       .empty { TitleCell("No orders yet") }
public enum LoadState<Failure> {
  /// Nothing was loaded, and nothing is on its way: whether there is anything is not known.
  case idle
  /// What there is, is all there is for now.
  case ready
  /// More is on its way.
  case loading
  /// It could not be loaded.
  case failed(Failure)

  /// Whether more is on its way.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// Why it could not be loaded; nil where nothing has failed.
  public var failure: Failure? {
    if case .failed(let failure) = self { failure } else { nil }
  }
}

extension LoadState: Equatable where Failure: Equatable {}
extension LoadState: Hashable where Failure: Hashable {}
extension LoadState: Sendable where Failure: Sendable {}
