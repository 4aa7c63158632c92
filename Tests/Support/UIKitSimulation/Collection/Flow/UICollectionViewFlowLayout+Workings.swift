extension UICollectionViewFlowLayout {
  var axis: FlowAxis { FlowAxis(isVertical: scrollDirection == .vertical) }

  /// Whether cells determine their own size.
  var isSelfSizing: Bool { estimatedItemSize != .zero }

  /// The size of a cell before it is measured.
  var estimate: CGSize {
    estimatedItemSize == UICollectionViewFlowLayout.automaticSize ? itemSize : estimatedItemSize
  }

  func change(_ isChange: Bool) {
    if isChange { invalidateLayout() }
  }

  /// Returns the available length across the scroll direction.
  func room(in view: UICollectionView) -> CGFloat {
    let insets = axis.insets(view.adjustedContentInset)
    return max(0, axis.across(view.bounds.size) - insets.leading - insets.trailing)
  }

  func check(_ metrics: FlowMetrics, section: Int, room: CGFloat) {
    let inset = axis.insets(metrics.inset)
    for (item, size) in metrics.itemSizes.enumerated() {
      guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
        Simulation.raise(.attributesUnsound, "item \(section).\(item) has the size \(size)")
        continue
      }
      if size.width == 0 || size.height == 0 {
        Simulation.raise(.flowItemEmpty, "item \(section).\(item) has the size \(size)")
      }
      if axis.across(size) > room - inset.leading - inset.trailing + 0.001, room > 0 {
        Simulation.raise(
          .flowItemTooLarge,
          "item \(section).\(item), \(size), is larger than the room of \(room) less the insets")
      }
    }
  }

  /// Returns the frame of a header or footer that stays visible as long as its section does.
  func pinned(_ frame: CGRect, in section: FlowSection, isHeader: Bool) -> CGRect {
    guard let view = owner else { return frame }
    let isVertical = axis.isVertical
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    var frame = frame
    let length = axis.along(frame.size)
    let (low, high) =
      isVertical ? (section.frame.minY, section.frame.maxY) : (section.frame.minX, section.frame.maxX)
    let wanted =
      isHeader
      ? max(isVertical ? frame.minY : frame.minX, isVertical ? visible.minY : visible.minX)
      : min(isVertical ? frame.minY : frame.minX, (isVertical ? visible.maxY : visible.maxX) - length)
    let position = max(low, min(wanted, high - length))
    if isVertical { frame.origin.y = position } else { frame.origin.x = position }
    return frame
  }
}
