@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Where pages stand, and which one stands at a place.

extension PagingBehavior {
  /// A distance from a page's place that is too small to be seen, in points.
  private static var tolerance: Double { 1 / 64 }

  /// Where the viewport is among the pages; nil where nothing is in view.
  func spot(_ engine: Engine) -> PageSpot? {
    isSnapping && engine.isShowing ? spot(at: engine.freeViewport.min(engine.axis), engine) : nil
  }

  /// Where a position is among the pages.
  ///
  /// Several pages may have one place, at the ends of the content: then it is the one that the collection stands on, else
  /// the outermost one.
  ///
  /// - Complexity: O(log *n*) frames for *n* pages.
  func spot(at position: Double, _ engine: Engine) -> PageSpot {
    let place = { (page: Int) in self.position(ofPage: page, engine) }
    let isHere = { (page: Int) in abs(place(page) - position) <= Self.tolerance }
    if let page = page.flatMap({ pages.position(of: $0) }), isHere(page) { return PageSpot(page: page) }
    let next = (0..<pages.count).partition { place($0) > position + Self.tolerance }
    if next == 0 || position <= Self.tolerance { return PageSpot(page: 0) }
    let page = next - 1
    if next == pages.count || isHere(page) { return PageSpot(page: page) }
    let start = place(page)
    return PageSpot(page: page, fraction: (position - start) / (place(next) - start))
  }

  /// Where the viewport is when a page stands at its place.
  private func position(ofPage page: Int, _ engine: Engine) -> Double {
    engine.frames.reachablePosition(of: .target(pages[page], alignment), in: engine.freeViewport)
  }

  /// The page to go to instead of to another place; nil if none is known.
  func page(for goal: Anchor, _ engine: Engine) -> ElementPath? {
    switch goal {
    case .start: return pages[0]
    case .end: return pages[pages.count - 1]
    case .target(let path, _):
      if let page = page(around: path, engine) { return page }
    default: break
    }
    guard engine.isShowing else { return nil }
    return pages[
      spot(at: engine.frames.reachablePosition(of: goal, in: engine.freeViewport), engine).nearest]
  }

  /// The page that something is, or that is a group around it.
  private func page(around path: ElementPath, _ engine: Engine) -> ElementPath? {
    if pages.position(of: path) != nil { return path }
    return engine.frames.group(around: path).flatMap { page(around: $0, engine) }
  }
}
