@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// A search for the nearest item beyond an edge, on one side of the item with the focus.
struct FocusSearch {
  private let engine: Engine
  private let path: ElementPath
  private let edge: Double
  private let isForward: Bool
  private let axis: Axis
  private let frame: Rect

  init(_ engine: Engine, from path: ElementPath, beyond edge: Double, isForward: Bool, along axis: Axis) {
    self.engine = engine
    self.path = path
    self.edge = edge
    self.isForward = isForward
    self.axis = axis
    frame = engine.visibleFrame(of: path)
  }

  /// Returns the item that begins nearest to the edge; of several side by side, the one whose center is
  /// nearest. `nil` if there is none within one viewport.
  ///
  /// - Complexity: The cost for the layouts to find everything within the distance of the result, a few times
  ///   that at most.
  func nearest() -> ElementPath? {
    if let next = nextInScroller() { return next }
    let reach = engine.window.size[axis]
    // Items outside of the item's line are no neighbors of it, unless the move goes from line to line.
    let isAcrossLines = axis == .vertical || engine.axis == axis
    var distance = min(reach, max(frame.size[axis], reach / 32))
    while true {
      let found = candidates(within: distance, inLine: !isAcrossLines)
      let aligned = found.filter { $0.path.section == path.section || isAligned($0.frame) }
      if let best = nearest(of: aligned) { return best }
      if distance >= reach { return isAcrossLines && aligned.isEmpty ? nearest(of: found) : nil }
      distance = min(reach, distance * 4)
    }
  }

  private struct Candidate {
    let path: ElementPath
    let frame: Rect
  }

  /// Returns the items that can be focused within a distance of the edge.
  private func candidates(within distance: Double, inLine isInLine: Bool) -> [Candidate] {
    var searchRect = isInLine ? frame : engine.window
    searchRect.origin[axis] = isForward ? edge : edge - distance
    searchRect.size[axis] = distance
    return engine.frames.paths(overlapping: searchRect).compactMap { path in
      // Pinned elements are found wherever their sections are.
      guard path.item != nil || engine.frames.frame(of: path).overlaps(searchRect) else { return nil }
      return candidate(path)
    }
  }

  private func candidate(_ path: ElementPath) -> Candidate? {
    guard path != self.path else { return nil }
    let frame = engine.frames.frame(of: path)
    return isBeyond(frame) && engine.isFocusable(path) ? Candidate(path: path, frame: frame) : nil
  }

  /// Returns whether a frame begins beyond the edge.
  func isBeyond(_ frame: Rect) -> Bool {
    // The widths of columns are rounded: an edge between two of them is not always the same number.
    let gap = isForward ? frame.min(axis) - edge : edge - frame.min(axis)
    return gap > (isForward ? -Self.tolerance : Self.tolerance)
  }

  private func nearest(of candidates: [Candidate]) -> ElementPath? {
    let distances = candidates.map { isForward ? $0.frame.min(axis) : -$0.frame.max(axis) }
    guard let minimum = distances.min() else { return nil }
    let center = middle(of: frame)
    return zip(candidates, distances).filter { $0.1 <= minimum + Self.tolerance }
      .min { abs(middle(of: $0.0.frame) - center) < abs(middle(of: $1.0.frame) - center) }?.0.path
  }

  /// Returns whether a frame overlaps the item's across the axis, which is required in other sections.
  private func isAligned(_ other: Rect) -> Bool {
    other.min(axis.cross) < frame.max(axis.cross) && other.max(axis.cross) > frame.min(axis.cross)
  }

  private func middle(of rect: Rect) -> Double { rect.min(axis.cross) + rect.size[axis.cross] / 2 }

  /// The rounding tolerance for equal positions, in points.
  private static var tolerance: Double { 1 / 64 }

  // MARK: Scrolling sections

  /// Returns the nearest item in a section that scrolls on its own along the axis: no rectangle contains its
  /// items that are scrolled out.
  private func nextInScroller() -> ElementPath? {
    let section = engine.frames.sections[path.section]
    guard section.declared.scrollAxis == axis, section.clip != nil else { return nil }
    let origin = engine.frames.origin(of: path.section) + section.bodyOrigin
    let reach = section.body.contentSize[axis]
    var distance = min(reach, frame.size[axis] * 2)
    while distance > 0 {
      var searchRect = frame
      searchRect.origin[axis] = isForward ? edge : edge - distance
      searchRect.size[axis] = distance
      let items = section.body.indices(overlapping: searchRect.offset(by: .zero - origin))
      if let best = nearest(of: items.compactMap { candidate(.item($0, in: path.section)) }) { return best }
      guard distance < reach else { return nil }
      distance = min(reach, distance * 4)
    }
    return nil
  }
}

extension Engine {
  /// Returns the visible frame of an element; for a pinned one, beside the items that it covers.
  func visibleFrame(of path: ElementPath) -> Rect {
    path.item != nil ? frames.frame(of: path) : frames.placement(of: path, in: freeViewport).frame
  }
}
