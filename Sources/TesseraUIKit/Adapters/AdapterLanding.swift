#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import TesseraDiff
import TesseraIndexing

/// The place where something that hovers over a view goes if it is let go, and the handler that takes it.
struct AdapterLanding {
  /// Where it goes, and what is done with it.
  let proposal: DropProposal
  /// The handler that takes it; nil: it is carried to its place in its own content.
  let handler: AnyDropHandler?
  /// From where to where it is carried.
  var way: (source: ItemPath, target: ItemPath)?

  /// Whether it goes into an item.
  var isInto: Bool { if case .into = proposal.place { true } else { false } }

  /// Hands over what was let go.
  ///
  /// - Returns: The action that was carried out; nil if it is nothing that is taken there.
  func drop(_ goods: DragGoods, on content: IndexedContent<UIKitHost>) -> DragAction? {
    if let way {
      if way.source != way.target { content.tell(way.source, to: way.target) }
      return proposal.action
    }
    guard let handler, handler.takes(DragVisit(goods)), handler.perform(goods, proposal) else { return nil }
    return proposal.action
  }
}

/// Finds the place where something that hovers over content goes if it is let go.
struct LandingFinder {
  let content: IndexedContent<UIKitHost>
  /// Something that hovers.
  let visit: DragVisit
  /// The items of this content that are dragged; none: it comes from elsewhere.
  let dragged: [ItemKey]
  /// The item below.
  let path: ItemPath?
  /// Whether it is over the middle of that.
  let isInMiddle: Bool
  /// The section to which the place belongs, where there is no item.
  let section: Int?
  /// Asks the app about a place, or knows what it has said.
  let answer: (DropPlace, () -> DragAction?) -> DragAction?

  /// Returns the place; nil if nothing takes it there.
  func find() -> AdapterLanding? {
    if let way = carrying { return carry(way) }
    if let landing = landingInside { return landing }
    guard let gap, let handler = content.taker(in: gap.section, visit) else { return nil }
    return landing(at: .between(place(at: gap)), handler)
  }

  /// Into the item below, if it takes what hovers; where its section does so as well, only in its middle.
  private var landingInside: AdapterLanding? {
    guard let path, let cell = content[path], !dragged.contains(cell.key),
      let handler = cell.declared.taker(
        of: visit, besides: content.taker(in: path.section, visit), isInMiddle: isInMiddle)
    else { return nil }
    return landing(at: .into(cell.key), handler)
  }

  private func landing(at place: DropPlace, _ handler: AnyDropHandler) -> AdapterLanding? {
    answer(place) { visit.action(at: place, handler) }.map {
      AdapterLanding(proposal: DropProposal(place: place, action: $0), handler: handler)
    }
  }

  /// The place between items that something hovers over: before the item below, or behind the last one.
  private var gap: ItemPath? {
    if let path { return path }
    guard let section = section ?? content.takers(of: visit).last else { return nil }
    return ItemPath(section: section, item: content.count(of: section))
  }

  private func place(at gap: ItemPath) -> ReorderPlace {
    let own = dragged.count == 1 ? content.paths(of: dragged).first : nil
    let isAmongOthers = own?.section == gap.section && visit.actions.contains(.move)
    // A view that moves its own item shows the gap as if that was not there.
    return content.dropPlace(at: gap, without: isAmongOthers ? own?.item : nil)
  }

  // MARK: Carrying

  /// From where to where an item is carried that has come back over its own content and can be carried there; nil: it is
  /// not carried.
  private var carrying: (source: ItemPath, target: ItemPath?)? {
    guard visit.isOwn, visit.wanted != .copy, dragged.count == 1,
      let source = content.paths(of: dragged).first, content.canMove(source)
    else { return nil }
    return (source, gap.map { within($0, source) })
  }

  /// A place behind the last item is one less for an item of the same section.
  private func within(_ gap: ItemPath, _ source: ItemPath) -> ItemPath {
    let last = content.count(of: gap.section) - (gap.section == source.section ? 1 : 0)
    return ItemPath(section: gap.section, item: min(gap.item, last))
  }

  private func carry(_ way: (source: ItemPath, target: ItemPath?)) -> AdapterLanding? {
    guard let target = way.target, content.allows(way.source, to: target) else { return nil }
    let proposal = DropProposal(
      place: .between(content.move(way.source, to: target).target), action: .move)
    return AdapterLanding(proposal: proposal, handler: nil, way: (way.source, target))
  }
}

extension IndexedContent {
  /// Tells the app how a drag has ended.
  ///
  /// - Parameters:
  ///   - drag: What was dragged.
  ///   - landing: Where it was dropped in the same content; nil: elsewhere.
  ///   - action: What was done with it; nil: nothing took it.
  func end(_ drag: IndexedDrag, _ landing: AdapterLanding?, _ action: DragAction?) {
    guard let onDragEnd else { return }
    var keys = paths(of: drag.keys).compactMap { key(at: $0) }
    let hasLanded = landing?.proposal.action == .move
    if let landing, hasLanded {
      keys.removeAll { landing.way != nil || landing.proposal.place.keeps($0) }
    }
    onDragEnd(DragEnd(keys, hasLanded: hasLanded, action))
  }
}
#endif
