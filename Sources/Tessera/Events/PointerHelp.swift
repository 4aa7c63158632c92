/// The role of a behavior in pointer handling, as the documentation lists it.
///
/// Only the tests read these values, to compare the table of the documentation with them. A program does not
/// link them.
struct PointerHelp {
  let who: String
  /// The events that the receiver handles.
  let takes: String
  /// The condition under which the receiver comes before all others; `nil` if there is none.
  var claims: String?
}

extension InputBehavior {
  /// The handling of a pointer that no other behavior takes.
  static var pointerHelp: PointerHelp {
    PointerHelp(
      who: "the items and groups under the pointer, innermost first",
      takes: "the rest: feedback for a press, a tap, a double tap, a long press; the button for menus")
  }
}
