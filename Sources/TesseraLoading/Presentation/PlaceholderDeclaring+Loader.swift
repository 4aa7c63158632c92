import Tessera

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension PlaceholderDeclaring {
  /// Says how it stands with a loader where it has loaded no items: that it is loading, or why it could not load for now
  /// and when it tries again, why it could not load, both with another attempt on a tap, or that there are none.
  ///
  ///     Section("posts") { ForEach(loader.items) { PostCell($0) } }
  ///       .placeholders(of: loader)
  ///       .empty { TitleCell("No posts yet") }
  ///
  /// Each of the three can be replaced by what is declared behind it.
  ///
  /// - Parameters:
  ///   - loader: What is shown.
  ///   - texts: What people read.
  @MainActor
  public func placeholders<Source>(of loader: Loader<Source>, texts: LoadTexts = LoadTexts()) -> Self {
    placeholders(loader.placeholderPhase, pendingRetry: loader.pendingRetryOfPhase, texts: texts) {
      loader.retry()
    }
  }

  /// Says how it stands with something that is loaded, where there are no items.
  ///
  /// Before anything was loaded nothing is said, whatever is declared behind this.
  ///
  /// - Parameters:
  ///   - phase: How it stands.
  ///   - pendingRetry: Why and when what is loading makes another attempt; nil: it does not wait for one.
  ///   - texts: What people read.
  ///   - retry: Makes another attempt.
  public func placeholders<Key>(
    _ phase: LoadPhase<Key>, pendingRetry: PendingRetry? = nil, texts: LoadTexts = LoadTexts(),
    retry: @escaping () -> Void
  ) -> Self {
    let loading = pendingRetry.map {
      AnyCell<PlaceholderHost>(LoadMessage(texts.message(of: $0), action: texts.retryNow).onTap(retry))
    }
    let declared = self.loading(phase.isLoading) { loading ?? AnyCell(LoadMessage(texts.loading)) }
      .failure(phase.failure) { LoadMessage($0.message, action: texts.retry).onTap(retry) }
    return declared.empty(phase.emptyState) { LoadMessage(texts.empty) }
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension LoadPhase {
  /// Whether it is known that there is nothing.
  fileprivate var emptyState: LoadState<LoadFailure> { self == .idle ? .idle : .ready }

  /// Why it could not be loaded; nil where nothing has failed.
  fileprivate var failure: LoadFailure? {
    if case .failed(let failure, _) = self { failure } else { nil }
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Loader {
  /// How it stands where there are no items: a page that could not be loaded is a failure then.
  fileprivate var placeholderPhase: LoadPhase<Key> {
    let failure = PageDirection.allCases.lazy.compactMap { self.state(of: $0).failure }.first
    guard phase == .empty, let failure else { return phase }
    return .failed(failure, keepsContent: false)
  }
}
