import TesseraLayout
import TesseraTesting

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

extension NestedRunner {
  /// Checks that the viewport shows content as far as it exists.
  func placeFailure() -> String? {
    let insets = configuration.contentInsets
    let viewport = engine.viewport
    for axis in Axis.allCases {
      let least = axis == .horizontal ? -insets.left : -insets.top
      let end = engine.contentSize[axis] + (axis == .horizontal ? insets.right : insets.bottom)
      let most = max(least, end - viewport.size[axis])
      if viewport.min(axis) < least - 0.01 || viewport.min(axis) > most + 0.01 {
        return "the viewport is at \(viewport.min(axis)), not between \(least) and \(most)"
      }
    }
    return nil
  }

  /// Law 1: every element that is near enough is mounted once, and nothing else; decided one by one.
  func visibilityFailure() -> String? {
    let near = engine.viewport.inset(by: Insets(-configuration.overscan))
    var expected: Set<ElementPath> = []
    for path in allPaths where isNear(path, near) {
      if engine.snapshot.cell(at: path)?.group == nil {
        expected.insert(path)
      } else if let item = path.item, engine.frames.sections[path.section].children[item] == nil {
        return "the group at \(path) is not looked into"
      }
    }
    let shown = engine.nearCells.map { $0.path }
    if shown.count != Set(shown).count { return "something is there twice: \(shown)" }
    // Elements in a window without extent may be mounted or not.
    let differing = expected.symmetricDifference(shown).filter {
      engine.frames.clip(of: $0)?.isEmpty != true
    }
    for path in differing.intersection(expected).sorted() {
      return "\(path) is at \(engine.frames.frame(of: path)), clip \(text(engine.frames.clip(of: path))), "
        + "and not shown in \(near)"
    }
    for path in differing.subtracting(expected).sorted() {
      return "\(path) is at \(engine.frames.frame(of: path)), clip \(text(engine.frames.clip(of: path))), "
        + "and shown in \(near)"
    }
    for cell in engine.cells {
      guard engine.snapshot.cell(at: cell.path) == cell.cell,
        engine.snapshot.key(at: cell.path, kind: cell.cell.kind) == cell.key
      else { return "\(cell.path) shows \(cell.key)" }
    }
    return nil
  }

  /// The paths of all elements of sections and groups.
  var allPaths: [ElementPath] {
    engine.snapshot.sections.enumerated().flatMap { position, section -> [ElementPath] in
      var elements = [ElementPath.Element.header, .footer] + (0..<section.count).map { .item($0) }
      for (decoration, declared) in section.section.decorations.enumerated() {
        elements +=
          declared.target.isPerItem
          ? (0..<section.count).map { .decoration(decoration, item: $0) }
          : [.decoration(decoration, item: nil)]
      }
      return elements.filter { section.cell(of: $0) != nil }.map {
        ElementPath(section: position, element: $0)
      }
    }
  }

  private func isNear(_ path: ElementPath, _ near: Rect) -> Bool {
    let frames = engine.frames
    var seen: Rect? = near
    if let clip = frames.clip(of: path) { seen = clip.intersection(near) }
    guard let seen else { return false }
    if frames.frame(of: path).overlaps(seen) { return true }
    let bounds = Rect(origin: frames.origin(of: path.section), size: frames.sections[path.section].size)
    return frames.isPinned(path) && bounds.overlaps(seen)
  }

  /// Law 9: an item that requests the whole visible size fits into the free viewport, unless a container has
  /// a declared extent; and a list of rows does not scroll horizontally.
  func constraintsFailure() -> String? {
    let free = engine.freeViewport.size
    let axis = engine.axis
    for (position, section) in engine.frames.sections.enumerated() {
      let around = [position] + engine.frames.ancestors(of: position)
      let isEndless = around.allSatisfy { section in
        engine.frames.sections[section].constraints.map { $0.container[axis] >= Size.largestExtent } ?? false
      }
      guard isEndless else { continue }
      for item in 0..<section.items.count {
        guard engine.snapshot.cell(at: .item(item, in: position))?.leaf?.kind == .part else { continue }
        let endless = Size(width: Size.largestExtent, height: Size.largestExtent)
        let size = section.items.size(at: item, offered: endless)
        if size[axis] > free[axis] + 0.01 {
          return "item \(item) of \(position) asks for \(size) of \(free)"
        }
      }
    }
    let isPlainList = tree.axis == .vertical && (tree.layout ?? .list(0)).isList
    guard isPlainList, tree.allBranches.allSatisfy({ $0.isPlainList }) else { return nil }
    return engine.contentSize.width <= free.width + 0.01
      ? nil : "a list is \(engine.contentSize.width) wide where \(free.width) is free"
  }

  private func text(_ clip: Rect?) -> String { clip?.description ?? "none" }

  /// Law 7: migrated and updated layouts equal a layout from scratch.
  func scratchFailure() -> String? {
    let (snapshot, frames) = (engine.snapshot, engine.frames)
    let scratch = CollectionFrames(snapshot, viewport: engine.freeViewport.size) { position, children in
      let old = frames.sections[position]
      let items = SectionItems(
        snapshot.sections[position], measured: old.items.measured, estimates: engine.estimates)
      let section = SectionFrames(items, axis: snapshot.axis, children: children)
      section.reuse(old, hasSameExtent: true, changes: nil)
      section.measuredDecorations = old.measuredDecorations
      return section
    }
    for position in frames.sections.indices {
      let (one, other) = (frames.sections[position], scratch.sections[position])
      let key = snapshot.sections[position].key
      guard one.size.isClose(other.size) else { return "\(key) is \(one.size), from scratch \(other.size)" }
      guard abs(one.scrollOffset - other.scrollOffset) < 0.01 else {
        return "\(key) is scrolled by \(one.scrollOffset), from scratch by \(other.scrollOffset)"
      }
    }
    for path in allPaths {
      let (one, other) = (frames.frame(of: path), scratch.frame(of: path))
      guard one.isClose(other) else { return "\(path) is at \(one), from scratch at \(other)" }
    }
    return frames.contentSize.isClose(scratch.contentSize)
      ? nil : "the content is \(frames.contentSize), from scratch \(scratch.contentSize)"
  }

  /// Law 8: an element that stays on screen keeps its view, which is configured again only for other content.
  func identityFailure(_ before: VisibleState, _ operations: [MountOperation]) -> String? {
    var mounted: Set<CellID> = []
    var refilled: Set<CellID> = []
    for operation in operations {
      if case .mount(let id, _, _) = operation { mounted.insert(id) }
      if case .update(let id, let reason) = operation, reason.contains(.content) { refilled.insert(id) }
    }
    let order = TreeOrder(tree)
    for (id, new) in VisibleState(engine, tree).cells {
      guard let old = before.cells[id], let oldLeaf = old.cell.leaf, let newLeaf = new.cell.leaf,
        old.cell.kind == new.cell.kind, before.order.groups[oldLeaf.id] == order.groups[newLeaf.id]
      else { continue }
      guard old.id == new.id, !mounted.contains(new.id) else { return "\(new.key) has got another view" }
      guard refilled.contains(new.id) == (oldLeaf != newLeaf) else {
        return "\(new.key) was \(oldLeaf == newLeaf ? "" : "not ")filled again"
      }
    }
    return nil
  }

  /// Law 4: at least one element that was visible and still exists has not moved on screen, except at the
  /// ends of the content.
  func anchorFailure(_ before: VisibleState) -> String? {
    let axis = engine.axis
    let insets = configuration.contentInsets
    let least = axis == .horizontal ? -insets.left : -insets.top
    let end = engine.contentSize[axis] + (axis == .horizontal ? insets.right : insets.bottom)
    let position = engine.viewport.min(axis)
    if position <= least + 0.01 || position >= end - engine.viewport.size[axis] - 0.01 { return nil }
    var moved: [(ItemID, Double, Double)] = []
    for (number, section) in engine.snapshot.sections.enumerated() {
      if let old = before.distances[section.key.id] {
        let new = engine.frames.origin(of: number)[axis] - position
        if abs(new - old) < 0.01 { return nil }
        moved.append((section.key.id, old, new))
      }
      for item in 0..<section.count {
        guard let old = before.distances[section.id(at: item)] else { continue }
        let new = engine.frames.frame(of: .item(item, in: number)).min(axis) - position
        if abs(new - old) < 0.01 { return nil }
        moved.append((section.id(at: item), old, new))
      }
    }
    return moved.isEmpty ? nil : "everything in view has moved: \(moved)"
  }

  /// Law 5: at least one element in the window of a scrolling section has not moved, except at its ends.
  func scrollerFailure(_ before: VisibleState) -> String? {
    for section in engine.frames.sections {
      let scroller = section.items.section
      guard let axis = section.declared.scrollAxis, let old = before.scrollers[scroller.key.id],
        old.axis == axis,
        section.scrollOffset > 0.01, section.scrollOffset < section.farthestScroll - 0.01
      else { continue }
      let moved = (0..<scroller.count).compactMap { item -> Bool? in
        old.starts[scroller.id(at: item)].map { abs($0 - section.frame(of: .item(item)).min(axis)) > 0.01 }
      }
      if !moved.isEmpty, !moved.contains(false) { return "everything in the strip \(scroller.key) has moved" }
    }
    return nil
  }

  /// Checks that an item that was scrolled to is visible, unless it is unreachable or covered.
  func revealFailure(_ id: ItemID) -> String? {
    guard let path = engine.snapshot.path(of: id) else { return nil }
    let frame = engine.frames.frame(of: path)
    let content = Rect(size: engine.contentSize)
    // Pinned elements cover it from both sides; a footer may be as long as the visible part.
    let covered = engine.frames.pinnedExtent(before: path) + engine.frames.pinnedExtent(after: path)
    let clip = engine.frames.clip(of: path) ?? content
    guard !frame.isEmpty, frame.intersection(content) == frame, !clip.isEmpty,
      covered < engine.freeViewport.size[engine.axis], !engine.freeViewport.isEmpty
    else { return nil }
    // In a scrolling section at its end, the item may overhang its container.
    let around = [path.section] + engine.frames.ancestors(of: path.section)
    let isAtEnd = around.contains { section in
      let scroller = engine.frames.sections[section]
      return scroller.declared.scrollAxis != nil && scroller.scrollOffset >= scroller.farthestScroll
    }
    // A scrolling section clips overhanging parts across its axis at every offset.
    let isCutOff = around.contains { section in
      let scroller = engine.frames.sections[section]
      guard let cross = scroller.declared.scrollAxis?.cross, scroller.clip != nil else { return false }
      let window = scroller.window.offset(by: engine.frames.origin(of: section))
      return frame.max(cross) <= window.min(cross) || frame.min(cross) >= window.max(cross)
    }
    if isAtEnd || isCutOff { return nil }
    let seen = clip.intersection(engine.viewport)
    return seen?.overlaps(frame) ?? false
      ? nil : "\(path) is at \(frame), out of view \(text(seen)) in \(engine.viewport)"
  }
}

extension Arranging {
  fileprivate var isList: Bool {
    switch self {
    case .list: true
    case .inset(_, let inner): inner.isList
    case .grid, .row, .flow, .overlay, .absolute, .transposed: false
    }
  }
}

extension Branch {
  /// Whether it is a list of rows as wide as offered, or a list of such lists.
  fileprivate var isPlainList: Bool {
    layout.isList && size == nil && scrolls == nil
      && (leaves.map { $0 } + [header?.leaf, footer?.leaf].compactMap { $0 }).allSatisfy {
        [.line, .native, .part].contains($0.kind)
      }
  }
}

extension Size {
  func isClose(_ other: Size) -> Bool { abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01 }
}

extension Rect {
  var isEmpty: Bool { width <= 0 || height <= 0 }

  func isClose(_ other: Rect) -> Bool {
    size.isClose(other.size) && abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
  }
}
