@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Saving and restoring the scroll position.

extension Engine {
  /// Where the collection is scrolled, to be kept and given to ``restore(_:)`` later.
  ///
  /// As long as what was asked for last is not there yet, that is the position.
  ///
  /// - Complexity: O(*m* + *s*) for *m* cells in view and *s* sections.
  public var scrollPosition: ScrollPosition {
    if case .asked(let scroll) = requests.scrolls.last,
      let position = (scroll as? RestorationScroll)?.position
    {
      return position
    }
    let restoration = behavior(RestorationBehavior.self)?.restoration
    var strips = restoration?.strips ?? [:]
    for section in frames.sections.indices where snapshot.sections.indices.contains(section) {
      guard let strip = strip(in: section) else { continue }
      strips[snapshot.sections[section].key] = strip
    }
    if let restoration, let hold = restoration.hold {
      return ScrollPosition(hold, across: restoration.across, strips: strips)
    }
    return ScrollPosition(
      hold(for: positionAnchor), across: freeViewport.min(axis.cross), strips: strips)
  }

  /// Scrolls to where the collection was when its position was kept.
  ///
  /// It also can be called before there is any content: the position waits until an item with that id appears, and is
  /// given up when the user scrolls or another place is asked for. An edge and a number of points wait for the first item,
  /// header or footer; a decoration, which cannot be told from others like it, is not waited for. The same holds for each section that scrolls by
  /// itself. While something waits each new content is searched for it.
  ///
  /// An id that was read from a file as a text is found by its description as well, among the first
  /// 10,000 items of its section.
  public func restore(_ position: ScrollPosition) {
    request(.asked(RestorationScroll(installed { RestorationBehavior() }, position)))
  }

  /// Restores what is there, and takes it out of what is still to be restored.
  ///
  /// - Returns: What to hold on to.
  func restore(_ restoration: inout Restoration, from anchor: Anchor?, issues: inout [Issue]) -> Anchor? {
    let places = SectionPlaces(snapshot)
    for (key, strip) in restoration.strips {
      guard let section = section(key, places, issues: &issues), let slot = slot(of: strip, in: section)
      else {
        continue
      }
      frames.hold(slot, of: section, at: strip.distance)
      restoration.strips[key] = nil
    }
    var held = anchor
    if let hold = restoration.hold, let goal = self.anchor(for: hold, places, issues: &issues) {
      moveViewport(to: goal)
      callBehaviors(in: .goal) { $0.forget(.last, self) }
      let cross = axis.cross
      window.origin[cross] += restoration.across - freeViewport.min(cross)
      limitViewport()
      held = goal
      restoration.hold = nil
    }
    return held
  }
}

// MARK: - Naming

extension Engine {
  /// What tells the position best: an edge that is stuck to, else the first item in view.
  private var positionAnchor: Anchor {
    let anchor = currentAnchor()
    switch anchor {
    case .start, .end: return anchor
    default: return parkedAnchor ?? itemAnchor() ?? .offset(freeViewport.min(axis))
    }
  }

  private func hold(for anchor: Anchor) -> ScrollPosition.Hold {
    let free = freeViewport
    let start = parkedAnchor.map { frames.position(of: $0, in: free) } ?? free.min(axis)
    switch anchor {
    case .start: return .start
    case .end: return .end
    case .element(let path, _), .target(let path, _):
      guard snapshot.sections.indices.contains(path.section) else { return .start }
      // A decoration is in no place of its own: it has no name to be found by.
      if case .decoration = path.element { return self.hold(for: .offset(start)) }
      let section = snapshot.sections[path.section]
      return .element(
        section.key(of: path.element), section: section.key,
        distance: frames.frame(of: path).min(axis) - start)
    case .section(let section, _):
      return .section(
        snapshot.sections[section].key, distance: frames.extent(of: section).min(axis) - start)
    case .near(_, _, let otherwise): return hold(for: otherwise)
    case .offset(let offset): return offset > 0 ? .offset(offset) : .start
    }
  }

  /// What is seen first of a section that scrolls by itself and is not at its start.
  private func strip(in section: Int) -> ScrollPosition.Strip? {
    let strip = frames.sections[section]
    guard let slot = strip.firstSeen, let axis = strip.declared.scrollAxis else { return nil }
    let distance = strip.frame(of: .item(slot)).min(axis) + strip.pull
    let snapshot = snapshot.sections[section]
    if snapshot.children.isEmpty {
      return ScrollPosition.Strip(
        id: snapshot.id(at: slot), occurrence: snapshot.occurrences[slot] ?? 0, distance: distance)
    }
    guard snapshot.children.indices.contains(slot) else { return nil }
    let key = self.snapshot.sections[snapshot.children[slot]].key
    return ScrollPosition.Strip(id: key.id, occurrence: key.occurrence, distance: distance)
  }
}

// MARK: - Finding

extension Engine {
  private func anchor(
    for hold: ScrollPosition.Hold, _ places: SectionPlaces, issues: inout [Issue]
  ) -> Anchor? {
    switch hold {
    case .start, .end, .offset:
      // Placeholders stand for what is still to come; without anything else there is neither.
      guard snapshot.sections.contains(where: { $0.hasSomethingOfItsOwn }) else { return nil }
      if case .offset(let offset) = hold { return .offset(offset) }
      return hold == .start ? .start : .end
    case .section(let key, let distance):
      return section(key, places, issues: &issues).map { .section($0, Hold(distance: distance)) }
    case .element(let element, let key, let distance):
      guard let section = section(key, places, issues: &issues),
        let found = path(of: element, in: section)
      else { return nil }
      return .element(found, Hold(distance: distance, isChosen: true))
    }
  }

  private func path(of element: ItemKey.Element, in section: Int) -> ElementPath? {
    let path: ElementPath
    switch element {
    case .header: path = ElementPath(section: section, element: .header)
    case .placeholder: path = ElementPath(section: section, element: .placeholder)
    case .footer: path = ElementPath(section: section, element: .footer)
    case .item(let id, let occurrence):
      return item(id, occurrence, in: section).map { .item($0, in: section) }
    case .decoration, .itemDecoration: return nil
    }
    return snapshot.cell(at: path) == nil ? nil : path
  }

  /// The section with a key; groups on the way are looked into.
  private func section(_ key: SectionKey, _ places: SectionPlaces, issues: inout [Issue]) -> Int? {
    if let section = places[key] { return section }
    guard let parent = key.parent, let around = section(parent, places, issues: &issues),
      let item = item(key.id, key.occurrence, in: around)
    else { return nil }
    return group(at: .item(item, in: around), issues: &issues)
  }

  private func slot(of strip: ScrollPosition.Strip, in section: Int) -> Int? {
    guard snapshot.sections[section].section.scrollAxis != nil else { return nil }
    let children = snapshot.sections[section].children
    if children.isEmpty { return item(strip.id, strip.occurrence, in: section) }
    return children.firstIndex { child in
      let key = snapshot.sections[child].key
      return key.occurrence == strip.occurrence && (key.id == strip.id || key.id.isDescribed(by: strip.id))
    }
  }

  private func item(_ id: ItemID, _ occurrence: Int, in section: Int) -> Int? {
    let section = snapshot.sections[section]
    let searched = min(section.count, Self.searchLimit)
    let first =
      section.firstIndex(of: id) ?? (0..<searched).first { section.id(at: $0).isDescribed(by: id) }
    guard let first, occurrence > 0 else { return first }
    let other = section.occurrences.first {
      $0.value == occurrence && section.id(at: $0.key) == section.id(at: first)
    }
    return other?.key ?? first
  }
}

extension SectionSnapshot {
  /// Whether there is anything in the section beside a placeholder and decorations.
  fileprivate var hasSomethingOfItsOwn: Bool { count > 0 || section.header != nil || section.footer != nil }
}

extension SectionKey {
  /// The key of the section around it.
  fileprivate var parent: SectionKey? {
    ancestors.last.map {
      SectionKey($0.id, occurrence: $0.occurrence, ancestors: Array(ancestors.dropLast()))
    }
  }
}
