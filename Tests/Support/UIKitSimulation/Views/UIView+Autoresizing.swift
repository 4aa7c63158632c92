extension UIView {
  /// Returns the size of the view in a superview of a given size.
  func autoresizedSize(in size: CGSize) -> CGSize {
    guard let superview else { return size }
    let old = superview.bounds.size
    var result = geometry.bounds.size
    if autoresizingMask.contains(.flexibleWidth) { result.width += size.width - old.width }
    if autoresizingMask.contains(.flexibleHeight) { result.height += size.height - old.height }
    return result
  }

  /// Distributes a size change among the flexible parts of each subview, in proportion to their lengths.
  func resizeSubviews(from old: CGSize) {
    guard autoresizesSubviews else { return }
    let new = geometry.bounds.size
    for view in subviews where !view.autoresizingMask.isEmpty {
      let mask = view.autoresizingMask
      let frame = view.geometry.frame
      let across = AutoresizedSpan(start: frame.minX, length: frame.width, total: old.width).resized(
        to: new.width, start: mask.contains(.flexibleLeftMargin), length: mask.contains(.flexibleWidth),
        end: mask.contains(.flexibleRightMargin))
      let down = AutoresizedSpan(start: frame.minY, length: frame.height, total: old.height).resized(
        to: new.height, start: mask.contains(.flexibleTopMargin), length: mask.contains(.flexibleHeight),
        end: mask.contains(.flexibleBottomMargin))
      view.writeGeometry(.frame) {
        $0.center = CGPoint(x: across.start + across.length / 2, y: down.start + down.length / 2)
        $0.bounds.size.width += across.length - frame.width
        $0.bounds.size.height += down.length - frame.height
      }
    }
  }
}

/// One side of a view within its superview.
private struct AutoresizedSpan {
  var start: CGFloat
  var length: CGFloat
  var total: CGFloat

  func resized(to newTotal: CGFloat, start isStart: Bool, length isLength: Bool, end isEnd: Bool)
    -> AutoresizedSpan
  {
    let change = newTotal - total
    let flexible = [(isStart, start), (isLength, length), (isEnd, total - start - length)]
    let weight = flexible.reduce(0) { $0 + ($1.0 ? $1.1 : 0) }
    let count = flexible.filter(\.0).count
    func share(_ index: Int) -> CGFloat {
      guard flexible[index].0 else { return 0 }
      return weight > 0 ? change * flexible[index].1 / weight : change / CGFloat(count)
    }
    // Strict: a length cannot become negative, so it does not recover from zero unchanged.
    return AutoresizedSpan(start: start + share(0), length: max(0, length + share(1)), total: newTotal)
  }
}
