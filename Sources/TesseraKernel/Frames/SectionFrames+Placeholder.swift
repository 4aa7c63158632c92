import TesseraLayout

extension SectionFrames {
  /// The frame of the placeholder: at the start of the items, or in the middle of the viewport.
  var placeholderFrame: Rect {
    guard let declared = declared.placeholder else { return .zero }
    var frame = Rect(size: placeholder.size)
    guard declared.fillsViewport else {
      frame.origin[axis] = header.size[axis]
      return frame
    }
    for axis in Axis.allCases { frame.origin[axis] = max(0, (size[axis] - frame.size[axis]) / 2) }
    return frame
  }
}
