import TesseraLayout

/// How much of something has to be seen, and for how long, until it counts as seen.
public struct Impression: Hashable, Sendable {
  /// How much of it is in view, from 0 to 1; of something larger than the viewport, how much of what fits there.
  public var fraction: Double
  /// For how long without a break, in seconds of the clock that the host passes with each frame.
  public var dwell: Double
  /// Whether each stay in the viewport counts again; otherwise an item counts once, however often it comes. One that has
  /// left the content is forgotten: if it returns, it counts as new.
  public var isRepeated: Bool

  /// Makes an impression. A fraction is brought into 0...1; what is negative or NaN counts as 0.
  public init(fraction: Double = 0.5, dwell: Double = 1, isRepeated: Bool = false) {
    self.fraction = min(1, fraction.asExtent)
    self.dwell = dwell.asExtent
    self.isRepeated = isRepeated
  }
}

extension Impression: CustomStringConvertible {
  /// As in `(0.5 for 1.0 s)`.
  public var description: String {
    "(" + fraction.description + " for " + dwell.description + " s)"
  }
}

/// What counts as the same thing for impressions, at one place in the content.
enum ImpressionSubject: Hashable {
  /// The item that is there, shown by a kind of view.
  case item(CellKind)
  /// Something beside or inside of what is there: a header, a decoration, a part of a group.
  case element(ItemKey)
  /// A section, or a group of cells.
  case section(SectionKey)
}

/// An impression of something, told at most once.
struct ImpressionID: Hashable {
  let subject: ImpressionSubject
  let impression: Impression
}

/// Something that may have impressions, and where that is remembered; nil where it has gone.
struct ImpressionSource {
  let subject: ImpressionSubject
  let place: ElementPath?
}

/// How far something in view has come on its way to an impression.
package struct ImpressionTimer {
  /// Since when enough of it is in view; nil: not enough is.
  var since: Double?
  /// Whether the impression was told, or needs not be.
  var isDone: Bool

  /// Goes on to the present.
  ///
  /// - Returns: Whether the impression is complete with this.
  mutating func advance(to now: Double, fraction: Double, for impression: Impression) -> Bool {
    if isDone { return false }
    // Nothing moves between two frames: what was enough at the last one was enough until now.
    if let since, now >= since + impression.dwell {
      isDone = true
      return true
    }
    let isEnough = fraction > 0 && fraction + Self.tolerance >= impression.fraction
    since = isEnough ? since ?? now : nil
    isDone = isEnough && impression.dwell == 0
    return isDone
  }

  /// So little may be missing because of rounding.
  private static var tolerance: Double { 1e-6 }
}

/// A handler that waits for an impression.
package typealias ImpressionListener = (impression: Impression, handler: LifecycleHandlers.Handler)

extension [ImpressionTimer] {
  /// Goes on to the present with the impressions of something in view, or of something that has just left it.
  ///
  /// - Parameters:
  ///   - now: The present, in seconds.
  ///   - fraction: How much of it is in view, from 0 to 1.
  ///   - listeners: The handlers that wait; there is a timer for each.
  ///   - wasTold: Says whether an impression needs not be told any more.
  /// - Returns: The handlers whose impressions are complete with this, and when the next impression may be complete, in
  ///   seconds; nil if none is on its way.
  package mutating func advance(
    to now: Double, fraction: Double, for listeners: [ImpressionListener], wasTold: (Impression) -> Bool
  ) -> (complete: [ImpressionListener], deadline: Double?) {
    if count > listeners.count { removeLast(count - listeners.count) }
    for listener in listeners[count...] {
      append(ImpressionTimer(isDone: wasTold(listener.impression)))
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
