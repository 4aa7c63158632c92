/// What happens while the content is pulled beyond an end.
public enum OverscrollStyle: Hashable, Sendable {
  /// The outermost item grows along the axis that scrolls and fills the gap.
  case stretch
  /// The outermost item grows along both axes and fills the gap, as the picture at the top of a profile does.
  case zoom
  /// Items move apart, the farther from the pulled end the more.
  ///
  /// - strength: How far an item that is a whole viewport away moves, as a part of the pull, from 0 to 4.
  case spread(strength: Double)
}
