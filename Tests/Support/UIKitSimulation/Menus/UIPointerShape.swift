@MainActor public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 0)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}
