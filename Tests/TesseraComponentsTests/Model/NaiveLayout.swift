import TesseraComponents
import TesseraKernel
import TesseraLayout

/// A second implementation of the layout of components, after its documentation: it remembers nothing and
/// measures a node each time.
struct NaiveLayout {
  let root: NaiveNode?
  let text: any TextMeasuring
  private var metrics: HostMetrics { text.metrics }

  init(_ component: RandomComponent, _ text: any TextMeasuring) {
    root = NaiveNode.root(component)
    self.text = text
  }

  // MARK: Rows

  func measureRow(_ offered: Size) -> Size {
    let inner = root.map { self.size(of: $0, offered.inside(metrics.rowInsets)) } ?? .zero
    let outer = inner.outside(metrics.rowInsets)
    return Size(width: outer.width, height: max(metrics.minimumRowHeight, outer.height))
  }

  /// Returns the frames of all nodes in a row of a size, each before those of its children.
  func frames(in size: Size) -> [Rect] {
    guard let root else { return [] }
    let room = Rect(size: size).inset(by: metrics.rowInsets)
    var own = self.size(of: root, room.size)
    if !root.hugsContent || own.width > room.width { own.width = room.width }
    if root.fills(.vertical) || own.height > room.height { own.height = room.height }
    let y = room.minY + (room.height - own.height) / 2
    return frames(of: root, in: Rect(origin: Point(x: room.minX, y: y), size: own))
  }

  private func frames(of node: NaiveNode, in frame: Rect) -> [Rect] {
    let inner = zip(node.children, childFrames(of: node, in: frame.size))
    return [frame] + inner.flatMap { frames(of: $0, in: $1.offset(by: frame.origin)) }
  }

  // MARK: Placing

  /// Returns the frames of the children of a node that has a size.
  private func childFrames(of node: NaiveNode, in size: Size) -> [Rect] {
    switch node.kind {
    case .stack: return line(node, size, isLimit: false)
    case .overlay(let horizontal, let vertical):
      return layerSizes(node, size).map { layer in
        let (x, width) = place(layer.width, in: size.width, horizontal)
        let (y, height) = place(layer.height, in: size.height, vertical)
        return Rect(x: x, y: y, width: width, height: height)
      }
    case .grid: return grid(node, in: size.width).frames
    case .padding(let edges, let space): return [Rect(size: size).inset(by: insets(edges, space))]
    case .frame(_, _, let horizontal, let vertical):
      return node.children.map { child in
        let own = self.size(of: child, size)
        let (x, width) =
          child.fills(.horizontal)
          ? (0, size.width) : place(min(own.width, size.width), in: size.width, horizontal)
        let (y, height) =
          child.fills(.vertical)
          ? (0, size.height) : place(min(own.height, size.height), in: size.height, vertical)
        return Rect(x: x, y: y, width: width, height: height)
      }
    default: return node.children.map { _ in Rect(size: size) }
    }
  }

  /// Returns the frames of the children of a grid of a width, and its size.
  private func grid(_ node: NaiveNode, in width: Double) -> (frames: [Rect], size: Size) {
    guard case .grid(let columns, let space, let alignment) = node.kind else { return ([], .zero) }
    var gap = distance(space)
    gap.height = gap.height.roundedInGrid
    let most = 1_000_000
    let least: Double
    var (count, column, width) = (1, 0.0, width)
    func span(_ child: NaiveNode) -> Int {
      if case .gridSpan(let span) = child.kind { max(1, min(span, count)) } else { 1 }
    }
    switch columns {
    case .count(let given): (count, least) = (max(1, min(given, most)), 0)
    case .characters(let characters):
      least = max(0, Double(characters) * text.size(of: "0", style: .body, width: nil).width)
    }
    if width >= Size.largestExtent {
      if case .characters = columns {
        (count, column) = (max(1, node.children.count), least)
      } else {
        for child in node.children {
          let (own, span) = (size(of: child, .unlimited).sane.width, Double(span(child)))
          column = max(column, (own - (span - 1) * gap.width) / span)
        }
      }
      width = (Double(count) * column + Double(count - 1) * gap.width).sane
    }
    if case .characters = columns {
      let fitting = (width + gap.width + 1 / 1024) / (least.sane + gap.width)
      count = fitting < Double(most) ? max(1, Int(fitting)) : most
    }
    column = max(0, (width - Double(count - 1) * gap.width) / Double(count))
    var (frames, next, top, bottom, line) = ([Rect](), 0, 0.0, 0.0, [Int]())
    func endLine() {
      // No line is below the largest extent, and a line is no longer than that with the gap below it.
      let limit = Size.largestExtent - max(top, gap.height)
      let height = min(line.map { frames[$0].height }.max() ?? 0, limit)
      for index in line {
        let (y, extent) = place(min(frames[index].height, height), in: height, alignment)
        (frames[index].origin.y, frames[index].size.height) = (top + y, extent)
      }
      bottom = top + height
      (top, next, line) = (min(bottom + gap.height, Size.largestExtent), 0, [])
    }
    for child in node.children {
      let span = span(child)
      if next + span > count { endLine() }
      let extent = Double(span) * column + Double(span - 1) * gap.width
      var offered = Size.unlimited
      offered.width = extent
      line.append(frames.count)
      frames.append(
        Rect(
          x: Double(next) * (column + gap.width), y: 0, width: extent,
          height: size(of: child, offered).sane.height.roundedInGrid))
      next += span
    }
    endLine()
    let right = frames.map(\.maxX).max() ?? 0
    return (frames, Size(width: max(width, right), height: bottom.sane))
  }

  private func place(_ extent: Double, in room: Double, _ alignment: Alignment) -> (Double, Double) {
    switch alignment {
    case .start, .firstBaseline, .lastBaseline: (0, extent)
    case .center: ((room - extent) / 2, extent)
    case .end: (room - extent, extent)
    case .stretch: (0, room)
    }
  }

  private func layerSizes(_ node: NaiveNode, _ container: Size) -> [Size] {
    node.children.map { size(of: $0, container).limited(to: container) }
  }

  /// Returns the frames of the children of a stack.
  ///
  /// - Parameter isLimit: Whether the container is the most that the stack can have, and not its size.
  private func line(_ node: NaiveNode, _ container: Size, isLimit: Bool) -> [Rect] {
    guard case .stack(let axis, let space, let alignment) = node.kind else { return [] }
    let (children, cross) = (node.children, axis.cross)
    let gap = distance(space)[axis]
    let gaps = Double(max(0, children.count - 1)) * gap
    let isBounded = container[axis] < Size.largestExtent
    let filling = isBounded ? children.indices.filter { children[$0].fills(axis) } : []
    var sizes = children.indices.map { filling.contains($0) ? .zero : size(of: children[$0], container).sane }
    func taken() -> Double { sizes.reduce(0) { $0 + $1[axis] } }
    if !filling.isEmpty {
      var share = container
      share[axis] = max(0, (container[axis] - taken() - gaps) / Double(filling.count))
      for index in filling {
        sizes[index] = size(of: children[index], share).sane
        sizes[index][axis] = max(sizes[index][axis], share[axis])
      }
    }
    let missing = taken() + gaps - container[axis]
    // Less than 1/1024 point is a rounding error.
    if isBounded, missing >= 1 / 1024 {
      var giving = children.indices.filter { children[$0].givesUp(axis) }
      var room = giving.reduce(0) { $0 + sizes[$1][axis] } - missing
      // Those that are no longer than an equal share keep their lengths.
      while let short = giving.firstIndex(where: { sizes[$0][axis] <= room / Double(giving.count) }) {
        room -= sizes[giving.remove(at: short)][axis]
      }
      for index in giving where sizes[index][axis] > 0 {
        var offered = container
        offered[axis] = max(0, room / Double(giving.count))
        sizes[index] = size(of: children[index], offered).sane
        sizes[index][axis] = offered[axis]
      }
    }
    return frames(children, sizes, along: axis, gap, alignment) { line in
      if container[cross] >= Size.largestExtent { return line }
      return isLimit ? min(line, container[cross]) : container[cross]
    }
  }

  /// Returns the frames of the children of a stack, from their sizes.
  private func frames(
    _ children: [NaiveNode], _ sizes: [Size], along axis: Axis, _ gap: Double, _ alignment: Alignment,
    room: (_ line: Double) -> Double
  ) -> [Rect] {
    var (line, first, last) = (0.0, (above: 0.0, below: 0.0), (above: 0.0, below: 0.0))
    var ascents: [Double] = []
    let alignments = children.map { child in
      if case .divider = child.kind, axis == .horizontal { return Alignment.stretch }
      return alignment
    }
    for (index, child) in children.enumerated() {
      let extent = sizes[index][axis.cross]
      let own = baselines(of: child, sizes[index])
      var ascent = 0.0
      switch alignments[index] {
      case .firstBaseline:
        ascent = min(max(0, own?.first ?? extent), extent)
        first = (max(first.above, ascent), max(first.below, extent - ascent))
      case .lastBaseline:
        ascent = min(max(0, own?.last ?? extent), extent)
        last = (max(last.above, ascent), max(last.below, extent - ascent))
      default: line = max(line, extent)
      }
      ascents.append(ascent)
    }
    let available = room(max(line, first.above + first.below, last.above + last.below))
    var position = 0.0
    return children.indices.map { index in
      var frame = Rect(size: sizes[index])
      frame.origin[axis] = position
      position += sizes[index][axis] + gap
      switch alignments[index] {
      case .firstBaseline: frame.origin[axis.cross] = first.above - ascents[index]
      case .lastBaseline: frame.origin[axis.cross] = available - last.below - ascents[index]
      case let alignment:
        (frame.origin[axis.cross], frame.size[axis.cross]) = place(
          sizes[index][axis.cross], in: available, alignment)
      }
      return frame
    }
  }
}

// MARK: - Measuring

extension NaiveLayout {
  /// Returns the size of a node for an offered size.
  func size(of node: NaiveNode, _ offered: Size) -> Size {
    let isUnbounded = offered.width >= Size.largestExtent
    let line = text.lineHeight(of: .body)
    switch node.kind {
    case .text(let string, let style), .wholeText(let string, let style):
      let size = text.size(of: string, style: style, width: isUnbounded ? nil : offered.width)
      return Size(width: min(size.width, offered.width), height: size.height)
    case .styledText(let styled):
      let size = text.size(of: styled, width: isUnbounded ? nil : offered.width)
      return Size(width: min(size.width, offered.width), height: size.height)
    case .native(let label, _):
      let size = text.size(of: label, style: .body, width: isUnbounded ? nil : offered.width)
      return Size(width: min(size.width, offered.width), height: size.height)
    case .spacer(let axes, let minimum):
      var size = Size.zero
      for axis in axes {
        size[axis] = max(distance(minimum)[axis], offered[axis] < Size.largestExtent ? offered[axis] : 0)
      }
      return size
    case .spinner:
      return Size(width: metrics.isCharacterGrid ? TextMetrics.characterWidth : line, height: line)
    case .divider(.horizontal):
      return Size(
        width: isUnbounded ? 0 : offered.width,
        height: metrics.isCharacterGrid ? TextMetrics.lineHeight : metrics.separatorWidth)
    case .divider(.vertical):
      return Size(width: metrics.isCharacterGrid ? TextMetrics.characterWidth : metrics.separatorWidth)
    case .image(let width, let height, let size):
      guard width > 0, height > 0 else { return .zero }
      let wanted: Double =
        switch size {
        case .line: line
        case .thumbnail: 2 * line
        case .preview: 6 * line
        case .fill: isUnbounded ? 6 * line : offered.width * height / width
        case .height(let points): points.sane
        }
      let fitting = min(wanted * width / height, offered.width)
      return Size(width: fitting, height: fitting * height / width)
    case .progress:
      return Size(width: isUnbounded ? metrics.fieldWidth : offered.width, height: metrics.progressHeight)
    case .sparkline(let count):
      return Size(
        width: Double(count) * (metrics.isCharacterGrid ? TextMetrics.characterWidth : 6), height: line)
    case .control(let kind, _):
      let height = max(metrics.controlHeight, line)
      return Size(width: min(width(of: kind, isUnbounded, offered), offered.width), height: height)
    case .stack: return self.line(node, offered, isLimit: true).extent
    case .overlay:
      let sizes = layerSizes(node, offered)
      return Size(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    case .grid: return grid(node, in: offered.width).size
    case .padding(let edges, let space):
      let insets = insets(edges, space)
      return content(of: node, offered.inside(insets)).outside(insets)
    case .frame(let width, let height, _, _):
      let character = text.size(of: "0", style: .body, width: nil).width
      var inner = offered
      inner.width = limit(width, offered.width, character)
      inner.height = limit(height, offered.height, line)
      let content = content(of: node, inner)
      return Size(
        width: extent(width, content.width, inner.width), height: extent(height, content.height, inner.height)
      )
    case .decoration, .gridSpan, .description, .opacity: return content(of: node, offered)
    }
  }

  private func content(of node: NaiveNode, _ offered: Size) -> Size {
    node.children.first.map { size(of: $0, offered) } ?? .zero
  }

  private func width(of control: Control.Kind, _ isUnbounded: Bool, _ offered: Size) -> Double {
    func width(_ title: String, isBold: Bool) -> Double {
      title.isEmpty ? 0 : text.size(of: title, style: TextStyle(isBold: isBold), width: nil).width
    }
    switch control {
    case .button(let title, _):
      let own = width(title, isBold: true) + 2 * metrics.controlPadding
      return metrics.hasNativeControls ? max(own, 1.5 * metrics.controlHeight) : own
    case .toggle(let title, _):
      let label = title.isEmpty ? 0 : metrics.tightSpace.width + width(title, isBold: false)
      return metrics.toggleWidth + label
    // The programs have no steppers, menus and editors.
    case .textField, .textEditor, .stepper, .menu: return isUnbounded ? metrics.fieldWidth : offered.width
    }
  }

  /// Returns the extent that the content of a frame can have.
  private func limit(_ extent: FrameExtent?, _ offered: Double, _ unit: Double) -> Double {
    switch extent {
    case .points(let points): points.sane
    case .characters(let count): (Double(count) * unit).sane
    case .atMost(let points): min(points.sane, offered)
    case .atMostShare(let share):
      offered >= Size.largestExtent ? offered : (offered * share / unit).rounded(.down) * unit
    case nil, .fill, .atLeast: offered
    }
  }

  /// Returns the extent of a frame around its content.
  private func extent(_ extent: FrameExtent?, _ content: Double, _ limit: Double) -> Double {
    switch extent {
    case nil: content
    case .points, .characters: limit
    case .fill: limit >= Size.largestExtent ? content : limit
    case .atLeast(let points): max(content, points.sane)
    case .atMost, .atMostShare: min(content, limit)
    }
  }

  // MARK: Baselines

  /// Returns the baselines of the texts of a node that has a size; `nil` if it has none.
  private func baselines(of node: NaiveNode, _ size: Size) -> Baselines? {
    switch node.kind {
    case .text(let string, let style), .wholeText(let string, let style):
      let (line, baseline) = (text.lineHeight(of: style), text.baseline(of: style))
      let lines = min(text.size(of: string, style: style, width: size.width).height, size.height)
      return Baselines(first: baseline, last: max(0, lines - line) + baseline)
    case .styledText(let styled):
      let (line, baseline) = (text.lineHeight(of: styled.style), text.baseline(of: styled.style))
      let lines = min(text.size(of: styled, width: size.width).height, size.height)
      return Baselines(first: baseline, last: max(0, lines - line) + baseline)
    case .control:
      return Baselines(first: (size.height - text.lineHeight(of: .body)) / 2 + text.baseline(of: .body))
    default:
      let all = zip(node.children, childFrames(of: node, in: size)).compactMap { child, frame in
        baselines(of: child, frame.size).map { ($0.first + frame.minY, $0.last + frame.minY) }
      }
      guard let first = all.map(\.0).min(), let last = all.map(\.1).max() else { return nil }
      return Baselines(first: first, last: last)
    }
  }

  // MARK: Distances

  private func distance(_ space: Space) -> Size {
    switch space {
    case .none: .zero
    case .tight: metrics.tightSpace
    case .regular: metrics.regularSpace
    case .loose: metrics.looseSpace
    case .points(let points): Size(width: points.sane, height: points.sane)
    }
  }

  private func insets(_ edges: Edges, _ space: Space) -> Insets {
    let distance = distance(space)
    return Insets(
      top: edges.contains(.top) ? distance.height : 0, left: edges.contains(.left) ? distance.width : 0,
      bottom: edges.contains(.bottom) ? distance.height : 0,
      right: edges.contains(.right) ? distance.width : 0)
  }
}

// MARK: - Numbers

extension Double {
  /// The number as a height in a grid, which is rounded to 1/1024 point.
  fileprivate var roundedInGrid: Double { (self * 1024).rounded() / 1024 }

  /// The number as an extent.
  fileprivate var sane: Double { self > 0 ? min(self, Size.largestExtent) : 0 }
}

extension Size {
  fileprivate static var unlimited: Size { Size(width: largestExtent, height: largestExtent) }

  fileprivate var sane: Size { Size(width: width.sane, height: height.sane) }

  fileprivate func limited(to other: Size) -> Size {
    Size(width: min(width, other.width), height: min(height, other.height))
  }

  fileprivate func inside(_ insets: Insets) -> Size {
    Size(
      width: width >= Size.largestExtent ? width : (width - insets.horizontal).sane,
      height: height >= Size.largestExtent ? height : (height - insets.vertical).sane)
  }

  fileprivate func outside(_ insets: Insets) -> Size {
    Size(width: width + insets.horizontal, height: height + insets.vertical)
  }
}

extension [Rect] {
  /// The size of the rectangle around the origin and all frames.
  fileprivate var extent: Size {
    Size(
      width: (map(\.maxX).max() ?? 0).clamped - (map(\.minX).min() ?? 0).negativePart,
      height: (map(\.maxY).max() ?? 0).clamped - (map(\.minY).min() ?? 0).negativePart)
  }
}

extension Double {
  fileprivate var clamped: Double { max(0, self) }
  fileprivate var negativePart: Double { min(0, self) }
}
