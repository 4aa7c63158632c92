/// When a drag begins.
public enum DragStart: Hashable, Sendable {
  /// When the pointer strays farther than ``GestureTiming/slop``: for a mouse.
  case moving
  /// After a long press: for a finger, with which people scroll.
  case longPress
}
