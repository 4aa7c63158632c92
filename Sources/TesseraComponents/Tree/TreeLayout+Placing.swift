import TesseraKernel
import TesseraLayout

// The frames of nodes in a row, and the baselines of texts.

extension TreeLayout {
  func place(_ index: Int, in frame: Rect) {
    states[index].frame = frame
    guard states[index].count > 1 else { return }
    let offset = contentOffset(of: index, in: frame.size)
    let end = index + Int(states[index].count)
    var child = index + 1
    while child < end {
      place(child, in: self.frame(ofChild: child, of: index, in: frame.size, offset).offset(by: frame.origin))
      child += Int(states[child].count)
    }
  }

  /// Arranges the children of a node that places several ones, for its size. Returns the offset of the
  /// arranged children of an overlay; zero for other nodes.
  private func contentOffset(of index: Int, in size: Size) -> Point {
    switch states[index].kind {
    case .stack(let axis, let gap, let alignment):
      if let measured = measuredContainer(of: index, in: size) {
        if !states[index].isArranged {
          _ = arrangeStack(index, axis, gap, alignment, in: measured, isMeasuring: true)
          states[index].isArranged = true
        }
      } else {
        _ = arrangeStack(index, axis, gap, alignment, in: size, isMeasuring: false)
        states[index].isArranged = false
      }
      return .zero
    case .overlay(let horizontal, let vertical):
      let measured = measuredContainer(of: index, in: size)
      let content =
        measured != nil && states[index].isArranged
        ? states[index].size : arrangeOverlay(index, horizontal, vertical, in: measured ?? size)
      states[index].isArranged = measured != nil
      return Point(
        x: horizontal.offset(in: size.width - content.width),
        y: vertical.offset(in: size.height - content.height))
    case .grid:
      extras?.grids?.arrange(self, index, size)
      return .zero
    case .columns:
      extras?.columns?.container.arrange(self, index, size)
      return .zero
    case .padding, .frame, .wrapper, .description, .spacer, .text, .part: return .zero
    }
  }

  /// Returns the size that a stack, overlay or grid was offered when it was measured; `nil` if it got another size then.
  func measuredContainer(of index: Int, in size: Size) -> Size? {
    states[index].size == size && states[index].isValid(for: size) ? states[index].offered : nil
  }

  /// Returns the frame of a child in a node of a size.
  private func frame(ofChild child: Int, of index: Int, in size: Size, _ offset: Point) -> Rect {
    switch states[index].kind {
    case .stack, .grid, .columns: return states[child].slot
    case .overlay(let horizontal, let vertical):
      var frame = states[child].slot.offset(by: offset)
      if horizontal == .stretch { (frame.origin.x, frame.size.width) = (0, size.width) }
      if vertical == .stretch { (frame.origin.y, frame.size.height) = (0, size.height) }
      return frame
    case .padding(let insets): return Rect(size: size).inset(by: insets)
    case .frame:
      guard case .frame(let frame) = nodes[index].kind else { return .zero }
      var own = self.size(of: child, offered: size)
      let fillsWidth = states[child].fillsWidth || frame.horizontal == .stretch
      let fillsHeight = states[child].fillsHeight || frame.vertical == .stretch
      own.width = fillsWidth ? size.width : min(own.width, size.width)
      own.height = fillsHeight ? size.height : min(own.height, size.height)
      let horizontal: Alignment = frame.isLeadingOnGrid && metrics.isCharacterGrid ? .start : frame.horizontal
      let vertical: Alignment = frame.isTopOnGrid && metrics.isCharacterGrid ? .start : frame.vertical
      let x = horizontal.offset(in: size.width - own.width)
      let y = vertical.offset(in: size.height - own.height)
      return Rect(origin: Point(x: x, y: y), size: own)
    case .wrapper, .description, .spacer, .text, .part: return Rect(size: size)
    }
  }

  // MARK: Baselines

  /// Returns the baselines of the texts in a node of a size; `nil` if it has none.
  func baselines(of index: Int, size: Size) -> Baselines? {
    switch nodes[index].kind {
    case .text(_, let style): return baselines(ofTextAt: index, style, size: size)
    case .styledText(let text): return baselines(ofTextAt: index, text.style, size: size)
    case .control, .columnTitle:
      return Baselines(first: (size.height - text.lineHeight(of: .body)) / 2 + text.baseline(of: .body))
    case .spacer, .divider, .image, .progress, .sparkline, .spinner, .nativeView: return nil
    case .stack, .overlay, .grid, .gridSpan, .columns, .padding, .frame, .background, .border, .opacity,
      .described, .state:
      guard states[index].count > 1 else { return nil }
      let offset = contentOffset(of: index, in: size)
      var found: Baselines?
      forEachChild(of: index) { child in
        let frame = self.frame(ofChild: child, of: index, in: size, offset)
        guard let own = baselines(of: child, size: frame.size) else { return }
        found = Baselines(
          first: min(found?.first ?? .infinity, frame.minY + own.first),
          last: max(found?.last ?? -.infinity, frame.minY + own.last))
      }
      return found
    }
  }

  private func baselines(ofTextAt index: Int, _ style: TextStyle, size: Size) -> Baselines {
    let (line, baseline) = (text.lineHeight(of: style), text.baseline(of: style))
    let height = min(self.size(of: index, offered: size).height, size.height)
    return Baselines(first: baseline, last: max(0, height - line) + baseline)
  }
}
