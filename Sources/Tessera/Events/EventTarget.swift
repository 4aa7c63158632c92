@_spi(Behaviors) import TesseraKernel
import TesseraLayout

extension EventTarget {
  /// Returns the target after groups were forgotten.
  ///
  /// - Parameter places: The new positions of sections by the old ones.
  func moved(to places: [Int: Int]) -> EventTarget {
    var target = self
    target.path.section = places[path.section] ?? -1
    return target
  }
}

/// What a pointer went down on: who takes which gesture.
///
/// That is settled when the pointer goes down. Whoever has gone by the time a gesture is complete gets nothing, and
/// nobody gets it in place of them.
struct PressReceivers: PressTarget {
  var highlight: EventTarget?
  var tap: Receiver?
  var doubleTap: Receiver?
  var longPress: Receiver?

  /// Whether each gesture has a receiver.
  var isComplete: Bool { highlight != nil && tap != nil && doubleTap != nil && longPress != nil }

  var id: ItemKey? { doubleTap?.target.key }
  var wantsDoubleTap: Bool { doubleTap != nil }
  var wantsLongPress: Bool { longPress != nil }

  subscript(gesture: Gesture) -> Receiver? {
    switch gesture {
    case .tap: tap
    case .doubleTap: doubleTap
    case .longPress: longPress
    }
  }

  var targets: [EventTarget] {
    [highlight, tap?.target, doubleTap?.target, longPress?.target].compactMap { $0 }
  }

  /// The receivers where they are now, without those that have gone; nil where none is left.
  func retargeted(_ change: (EventTarget) -> EventTarget?) -> PressReceivers? {
    if targets.isEmpty { return self }
    let receivers = PressReceivers(
      highlight: highlight.flatMap(change), tap: tap?.retargeted(change),
      doubleTap: doubleTap?.retargeted(change), longPress: longPress?.retargeted(change))
    return receivers.targets.isEmpty ? nil : receivers
  }
}

extension Receiver {
  func retargeted(_ change: (EventTarget) -> EventTarget?) -> Receiver? {
    change(target).map { Receiver(target: $0, place: place, modifiers: modifiers) }
  }

  /// The receiver with other keys held down.
  func with(_ modifiers: KeyModifiers) -> Receiver {
    Receiver(target: target, place: place, modifiers: modifiers)
  }
}
