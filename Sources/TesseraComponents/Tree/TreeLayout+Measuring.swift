import TesseraKernel
import TesseraLayout

// The sizes of nodes.

extension TreeLayout {
  /// Returns the size of a node for an offered size, in points.
  func size(of index: Int, offered: Size) -> Size {
    if states[index].isValid(for: offered) { return states[index].size }
    let size = measure(index, offered: offered)
    states[index].offered = offered
    states[index].size = size
    return size
  }

  private func measure(_ index: Int, offered: Size) -> Size {
    switch states[index].kind {
    case .stack(let axis, let gap, let alignment):
      let size = arrangeStack(index, axis, gap, alignment, in: offered, isMeasuring: true)
      states[index].isArranged = true
      return size
    case .overlay(let horizontal, let vertical):
      let size = arrangeOverlay(index, horizontal, vertical, in: offered)
      states[index].isArranged = true
      return size
    case .columns: return extras?.columns?.container.measure(self, index, offered) ?? .zero
    case .grid: return extras?.grids?.measure(self, index, offered) ?? .zero
    case .wrapper, .description: return contentSize(of: index, offered: offered)
    case .spacer(let least):
      var size = Size.zero
      if states[index].fillsWidth {
        size.width = offered.width.isUnbounded ? least.width : max(least.width, offered.width)
      }
      if states[index].fillsHeight {
        size.height = offered.height.isUnbounded ? least.height : max(least.height, offered.height)
      }
      return size
    case .text: return measureText(index, offered: offered)
    case .padding(let insets):
      let inner = contentSize(of: index, offered: offered.narrowed(by: insets))
      return Size(width: inner.width + insets.horizontal, height: inner.height + insets.vertical)
    case .frame, .part: return measureKind(index, offered: offered)
    }
  }

  private func measureText(_ index: Int, offered: Size) -> Size {
    let width = offered.width.isUnbounded ? nil : offered.width
    let size = withKind(ofNode: index) { $0.textSize(text, width: width) }
    return Size(width: min(size.width, offered.width), height: size.height)
  }

  /// Returns the size of a node that depends on the content of its kind.
  private func measureKind(_ index: Int, offered: Size) -> Size {
    switch nodes[index].kind {
    case .frame(let frame): return size(of: frame, around: index, offered: offered)
    case .divider(.horizontal):
      return Size(width: offered.width.isUnbounded ? 0 : offered.width, height: metrics.dividerHeight)
    case .divider(.vertical): return Size(width: metrics.dividerWidth, height: 0)
    case .image(let image, let size): return size.size(of: image, offered: offered, self.text)
    case .progress:
      return Size(
        width: offered.width.isUnbounded ? metrics.fieldWidth : offered.width, height: metrics.progressHeight)
    case .sparkline(let values, _):
      return metrics.sparklineSize(count: values.count, lineHeight: self.text.lineHeight(of: .body))
    case .control(let control):
      return extras?.controls?.functions.size(control, offered, self.text) ?? .zero
    case .nativeView(let view):
      let size = self.text.size(of: view, offered: offered)
      return Size(width: min(size.width, offered.width), height: size.height)
    case .columnTitle: return Size(width: offered.width, height: self.text.lineHeight(of: .title))
    case .spinner: return metrics.spinnerSize(lineHeight: self.text.lineHeight(of: .body))
    case .stack, .overlay, .grid, .gridSpan, .columns, .padding, .background, .border, .opacity, .described,
      .state, .spacer, .text, .styledText:
      return .zero
    }
  }

  /// Returns the size of the only child of a node.
  private func contentSize(of index: Int, offered: Size) -> Size {
    states[index].count > 1 ? size(of: index + 1, offered: offered) : .zero
  }

  private func size(of frame: FrameSize, around index: Int, offered: Size) -> Size {
    var proposal = offered
    if let width = frame.width { proposal.width = width.proposal(offered.width, character(.horizontal)) }
    if let height = frame.height { proposal.height = height.proposal(offered.height, character(.vertical)) }
    var size = contentSize(of: index, offered: proposal)
    if let width = frame.width { size.width = width.extent(size.width, in: proposal.width) }
    if let height = frame.height { size.height = height.extent(size.height, in: proposal.height) }
    return size
  }

  /// Returns the width of a character, or the height of a line, of ordinary text.
  private func character(_ axis: Axis) -> Double {
    axis == .vertical ? text.lineHeight(of: .body) : characterWidth
  }

  var characterWidth: Double { text.characterWidth }
}

extension ComponentNode.Kind {
  /// Returns the size of a text, which is not changed; see ``TreeLayout/withKind(ofNode:_:)``.
  @inline(never)
  fileprivate mutating func textSize(_ measurer: any TextMeasuring, width: Double?) -> Size {
    switch self {
    case .text(let text, let style): measurer.size(of: text, style: style, width: width)
    case .styledText(let text): measurer.size(of: text, width: width)
    default: .zero
    }
  }
}
