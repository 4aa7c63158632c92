@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// The search for the nearest item beyond an edge, on one side of the item with the focus.
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
    frame = engine.seenFrame(of: path)
  }

  /// The item that begins nearest to the edge, of several side by side the one in the middle of which is nearest; nil where
  /// there is none within one viewport.
  ///
  /// - Complexity: What the layouts need to find what is within the distance of the item found, a few times that at most.
  func nearest() -> ElementPath? {
    if let next = nextInStrip() { return next }
    let reach = engine.window.size[axis]
    // Beyond the line of the item, others are no neighbours of it, unless lines are what is stepped over.
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

  /// An item that the focus may go to.
  private struct Candidate {
    let path: ElementPath
    let frame: Rect
  }

  /// The items that can be focused within a distance of the edge.
  private func candidates(within distance: Double, inLine isInLine: Bool) -> [Candidate] {
    var band = isInLine ? frame : engine.window
    band.origin[axis] = isForward ? edge : edge - distance
    band.size[axis] = distance
    return engine.frames.paths(overlapping: band).compactMap { path in
      // What is pinned is found wherever its section is.
      guard path.item != nil || engine.frames.frame(of: path).overlaps(band) else { return nil }
      return candidate(path)
    }
  }

  private func candidate(_ path: ElementPath) -> Candidate? {
    guard path != self.path else { return nil }
    let frame = engine.frames.frame(of: path)
    return isBeyond(frame) && engine.isFocusable(path) ? Candidate(path: path, frame: frame) : nil
  }

  /// Whether something begins beyond the edge.
  func isBeyond(_ frame: Rect) -> Bool {
    // The widths of columns are rounded: an edge between two of them is not always the same number.
    let gap = isForward ? frame.min(axis) - edge : edge - frame.min(axis)
    return gap > (isForward ? -Self.tolerance : Self.tolerance)
  }

  private func nearest(of candidates: [Candidate]) -> ElementPath? {
    let distances = candidates.map { isForward ? $0.frame.min(axis) : -$0.frame.max(axis) }
    guard let least = distances.min() else { return nil }
    let center = middle(of: frame)
    return zip(candidates, distances).filter { $0.1 <= least + Self.tolerance }
      .min { abs(middle(of: $0.0.frame) - center) < abs(middle(of: $1.0.frame) - center) }?.0.path
  }

  /// Whether something stands on a side of the item, and not beside that: what is in another section has to.
  private func isAligned(_ other: Rect) -> Bool {
    other.min(axis.cross) < frame.max(axis.cross) && other.max(axis.cross) > frame.min(axis.cross)
  }

  private func middle(of rect: Rect) -> Double { rect.min(axis.cross) + rect.size[axis.cross] / 2 }

  /// How far apart two places may be that are meant to be one, in points.
  private static var tolerance: Double { 1 / 64 }

  // MARK: Strips

  /// The nearest item in a section that scrolls by itself along the axis: what is scrolled out of it is in no rectangle.
  private func nextInStrip() -> ElementPath? {
    let section = engine.frames.sections[path.section]
    guard section.declared.scrollAxis == axis, section.clip != nil else { return nil }
    let origin = engine.frames.origin(of: path.section) + section.bodyOrigin
    let reach = section.body.contentSize[axis]
    var distance = min(reach, frame.size[axis] * 2)
    while distance > 0 {
      var band = frame
      band.origin[axis] = isForward ? edge : edge - distance
      band.size[axis] = distance
      let items = section.body.indices(overlapping: band.offset(by: .zero - origin))
      if let best = nearest(of: items.compactMap { candidate(.item($0, in: path.section)) }) { return best }
      guard distance < reach else { return nil }
      distance = min(reach, distance * 4)
    }
    return nil
  }
}

extension Engine {
  /// Where an element is seen: a pinned one beside the items that it stands in front of.
  func seenFrame(of path: ElementPath) -> Rect {
    path.item != nil ? frames.frame(of: path) : frames.placement(of: path, in: freeViewport).frame
  }
}
