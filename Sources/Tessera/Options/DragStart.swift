/// The condition under which a press becomes a drag.
public enum DragStart: Hashable, Sendable {
  /// A movement of the pointer farther than ``GestureTiming/slop``: for a mouse.
  case moving
  /// A long press: for a finger, which also scrolls.
  case longPress
}
