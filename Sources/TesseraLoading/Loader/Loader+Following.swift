// Changes and lists that arrive without a request.

/// The time at which an unrequested change is shown.
public enum EditTiming: Hashable, Sendable {
  /// Immediately.
  case now
  /// When scrolling has been idle for a moment, see ``Loader/viewportChanged(_:)``.
  ///
  /// A deferred change keeps its place in time: the result of a later refresh is newer, and replaces it as if
  /// the change had been shown.
  case whenScrollingIdle
}

/// A handle of a sequence that a loader follows.
public struct Following: Hashable, Sendable {
  let number: Int
}

/// A change that waits until scrolling is idle.
struct DeferredEdit<Item: Identifiable & Sendable, Key: Hashable & Sendable> where Item.ID: Sendable {
  let following: Following
  let change: (inout Pages<Item, Key>) -> Void
}

extension Loader {
  /// Changes the loaded items on behalf of the app.
  ///
  /// If an end of the loaded items changes, a page that is loading there is canceled.
  ///
  /// - Parameter change: A closure that changes the pages. The loader keeps its former pages until it
  ///   returns. A nested call of `edit` takes effect after it returns. If it causes the content to be
  ///   discarded, its changes are discarded as well.
  /// - Complexity: O(*n*) for *n* items.
  public func edit(_ change: @escaping (inout Pages<Item, Key>) -> Void) {
    queuedEdits.append(change)
    while !isEditing, !queuedEdits.isEmpty {
      let change = queuedEdits.removeFirst()
      let before = version
      var changed = pages
      isEditing = true
      change(&changed)
      isEditing = false
      // The pages that the closure changed were discarded meanwhile.
      guard version == before else { continue }
      pages = changed
      version += 1
      send(.edited(summary))
    }
  }

  /// The summary of the pages. Pages of another source cannot be continued.
  private var summary: MergeSummary<Key> {
    var summary = pages.summary
    if isOutdated { (summary.next, summary.previous) = (.unknown, .unknown) }
    return summary
  }

  /// Applies a change for each element of a sequence, until the sequence ends or is unfollowed.
  ///
  ///     loader.follow(server.changes, when: .whenScrollingIdle) { pages, post in
  ///       pages.upsert(post, at: .previous)
  ///     }
  ///
  /// - Parameters:
  ///   - sequence: The sequence to follow.
  ///   - timing: The time at which a change is shown. Changes stay in order.
  ///   - onEnd: A handler that is called when the sequence has ended, with the error that it threw; `nil` if
  ///     it threw none.
  ///   - change: A closure that applies an element to the pages.
  /// - Returns: A handle for ``unfollow(_:)``.
  @discardableResult
  public func follow<Elements: AsyncSequence & Sendable>(
    _ sequence: Elements, when timing: EditTiming = .now,
    onEnd: @escaping (LoadFailure?) -> Void = { _ in },
    change: @escaping (inout Pages<Item, Key>, Elements.Element) -> Void
  ) -> Following where Elements.Element: Sendable {
    follow(sequence, onEnd) { loader, following, element in
      loader.edit(when: timing, DeferredEdit(following: following) { change(&$0, element) })
    }
  }

  /// Replaces the loaded items with each list of a sequence, until the sequence ends or is unfollowed.
  ///
  /// - Parameters:
  ///   - lists: The sequence to follow.
  ///   - timing: The time at which a list is shown. Of several waiting lists, only the last one is shown.
  ///   - onEnd: A handler that is called when the sequence has ended, with the error that it threw; `nil` if
  ///     it threw none.
  /// - Returns: A handle for ``unfollow(_:)``.
  @discardableResult
  public func follow<Lists: AsyncSequence & Sendable>(
    _ lists: Lists, when timing: EditTiming = .now, onEnd: @escaping (LoadFailure?) -> Void = { _ in }
  ) -> Following where Lists.Element == [Item] {
    follow(lists, onEnd) { loader, following, list in loader.receive(list, from: following, when: timing) }
  }

  /// Replaces the loaded items with a list, and drops earlier lists that still wait.
  func receive(_ list: [Item], from following: Following, when timing: EditTiming) {
    deferredEdits.removeAll { $0.following == following }
    edit(when: timing, DeferredEdit(following: following) { $0.replaceAll(with: Page(list), key: nil) })
  }

  /// Stops following a sequence.
  ///
  /// Changes of it that are not shown yet are dropped.
  public func unfollow(_ following: Following) {
    end(.follow(following))
    deferredEdits.removeAll { $0.following == following }
  }

  private func follow<Elements: AsyncSequence & Sendable>(
    _ sequence: Elements, _ onEnd: @escaping (LoadFailure?) -> Void,
    _ receive: @escaping (Loader, Following, Elements.Element) -> Void
  ) -> Following where Elements.Element: Sendable {
    lastFollowingNumber += 1
    let following = Following(number: lastFollowingNumber)
    tasks[.follow(following)] = Task { [weak self] in
      var failure: LoadFailure?
      do {
        for try await element in sequence {
          guard !Task.isCancelled, let self else { return }
          receive(self, following, element)
        }
      } catch {
        failure = LoadFailure(error)
      }
      guard !Task.isCancelled, let self else { return }
      tasks[.follow(following)] = nil
      onEnd(failure)
    }
    return following
  }

  func performDeferredEdits() {
    // An edit may drop those that wait behind it.
    for _ in deferredEdits.indices where !deferredEdits.isEmpty { edit(deferredEdits.removeFirst().change) }
  }

  func edit(when timing: EditTiming, _ edit: DeferredEdit<Item, Key>) {
    if timing == .now || isScrollingIdle { self.edit(edit.change) } else { deferredEdits.append(edit) }
  }
}
