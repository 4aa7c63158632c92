import TesseraKernel
import TesseraLayout

// The places of components in stacks and overlays, as the layouts of `TesseraLayout` define them. The usual stack, all
// of whose components fit, is arranged by a plain loop without memory of its own.

extension TreeLayout {
  /// Arranges the children of a stack, and stores their frames in it.
  ///
  /// - Parameters:
  ///   - container: The size of the stack, or the limit of its size while it is measured.
  ///   - isMeasuring: Whether the container is a limit.
  /// - Returns: The size of the content.
  func arrangeStack(
    _ index: Int, _ axis: Axis, _ gap: Double, _ alignment: Alignment, in container: Size, isMeasuring: Bool
  ) -> Size {
    tree.record.arrangements += 1
    let room = container.along(axis).sanitized
    if !alignment.isBaseline, setSizes(ofChildrenOf: index, axis, gap, in: room) {
      return placeChildren(of: index, axis, gap, alignment, in: room, isMeasuring)
    }
    return tree.stackFunction?(self, index, axis, gap, alignment, room, isMeasuring) ?? .zero
  }

  /// The function that arranges the children of any stack.
  static var stackFunction: StackFunction {
    { layout, index, axis, gap, alignment, room, isMeasuring in
      // The children of a vertical stack are a row with exchanged axes.
      let items = StackItems(layout, childrenOf: index, axis, isMeasuring: isMeasuring)
      let row = RowLayout(spacing: gap, align: alignment, shrinksLongest: true)
      let arrangement = row.arrange(items, in: room)
      var position = 0
      layout.forEachChild(of: index) { child in
        let frame = arrangement.frame(at: position)
        layout.states[child].slot = axis == .vertical ? frame.transposed : frame
        position += 1
      }
      return arrangement.contentSize.along(axis)
    }
  }

  /// Arranges the children of an overlay, and stores their frames in it. Returns the size of the content.
  func arrangeOverlay(
    _ index: Int, _ horizontal: Alignment, _ vertical: Alignment, in container: Size
  ) -> Size {
    tree.record.arrangements += 1
    let container = container.sanitized
    var content = Size.zero
    forEachChild(of: index) { child in
      let size = size(of: child, offered: container).sanitized
      states[child].slot.size = Size(
        width: min(size.width, container.width), height: min(size.height, container.height))
      content.width = max(content.width, states[child].slot.width)
      content.height = max(content.height, states[child].slot.height)
    }
    forEachChild(of: index) { child in
      var size = states[child].slot.size
      let x = horizontal.offset(in: content.width - size.width)
      let y = vertical.offset(in: content.height - size.height)
      if horizontal == .stretch { size.width = content.width }
      if vertical == .stretch { size.height = content.height }
      states[child].slot = Rect(origin: Point(x: x, y: y), size: size)
    }
    return content
  }

  func forEachChild(of index: Int, _ body: (_ child: Int) -> Void) {
    let end = index + Int(states[index].count)
    var child = index + 1
    while child < end {
      body(child)
      child += Int(states[child].count)
    }
  }

  // MARK: Stacks whose components fit

  /// Gives the slots of the children of a stack the sizes that they have along and across it, if all of them
  /// fit. Returns `false` if components shrink, grow or have aligned baselines.
  private func setSizes(ofChildrenOf index: Int, _ axis: Axis, _ gap: Double, in room: Size) -> Bool {
    let end = index + Int(states[index].count)
    var (count, filling, shrinks) = (0, 0, false)
    var length = 0.0
    var child = index + 1
    while child < end {
      if states[child].grows || states[child].alignment?.isBaseline ?? false { return false }
      if states[child].shrinks(axis) { shrinks = true }
      if !room.width.isUnbounded, states[child].fills(axis) {
        filling += 1
      } else {
        let size = sizeInStack(child, axis, offered: room)
        states[child].slot.size = size
        length += size.width
      }
      count += 1
      child += Int(states[child].count)
    }
    let gaps = gap * Double(max(0, count - 1))
    if filling > 0 {
      let share = Size(width: max(0, (room.width - length - gaps) / Double(filling)), height: room.height)
      length = 0
      child = index + 1
      while child < end {
        if states[child].fills(axis) {
          let size = sizeInStack(child, axis, offered: share)
          states[child].slot.size = Size(width: max(size.width, share.width), height: size.height)
        }
        length += states[child].slot.width
        child += Int(states[child].count)
      }
    }
    return !shrinks || room.width.isUnbounded || length + gaps - room.width < Self.roundingTolerance
  }

  /// Places the children of a stack, whose slots have their sizes along and across the stack. Returns the
  /// size of the content.
  private func placeChildren(
    of index: Int, _ axis: Axis, _ gap: Double, _ alignment: Alignment, in room: Size, _ isMeasuring: Bool
  ) -> Size {
    let end = index + Int(states[index].count)
    var highest = 0.0
    var child = index + 1
    while child < end {
      highest = max(highest, states[child].slot.height)
      child += Int(states[child].count)
    }
    let height = room.height.isUnbounded ? highest : isMeasuring ? min(highest, room.height) : room.height
    var (x, right, top, bottom) = (0.0, 0.0, 0.0, 0.0)
    child = index + 1
    while child < end {
      var size = states[child].slot.size
      let alignment = states[child].alignment ?? alignment
      let y = alignment.offset(in: height - size.height)
      if alignment == .stretch { size.height = height }
      states[child].slot =
        axis == .vertical
        ? Rect(x: y, y: x, width: size.height, height: size.width)
        : Rect(x: x, y: y, width: size.width, height: size.height)
      right = x + size.width
      (top, bottom) = (min(top, y), max(bottom, y + size.height))
      x = right + gap
      child += Int(states[child].count)
    }
    return Size(width: right, height: bottom - top).along(axis)
  }

  /// Returns the size of a child, with the extent along the stack as its width.
  private func sizeInStack(_ child: Int, _ axis: Axis, offered: Size) -> Size {
    size(of: child, offered: offered.along(axis)).along(axis).sanitized
  }

  /// The length that is too short to matter: a rounding error of sums.
  private static var roundingTolerance: Double { 1 / 1024 }
}

extension Size {
  /// Returns the size with the extent along an axis as its width, or the size with that width as its extent along the
  /// axis.
  fileprivate func along(_ axis: Axis) -> Size { axis == .vertical ? transposed : self }
}

extension Alignment {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
