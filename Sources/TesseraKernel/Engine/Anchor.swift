import TesseraLayout

/// What stays where it is on screen when the content changes.
///
/// An item that the app has chosen with ``Engine/hold(_:inSection:)`` comes before any policy while it is in view.
public enum AnchorPolicy: Hashable, Sendable {
  /// The first item that is fully in view.
  case item
  /// The item in the middle of what is in view: for pages, and for content that is read from its middle.
  case center
  /// The item with the focus while it is in view, wherever it is carried; else the first item in view.
  case focus
  /// The start of the content while it is in view, else the first item in view: for lists sorted by importance. See
  /// ``EngineConfiguration/edgeThreshold``.
  case start
  /// The end of the content while it is in view, else the first item in view: for logs and chats. See
  /// ``EngineConfiguration/edgeThreshold``.
  case end
}

/// The scroll position as something that survives changes.
@_spi(Behaviors)
public indirect enum Anchor: Equatable {
  /// An element stays where it is in the viewport.
  case element(ElementPath, Hold)
  /// A section that scrolls by itself along the axis of the collection stays where it is in the viewport. What is in it
  /// moves with it alone, and is no hold for the rest.
  case section(Int, Hold)
  /// An element is brought to a place in the viewport.
  case target(ElementPath, ScrollAlignment)
  /// The content stays at its start.
  case start
  /// The content stays at its end.
  case end
  /// The content goes to an edge that it is near if it changes, which its extent tells if that is given; until then
  /// something else is held.
  case near(ScrollEdge, extent: Double?, Anchor)
  /// The position is a number of points: nothing better is known.
  case offset(Double)

  init(_ edge: ScrollEdge) { self = edge == .start ? .start : .end }
}

/// When a behavior is asked what the scroll position is held by; see ``Behavior/anchor(_:_:)``.
@_spi(Behaviors)
public enum AnchorUse {
  /// Whatever changes, in preference to everything in view.
  case always
  /// While new content is laid out, where no behavior has an anchor that it always holds.
  case newContent
  /// Once all requests are carried out and nothing scrolls: the collection goes there, and rests.
  case rest
}

/// How something is held: one place of it stays so far from the same place of the viewport.
@_spi(Behaviors)
public struct Hold: Equatable {
  /// How many points the place lies behind that of the viewport.
  var distance: Double
  /// Which place: 0 is the start, 0.5 the middle.
  var fraction = 0.0
  /// Whether the item was chosen and not only found in view: then it is held wherever it is carried, and whatever else
  /// is in the way.
  var isChosen = false

  /// Makes the value of its parts.
  package init(distance: Double, fraction: Double = 0.0, isChosen: Bool = false) {
    self.distance = distance
    self.fraction = fraction
    self.isChosen = isChosen
  }

  /// The position of the viewport that keeps an extent where it is held.
  func position(of rect: Rect, in viewport: Rect, along axis: Axis) -> Double {
    rect.min(axis) + (rect.size[axis] - viewport.size[axis]) * fraction - distance
  }

  /// How an extent is held where it is.
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
  /// The position along the axis that an anchor asks for, before it is limited to the content.
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

  /// The same, limited to what can be scrolled to.
  package func reachablePosition(of anchor: Anchor, in viewport: Rect) -> Double {
    max(0, min(position(of: anchor, in: viewport), contentSize[axis] - viewport.size[axis]))
  }

  /// All of a section.
  package func extent(of section: Int) -> Rect {
    Rect(size: sections[section].size).offset(by: origin(of: section))
  }

  private func position(of path: ElementPath, _ alignment: ScrollAlignment, in viewport: Rect) -> Double {
    // Of an item that is larger than the strip it is in, what the strip shows counts.
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

  /// The position from which something is in view that is nearest to another one; where it does not fit, its start
  /// counts.
  package static func nearest(to position: Double, from end: Double, to start: Double) -> Double {
    max(min(position, start), min(end, start))
  }
}
