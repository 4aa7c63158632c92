import TesseraLayout

/// The condition for an impression: the visible fraction of an element, and the time for which it has to be
/// visible.
public struct Impression: Hashable, Sendable {
  /// The required visible fraction, from 0 to 1; for an element larger than the viewport, the fraction of the
  /// part that fits there.
  public var fraction: Double
  /// The required uninterrupted time, in seconds of the clock that the host passes with each frame.
  public var dwell: Double
  /// Whether each stay in the viewport counts again; otherwise an item counts once, however often it appears.
  ///
  /// An item that has left the content is forgotten: if it returns, it counts as new.
  public var isRepeated: Bool

  /// Creates an impression. The fraction is clamped to 0...1; a value that is negative or NaN counts as 0.
  public init(fraction: Double = 0.5, dwell: Double = 1, isRepeated: Bool = false) {
    self.fraction = min(1, fraction.asExtent)
    self.dwell = dwell.asExtent
    self.isRepeated = isRepeated
  }
}

extension Impression: CustomStringConvertible {
  /// One line, as in `(0.5 for 1.0 s)`.
  public var description: String {
    "(" + fraction.description + " for " + dwell.description + " s)"
  }
}

/// The identity of an element for impressions, at one place in the content.
enum ImpressionSubject: Hashable {
  /// The item at the place, displayed by a kind of view.
  case item(CellKind)
  /// An element beside or inside of the item: a header, a decoration, a part of a group.
  case element(ItemKey)
  /// A section, or a group of cells.
  case section(SectionKey)
}

/// An impression of an element, which is reported at most once.
struct ImpressionID: Hashable {
  let subject: ImpressionSubject
  let impression: Impression
}

/// An element that may have impressions, and the place of their records; `nil` if the place is gone.
struct ImpressionSource {
  let subject: ImpressionSubject
  let place: ElementPath?
}

/// The progress of a visible element toward an impression.
package struct ImpressionTimer {
  /// The time since which enough of the element is visible; `nil` if not enough is.
  var since: Double?
  /// Whether the impression was reported or need not be.
  var isDone: Bool

  /// Advances to the current time. Returns `true` if this completes the impression.
  mutating func advance(to now: Double, fraction: Double, for impression: Impression) -> Bool {
    if isDone { return false }
    // Nothing moves between two frames: a fraction that was enough at the last one was enough until now.
    if let since, now >= since + impression.dwell {
      isDone = true
      return true
    }
    let isEnough = fraction > 0 && fraction + Self.tolerance >= impression.fraction
    since = isEnough ? since ?? now : nil
    isDone = isEnough && impression.dwell == 0
    return isDone
  }

  /// The rounding tolerance of the fraction.
  private static var tolerance: Double { 1e-6 }
}

/// A handler that waits for an impression.
package typealias ImpressionListener = (impression: Impression, handler: LifecycleHandlers.Handler)

extension [ImpressionTimer] {
  /// Advances the impressions of a visible element, or of one that has just disappeared, to the current time.
  ///
  /// - Parameters:
  ///   - listeners: The waiting handlers; each has a timer.
  ///   - wasReported: Returns whether an impression need not be reported any more.
  /// - Returns: The handlers whose impressions this completes, and the time at which the next impression may
  ///   be complete, in seconds; `nil` if none is in progress.
  package mutating func advance(
    to now: Double, fraction: Double, for listeners: [ImpressionListener], wasReported: (Impression) -> Bool
  ) -> (complete: [ImpressionListener], deadline: Double?) {
    if count > listeners.count { removeLast(count - listeners.count) }
    for listener in listeners[count...] {
      append(ImpressionTimer(isDone: wasReported(listener.impression)))
    }
    var complete: [ImpressionListener] = []
    var deadline: Double?
    for (position, listener) in listeners.enumerated() {
      if self[position].advance(to: now, fraction: fraction, for: listener.impression) {
        complete.append(listener)
      } else if !self[position].isDone, let since = self[position].since {
        let time = since + listener.impression.dwell
        deadline = Swift.min(deadline ?? time, time)
      }
    }
    return (complete, deadline)
  }
}
