#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import TesseraLayout
import UIKit

/// Items that are dragged out of a view that an adapter drives, and what hovers over it: what both adapters have in common.
@MainActor
final class AdapterDragging {
  /// Who has the view.
  weak var adapter: (any AdaptedView)?
  /// What is dragged out of the view.
  private var outgoing: (drag: IndexedDrag, context: LocalDrag)?
  /// Where that was dropped in the view itself.
  private var ownLanding: AdapterLanding?
  /// What the app has said about places in this version of the content.
  private var answers: [DropPlace: DragAction?] = [:]
  private var version = -1

  // MARK: Out

  /// Begins a drag; nothing where the item offers nothing.
  func begin(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    guard let adapter, !adapter.driver.content.isBetween else { return [] }
    let selected = adapter.selectedPaths.map { ItemPath($0) }
    guard let drag = adapter.driver.content.new.drag(of: ItemPath(path), selected: selected) else {
      return []
    }
    let context = LocalDrag(drag.goods, from: adapter.adapted)
    (outgoing, ownLanding, session.localContext) = ((drag, context), nil, context)
    return drag.goods.makeDragItems()
  }

  /// Whether what is dragged may go, and not only be copied.
  var allowsMove: Bool { outgoing?.drag.goods.actions.contains(.move) ?? true }

  /// Whether what is dragged is nothing that another program could take.
  var staysInApp: Bool { outgoing?.drag.goods.kinds.isEmpty ?? false }

  /// The drag has ended, and what became of it is told when the view shows it.
  func end() {
    guard let adapter, let outgoing else { return }
    let landing = ownLanding
    (self.outgoing, ownLanding) = (nil, nil)
    adapter.driver.whenShown { [weak adapter] in
      adapter?.driver.content.new.end(outgoing.drag, landing, outgoing.context.outcome)
    }
  }

  // MARK: In

  /// Whether anything in view may take what hovers.
  func mayTake(_ session: any UIDropSession) -> Bool {
    guard let adapter else { return false }
    let (visit, content) = (DragVisit(session, over: adapter.adapted), adapter.driver.content.new)
    return visit.isOwn || !content.takers(of: visit).isEmpty
      || adapter.visibleElements.contains { $0.cell.takes(visit) }
  }

  /// Where what hovers goes if it is let go now; nil: nowhere.
  ///
  /// - Parameter path: The item below, as UIKit says.
  func landing(_ session: any UIDropSession, over path: IndexPath?) -> AdapterLanding? {
    guard let adapter, !adapter.driver.content.isBetween else { return nil }
    let content = adapter.driver.content.new
    if version != adapter.driver.version { (version, answers) = (adapter.driver.version, [:]) }
    let visit = DragVisit(session, over: adapter.adapted)
    let point = Point(session.location(in: adapter.adapted))
    let axis = AdaptedViewport(adapter.adapted).axis
    let frame = path.flatMap { adapter.frame(ofItem: $0) }
    let section =
      path == nil
      ? content.takers(of: visit).first { adapter.extent(ofSection: $0)?.frame.contains(point) ?? false }
      : nil
    let finder = LandingFinder(
      content: content, visit: visit, dragged: visit.isOwn ? outgoing?.drag.keys ?? [] : [],
      path: path.map { ItemPath($0) }, isInMiddle: frame?.hasInMiddle(point, along: axis) ?? false,
      section: section, answer: answer)
    return finder.find()
  }

  /// Returns what the app has said about a place, or asks it.
  private func answer(_ place: DropPlace, asking ask: () -> DragAction?) -> DragAction? {
    if let known = answers[place] { return known }
    let answer = ask()
    answers.updateValue(answer, forKey: place)
    return answer
  }

  /// Nothing hovers over the view any more.
  func leave() { answers = [:] }

  /// Hands over what was let go.
  func drop(_ session: any UIDropSession, over path: IndexPath?) {
    guard let adapter, let landing = landing(session, over: path) else { return }
    let (drag, content) = (session.localDrag, adapter.driver.content.new)
    if drag === outgoing?.context { ownLanding = landing }
    session.loadGoods {
      let action = landing.drop($0, on: content)
      drag?.outcome = action
    }
  }
}
#endif
