#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import TesseraDiff
import TesseraIndexing

/// The destination of a drop in a view, and the handler that accepts it.
struct AdapterDropResolution {
  /// The destination and action of the drop.
  let proposal: DropProposal
  /// The handler that accepts the drop; `nil` if it is a reorder.
  let handler: AnyDropHandler?
  /// The source and target positions of a reorder.
  var reorderMove: (source: ItemPath, target: ItemPath)?

  /// Whether the destination is inside an item.
  var isInto: Bool { if case .into = proposal.place { true } else { false } }

  /// Delivers the payload of the drop. Returns the performed action; `nil` if the payload is not accepted.
  func drop(_ payload: DragPayload, on content: IndexPathContent<UIKitHost>) -> DragAction? {
    if let reorderMove {
      if reorderMove.source != reorderMove.target {
        content.report(reorderMove.source, to: reorderMove.target)
      }
      return proposal.action
    }
    guard let handler, handler.accepts(DropInfo(payload)), handler.perform(payload, proposal) else {
      return nil
    }
    return proposal.action
  }
}

/// A search for the destination of a drop over content.
struct DropResolver {
  let content: IndexPathContent<UIKitHost>
  let dropInfo: DropInfo
  /// The dragged items of this content; empty if the drag comes from elsewhere.
  let dragged: [ItemKey]
  /// The item under the drop.
  let path: ItemPath?
  /// Whether the drop is over the middle of that item.
  let isInMiddle: Bool
  /// The section of the drop, if there is no item under it.
  let section: Int?
  /// A function that returns the app's decision on a destination, or the stored one.
  let answer: (DropPlace, () -> DragAction?) -> DragAction?

  /// Returns the destination; `nil` if nothing accepts the drop there.
  func find() -> AdapterDropResolution? {
    if let reorderMove = currentReorder { return reorderResolution(reorderMove) }
    if let dropResolution = dropResolutionInside { return dropResolution }
    guard let gap, let handler = content.acceptingHandler(in: gap.section, dropInfo) else { return nil }
    return dropResolution(at: .between(place(at: gap)), handler)
  }

  /// The item under the drop, if it accepts the drop; if its section accepts it as well, only in the item's
  /// middle.
  private var dropResolutionInside: AdapterDropResolution? {
    guard let path, let cell = content[path], !dragged.contains(cell.key),
      let handler = cell.declared.acceptingHandler(
        of: dropInfo, besides: content.acceptingHandler(in: path.section, dropInfo), isInMiddle: isInMiddle)
    else { return nil }
    return dropResolution(at: .into(cell.key), handler)
  }

  private func dropResolution(at place: DropPlace, _ handler: AnyDropHandler) -> AdapterDropResolution? {
    answer(place) { dropInfo.action(at: place, handler) }.map {
      AdapterDropResolution(proposal: DropProposal(place: place, action: $0), handler: handler)
    }
  }

  /// The gap between items for the drop: before the item under it, or after the last one.
  private var gap: ItemPath? {
    if let path { return path }
    guard let section = section ?? content.takers(of: dropInfo).last else { return nil }
    return ItemPath(section: section, item: content.count(of: section))
  }

  private func place(at gap: ItemPath) -> ReorderPlace {
    let own = dragged.count == 1 ? content.paths(of: dragged).first : nil
    let isAmongOthers = own?.section == gap.section && dropInfo.actions.contains(.move)
    // A view that reorders its own item shows the gap as if the item was not there.
    return content.dropPosition(at: gap, without: isAmongOthers ? own?.item : nil)
  }

  // MARK: Reordering

  /// The source and target of a reorder, for an item that is dragged over its own content and can be
  /// reordered there; `nil` if it is not a reorder.
  private var currentReorder: (source: ItemPath, target: ItemPath?)? {
    guard dropInfo.isOwn, dropInfo.wanted != .copy, dragged.count == 1,
      let source = content.paths(of: dragged).first, content.canMove(source)
    else { return nil }
    return (source, gap.map { within($0, source) })
  }

  /// Returns a position after the last item, less one for an item of the same section.
  private func within(_ gap: ItemPath, _ source: ItemPath) -> ItemPath {
    let last = content.count(of: gap.section) - (gap.section == source.section ? 1 : 0)
    return ItemPath(section: gap.section, item: min(gap.item, last))
  }

  private func reorderResolution(_ reorderMove: (source: ItemPath, target: ItemPath?))
    -> AdapterDropResolution?
  {
    guard let target = reorderMove.target, content.allows(reorderMove.source, to: target) else { return nil }
    let proposal = DropProposal(
      place: .between(content.move(reorderMove.source, to: target).target), action: .move)
    return AdapterDropResolution(proposal: proposal, handler: nil, reorderMove: (reorderMove.source, target))
  }
}

extension IndexPathContent {
  /// Reports the end of a drag to the app.
  ///
  /// - Parameters:
  ///   - drag: The dragged items.
  ///   - dropResolution: The drop in the same content; `nil` if it was elsewhere.
  ///   - action: The performed action; `nil` if no target accepted the drop.
  func end(_ drag: IndexPathDrag, _ dropResolution: AdapterDropResolution?, _ action: DragAction?) {
    guard let onDragEnd else { return }
    var keys = paths(of: drag.keys).compactMap { key(at: $0) }
    let wasDroppedInOwnCollection = dropResolution?.proposal.action == .move
    if let dropResolution, wasDroppedInOwnCollection {
      keys.removeAll { dropResolution.reorderMove != nil || dropResolution.proposal.place.keeps($0) }
    }
    onDragEnd(DragEnd(keys, wasDroppedInOwnCollection: wasDroppedInOwnCollection, action))
  }
}
#endif
