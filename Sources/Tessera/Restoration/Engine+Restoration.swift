@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Saving and restoring the scroll position.

extension Engine {
  /// The scroll position of the collection, to be saved and passed to ``restore(_:)`` later.
  ///
  /// As long as the last requested position has not been restored, the value is that position.
  ///
  /// - Complexity: O(*m* + *s*) for *m* visible cells and *s* sections.
  public var scrollPosition: ScrollPosition {
    if case .requested(let scroll) = requests.scrolls.last,
      let position = (scroll as? RestorationScroll)?.position
    {
      return position
    }
    let restoration = behavior(RestorationBehavior.self)?.restoration
    var scrollers = restoration?.scrollers ?? [:]
    for section in frames.sections.indices where snapshot.sections.indices.contains(section) {
      guard let scroller = scroller(in: section) else { continue }
      scrollers[snapshot.sections[section].key] = scroller
    }
    if let restoration, let hold = restoration.hold {
      return ScrollPosition(hold, across: restoration.across, scrollers: scrollers)
    }
    return ScrollPosition(
      hold(for: positionAnchor), across: freeViewport.min(axis.cross), scrollers: scrollers)
  }

  /// Restores a saved scroll position.
  ///
  /// The method can be called before there is any content. The position then waits until an item with its id
  /// appears, and is dropped when the user scrolls or the app requests another position. A position given by
  /// an edge or by a number of points waits for the first item, header or footer. Decorations cannot be told
  /// apart, so a position never waits for one. Positions of scrolling sections wait in the same way. While a
  /// position waits, each new content is searched for its item.
  ///
  /// An id that was decoded from a file as text also matches an item by its description, among the first
  /// 10,000 items of the section.
  public func restore(_ position: ScrollPosition) {
    request(.requested(RestorationScroll(installed { RestorationBehavior() }, position)))
  }

  /// Restores what the content contains, and removes it from what is left to restore. Returns the anchor to
  /// hold.
  func restore(_ restoration: inout Restoration, from anchor: Anchor?, issues: inout [Issue]) -> Anchor? {
    let places = SectionIndexes(snapshot)
    for (key, scroller) in restoration.scrollers {
      guard let section = section(key, places, issues: &issues), let slot = slot(of: scroller, in: section)
      else {
        continue
      }
      frames.hold(slot, of: section, at: scroller.distance)
      restoration.scrollers[key] = nil
    }
    var held = anchor
    if let hold = restoration.hold, let destination = self.anchor(for: hold, places, issues: &issues) {
      moveViewport(to: destination)
      callBehaviors(in: .destination) { $0.forget(.last, self) }
      let cross = axis.cross
      window.origin[cross] += restoration.across - freeViewport.min(cross)
      limitViewport()
      held = destination
      restoration.hold = nil
    }
    return held
  }
}

// MARK: - Naming

extension Engine {
  /// The anchor that describes the position best: an edge that the viewport sticks to, else the first visible
  /// item.
  private var positionAnchor: Anchor {
    let anchor = currentAnchor()
    switch anchor {
    case .start, .end: return anchor
    default: return suspendedAnchor ?? itemAnchor() ?? .offset(freeViewport.min(axis))
    }
  }

  private func hold(for anchor: Anchor) -> ScrollPosition.Hold {
    let free = freeViewport
    let start = suspendedAnchor.map { frames.position(of: $0, in: free) } ?? free.min(axis)
    switch anchor {
    case .start: return .start
    case .end: return .end
    case .element(let path, _), .target(let path, _):
      guard snapshot.sections.indices.contains(path.section) else { return .start }
      // A decoration has no identity by which it could be found again.
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

  /// Returns the first visible item of a scrolling section; `nil` if the section is at its start.
  private func scroller(in section: Int) -> ScrollPosition.Scroller? {
    let scroller = frames.sections[section]
    guard let slot = scroller.firstVisibleSlot, let axis = scroller.declared.scrollAxis else { return nil }
    let distance = scroller.frame(of: .item(slot)).min(axis) + scroller.pull
    let snapshot = snapshot.sections[section]
    if snapshot.children.isEmpty {
      return ScrollPosition.Scroller(
        id: snapshot.id(at: slot), occurrence: snapshot.occurrences[slot] ?? 0, distance: distance)
    }
    guard snapshot.children.indices.contains(slot) else { return nil }
    let key = self.snapshot.sections[snapshot.children[slot]].key
    return ScrollPosition.Scroller(id: key.id, occurrence: key.occurrence, distance: distance)
  }
}

// MARK: - Finding

extension Engine {
  private func anchor(
    for hold: ScrollPosition.Hold, _ places: SectionIndexes, issues: inout [Issue]
  ) -> Anchor? {
    switch hold {
    case .start, .end, .offset:
      // Placeholders stand for content that is yet to come; without anything else, no edge or offset can be
      // restored.
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

  /// Returns the section with a key; opens groups on the way.
  private func section(_ key: SectionKey, _ places: SectionIndexes, issues: inout [Issue]) -> Int? {
    if let section = places[key] { return section }
    guard let parent = key.parent, let around = section(parent, places, issues: &issues),
      let item = item(key.id, key.occurrence, in: around)
    else { return nil }
    return group(at: .item(item, in: around), issues: &issues)
  }

  private func slot(of scroller: ScrollPosition.Scroller, in section: Int) -> Int? {
    guard snapshot.sections[section].section.scrollAxis != nil else { return nil }
    let children = snapshot.sections[section].children
    if children.isEmpty { return item(scroller.id, scroller.occurrence, in: section) }
    return children.firstIndex { child in
      let key = snapshot.sections[child].key
      return key.occurrence == scroller.occurrence
        && (key.id == scroller.id || key.id.isDescribed(by: scroller.id))
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
  /// Whether the section contains anything besides a placeholder and decorations.
  fileprivate var hasSomethingOfItsOwn: Bool { count > 0 || section.header != nil || section.footer != nil }
}

extension SectionKey {
  fileprivate var parent: SectionKey? {
    ancestors.last.map {
      SectionKey($0.id, occurrence: $0.occurrence, ancestors: Array(ancestors.dropLast()))
    }
  }
}
