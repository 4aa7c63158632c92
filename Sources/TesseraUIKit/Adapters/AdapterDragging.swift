#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import TesseraLayout
import UIKit

/// The drags out of an adapter's view, and the drops into it: the common part of both adapters.
@MainActor
final class AdapterDragging {
  weak var adapter: (any AdaptedView)?
  /// The drag out of the view.
  private var outgoing: (drag: IndexPathDrag, context: LocalDrag)?
  /// The resolved drop of that drag in the view itself.
  private var ownDropResolution: AdapterDropResolution?
  /// The app's decisions on destinations in this version of the content.
  private var answers: [DropPlace: DragAction?] = [:]
  private var version = -1

  // MARK: Drags out of the view

  /// Begins a drag, and returns its items: none if the item has no payload.
  func begin(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    guard let adapter, !adapter.driver.content.isBetween else { return [] }
    let selected = adapter.selectedPaths.map { ItemPath($0) }
    guard let drag = adapter.driver.content.new.drag(of: ItemPath(path), selected: selected) else {
      return []
    }
    let context = LocalDrag(drag.payload, from: adapter.adapted)
    (outgoing, ownDropResolution, session.localContext) = ((drag, context), nil, context)
    return drag.payload.makeDragItems()
  }

  /// Whether the dragged items may be moved, not only copied.
  var allowsMove: Bool { outgoing?.drag.payload.actions.contains(.move) ?? true }

  /// Whether the payload has no kinds that another program could accept.
  var staysInApp: Bool { outgoing?.drag.payload.kinds.isEmpty ?? false }

  /// Ends the drag, and reports the result when the view shows the latest content.
  func end() {
    guard let adapter, let outgoing else { return }
    let dropResolution = ownDropResolution
    (self.outgoing, ownDropResolution) = (nil, nil)
    adapter.driver.whenShown { [weak adapter] in
      adapter?.driver.content.new.end(outgoing.drag, dropResolution, outgoing.context.outcome)
    }
  }

  // MARK: Drops into the view

  /// Returns whether any visible element may accept a drop.
  func mayTake(_ session: any UIDropSession) -> Bool {
    guard let adapter else { return false }
    let (dropInfo, content) = (DropInfo(session, over: adapter.adapted), adapter.driver.content.new)
    return dropInfo.isOwn || !content.takers(of: dropInfo).isEmpty
      || adapter.visibleElements.contains { $0.cell.accepts(dropInfo) }
  }

  /// Returns the destination and handler of a drop; `nil` if it is not accepted.
  ///
  /// - Parameter path: The item under the drop, according to UIKit.
  func dropResolution(_ session: any UIDropSession, over path: IndexPath?) -> AdapterDropResolution? {
    guard let adapter, !adapter.driver.content.isBetween else { return nil }
    let content = adapter.driver.content.new
    if version != adapter.driver.version { (version, answers) = (adapter.driver.version, [:]) }
    let dropInfo = DropInfo(session, over: adapter.adapted)
    let point = Point(session.location(in: adapter.adapted))
    let axis = AdaptedViewport(adapter.adapted).axis
    let frame = path.flatMap { adapter.frame(ofItem: $0) }
    let section =
      path == nil
      ? content.takers(of: dropInfo).first { adapter.extent(ofSection: $0)?.frame.contains(point) ?? false }
      : nil
    let finder = DropResolver(
      content: content, dropInfo: dropInfo, dragged: dropInfo.isOwn ? outgoing?.drag.keys ?? [] : [],
      path: path.map { ItemPath($0) }, isInMiddle: frame?.hasInMiddle(point, along: axis) ?? false,
      section: section, answer: answer)
    return finder.find()
  }

  /// Returns the app's decision on a destination, stored from an earlier call if possible.
  private func answer(_ place: DropPlace, asking ask: () -> DragAction?) -> DragAction? {
    if let known = answers[place] { return known }
    let answer = ask()
    answers.updateValue(answer, forKey: place)
    return answer
  }

  /// Handles that a drag has left the view.
  func leave() { answers = [:] }

  /// Delivers the payload of a drop.
  func drop(_ session: any UIDropSession, over path: IndexPath?) {
    guard let adapter, let dropResolution = dropResolution(session, over: path) else { return }
    let (drag, content) = (session.localDrag, adapter.driver.content.new)
    if drag === outgoing?.context { ownDropResolution = dropResolution }
    session.loadPayload {
      let action = dropResolution.drop($0, on: content)
      drag?.outcome = action
    }
  }
}
#endif
