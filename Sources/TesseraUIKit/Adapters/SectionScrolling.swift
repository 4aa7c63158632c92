#if canImport(UIKit) && !os(watchOS)
import UIKit

/// An observer of the scroll views of the sections that scroll across the axis of a compositional layout.
/// UIKit makes them, and notifies no delegate of their scrolling.
@MainActor
final class SectionScrolling {
  /// A handler that is called when a finger scrolls a section.
  var onScroll: () -> Void = {}
  private var scrollers: [ObjectIdentifier: Scroller] = [:]

  private struct Scroller {
    weak var view: UIScrollView?
  }

  /// Whether a section is being scrolled or decelerates.
  var isMoving: Bool { scrollers.values.contains { $0.view?.isMovedByUIKit ?? false } }

  /// Observes the scroll view that contains a cell, unless that is the collection view.
  func follow(_ cell: UIView, in collection: UIScrollView) {
    guard let scroller = cell.superview as? UIScrollView, scroller !== collection else { return }
    let id = ObjectIdentifier(scroller)
    guard scrollers[id]?.view !== scroller else { return }
    scrollers = scrollers.filter { $0.value.view != nil }
    scrollers[id] = Scroller(view: scroller)
    let pan = scroller.panGestureRecognizer
    #if canImport(ObjectiveC)
    let target = Target(self)
    pan.addTarget(target, action: #selector(Target.pan))
    // A recognizer does not retain its targets.
    objc_setAssociatedObject(
      pan, UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()), target,
      .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #else
    pan.simulationHandler = { [weak self] _ in self?.onScroll() }
    #endif
  }

  #if canImport(ObjectiveC)
  @MainActor
  private final class Target: NSObject {
    private weak var scrolling: SectionScrolling?

    init(_ scrolling: SectionScrolling) { self.scrolling = scrolling }

    @objc func pan(_ recognizer: UIGestureRecognizer) { scrolling?.onScroll() }
  }
  #endif
}
#endif
