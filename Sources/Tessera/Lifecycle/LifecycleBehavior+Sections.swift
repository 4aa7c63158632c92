@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Visibility of sections and groups of cells.

extension LifecycleBehavior {
  /// Updates the visible sections and groups, and reports changes. O(1) without a handler; else the cost of
  /// querying the layouts of the visible sections.
  func updateVisibleSections(_ engine: Engine) {
    let old = state.sections
    guard state.isObserved || state.hasListeningSections || !old.isEmpty else { return }
    let current = visibleSections(old, engine)
    state.sections = current
    // The key alone is not enough: groups appear and disappear at the same positions.
    for visible in old.reversed() where !current.contains(where: { $0.section == visible.section }) {
      finishImpressions(of: visible, engine)
      notify(
        .sectionDisappear(visible.key), to: visible.handlers?.onDisappear ?? [], about: visible.item, engine)
    }
    for visible in current where !old.contains(where: { $0.section == visible.section }) {
      notify(.sectionAppear(visible.key), to: visible.handlers?.onAppear ?? [], about: visible.item, engine)
    }
  }

  /// Returns the visible sections and groups with handlers, with their timers so far.
  private func visibleSections(_ old: [VisibleSection], _ engine: Engine) -> [VisibleSection] {
    guard engine.isShowing else { return [] }
    var stays: [VisibleSection] = []
    engine.frames.forEachSection(overlapping: engine.window) { section, _, _ in
      let handlers = engine.snapshot.sections[section].section.lifecycle
      guard state.isObserved || handlers != nil else { return }
      var visible = VisibleSection(
        section: section, key: engine.snapshot.sections[section].key, item: engine.itemKey(ofGroup: section),
        handlers: handlers)
      if let known = old.first(where: { $0.section == section }) { visible.timers = known.timers }
      stays.append(visible)
    }
    return stays
  }
}

extension Engine {
  /// Returns the key of the item that a group is; `nil` for a section.
  fileprivate func itemKey(ofGroup section: Int) -> ItemKey? {
    guard section >= snapshot.declaredCount, let path = frames.group(around: .item(0, in: section)) else {
      return nil
    }
    return snapshot.key(at: path, kind: .group)
  }

  /// Returns the placement of a section in the coordinates of the host.
  func placement(ofSection section: Int) -> Placement {
    let origin = frames.origin(of: section)
    let frame = Rect(size: frames.sections[section].size).offset(by: origin)
    return mirrored(Placement(frame: frame, clip: frames.clip(ofSection: section)))
  }
}

extension CollectionFrames {
  /// Calls a closure with every section and every opened group that overlaps a rectangle, each before those
  /// inside it.
  ///
  /// - Parameter visit: Called with the section, the origin of its coordinates, and the part of the rectangle
  ///   that is visible there.
  /// - Complexity: The cost of querying the layouts of the sections in the rectangle.
  func forEachSection(
    overlapping rect: Rect, _ visit: (_ section: Int, _ origin: Point, _ visibleRect: Rect) -> Void
  ) {
    forEachOutermost(near: rect) { section, origin in visitVisible(into: section, at: origin, in: rect, visit)
    }
  }

  private func visitVisible(
    into section: Int, at origin: Point, in rect: Rect,
    _ visit: (_ section: Int, _ origin: Point, _ visibleRect: Rect) -> Void
  ) {
    let frames = sections[section]
    if Rect(origin: origin, size: frames.size).overlaps(rect) { visit(section, origin, rect) }
    guard !frames.children.isEmpty,
      let visibleRect = frames.clip.map({ $0.offset(by: origin).intersection(rect) }) ?? rect
    else { return }
    let inside = origin + frames.bodyOrigin
    let reach = frames.overhang.reach(around: visibleRect.offset(by: .zero - inside))
    for slot in frames.body.indices(overlapping: frames.body.query(finding: reach)) {
      guard let child = frames.children[slot] else { continue }
      visitVisible(into: child, at: inside + frames.body.frame(at: slot).origin, in: visibleRect, visit)
    }
  }

  /// Returns the clip of a section, by the windows of the sections around it; `nil` if it is not clipped.
  func clip(ofSection section: Int) -> Rect? {
    clip(of: ElementPath(section: section, element: .header))
  }
}
