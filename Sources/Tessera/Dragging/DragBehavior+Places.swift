@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// The place of a drop: into the item below the pointer, else between the nearest items.

extension DragBehavior {
  func dropDestination(for hover: DropHover, _ engine: Engine) -> DropDestination? {
    let place = engine.contentPlace(hover.pointer)
    guard engine.window.contains(place) else { return nil }
    if let destination = destinationInside(place, hover, engine) { return destination }
    guard !isOverOthers(place, hover.dropInfo, engine),
      let gap = nearestGap(to: place, hover.dropInfo, engine)
    else { return nil }
    return destination(at: .between(gap.place), gap.handler, gap.mark, gap.style, engine)
  }

  // MARK: Asking the app

  /// Returns the destination at a place if the app accepts the drop there; otherwise `nil`.
  private func destination(
    at place: DropPlace, _ handler: AnyDropHandler, _ frame: Rect, _ style: DropIndicator.Style,
    _ engine: Engine
  ) -> DropDestination? {
    guard let dropInfo = state.hover?.dropInfo else { return nil }
    let action: DragAction?
    if let known = state.hover?.decidedActions[place] {
      action = known
    } else {
      action = dropInfo.action(at: place, handler) { engine.callBack($0) }
      state.hover?.decidedActions.updateValue(action, forKey: place)
    }
    guard let action else { return nil }
    let mark = DropIndicator(frame: onScreen(frame, engine), style: style)
    return DropDestination(proposal: DropProposal(place: place, action: action), handler: handler, mark: mark)
  }

  /// Returns a rectangle of the content in viewport coordinates, as hosts see it.
  private func onScreen(_ frame: Rect, _ engine: Engine) -> Rect {
    var visibleFrame = frame
    visibleFrame.origin[engine.axis] -= engine.overscroll
    return engine.mirrored(visibleFrame).offset(by: Point.zero - engine.mirrored(engine.window).origin)
  }

  // MARK: Into items

  /// Returns the item below the pointer as a destination, if it accepts the drag. If its section accepts it
  /// too, only the middle of the item counts.
  private func destinationInside(_ place: Point, _ hover: DropHover, _ engine: Engine) -> DropDestination? {
    for receiver in engine.receivers(at: hover.pointer) {
      guard receiver.target.path.item != nil, !isDragged(receiver.target),
        let cell = engine.declaredCell(of: receiver.target)
      else { continue }
      let frame = engine.frames.frame(of: receiver.target.path)
      guard
        let handler = cell.acceptingHandler(
          of: hover.dropInfo,
          besides: acceptingHandler(in: receiver.target.path.section, hover.dropInfo, engine),
          isInMiddle: frame.contains(place) && frame.hasInMiddle(place, along: engine.axis))
      else { continue }
      if let destination = destination(at: .into(receiver.target.key), handler, frame, .area, engine) {
        return destination
      }
    }
    return nil
  }

  /// Returns whether an item is part of the drag: an item cannot be dropped into itself.
  private func isDragged(_ target: EventTarget) -> Bool {
    guard state.hover?.dropInfo.isOwn ?? false else { return false }
    return state.outgoing?.targets.contains { $0.path == target.path } ?? false
  }

  // MARK: Between items

  /// A place between items.
  private struct Gap {
    var place: ReorderPlace
    let handler: AnyDropHandler
    /// The frame of the drop indicator, in content coordinates.
    var mark: Rect
    var style: DropIndicator.Style
  }

  private func acceptingHandler(in section: Int, _ dropInfo: DropInfo, _ engine: Engine) -> AnyDropHandler? {
    guard section >= 0, section < engine.snapshot.declaredCount else { return nil }
    return engine.snapshot.sections[section].section.acceptingHandler(of: dropInfo)
  }

  /// Returns whether the pointer is over the items of a section that does not accept the drag.
  private func isOverOthers(_ place: Point, _ dropInfo: DropInfo, _ engine: Engine) -> Bool {
    engine.itemsInView().contains { path in
      acceptingHandler(in: path.section, dropInfo, engine) == nil
        && engine.frames.extent(of: path.section).contains(place)
        && engine.frames.clip(of: path)?.contains(place) ?? true
    }
  }

  /// Returns the place between items, or in an empty section, that is nearest to a point in the content.
  /// O(*m*) for *m* visible items.
  private func nearestGap(to place: Point, _ dropInfo: DropInfo, _ engine: Engine) -> Gap? {
    var nearest: (path: ElementPath, handler: AnyDropHandler, distance: Double)?
    for path in engine.itemsInView() {
      guard let handler = acceptingHandler(in: path.section, dropInfo, engine) else { continue }
      let distance = engine.frames.frame(of: path).distance(to: place)
      if nearest.map({ distance < $0.distance }) ?? true { nearest = (path, handler, distance) }
    }
    var found = nearest.flatMap { gap(beside: $0.path, $0.handler, place, engine) }
    var distance = nearest?.distance ?? .infinity
    for section in emptyAcceptingSections(engine) {
      guard let handler = acceptingHandler(in: section, dropInfo, engine) else { continue }
      let extent = engine.frames.extent(of: section)
      let other = extent.distance(to: place)
      guard other < distance else { continue }
      (found, distance) = (gap(inside: section, handler, extent, engine), other)
    }
    return found
  }

  private func gap(
    beside path: ElementPath, _ handler: AnyDropHandler, _ place: Point, _ engine: Engine
  ) -> Gap? {
    guard let item = path.item else { return nil }
    let section = engine.snapshot.sections[path.section]
    let frame = engine.frames.frame(of: path)
    let line = isBesideOthers(path, frame, engine) ? engine.axis.cross : engine.axis
    let isBefore = place[line] < frame.min(line) + frame.size[line] / 2
    let index = isBefore ? item : item + 1
    let neighbor = isBefore ? item - 1 : item + 1
    let other =
      neighbor >= 0 && neighbor < section.count
      ? engine.frames.frame(of: .item(neighbor, in: path.section)) : nil
    return Gap(
      place: section.dropPosition(at: index), handler: handler,
      mark: mark(at: isBefore, of: frame, along: line, other, engine), style: .line)
  }

  /// Returns whether an item is in one line with the one before or behind it.
  private func isBesideOthers(_ path: ElementPath, _ frame: Rect, _ engine: Engine) -> Bool {
    guard let item = path.item else { return false }
    let axis = engine.axis
    return [item - 1, item + 1].contains { other in
      guard other >= 0, other < engine.snapshot.sections[path.section].count else { return false }
      let neighbor = engine.frames.frame(of: .item(other, in: path.section))
      let common = min(frame.max(axis), neighbor.max(axis)) - max(frame.min(axis), neighbor.min(axis))
      return common * 2 > min(frame.size[axis], neighbor.size[axis])
    }
  }

  /// The thickness of the line between items, in points.
  private static var thickness: Double { 2 }

  /// Returns the line before or behind an item, in the middle of the gap to a neighbor in the same line.
  private func mark(
    at isStart: Bool, of frame: Rect, along line: Axis, _ neighbor: Rect?, _ engine: Engine
  ) -> Rect {
    var middle = isStart ? frame.min(line) : frame.max(line)
    if let neighbor {
      let edge = isStart ? neighbor.max(line) : neighbor.min(line)
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
    let isVisible = extent.width >= 1 && extent.height >= 1
    return Gap(
      place: snapshot.dropPosition(at: 0), handler: handler, mark: isVisible ? extent : engine.freeViewport,
      style: .area)
  }

  private func emptyAcceptingSections(_ engine: Engine) -> [Int] {
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
  /// Returns the distance from a point to the nearest point inside.
  fileprivate func distance(to point: Point) -> Double {
    let nearest = Point(
      x: Swift.max(minX, Swift.min(point.x, maxX)), y: Swift.max(minY, Swift.min(point.y, maxY)))
    return nearest.distance(to: point)
  }
}
