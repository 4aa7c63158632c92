/// The effect of pulling the content beyond an end.
public enum OverscrollStyle: Hashable, Sendable {
  /// The outermost item grows along the scroll axis and fills the gap.
  case stretch
  /// The outermost item grows along both axes and fills the gap, like the picture at the top of a profile.
  case zoom
  /// Items move apart, more so the farther they are from the pulled end.
  ///
  /// - strength: The offset of an item that is a whole viewport away, as a fraction of the pull, from 0 to 4.
  case spread(strength: Double)
}
