import Tessera

extension PlaceholderDeclaring {
  /// Shows the state of a loader without items: it is loading, an attempt has failed and another one is
  /// pending, it has failed, or there are no items.
  ///
  /// A tap retries a failed load.
  ///
  ///     Section("posts") { ForEach(loader.items) { PostCell($0) } }
  ///       .placeholders(of: loader)
  ///       .empty { TitleCell("No posts yet") }
  ///
  /// Declarations after this one replace the cells for loading, failed and empty content.
  ///
  /// - Parameters:
  ///   - loader: The loader whose state is shown.
  ///   - texts: The texts that the user reads.
  @MainActor
  public func placeholders<Source>(of loader: Loader<Source>, texts: LoadTexts = LoadTexts()) -> Self {
    placeholders(loader.placeholderPhase, pendingRetry: loader.pendingRetryOfPhase, texts: texts) {
      loader.retry()
    }
  }

  /// Shows the state of a load without items.
  ///
  /// Before the first load nothing is shown, whatever is declared after this.
  ///
  /// - Parameters:
  ///   - phase: The state to show.
  ///   - pendingRetry: The next attempt at the load; `nil` if none is pending.
  ///   - texts: The texts that the user reads.
  ///   - retry: A closure that makes another attempt.
  public func placeholders<Key>(
    _ phase: LoadPhase<Key>, pendingRetry: PendingRetry? = nil, texts: LoadTexts = LoadTexts(),
    retry: @escaping () -> Void
  ) -> Self {
    let loading = pendingRetry.map {
      AnyCell<PlaceholderHost>(LoadMessage(texts.message(of: $0), action: texts.retryNow).onTap(retry))
    }
    let declared = self.loading(phase.isLoading) {
      loading ?? AnyCell(LoadMessage(texts.loading, isLoading: true))
    }
    .failure(phase.failure) { LoadMessage($0.message, action: texts.retry).onTap(retry) }
    return declared.empty(phase.emptyState) { LoadMessage(texts.empty) }
  }
}

extension LoadPhase {
  /// The state that determines whether the content is known to be empty.
  fileprivate var emptyState: LoadState<LoadFailure> { self == .idle ? .idle : .ready }

  fileprivate var failure: LoadFailure? {
    if case .failed(let failure, _) = self { failure } else { nil }
  }
}

extension Loader {
  /// The phase without items, in which a page that could not be loaded counts as a failure.
  fileprivate var placeholderPhase: LoadPhase<Key> {
    let failure = PageDirection.allCases.lazy.compactMap { self.state(of: $0).failure }.first
    guard phase == .empty, let failure else { return phase }
    return .failed(failure, keepsContent: false)
  }
}
