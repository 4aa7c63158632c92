#if !hasFeature(Embedded)
import TesseraDiff

// Items that are dragged out of a view that keeps its own cells, and what is dropped there, by positions.

/// Items that are being dragged out of some content.
package struct IndexedDrag {
  /// What they offer.
  package let goods: DragGoods
  /// The items.
  package let keys: [ItemKey]
}

/// Where something that hovers goes if it is let go, and who takes it.
package struct IndexedLanding {
  /// Where it goes, and what is done with it.
  package let proposal: DropProposal
  /// Who takes it; nil: it is carried to its place in its own content.
  let handler: AnyDropHandler?
  /// From where to where it is carried.
  var way: (source: ItemPath, target: ItemPath)?

  /// Whether it goes into an item.
  package var isInto: Bool { if case .into = proposal.place { true } else { false } }
}

/// Where something hovers.
package struct IndexedHover {
  /// What it is.
  package var visit: DragVisit
  /// The items of this content that are dragged; none: it comes from elsewhere.
  package var dragged: [ItemKey]
  /// The item below.
  package var path: ItemPath?
  /// Whether it is over the middle of that.
  package var isInMiddle: Bool
  /// The section to which the place belongs, where there is no item.
  package var section: Int?

  /// Something that hovers.
  package init(_ visit: DragVisit, dragged: [ItemKey], over path: ItemPath?, isInMiddle: Bool, section: Int?)
  {
    (self.visit, self.dragged, self.path) = (visit, dragged, path)
    (self.isInMiddle, self.section) = (isInMiddle, section)
  }
}

extension IndexedContent {
  // MARK: Out

  /// What is dragged where an item is pressed: all that is selected, if it is; nil where nothing is offered.
  package func drag(of path: ItemPath, selected: [ItemPath]) -> IndexedDrag? {
    guard self[path]?.declared.attributes.offer != nil else { return nil }
    let paths = selected.contains(path) ? selected.sorted() : [path]
    let offers = paths.compactMap { path in
      self[path].flatMap { cell in cell.declared.attributes.offer.map { (cell.key, $0()) } }
    }
    return IndexedDrag(goods: DragGoods(offers.map { $0.1 }), keys: offers.map { $0.0 })
  }

  /// Tells the app how a drag has ended.
  ///
  /// - Parameters:
  ///   - drag: What was dragged.
  ///   - landing: Where it was dropped in the same content; nil: elsewhere.
  ///   - action: What was done with it; nil: nobody took it.
  package func end(_ drag: IndexedDrag, _ landing: IndexedLanding?, _ action: DragAction?) {
    guard let onDragEnd = declared.traits.first(DragEndTrait.self)?.onDragEnd else { return }
    var keys = paths(of: drag.keys).compactMap { key(at: $0) }
    let hasLanded = landing?.proposal.action == .move
    if let landing, hasLanded {
      keys.removeAll { landing.way != nil || landing.proposal.place.keeps($0) }
    }
    onDragEnd(DragEnd(keys, hasLanded: hasLanded, action))
  }

  // MARK: In

  /// The sections that take what hovers.
  package func takers(of visit: DragVisit) -> [Int] {
    snapshot.sections[..<snapshot.declaredCount].indices.filter { taker(in: $0, visit) != nil }
  }

  /// Where something that hovers goes if it is let go; nil: nobody takes it there.
  ///
  /// - Parameter answer: Asks the app about a place, or knows what it has said.
  package func landing(
    _ hover: IndexedHover, _ answer: (DropPlace, () -> DragAction?) -> DragAction?
  ) -> IndexedLanding? {
    if let way = carrying(hover) { return carry(way) }
    if let landing = landingInside(hover, answer) { return landing }
    guard let gap = gap(below: hover), let handler = taker(in: gap.section, hover.visit) else { return nil }
    let place = DropPlace.between(place(at: gap, hover))
    return landing(at: place, handler, hover.visit, answer)
  }

  /// Hands over what was let go; what is done with it, nil: it is nothing that is taken there.
  package func drop(_ goods: DragGoods, on landing: IndexedLanding) -> DragAction? {
    if let way = landing.way {
      if way.source != way.target { tell(way.source, to: way.target) }
      return landing.proposal.action
    }
    guard let handler = landing.handler, handler.takes(DragVisit(goods)),
      handler.perform(goods, landing.proposal)
    else { return nil }
    return landing.proposal.action
  }

  private func taker(in section: Int, _ visit: DragVisit) -> AnyDropHandler? {
    snapshot.sections[section].section.taker(of: visit)
  }

  /// Into the item below, if it takes what hovers; where its section does so as well, only in its middle.
  private func landingInside(
    _ hover: IndexedHover, _ answer: (DropPlace, () -> DragAction?) -> DragAction?
  ) -> IndexedLanding? {
    guard let path = hover.path, let cell = self[path], !hover.dragged.contains(cell.key),
      let handler = cell.declared.taker(
        of: hover.visit, besides: taker(in: path.section, hover.visit), isInMiddle: hover.isInMiddle)
    else { return nil }
    return landing(at: .into(cell.key), handler, hover.visit, answer)
  }

  private func landing(
    at place: DropPlace, _ handler: AnyDropHandler, _ visit: DragVisit,
    _ answer: (DropPlace, () -> DragAction?) -> DragAction?
  ) -> IndexedLanding? {
    answer(place) { visit.action(at: place, handler) }.map {
      IndexedLanding(proposal: DropProposal(place: place, action: $0), handler: handler)
    }
  }

  /// The place between items that something hovers over: before the item below, or behind the last one.
  private func gap(below hover: IndexedHover) -> ItemPath? {
    if let path = hover.path { return path }
    guard let section = hover.section ?? takers(of: hover.visit).last else { return nil }
    return ItemPath(section: section, item: count(of: section))
  }

  private func place(at gap: ItemPath, _ hover: IndexedHover) -> ReorderPlace {
    let section = snapshot.sections[gap.section]
    let own = hover.dragged.count == 1 ? paths(of: hover.dragged).first : nil
    let isAmongOthers = own?.section == gap.section && hover.visit.actions.contains(.move)
    // A view that moves its own item shows the gap as if that was not there.
    return section.dropPlace(at: gap.item, without: isAmongOthers ? own?.item : nil)
  }

  // MARK: Carrying

  /// From where to where an item is carried that has come back over its own content and can be carried there; nil: it is
  /// not carried.
  private func carrying(_ hover: IndexedHover) -> (source: ItemPath, target: ItemPath?)? {
    guard hover.visit.isOwn, hover.visit.wanted != .copy, hover.dragged.count == 1,
      let source = paths(of: hover.dragged).first, canMove(source)
    else { return nil }
    return (source, gap(below: hover).map { within($0, source) })
  }

  /// A place behind the last item is one less for an item of the same section.
  private func within(_ gap: ItemPath, _ source: ItemPath) -> ItemPath {
    let last = count(of: gap.section) - (gap.section == source.section ? 1 : 0)
    return ItemPath(section: gap.section, item: min(gap.item, last))
  }

  private func carry(_ way: (source: ItemPath, target: ItemPath?)) -> IndexedLanding? {
    guard let target = way.target, allows(way.source, to: target) else { return nil }
    let proposal = DropProposal(place: .between(move(way.source, to: target).target), action: .move)
    return IndexedLanding(proposal: proposal, handler: nil, way: (way.source, target))
  }
}
#endif
