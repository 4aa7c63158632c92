// How the source is asked, and what becomes of its answers.

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Loader {
  /// Asks the source, and for what is stored if that is wanted: the latter counts as long as there is no
  /// answer. A failure waits for it, and so does the answer that nothing is new.
  func ask(_ ticket: LoadTicket, _ request: PageRequest<Key>, storedFirst: Bool) {
    let source = source
    var asked = request
    if request.intent.isQuiet { asked.key = isOutdated ? nil : pages.firstKey }
    if storedFirst {
      run(.stored(ticket)) { [asked] in
        await source.storedPage(asked)
      } then: { loader, page in
        loader.take(stored: page, for: ticket, asked)
      }
    }
    let stored = tasks[.stored(ticket)]
    run(.load(ticket)) { [asked] in
      let answer = await source.answer(to: asked)
      if case .loaded = answer { return answer }
      await stored?.value
      return answer
    } then: { loader, answer in
      loader.take(answer, for: ticket, asked)
    }
  }

  private func take(stored page: Page<Item, Key>?, for ticket: LoadTicket, _ request: PageRequest<Key>) {
    guard let page, machine.request(of: ticket) != nil else { return }
    tell(.stored(ticket, merge(page, request)))
  }

  private func take(
    _ answer: SourceAnswer<Item, Key>, for ticket: LoadTicket, _ request: PageRequest<Key>
  ) {
    end(.stored(ticket))
    guard machine.request(of: ticket) != nil else { return }
    switch answer {
    case .loaded(let page):
      if request.intent.isRefresh { makeWaitingEdits() }
      // What is changed may ask for something else.
      guard machine.request(of: ticket) != nil else { return }
      onRest = nil
      tell(.loaded(ticket, merge(page, request)))
      onAnswer?(self)
    case .nothingNew where isOutdated: tell(.failed(ticket, LoadFailure(NothingNew())))
    case .nothingNew: tell(.unchanged(ticket))
    case .failed(let failure): tell(.failed(ticket, failure))
    }
  }

  /// Brings an answer together with what is there. What comes from another source replaces it.
  private func merge(_ page: Page<Item, Key>, _ request: PageRequest<Key>) -> MergeSummary<Key> {
    version += 1
    guard !isOutdated else {
      isOutdated = false
      return pages.replaceAll(with: page, key: request.key)
    }
    let positions = request.intent.isRefresh ? visiblePositions : wantedPositions
    guard case .page(let direction) = request.intent else {
      return pages.merge(page, answering: request, visible: positions)
    }
    let edge = pages.edgePage(at: direction.opposite)
    let summary = pages.merge(page, answering: request, visible: positions)
    if pages.edgePage(at: direction.opposite) != edge { noteDropped(at: direction.opposite) }
    return summary
  }
}

extension Pages {
  /// Brings an answer together with what is there, as its request wants it.
  mutating func merge(
    _ page: Page<Item, Key>, answering request: PageRequest<Key>, visible: Range<Int>?
  ) -> MergeSummary<Key> {
    switch request.intent {
    case .page(let direction): add(page, key: request.key, direction, visible: visible)
    case .appearance, .autoUpdate: renew(page, key: request.key, visible: visible)
    case .initial, .force, .pull, .jump: replaceAll(with: page, key: request.key)
    }
  }
}

/// What comes of asking a source.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
private enum SourceAnswer<Item: Identifiable & Sendable, Key: Hashable & Sendable>: Sendable
where Item.ID: Sendable {
  case loaded(Page<Item, Key>)
  case nothingNew
  case failed(LoadFailure)
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension PageSource {
  /// What the source answers or throws, as a value.
  fileprivate func answer(to request: PageRequest<Key>) async -> SourceAnswer<Item, Key> {
    do {
      return .loaded(try await page(request))
    } catch is NothingNew {
      return .nothingNew
    } catch {
      return .failed(LoadFailure(error))
    }
  }
}
