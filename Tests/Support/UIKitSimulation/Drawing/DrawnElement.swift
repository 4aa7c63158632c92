/// A recorded drawing command, in the coordinates of its view.
public enum DrawnElement: Hashable, Sendable {
  case fill(rect: CGRect, color: CGColor)
  case stroke(rect: CGRect, color: CGColor, width: CGFloat)
  case text(String, rect: CGRect, color: CGColor)
  case image(name: String, rect: CGRect)
}
