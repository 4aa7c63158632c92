@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Sections and groups of cells in the viewport.

extension LifecycleBehavior {
  /// Finds out which sections and groups have come into view and which have left it.
  ///
  /// - Complexity: O(1) without a handler; else what the layouts of the sections in view need.
  func followSections(_ engine: Engine) {
    let old = state.sections
    guard state.isObserved || state.hasListeningSections || !old.isEmpty else { return }
    let current = staysInView(old, engine)
    state.sections = current
    // A key or a position alone does not tell: groups come and go at the same positions.
    for stay in old.reversed() where !current.contains(where: { $0.section == stay.section }) {
      finishImpressions(of: stay, engine)
      tell(.sectionDisappear(stay.key), to: stay.handlers?.onDisappear ?? [], about: stay.item, engine)
    }
    for stay in current where !old.contains(where: { $0.section == stay.section }) {
      tell(.sectionAppear(stay.key), to: stay.handlers?.onAppear ?? [], about: stay.item, engine)
    }
  }

  /// The sections and groups in view that have handlers, with what is known of them from before.
  private func staysInView(_ old: [SectionStay], _ engine: Engine) -> [SectionStay] {
    guard engine.isShowing else { return [] }
    var stays: [SectionStay] = []
    engine.frames.forEachSection(overlapping: engine.window) { section, _, _ in
      let handlers = engine.snapshot.sections[section].section.lifecycle
      guard state.isObserved || handlers != nil else { return }
      var stay = SectionStay(
        section: section, key: engine.snapshot.sections[section].key, item: engine.itemKey(ofGroup: section),
        handlers: handlers)
      if let known = old.first(where: { $0.section == section }) { stay.timers = known.timers }
      stays.append(stay)
    }
    return stays
  }
}

extension Engine {
  /// The item that a group is; nil for a section.
  fileprivate func itemKey(ofGroup section: Int) -> ItemKey? {
    guard section >= snapshot.declaredCount, let path = frames.group(around: .item(0, in: section)) else {
      return nil
    }
    return snapshot.key(at: path, kind: .group)
  }

  /// Where a section stands as the host sees it.
  func placement(ofSection section: Int) -> Placement {
    let origin = frames.origin(of: section)
    let frame = Rect(size: frames.sections[section].size).offset(by: origin)
    return mirrored(Placement(frame: frame, clip: frames.clip(ofSection: section)))
  }
}

extension CollectionFrames {
  /// Calls back with every section and every opened group that overlaps a rectangle, each before those inside it.
  ///
  /// - Parameter visit: Is told the section, where its coordinates begin, and how much of the rectangle is seen there.
  /// - Complexity: What the layouts of the sections in the rectangle need.
  func forEachSection(
    overlapping rect: Rect, _ visit: (_ section: Int, _ origin: Point, _ seen: Rect) -> Void
  ) {
    forEachOutermost(near: rect) { section, origin in look(into: section, at: origin, in: rect, visit) }
  }

  private func look(
    into section: Int, at origin: Point, in rect: Rect,
    _ visit: (_ section: Int, _ origin: Point, _ seen: Rect) -> Void
  ) {
    let frames = sections[section]
    if Rect(origin: origin, size: frames.size).overlaps(rect) { visit(section, origin, rect) }
    guard !frames.children.isEmpty,
      let seen = frames.clip.map({ $0.offset(by: origin).intersection(rect) }) ?? rect
    else { return }
    let inside = origin + frames.bodyOrigin
    let reach = frames.overhang.reach(around: seen.offset(by: .zero - inside))
    for slot in frames.body.indices(overlapping: frames.body.query(finding: reach)) {
      guard let child = frames.children[slot] else { continue }
      look(into: child, at: inside + frames.body.frame(at: slot).origin, in: seen, visit)
    }
  }

  /// What cuts a section off: the windows of those around it; nil where nothing does.
  func clip(ofSection section: Int) -> Rect? {
    clip(of: ElementPath(section: section, element: .header))
  }
}
