@_spi(Behaviors) import TesseraKernel
import TesseraLayout

extension EventTarget {
  /// Returns the target after groups were removed.
  ///
  /// - Parameter places: The new indexes of sections by the old ones.
  func moved(to places: [Int: Int]) -> EventTarget {
    EventTarget(key: key, path: ElementPath(section: places[path.section] ?? -1, element: path.element))
  }
}

/// The receivers of the gestures of a press.
///
/// They are determined when the pointer goes down. If a receiver is gone by the time a gesture is complete,
/// no other one replaces it.
struct PressReceivers: PressTarget {
  var highlight: EventTarget?
  var tap: EventReceiver?
  var doubleTap: EventReceiver?
  var longPress: EventReceiver?

  var isComplete: Bool { highlight != nil && tap != nil && doubleTap != nil && longPress != nil }

  var id: ItemKey? { doubleTap?.target.key }
  var wantsDoubleTap: Bool { doubleTap != nil }
  var wantsLongPress: Bool { longPress != nil }

  subscript(gesture: Gesture) -> EventReceiver? {
    switch gesture {
    case .tap: tap
    case .doubleTap: doubleTap
    case .longPress: longPress
    }
  }

  var targets: [EventTarget] {
    [highlight, tap?.target, doubleTap?.target, longPress?.target].compactMap { $0 }
  }

  /// Returns the receivers at their current places, without those that are gone; `nil` if none is left.
  func retargeted(_ change: (EventTarget) -> EventTarget?) -> PressReceivers? {
    if targets.isEmpty { return self }
    let receivers = PressReceivers(
      highlight: highlight.flatMap(change), tap: tap?.retargeted(change),
      doubleTap: doubleTap?.retargeted(change), longPress: longPress?.retargeted(change))
    return receivers.targets.isEmpty ? nil : receivers
  }
}

extension EventReceiver {
  func retargeted(_ change: (EventTarget) -> EventTarget?) -> EventReceiver? {
    change(target).map { EventReceiver(target: $0, place: place, modifiers: modifiers) }
  }

  func with(_ modifiers: KeyModifiers) -> EventReceiver {
    EventReceiver(target: target, place: place, modifiers: modifiers)
  }
}
