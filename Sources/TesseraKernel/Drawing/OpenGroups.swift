/// The groups around the commands of a drawing, as a host follows the commands in turn.
package struct OpenGroups {
  /// The product of the opacities of the groups around the latest command.
  package private(set) var opacity = 1.0
  /// The opacities outside of the groups that have begun, from the outermost to the innermost one.
  private var outer: [Double] = []

  package init() {}

  /// The number of groups that have not ended. At the end of the drawing, the host ends them.
  package var count: Int { outer.count }

  /// Takes the next command. Returns `false` if the host does not show it: inside of an invisible group, or if it
  /// ends a group that has not begun.
  package mutating func shows(_ command: Drawing.Command) -> Bool {
    switch command {
    case .beginGroup(let own):
      outer.append(opacity)
      opacity *= max(0, min(own, 1))
      return true
    case .endGroup:
      guard let before = outer.popLast() else { return false }
      opacity = before
      return true
    default: return opacity > 0
    }
  }
}
