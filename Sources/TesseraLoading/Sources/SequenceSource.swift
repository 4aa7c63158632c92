/// A source that is an asynchronous sequence of lists, each of which is all there is: the first one is the answer to
/// whoever asks, the others come by themselves. See ``Loader/init(following:when:behavior:period:retry:clock:)``.
///
/// Each time it is asked it begins with a new sequence. What the one before brings counts until the first list of the
/// new one is there.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
@MainActor
public final class SequenceSource<Item: Identifiable & Sendable>: PageSource where Item.ID: Sendable {
  /// There are no pages.
  public typealias Key = Never
  /// The lists that one sequence brings. Where several have come before anybody looks, the last one counts.
  typealias Lists = AsyncThrowingStream<[Item], any Error>

  private let begin: @Sendable () -> Lists
  /// What the last sequence brings after its first list, until somebody takes it.
  private var rest: Lists?
  /// Why the last sequence has ended; the update that was asked for because of that says it.
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

  /// The first list of a new sequence; none where that ends without any.
  ///
  /// - Throws: What the sequence throws before its first list; an update also what the one before has thrown after its
  ///   first.
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

  /// What the last sequence brings after its first list; nil where it was taken before.
  func takeRest() -> Lists? {
    defer { rest = nil }
    return rest
  }

  /// Has an update that is asked for now say why the last sequence has ended.
  func fail(_ failure: LoadFailure) { self.failure = failure }

  private func keep(_ lists: Lists?) {
    // Whoever took the place of a request that was cancelled has a sequence of its own.
    guard !Task.isCancelled else { return }
    rest = lists
    failure = nil
  }

  /// Whoever asks begins with a new sequence: what the one before has thrown counts no more.
  private func takeFailure() -> LoadFailure? {
    defer { failure = nil }
    return failure
  }
}

extension AsyncThrowingStream.Continuation where Failure == any Error {
  /// Sends on all that a sequence brings, and how it ends.
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
