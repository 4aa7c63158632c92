import TesseraLayout

// Scrolling while an item is held at an edge: the deeper, the faster.

extension Engine {
  /// How fast the content scrolls where an item is held at the very edge, in points per second.
  private static var fullSpeed: Double { 900 }
  /// How far from an edge it begins, in points; no more than a quarter of what is in view.
  private static var zone: Double { 48 }
  /// The longest time between two frames that counts, in seconds.
  private static var longestStep: Double { 0.1 }

  /// Whether the content scrolls because of where an item is held.
  var isAutoScrolling: Bool {
    guard isTimed, let pull = autoScrollPull else { return false }
    return pull.velocity != .zero
  }

  /// Scrolls by what the time since the last frame makes.
  func autoScroll(at time: Double?) {
    guard let time, let pull = autoScrollPull else { return reordering.scrollTime = nil }
    let step = min(max(0, time - (reordering.scrollTime ?? time)), Self.longestStep)
    reordering.scrollTime = time
    guard step > 0 else { return }
    var distance = Point(x: pull.velocity.x * step, y: pull.velocity.y * step)
    for axis in Axis.allCases {
      distance[axis] = max(-pull.room.before[axis], min(distance[axis], pull.room.after[axis]))
    }
    guard distance != .zero else { return }
    requests.scrolls.append(.by(distance, at: pull.point))
    reordering.noteScroll()
  }

  /// What an item that is held at an edge pulls.
  private struct Pull {
    /// How fast, in points per second.
    var velocity = Point.zero
    /// Where, for a section that scrolls by itself; nil: the collection.
    var point: Point?
    /// How far there is to go.
    var room: (before: Point, after: Point) = (.zero, .zero)
  }

  /// What is pulled; nil: nothing, because nothing is held, or the content comes to rest at pages only.
  private var autoScrollPull: Pull? {
    guard reordering.isCarrying, let hold = reordering.drag?.hold, !hold.isPlaced, !isSnapping, isShowing
    else {
      return nil
    }
    let place = contentPlace(hold.pointer)
    let way = contentPlace(hold.pointer) - contentPlace(hold.start)
    if let section = frames.innermostStrip(at: place), let axis = frames.sections[section].declared.scrollAxis
    {
      let strip = frames.sections[section]
      var pull = Pull(point: hold.pointer)
      pull.room.before[axis] = strip.scrollOffset
      pull.room.after[axis] = max(0, strip.farthestScroll - strip.scrollOffset)
      let window = strip.window.offset(by: frames.origin(of: section))
      pull.velocity[axis] = speed(place, way, in: window, along: axis, pull.room)
      if pull.velocity != .zero { return pull }
    }
    var pull = Pull()
    pull.room = room
    for axis in Axis.allCases {
      pull.velocity[axis] = speed(place, way, in: freeViewport, along: axis, pull.room)
    }
    return pull
  }

  /// How fast to scroll along an axis; only in a direction in which the item was carried so far.
  private func speed(
    _ place: Point, _ way: Point, in window: Rect, along axis: Axis, _ room: (before: Point, after: Point)
  ) -> Double {
    let zone = min(Self.zone, window.size[axis] / 4)
    guard zone > 0 else { return 0 }
    let before = window.min(axis) + zone - place[axis]
    let after = place[axis] - (window.max(axis) - zone)
    let depth = min(max(before, after) / zone, 1.5)
    guard depth > 0 else { return 0 }
    let speed = depth * depth * Self.fullSpeed
    if before > after { return way[axis] < 0 && room.before[axis] > 0 ? -speed : 0 }
    return way[axis] > 0 && room.after[axis] > 0 ? speed : 0
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
