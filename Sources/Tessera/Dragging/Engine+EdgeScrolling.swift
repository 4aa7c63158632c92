import TesseraLayout

// Scrolling while something is held at an edge: the deeper, the faster. An item that is carried, a band that is drawn, and
// what is dragged over the collection are held.

/// Scrolling that goes on because something is held at an edge.
struct EdgeScroll {
  /// The time of the latest step; nil if the content does not scroll.
  var time: Double?
  /// Whether it has begun the drag of the content that is under way, and has to end it.
  var ownsDrag = false
}

extension Engine {
  /// How fast the content scrolls where something is held at the very edge, in points per second.
  private static var fullSpeed: Double { 900 }
  /// How far from an edge it begins, in points; no more than a quarter of what is in view.
  private static var zone: Double { 48 }
  /// The longest time between two frames that counts, in seconds.
  private static var longestStep: Double { 0.1 }

  /// Whether the content scrolls because of where something is held, or has still to come to rest after that.
  var isScrollingAtEdge: Bool {
    guard isTimed else { return false }
    if edgeScroll.ownsDrag { return true }
    return edgePull.map { $0.velocity != .zero } ?? false
  }

  /// Scrolls by what the time since the last frame makes.
  ///
  /// Content that snaps follows freely, as it follows a finger, and comes to rest where it snaps when nothing pulls any
  /// more.
  func scrollAtEdge(at time: Double?) {
    guard let time, let pull = edgePull else {
      comeToRestAtEdge()
      return edgeScroll.time = nil
    }
    if pull.velocity == .zero { comeToRestAtEdge() }
    let step = min(max(0, time - (edgeScroll.time ?? time)), Self.longestStep)
    edgeScroll.time = time
    guard step > 0 else { return }
    var distance = Point(x: pull.velocity.x * step, y: pull.velocity.y * step)
    for axis in Axis.allCases {
      distance[axis] = max(-pull.room.before[axis], min(distance[axis], pull.room.after[axis]))
    }
    guard distance != .zero else { return }
    if !restsAnywhere, pull.point == nil, !isContentDragged {
      beginContentDrag(byUser: false)
      edgeScroll.ownsDrag = true
    }
    requests.scrolls.append(.by(distance, at: pull.point))
    if busy.contains(.reordering) { reordering.noteScroll() }
  }

  /// Lets the content snap that was pulled.
  private func comeToRestAtEdge() {
    guard edgeScroll.ownsDrag else { return }
    edgeScroll.ownsDrag = false
    requests.scrolls.append(.end(.zero))
    if busy.contains(.reordering) { reordering.noteScroll() }
  }

  /// What is held.
  private var edgeHold: PointerHold? {
    if busy.contains(.reordering), reordering.isCarrying, let hold = reordering.drag?.hold {
      return hold.isPlaced ? nil : PointerHold(pointer: hold.pointer, visited: Rect(origin: hold.start))
    }
    if let hold = firstAnswer(in: .hold, { $0.hold(self) }) { return hold }
    guard busy.contains(.dragging) else { return nil }
    return dragging.hover.map { PointerHold(pointer: $0.pointer, visited: $0.visited) }
  }

  /// What something that is held at an edge pulls.
  private struct EdgePull {
    /// How fast, in points per second.
    var velocity = Point.zero
    /// Where, for a section that scrolls by itself; nil: the collection.
    var point: Point?
    /// How far there is to go.
    var room: (before: Point, after: Point) = (.zero, .zero)
  }

  /// What is pulled; nil: nothing, because nothing is held.
  private var edgePull: EdgePull? {
    guard let hold = edgeHold, isShowing else { return nil }
    let place = contentPlace(hold.pointer)
    let way = way(of: hold)
    if let section = frames.innermostStrip(at: place), let axis = frames.sections[section].declared.scrollAxis
    {
      let strip = frames.sections[section]
      var pull = EdgePull(point: hold.pointer)
      pull.room.before[axis] = strip.scrollOffset
      pull.room.after[axis] = max(0, strip.farthestScroll - strip.scrollOffset)
      let window = strip.window.offset(by: frames.origin(of: section))
      pull.velocity[axis] = speed(place, way, in: window, along: axis, pull.room)
      if pull.velocity != .zero { return pull }
    }
    var pull = EdgePull()
    pull.room = room
    for axis in Axis.allCases {
      pull.velocity[axis] = speed(place, way, in: freeViewport, along: axis, pull.room)
    }
    return pull
  }

  /// How far something was carried towards each edge.
  private func way(of hold: PointerHold) -> (before: Point, after: Point) {
    let (place, first) = (contentPlace(hold.pointer), contentPlace(hold.visited.origin))
    let last = contentPlace(Point(x: hold.visited.maxX, y: hold.visited.maxY))
    let least = Point(x: min(first.x, last.x), y: min(first.y, last.y))
    let most = Point(x: max(first.x, last.x), y: max(first.y, last.y))
    return (most - place, place - least)
  }

  /// How fast to scroll along an axis; only in a direction in which something was carried so far.
  private func speed(
    _ place: Point, _ way: (before: Point, after: Point), in window: Rect, along axis: Axis,
    _ room: (before: Point, after: Point)
  ) -> Double {
    let zone = min(Self.zone, window.size[axis] / 4)
    guard zone > 0 else { return 0 }
    let before = window.min(axis) + zone - place[axis]
    let after = place[axis] - (window.max(axis) - zone)
    let depth = min(max(before, after) / zone, 1.5)
    guard depth > 0 else { return 0 }
    let speed = depth * depth * Self.fullSpeed
    if before > after { return way.before[axis] > 0 && room.before[axis] > 0 ? -speed : 0 }
    return way.after[axis] > 0 && room.after[axis] > 0 ? speed : 0
  }

  /// How far the collection can be scrolled.
  private var room: (before: Point, after: Point) {
    let insets = contentInsets
    var room = (before: Point.zero, after: Point.zero)
    for axis in Axis.allCases {
      let (least, most) =
        axis == .vertical
        ? (-insets.top, contentSize.height + insets.bottom) : (-insets.left, contentSize.width + insets.right)
      room.before[axis] = max(0, window.min(axis) - least)
      room.after[axis] = max(0, most - window.max(axis))
    }
    return room
  }
}
