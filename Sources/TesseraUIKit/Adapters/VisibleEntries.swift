#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout

/// A visible item or section with handlers.
struct VisibleEntry<Key: Hashable> {
  let key: Key
  /// The item for its handlers; `nil` for a section.
  let item: ItemKey?
  let handlers: LifecycleHandlers
  let frame: Rect
  var timers: [ImpressionTimer] = []
}

/// The visible items or sections with handlers, in their order, and their impressions.
struct VisibleEntries<Key: Hashable> {
  private(set) var all: [VisibleEntry<Key>] = []
  /// The impressions that are not reported again.
  private var reportedImpressions: Set<ReportedImpression> = []

  /// An impression that is reported once.
  private struct ReportedImpression: Hashable {
    let key: Key
    let impression: Impression
  }

  /// The keys of stored impressions.
  var rememberedKeys: [Key] { reportedImpressions.map { $0.key } }

  /// Replaces the visible entries. Returns the entries that disappeared, and those that appeared.
  mutating func exchange(for found: [VisibleEntry<Key>]) -> (
    gone: [VisibleEntry<Key>], new: [VisibleEntry<Key>]
  ) {
    var before: [Key: VisibleEntry<Key>] = [:]
    for entry in all { before[entry.key] = entry }
    let old = all
    var (new, current): ([VisibleEntry<Key>], [VisibleEntry<Key>]) = ([], [])
    for var entry in found {
      if let known = before.removeValue(forKey: entry.key) {
        entry.timers = known.timers
      } else {
        new.append(entry)
      }
      current.append(entry)
    }
    all = current
    return (old.filter { before[$0.key] != nil }, new)
  }

  /// Advances the impressions of all visible entries.
  mutating func advance(in viewport: AdaptedViewport, at now: Double, _ calls: inout VisibilityCalls) {
    for index in all.indices where !all[index].handlers.onImpression.isEmpty {
      let (entry, fraction) = (all[index], viewport.fraction(of: all[index].frame))
      all[index].timers = advance(entry, fraction: fraction, at: now, &calls)
    }
  }

  /// Ends an entry that disappeared: reports the impressions that were complete before, and that it
  /// disappeared.
  mutating func end(_ entry: VisibleEntry<Key>, at now: Double, _ calls: inout VisibilityCalls) {
    _ = advance(entry, fraction: 0, at: now, &calls)
    calls.add(entry.handlers.onDisappear, about: entry.item)
  }

  /// Advances the impressions of an entry, and returns their timers.
  private mutating func advance(
    _ entry: VisibleEntry<Key>, fraction: Double, at now: Double, _ calls: inout VisibilityCalls
  ) -> [ImpressionTimer] {
    var timers = entry.timers
    let (complete, deadline) = timers.advance(
      to: now, fraction: fraction, for: entry.handlers.onImpression
    ) { reportedImpressions.contains(ReportedImpression(key: entry.key, impression: $0)) }
    for (impression, handler) in complete {
      if !impression.isRepeated {
        reportedImpressions.insert(ReportedImpression(key: entry.key, impression: impression))
      }
      calls.add([handler], about: entry.item)
    }
    if let deadline { calls.wake(at: deadline) }
    return timers
  }

  /// Removes the impressions of elements that have left the content, so that they count as new when they
  /// return.
  mutating func forget(where hasGone: (Key) -> Bool) {
    reportedImpressions = reportedImpressions.filter { !hasGone($0.key) }
  }
}

/// The handler calls of an update, and the time of the next update without a change.
struct VisibilityCalls {
  private(set) var all: [() -> Void] = []
  /// The time, in seconds; `nil` for never.
  private(set) var deadline: Double?

  mutating func add(_ call: @escaping () -> Void) { all.append(call) }

  /// Adds the handlers of an item or a section.
  mutating func add(_ handlers: [LifecycleHandlers.Handler], about item: ItemKey?) {
    for handler in handlers { all.append { handler(item) } }
  }

  /// Requests an update at a time or earlier.
  mutating func wake(at time: Double) { deadline = Swift.min(deadline ?? time, time) }
}
#endif
