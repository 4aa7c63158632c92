/// A source whose content is an asynchronous sequence of lists.
///
/// Each list is the complete content: the first one is the result of the request, and the others arrive by
/// themselves. See ``Loader/init(following:when:behavior:period:retry:)``.
///
/// Each request begins with a new sequence. Lists of the former sequence count until the first list of the
/// new one arrives.
@MainActor
public final class SequenceSource<Item: Identifiable & Sendable>: PageSource where Item.ID: Sendable {
  /// The type of the keys, which is `Never` because the source has no pages.
  public typealias Key = Never
  /// The lists of one sequence. If several arrive before one is read, only the last one counts.
  typealias Lists = AsyncThrowingStream<[Item], any Error>

  private let begin: @Sendable () -> Lists
  /// The lists of the current sequence after the first one, until they are taken.
  private var rest: Lists?
  /// The error that ended the last sequence. The update that is requested for this purpose throws it.
  private var failure: LoadFailure?

  init<Elements: AsyncSequence & SendableMetatype>(_ makeSequence: @escaping @Sendable () -> Elements)
  where Elements.Element == [Item] {
    begin = {
      Lists(bufferingPolicy: .bufferingNewest(1)) { lists in
        let task = Task { await lists.send(makeSequence()) }
        lists.onTermination = { _ in task.cancel() }
      }
    }
  }

  /// Returns the first list of a new sequence, or an empty page if the sequence has none.
  ///
  /// - Throws: The error of the sequence before its first list. An update also throws the error that ended
  ///   the former sequence after its first list.
  public nonisolated func page(_ request: PageRequest<Never>) async throws -> Page<Item, Never> {
    if let failure = await takeFailure(), request.intent == .autoUpdate { throw failure }
    let lists = begin()
    for try await list in lists {
      await keep(lists)
      return Page(list)
    }
    try Task.checkCancellation()
    await keep(nil)
    return Page([])
  }

  /// Returns the lists of the current sequence after the first one; `nil` if they were taken before.
  func takeRest() -> Lists? {
    defer { rest = nil }
    return rest
  }

  func fail(_ failure: LoadFailure) { self.failure = failure }

  private func keep(_ lists: Lists?) {
    // A request that has replaced a canceled one has a sequence of its own.
    guard !Task.isCancelled else { return }
    rest = lists
    failure = nil
  }

  /// Returns the error of the former sequence and resets it, because each request begins with a new sequence.
  private func takeFailure() -> LoadFailure? {
    defer { failure = nil }
    return failure
  }
}

extension AsyncThrowingStream.Continuation where Failure == any Error {
  /// Forwards the elements of a sequence, and its end or error.
  fileprivate func send<Elements: AsyncSequence>(_ elements: Elements) async
  where Elements.Element == Element, Element: Sendable {
    do {
      for try await element in elements { yield(element) }
      finish()
    } catch {
      finish(throwing: error)
    }
  }
}
