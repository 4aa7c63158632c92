// Requests to the source, and their results.

extension Loader {
  /// Requests a page from the source, and the stored page if `storedFirst` is `true`. The stored page counts
  /// until the source has responded. A failure and ``NotModified`` wait for it.
  func startRequest(_ requestID: LoadRequestID, _ request: PageRequest<Key>, storedFirst: Bool) {
    let source = source
    var sourceRequest = request
    if request.intent.isQuiet { sourceRequest.key = isOutdated ? nil : pages.firstKey }
    if storedFirst {
      run(.stored(requestID)) { [sourceRequest] in
        await source.storedPage(sourceRequest)
      } then: { loader, page in
        loader.receive(stored: page, for: requestID, sourceRequest)
      }
    }
    let stored = tasks[.stored(requestID)]
    run(.load(requestID)) { [sourceRequest] in
      let response = await source.response(to: sourceRequest)
      if case .loaded = response { return response }
      await stored?.value
      return response
    } then: { loader, response in
      loader.receive(response, for: requestID, sourceRequest)
    }
  }

  private func receive(
    stored page: Page<Item, Key>?, for requestID: LoadRequestID, _ request: PageRequest<Key>
  ) {
    guard let page, machine.request(of: requestID) != nil else { return }
    send(.stored(requestID, merge(page, request)))
  }

  private func receive(
    _ response: SourceResponse<Item, Key>, for requestID: LoadRequestID, _ request: PageRequest<Key>
  ) {
    end(.stored(requestID))
    guard machine.request(of: requestID) != nil else { return }
    switch response {
    case .loaded(let page):
      if request.intent.isRefresh { performDeferredEdits() }
      // The deferred changes may have requested another load.
      guard machine.request(of: requestID) != nil else { return }
      idleAction = nil
      send(.loaded(requestID, merge(page, request)))
      onResponse?(self)
    case .notModified where isOutdated: send(.failed(requestID, LoadFailure(NotModified())))
    case .notModified: send(.unchanged(requestID))
    case .failed(let failure): send(.failed(requestID, failure))
    }
  }

  /// Merges a page into the loaded pages. A page of another source replaces them.
  private func merge(_ page: Page<Item, Key>, _ request: PageRequest<Key>) -> MergeSummary<Key> {
    version += 1
    guard !isOutdated else {
      isOutdated = false
      return pages.replaceAll(with: page, key: request.key)
    }
    let positions = request.intent.isRefresh ? visiblePositions : wantedPositions
    guard case .page(let direction) = request.intent else {
      return pages.merge(page, for: request, visible: positions)
    }
    let edge = pages.edgePage(at: direction.opposite)
    let summary = pages.merge(page, for: request, visible: positions)
    if pages.edgePage(at: direction.opposite) != edge { recordDroppedEnd(at: direction.opposite) }
    return summary
  }
}

extension Pages {
  /// Merges a page as its request demands.
  mutating func merge(
    _ page: Page<Item, Key>, for request: PageRequest<Key>, visible: Range<Int>?
  ) -> MergeSummary<Key> {
    switch request.intent {
    case .page(let direction): add(page, key: request.key, direction, visible: visible)
    case .appearance, .autoUpdate: renew(page, key: request.key, visible: visible)
    case .initial, .force, .pull, .jump: replaceAll(with: page, key: request.key)
    }
  }
}

/// The outcome of a request to a source.
private enum SourceResponse<Item: Identifiable & Sendable, Key: Hashable & Sendable>: Sendable
where Item.ID: Sendable {
  case loaded(Page<Item, Key>)
  case notModified
  case failed(LoadFailure)
}

extension PageSource {
  /// Returns the result or the error of the source, as a value.
  fileprivate func response(to request: PageRequest<Key>) async -> SourceResponse<Item, Key> {
    do {
      return .loaded(try await page(request))
    } catch is NotModified {
      return .notModified
    } catch {
      return .failed(LoadFailure(error))
    }
  }
}
