import TesseraLayout

/// What stays where it is on screen when the content changes.
public enum AnchorPolicy: Hashable, Sendable {
  /// The first item that is fully in view.
  case item
  /// The start of the content while it is in view, else the first item in view: for lists sorted by importance.
  case start
  /// The end of the content while it is in view, else the first item in view: for logs and chats.
  case end
}

/// Where an item goes when a collection scrolls to it.
public enum ScrollAlignment: Hashable, Sendable {
  /// To the start of the viewport, below a pinned header.
  case start
  /// To the middle of the viewport.
  case center
  /// To the end of the viewport.
  case end
  /// As little as it takes to bring the item into view.
  case nearest
}

/// The scroll position as something that survives changes.
enum Anchor: Equatable {
  /// The start of an element stays so many points behind the start of the viewport.
  case element(ElementPath, distance: Double)
  /// The start of a section that scrolls by itself along the axis of the collection stays so many points behind the
  /// start of the viewport. What is in it moves with it alone, and is no hold for the rest.
  case section(Int, distance: Double)
  /// An element is brought to a place in the viewport.
  case target(ElementPath, ScrollAlignment)
  /// The content stays at its start.
  case start
  /// The content stays at its end.
  case end
  /// The position is a number of points: nothing better is known.
  case offset(Double)
}

extension CollectionFrames {
  /// The position along the axis that an anchor asks for, before it is limited to the content.
  func position(of anchor: Anchor, in viewport: Rect) -> Double {
    switch anchor {
    case .element(let path, let distance): frame(of: path).min(axis) - distance
    case .section(let section, let distance):
      origin(of: section)[axis] - distance
    case .target(let path, let alignment): position(of: path, alignment, in: viewport)
    case .start: 0
    case .end: contentSize[axis]
    case .offset(let offset): offset
    }
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
    case .nearest: return max(min(viewport.min(axis), start), min(end, start))
    }
  }
}
