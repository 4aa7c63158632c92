/// The state of data that is loaded, shared by a loader and the views that show its data.
///
/// It does not indicate whether there is any data: old data may exist while new data is loading, or after
/// loading has failed.
///
///     Section("orders") { ForEach(orders.items) { OrderCell($0) } }
///       .loading(orders.state) { ProgressCell() }
///       .failure(orders.state) { error in ErrorCell(error).onTap { orders.load() } }
///       .empty { TitleCell("No orders yet") }
public enum LoadState<Failure> {
  /// Nothing has been loaded and nothing is loading, so it is not known whether there is any data.
  case idle
  /// The data is complete for now.
  case ready
  /// More data is loading.
  case loading
  /// Loading has failed.
  case failed(Failure)

  /// A Boolean value that indicates whether more data is loading.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// The reason why loading has failed; `nil` if it has not failed.
  public var failure: Failure? {
    if case .failed(let failure) = self { failure } else { nil }
  }
}

extension LoadState: Equatable where Failure: Equatable {}
extension LoadState: Hashable where Failure: Hashable {}
extension LoadState: Sendable where Failure: Sendable {}
