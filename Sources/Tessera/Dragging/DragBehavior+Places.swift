@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Where something goes that is let go: into the item below it, else between the items nearest to it.

extension DragBehavior {
  /// The place of a drop; nil if nothing takes the drag there.
  func dropSpot(for hover: DropHover, _ engine: Engine) -> DropSpot? {
    let place = engine.contentPlace(hover.pointer)
    guard engine.window.contains(place) else { return nil }
    if let spot = spotInside(place, hover, engine) { return spot }
    guard !isOverOthers(place, hover.visit, engine), let gap = nearestGap(to: place, hover.visit, engine)
    else { return nil }
    return spot(at: .between(gap.place), gap.handler, gap.mark, gap.style, engine)
  }

  // MARK: Asking

  /// What the app says to a place; nil: it may not be dropped there.
  private func spot(
    at place: DropPlace, _ handler: AnyDropHandler, _ frame: Rect, _ style: DropMark.Style, _ engine: Engine
  ) -> DropSpot? {
    guard let visit = state.hover?.visit else { return nil }
    let answer: DragAction?
    if let known = state.hover?.answers[place] {
      answer = known
    } else {
      answer = visit.action(at: place, handler) { engine.callBack($0) }
      state.hover?.answers.updateValue(answer, forKey: place)
    }
    guard let answer else { return nil }
    let mark = DropMark(frame: onScreen(frame, engine), style: style)
    return DropSpot(proposal: DropProposal(place: place, action: answer), handler: handler, mark: mark)
  }

  /// A rectangle of the content as hosts see it in the viewport.
  private func onScreen(_ frame: Rect, _ engine: Engine) -> Rect {
    var seen = frame
    seen.origin[engine.axis] -= engine.overscroll
    return engine.mirrored(seen).offset(by: Point.zero - engine.mirrored(engine.window).origin)
  }

  // MARK: Into items

  /// The item below the pointer, if it takes what hovers; where its section does so as well, only in its middle.
  private func spotInside(_ place: Point, _ hover: DropHover, _ engine: Engine) -> DropSpot? {
    for receiver in engine.receivers(at: hover.pointer) {
      guard receiver.target.path.item != nil, !isDragged(receiver.target),
        let cell = engine.declaredCell(of: receiver.target)
      else { continue }
      let frame = engine.frames.frame(of: receiver.target.path)
      guard
        let handler = cell.taker(
          of: hover.visit, besides: taker(in: receiver.target.path.section, hover.visit, engine),
          isInMiddle: frame.contains(place) && frame.hasInMiddle(place, along: engine.axis))
      else { continue }
      if let spot = spot(at: .into(receiver.target.key), handler, frame, .area, engine) { return spot }
    }
    return nil
  }

  /// Whether an item is what hovers: nothing is dropped into itself.
  private func isDragged(_ target: EventTarget) -> Bool {
    guard state.hover?.visit.isOwn ?? false else { return false }
    return state.outgoing?.targets.contains { $0.path == target.path } ?? false
  }

  // MARK: Between items

  /// A place between items.
  private struct Gap {
    var place: ReorderPlace
    let handler: AnyDropHandler
    /// Where it is seen, in coordinates of the content.
    var mark: Rect
    var style: DropMark.Style
  }

  /// Who takes what hovers in a section.
  private func taker(in section: Int, _ visit: DragVisit, _ engine: Engine) -> AnyDropHandler? {
    guard section >= 0, section < engine.snapshot.declaredCount else { return nil }
    return engine.snapshot.sections[section].section.taker(of: visit)
  }

  /// Whether the pointer is over the items of a section that does not take what hovers.
  private func isOverOthers(_ place: Point, _ visit: DragVisit, _ engine: Engine) -> Bool {
    engine.itemsInView().contains { path in
      taker(in: path.section, visit, engine) == nil && engine.frames.extent(of: path.section).contains(place)
        && engine.frames.clip(of: path)?.contains(place) ?? true
    }
  }

  /// The place between items, or in an empty section, that is nearest to a place in the content.
  ///
  /// - Complexity: O(*m*) for *m* items in view.
  private func nearestGap(to place: Point, _ visit: DragVisit, _ engine: Engine) -> Gap? {
    var nearest: (path: ElementPath, handler: AnyDropHandler, distance: Double)?
    for path in engine.itemsInView() {
      guard let handler = taker(in: path.section, visit, engine) else { continue }
      let distance = engine.frames.frame(of: path).distance(to: place)
      if nearest.map({ distance < $0.distance }) ?? true { nearest = (path, handler, distance) }
    }
    var found = nearest.flatMap { gap(beside: $0.path, $0.handler, place, engine) }
    var distance = nearest?.distance ?? .infinity
    for section in emptyTakers(engine) {
      guard let handler = taker(in: section, visit, engine) else { continue }
      let extent = engine.frames.extent(of: section)
      let other = extent.distance(to: place)
      guard other < distance else { continue }
      (found, distance) = (gap(inside: section, handler, extent, engine), other)
    }
    return found
  }

  /// The place before or behind an item.
  private func gap(
    beside path: ElementPath, _ handler: AnyDropHandler, _ place: Point, _ engine: Engine
  ) -> Gap? {
    guard let item = path.item else { return nil }
    let section = engine.snapshot.sections[path.section]
    let frame = engine.frames.frame(of: path)
    let line = isBesideOthers(path, frame, engine) ? engine.axis.cross : engine.axis
    let isBefore = place[line] < frame.min(line) + frame.size[line] / 2
    let index = isBefore ? item : item + 1
    let neighbour = isBefore ? item - 1 : item + 1
    let other =
      neighbour >= 0 && neighbour < section.count
      ? engine.frames.frame(of: .item(neighbour, in: path.section)) : nil
    return Gap(
      place: section.dropPlace(at: index), handler: handler,
      mark: mark(at: isBefore, of: frame, along: line, other, engine), style: .line)
  }

  /// Whether an item stands in one line with the one before or behind it.
  private func isBesideOthers(_ path: ElementPath, _ frame: Rect, _ engine: Engine) -> Bool {
    guard let item = path.item else { return false }
    let axis = engine.axis
    return [item - 1, item + 1].contains { other in
      guard other >= 0, other < engine.snapshot.sections[path.section].count else { return false }
      let neighbour = engine.frames.frame(of: .item(other, in: path.section))
      let common = min(frame.max(axis), neighbour.max(axis)) - max(frame.min(axis), neighbour.min(axis))
      return common * 2 > min(frame.size[axis], neighbour.size[axis])
    }
  }

  /// How thick the line is between items, in points.
  private static var thickness: Double { 2 }

  /// The line before or behind an item: in the middle of the gap to its neighbour, where that stands in the same line.
  private func mark(
    at isStart: Bool, of frame: Rect, along line: Axis, _ neighbour: Rect?, _ engine: Engine
  ) -> Rect {
    var middle = isStart ? frame.min(line) : frame.max(line)
    if let neighbour {
      let edge = isStart ? neighbour.max(line) : neighbour.min(line)
      let gap = isStart ? middle - edge : edge - middle
      if gap > 0, gap < frame.size[line] { middle = (middle + edge) / 2 }
    }
    var mark = frame
    mark.size[line] = Self.thickness
    let farthest = max(engine.contentSize[line], engine.window.max(line)) - Self.thickness
    mark.origin[line] = max(min(0, engine.window.min(line)), min(middle - Self.thickness / 2, farthest))
    return mark
  }

  private func gap(inside section: Int, _ handler: AnyDropHandler, _ extent: Rect, _ engine: Engine) -> Gap {
    let snapshot = engine.snapshot.sections[section]
    let isSeen = extent.width >= 1 && extent.height >= 1
    return Gap(
      place: snapshot.dropPlace(at: 0), handler: handler, mark: isSeen ? extent : engine.freeViewport,
      style: .area)
  }

  /// The sections that take something and have no items.
  private func emptyTakers(_ engine: Engine) -> [Int] {
    if let known = state.emptySections { return known }
    let found = engine.snapshot.sections[..<engine.snapshot.declaredCount].indices.filter { position in
      let section = engine.snapshot.sections[position]
      return section.count == 0 && section.children.isEmpty && section.section.sections.isEmpty
        && section.section.drops != nil
    }
    state.emptySections = found
    return found
  }
}

extension Rect {
  /// How far a point is from the nearest place inside.
  fileprivate func distance(to point: Point) -> Double {
    let nearest = Point(
      x: Swift.max(minX, Swift.min(point.x, maxX)), y: Swift.max(minY, Swift.min(point.y, maxY)))
    return nearest.distance(to: point)
  }
}
