// What comes by itself: changes and whole lists that were not asked for.

/// When something that comes by itself is shown.
public enum FollowTiming: Hashable, Sendable {
  /// At once.
  case now
  /// When nothing has been scrolled for a moment, see ``Loader/viewportChanged(_:)``. What waits counts as having come
  /// when it did: a refresh that is answered later is newer, and takes its place as if it had been shown.
  case whenQuiet
}

/// Something that a loader follows.
public struct Following: Hashable, Sendable {
  let number: Int
}

/// A change that waits until nothing is scrolled.
struct WaitingEdit<Item: Identifiable & Sendable, Key: Hashable & Sendable> where Item.ID: Sendable {
  let following: Following
  let change: (inout Pages<Item, Key>) -> Void
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Loader {
  /// Changes what is loaded: what the app itself does to items. A page that is on its way to an end that is
  /// elsewhere then is cancelled.
  ///
  /// - Parameter change: What it does. Until it has returned, the loader has what it had before. What is changed within
  ///   it by another `edit` is changed when it has returned. Where it has what is loaded discarded, what it changes is
  ///   discarded as well.
  /// - Complexity: O(*n*) for *n* items.
  public func edit(_ change: @escaping (inout Pages<Item, Key>) -> Void) {
    comingEdits.append(change)
    while !isEditing, !comingEdits.isEmpty {
      let change = comingEdits.removeFirst()
      let before = version
      var changed = pages
      isEditing = true
      change(&changed)
      isEditing = false
      // What it has changed was discarded meanwhile.
      guard version == before else { continue }
      pages = changed
      version += 1
      tell(.edited(summary))
    }
  }

  /// What there is; what comes from another source cannot be continued.
  private var summary: MergeSummary<Key> {
    var summary = pages.summary
    if isOutdated { (summary.next, summary.previous) = (.unknown, .unknown) }
    return summary
  }

  /// Changes what is loaded with everything that a sequence brings, until it ends, or is not followed any
  /// more.
  ///
  ///     loader.follow(server.changes, when: .whenQuiet) { pages, post in pages.upsert(post, at: .previous) }
  ///
  /// - Parameters:
  ///   - sequence: What is followed.
  ///   - timing: When a change is shown; they stay in order.
  ///   - onEnd: Called when it has ended; with what it has thrown, if it has.
  ///   - change: What an element does to what is loaded.
  @discardableResult
  public func follow<Elements: AsyncSequence & Sendable>(
    _ sequence: Elements, when timing: FollowTiming = .now,
    onEnd: @escaping (LoadFailure?) -> Void = { _ in },
    change: @escaping (inout Pages<Item, Key>, Elements.Element) -> Void
  ) -> Following where Elements.Element: Sendable {
    follow(sequence, onEnd) { loader, following, element in
      loader.edit(when: timing, WaitingEdit(following: following) { change(&$0, element) })
    }
  }

  /// Shows the lists that a sequence brings, each in place of everything, until it ends, or is not followed
  /// any more.
  ///
  /// - Parameters:
  ///   - lists: What is followed.
  ///   - timing: When a list is shown; of several that wait, the last one is.
  ///   - onEnd: Called when it has ended; with what it has thrown, if it has.
  @discardableResult
  public func follow<Lists: AsyncSequence & Sendable>(
    _ lists: Lists, when timing: FollowTiming = .now, onEnd: @escaping (LoadFailure?) -> Void = { _ in }
  ) -> Following where Lists.Element == [Item] {
    follow(lists, onEnd) { loader, following, list in loader.receive(list, from: following, when: timing) }
  }

  /// Shows a list in place of everything, and none of those that have waited longer.
  func receive(_ list: [Item], from following: Following, when timing: FollowTiming) {
    waitingEdits.removeAll { $0.following == following }
    edit(when: timing, WaitingEdit(following: following) { $0.replaceAll(with: Page(list), key: nil) })
  }

  /// Follows something no longer. What it has brought and is not shown yet is dropped.
  public func unfollow(_ following: Following) {
    end(.follow(following))
    waitingEdits.removeAll { $0.following == following }
  }

  private func follow<Elements: AsyncSequence & Sendable>(
    _ sequence: Elements, _ onEnd: @escaping (LoadFailure?) -> Void,
    _ receive: @escaping (Loader, Following, Elements.Element) -> Void
  ) -> Following where Elements.Element: Sendable {
    lastFollowing += 1
    let following = Following(number: lastFollowing)
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

  /// Makes the changes that wait, in order.
  func makeWaitingEdits() {
    let edits = waitingEdits
    waitingEdits = []
    for edit in edits { self.edit(edit.change) }
  }

  func edit(when timing: FollowTiming, _ edit: WaitingEdit<Item, Key>) {
    if timing == .now || isQuiet { self.edit(edit.change) } else { waitingEdits.append(edit) }
  }
}
