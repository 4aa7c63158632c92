#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout

/// An item or a section in view that handlers wait for.
struct Stay<Key: Hashable> {
  let key: Key
  /// The item that handlers are told; nil for a section.
  let item: ItemKey?
  let handlers: LifecycleHandlers
  let frame: Rect
  /// How far its impressions have come.
  var timers: [ImpressionTimer] = []
}

/// The items or the sections in view that handlers wait for, in their order, and their impressions.
struct Stays<Key: Hashable> {
  /// What is in view.
  private(set) var all: [Stay<Key>] = []
  /// The impressions that are not told again.
  private var told: Set<Told> = []

  /// An impression that is told once.
  private struct Told: Hashable {
    let key: Key
    let impression: Impression
  }

  /// The keys of which impressions are remembered.
  var rememberedKeys: [Key] { told.map { $0.key } }

  /// Takes over what is in view.
  ///
  /// - Returns: What has gone of what was, and what has come.
  mutating func exchange(for found: [Stay<Key>]) -> (gone: [Stay<Key>], new: [Stay<Key>]) {
    var before: [Key: Stay<Key>] = [:]
    for stay in all { before[stay.key] = stay }
    let old = all
    var (new, current): ([Stay<Key>], [Stay<Key>]) = ([], [])
    for var stay in found {
      if let known = before.removeValue(forKey: stay.key) {
        stay.timers = known.timers
      } else {
        new.append(stay)
      }
      current.append(stay)
    }
    all = current
    return (old.filter { before[$0.key] != nil }, new)
  }

  /// Goes on with the impressions of everything in view.
  mutating func advance(in viewport: AdaptedViewport, at now: Double, _ calls: inout VisibilityCalls) {
    for index in all.indices where !all[index].handlers.onImpression.isEmpty {
      let (stay, fraction) = (all[index], viewport.fraction(of: all[index].frame))
      all[index].timers = advance(stay, fraction: fraction, at: now, &calls)
    }
  }

  /// Ends the stay of something that has gone: tells the impressions that were complete before, and that it has gone.
  mutating func end(_ stay: Stay<Key>, at now: Double, _ calls: inout VisibilityCalls) {
    _ = advance(stay, fraction: 0, at: now, &calls)
    calls.add(stay.handlers.onDisappear, about: stay.item)
  }

  /// Goes on with the impressions of something, and returns how far they have come.
  private mutating func advance(
    _ stay: Stay<Key>, fraction: Double, at now: Double, _ calls: inout VisibilityCalls
  ) -> [ImpressionTimer] {
    var timers = stay.timers
    let (complete, deadline) = timers.advance(
      to: now, fraction: fraction, for: stay.handlers.onImpression
    ) { told.contains(Told(key: stay.key, impression: $0)) }
    for (impression, handler) in complete {
      if !impression.isRepeated { told.insert(Told(key: stay.key, impression: impression)) }
      calls.add([handler], about: stay.item)
    }
    if let deadline { calls.wake(at: deadline) }
    return timers
  }

  /// Forgets the impressions of what has left the content: it counts as new when it returns.
  mutating func forget(where hasGone: (Key) -> Bool) { told = told.filter { !hasGone($0.key) } }
}

/// Handlers that are called when everything is found, and when there is something to look at even if nothing changes.
struct VisibilityCalls {
  private(set) var all: [() -> Void] = []
  /// The time, in seconds; nil: never.
  private(set) var deadline: Double?

  /// Adds a call.
  mutating func add(_ call: @escaping () -> Void) { all.append(call) }

  /// Adds handlers of an item, or of a section.
  mutating func add(_ handlers: [LifecycleHandlers.Handler], about item: ItemKey?) {
    for handler in handlers { all.append { handler(item) } }
  }

  /// Looks again at a time, or before.
  mutating func wake(at time: Double) { deadline = Swift.min(deadline ?? time, time) }
}
#endif
