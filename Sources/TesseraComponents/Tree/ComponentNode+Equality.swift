import TesseraKernel

extension String {
  /// Returns whether both strings are equal. In Embedded Swift, they are if they consist of the same bytes, as ids are, so
  /// that a program does not link the tables of Unicode normalization.
  func isSame(as other: String) -> Bool {
    #if hasFeature(Embedded)
    hasSameBytes(as: other)
    #else
    self == other
    #endif
  }
}

#if hasFeature(Embedded)
extension ComponentNode.Kind {
  /// Returns whether both kinds show the same.
  public static func == (left: ComponentNode.Kind, right: ComponentNode.Kind) -> Bool {
    switch (left, right) {
    case (.stack(let axis, let space, let align), .stack(let otherAxis, let otherSpace, let otherAlign)):
      axis == otherAxis && space == otherSpace && align == otherAlign
    case (.overlay(let x, let y), .overlay(let otherX, let otherY)): x == otherX && y == otherY
    case (.grid(let columns, let space, let align), .grid(let otherColumns, let otherSpace, let otherAlign)):
      columns == otherColumns && space == otherSpace && align == otherAlign
    case (.gridSpan(let count), .gridSpan(let other)): count == other
    case (.padding(let space), .padding(let other)): space == other
    case (.frame(let size), .frame(let other)): size == other
    case (.background(let color, let corner), .background(let otherColor, let otherCorner)),
      (.border(let color, let corner), .border(let otherColor, let otherCorner)):
      color == otherColor && corner == otherCorner
    case (.opacity(let opacity), .opacity(let other)): opacity == other
    case (.described(let description), .described(let other)): description == other
    case (.columns(let columns), .columns(let other)): columns == other
    case (.state(let state, let isShown), .state(let otherState, let otherIsShown)):
      state == otherState && isShown == otherIsShown
    case (.text(let text, let style), .text(let otherText, let otherStyle)):
      style == otherStyle && text.isSame(as: otherText)
    case (.styledText(let text), .styledText(let other)):
      text.style == other.style && text.runs == other.runs && text.text.isSame(as: other.text)
    case (.spacer(let minimum), .spacer(let other)): minimum == other
    case (.divider(let axis), .divider(let other)): axis == other
    case (.image(let image, let size), .image(let otherImage, let otherSize)):
      size == otherSize && image == otherImage
    case (.progress(let part, let color), .progress(let otherPart, let otherColor)):
      part == otherPart && color == otherColor
    case (.sparkline(let values, let color), .sparkline(let otherValues, let otherColor)):
      values == otherValues && color == otherColor
    case (.spinner(let color), .spinner(let other)): color == other
    case (.control(let control), .control(let other)): control == other
    case (.columnTitle(let control, let column), .columnTitle(let otherControl, let otherColumn)):
      column == otherColumn && control == otherControl
    case (.nativeView(let view), .nativeView(let other)): view == other
    default: false
    }
  }
}

extension PartDescription {
  /// Returns whether both descriptions say the same.
  public static func == (left: PartDescription, right: PartDescription) -> Bool {
    left.isHidden == right.isHidden && left.tooltip.isSame(as: right.tooltip)
      && (left.label == nil) == (right.label == nil) && (left.label ?? "").isSame(as: right.label ?? "")
  }
}

extension ColumnRule {
  static func == (left: ColumnRule, right: ColumnRule) -> Bool {
    left.width == right.width && left.chosenWidth == right.chosenWidth && left.samples == right.samples
      && left.title.isSame(as: right.title)
  }
}
#endif
