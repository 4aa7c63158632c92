import TesseraLayout

/// The part of the content that keeps its place on screen when the content changes.
///
/// A visible item that the app has chosen with ``Engine/hold(_:inSection:)`` takes precedence over every
/// policy.
public enum AnchorPolicy: Hashable, Sendable {
  /// The first fully visible item.
  case item
  /// The item in the middle of the visible part: for pages, and for content that is read from its middle.
  case center
  /// The focused item while it is visible, wherever it moves; otherwise the first visible item.
  case focus
  /// The start of the content while it is visible, otherwise the first visible item: for lists sorted by
  /// importance. See ``EngineConfiguration/edgeThreshold``.
  case start
  /// The end of the content while it is visible, otherwise the first visible item: for logs and chats. See
  /// ``EngineConfiguration/edgeThreshold``.
  case end
}

/// A scroll position in a form that survives changes of the content.
@_spi(Behaviors)
public indirect enum Anchor: Equatable {
  /// An element stays where it is in the viewport.
  case element(ElementPath, Hold)
  /// A section that scrolls by itself along the axis of the collection stays where it is in the viewport. Its
  /// contents move only with it, so they do not anchor the rest.
  case section(Int, Hold)
  /// An element is brought to a position in the viewport.
  case target(ElementPath, ScrollAlignment)
  /// The content stays at its start.
  case start
  /// The content stays at its end.
  case end
  /// The viewport is near an edge. It goes to the edge if the content changes, and holds the other anchor
  /// until then. The content has changed if its extent differs from `extent`; if `extent` is `nil`, only
  /// inserted, deleted and moved items count.
  case near(ScrollEdge, extent: Double?, Anchor)
  /// A number of points, where nothing better is known.
  case offset(Double)

  init(_ edge: ScrollEdge) { self = edge == .start ? .start : .end }
}

/// The situations in which the engine asks behaviors for an anchor; see ``Behavior/anchor(_:_:)``.
@_spi(Behaviors)
public enum AnchorUse {
  /// Any change. The anchor takes precedence over everything visible.
  case always
  /// New content is laid out, and no behavior has an anchor for `always`.
  case newContent
  /// All requests have been performed and nothing scrolls. The collection goes to the anchor and rests there.
  case rest
}

/// A constraint that keeps a point of an element at a distance from the corresponding point of the viewport.
@_spi(Behaviors)
public struct Hold: Equatable {
  /// The distance from the point of the viewport to the point of the element, in points.
  var distance: Double
  /// The position of the point along the axis: 0 is the start, 0.5 the middle.
  var fraction = 0.0
  /// Whether the app or the user chose the item, which is held wherever it moves, in preference to others.
  var isChosen = false

  package init(distance: Double, fraction: Double = 0.0, isChosen: Bool = false) {
    self.distance = distance
    self.fraction = fraction
    self.isChosen = isChosen
  }

  /// Returns the position of the viewport that keeps an extent where it is held.
  func position(of rect: Rect, in viewport: Rect, along axis: Axis) -> Double {
    rect.min(axis) + (rect.size[axis] - viewport.size[axis]) * fraction - distance
  }

  /// Returns the hold that keeps an extent where it is.
  package static func on(
    _ rect: Rect, in viewport: Rect, from start: Double, along axis: Axis, fraction: Double = 0,
    isChosen: Bool = false
  ) -> Hold {
    let hold = Hold(distance: 0, fraction: fraction, isChosen: isChosen)
    return Hold(
      distance: hold.position(of: rect, in: viewport, along: axis) - start, fraction: fraction,
      isChosen: isChosen)
  }
}

extension CollectionFrames {
  /// Returns the position along the axis that an anchor requires, before it is limited to the content.
  package func position(of anchor: Anchor, in viewport: Rect) -> Double {
    switch anchor {
    case .element(let path, let hold): hold.position(of: frame(of: path), in: viewport, along: axis)
    case .section(let section, let hold):
      hold.position(of: extent(of: section), in: viewport, along: axis)
    case .target(let path, let alignment): position(of: path, alignment, in: viewport)
    case .start: 0
    case .end: contentSize[axis]
    case .near(_, _, let otherwise): position(of: otherwise, in: viewport)
    case .offset(let offset): offset
    }
  }

  /// Returns the position along the axis that an anchor requires, limited to those that can be scrolled to.
  package func reachablePosition(of anchor: Anchor, in viewport: Rect) -> Double {
    max(0, min(position(of: anchor, in: viewport), contentSize[axis] - viewport.size[axis]))
  }

  /// Returns the frame of a whole section.
  package func extent(of section: Int) -> Rect {
    Rect(size: sections[section].size).offset(by: origin(of: section))
  }

  private func position(of path: ElementPath, _ alignment: ScrollAlignment, in viewport: Rect) -> Double {
    // If the item is larger than the scrolling section around it, the visible part of the section counts.
    let whole = frame(of: path)
    let frame = clip(of: path).flatMap { $0.intersection(whole) } ?? whole
    let extent = viewport.size[axis]
    let start = frame.min(axis) - pinnedExtent(before: path)
    let end = frame.max(axis) - extent + pinnedExtent(after: path)
    switch alignment {
    case .start: return start
    case .center: return frame.min(axis) - (extent - frame.size[axis]) / 2
    case .end: return end
    case .nearest: return Self.nearest(to: viewport.min(axis), from: end, to: start)
    }
  }

  /// Returns the position closest to `position` from which something is fully visible. If it does not fit
  /// into the viewport, its start counts.
  package static func nearest(to position: Double, from end: Double, to start: Double) -> Double {
    max(min(position, start), min(end, start))
  }
}
