#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

/// Tells content what of it comes into view and goes in a view that an adapter drives.
///
/// Whatever UIKit shows or takes away is looked at in the next frame, all at once: a row that is reloaded goes and comes
/// for UIKit, for the content it stays. While nobody waits for anything nothing is looked at.
@MainActor
final class AdapterSights {
  /// Who has the view.
  weak var adapter: (any AdaptedView)?
  private let sights = IndexedSights<UIKitHost>()
  private let clock = FrameClock()
  /// Whether the view is between two versions: what is where is known when it has arrived.
  private var isHeld = false
  /// Whether the next frame looks.
  private var isDue = false

  init() {
    clock.onFrame = { [weak self] in self?.review() }
  }

  /// The view leaves a version of the content.
  func hold() { isHeld = true }

  /// The view shows a version of the content.
  func show(_ content: IndexedContent<UIKitHost>) {
    sights.show(content)
    isHeld = false
    wake()
  }

  /// Something is about to be seen.
  func noteDisplay(of cell: IndexedCell<UIKitHost>?) {
    if cell?.isListening ?? false { wake() } else { noteChange() }
  }

  /// Something else is in view, or elsewhere.
  func noteChange() { if sights.isWatching { wake() } }

  private func wake() {
    isDue = true
    clock.wake(at: clock.now)
  }

  private func review() {
    clock.wake(at: nil)
    isDue = false
    guard let adapter, !isHeld else { return }
    let view = adapter.adapted
    let isSeen = view.window != nil && !view.isHidden
    sights.review(isSeen ? adapter.sights : [], in: IndexedViewport(view), at: clock.now) { section in
      isSeen ? adapter.extent(ofSection: section) : nil
    }
    // A handler may have asked for more.
    if !isDue, let deadline = sights.deadline { clock.wake(at: deadline) }
  }
}

extension IndexedViewport {
  /// What can be seen in a scroll view, without bars.
  @MainActor
  init(_ view: UIScrollView) {
    let isSideways =
      view.contentSize.width > view.bounds.width && view.contentSize.height <= view.bounds.height
    self.init(
      bounds: Rect(view.bounds), free: Rect(view.bounds.inset(by: view.adjustedContentInset)),
      axis: isSideways ? .horizontal : .vertical, isScrolling: view.isDragging || view.isDecelerating)
  }
}
#endif
