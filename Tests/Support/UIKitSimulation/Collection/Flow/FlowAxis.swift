/// The conversion of lengths of a flow layout, along and across its scroll direction, to points and back.
struct FlowAxis {
  let isVertical: Bool

  func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  /// Returns the insets before, after and on both sides.
  func insets(_ insets: UIEdgeInsets) -> (start: CGFloat, end: CGFloat, leading: CGFloat, trailing: CGFloat) {
    isVertical
      ? (insets.top, insets.bottom, insets.left, insets.right)
      : (insets.left, insets.right, insets.top, insets.bottom)
  }

  func size(along: CGFloat, across: CGFloat) -> CGSize {
    isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  func rect(along: CGFloat, across: CGFloat, size: CGSize) -> CGRect {
    CGRect(origin: isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across), size: size)
  }
}
