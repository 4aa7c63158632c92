/// The part of a behavior in what a pointer does, as the documentation lists it.
///
/// Only the tests ask for these values, which compare the table of the documentation with them. A program does not link them.
struct PointerHelp {
  /// The receiver.
  let who: String
  /// What it takes.
  let takes: String
  /// When it claims the pointer, and is asked before all others; nil if it never does.
  var claims: String?
}

extension InputBehavior {
  /// What becomes of a pointer that no other behavior takes.
  static var pointerHelp: PointerHelp {
    PointerHelp(
      who: "the items and groups at the place, from the inside out",
      takes: "what is left: a press that shows, a tap, a double tap, a long press; the button for menus")
  }
}
