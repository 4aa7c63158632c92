@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// The scroll positions of pages, and the pages at scroll positions.

extension PagingBehavior {
  /// The distance from a page's position below which the viewport counts as being at the page, in points.
  private static var tolerance: Double { 1 / 64 }

  /// Returns the position of the viewport among the pages; `nil` if no page is visible.
  func pagePosition(_ engine: Engine) -> PagePosition? {
    isSnapping && engine.isShowing ? pagePosition(at: engine.freeViewport.min(engine.axis), engine) : nil
  }

  /// Returns a scroll position among the pages.
  ///
  /// Several pages may have the same scroll position, at the ends of the content. The result is then the
  /// current page if it is one of them, else the outermost one.
  ///
  /// - Complexity: O(log *n*) frames for *n* pages.
  func pagePosition(at position: Double, _ engine: Engine) -> PagePosition {
    let place = { (page: Int) in self.position(ofPage: page, engine) }
    let isHere = { (page: Int) in abs(place(page) - position) <= Self.tolerance }
    if let page = page.flatMap({ pages.position(of: $0) }), isHere(page) { return PagePosition(page: page) }
    let next = (0..<pages.count).partition { place($0) > position + Self.tolerance }
    if next == 0 || position <= Self.tolerance { return PagePosition(page: 0) }
    let page = next - 1
    if next == pages.count || isHere(page) { return PagePosition(page: page) }
    let start = place(page)
    return PagePosition(page: page, fraction: (position - start) / (place(next) - start))
  }

  private func position(ofPage page: Int, _ engine: Engine) -> Double {
    engine.frames.reachablePosition(of: .target(pages[page], alignment), in: engine.freeViewport)
  }

  /// Returns the page to scroll to instead of another target; `nil` if none is known.
  func page(for destination: Anchor, _ engine: Engine) -> ElementPath? {
    switch destination {
    case .start: return pages[0]
    case .end: return pages[pages.count - 1]
    case .target(let path, _):
      if let page = page(around: path, engine) { return page }
    default: break
    }
    guard engine.isShowing else { return nil }
    return pages[
      pagePosition(at: engine.frames.reachablePosition(of: destination, in: engine.freeViewport), engine)
        .nearest]
  }

  /// Returns the page at a path, or the page that is a group around it.
  private func page(around path: ElementPath, _ engine: Engine) -> ElementPath? {
    if pages.position(of: path) != nil { return path }
    return engine.frames.group(around: path).flatMap { page(around: $0, engine) }
  }
}
