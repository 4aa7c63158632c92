#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraIndexing
import TesseraLayout
import UIKit

/// The reports of lifecycle events of the content in an adapter's view.
///
/// All changes are processed together in the next frame: a reloaded row disappears and appears for UIKit, but
/// stays for the content. While there are no handlers, nothing is processed.
@MainActor
final class AdapterVisibility {
  weak var adapter: (any AdaptedView)?
  private let tracker = VisibilityTracker()
  private let clock = FrameClock()
  /// The scrolling of sections across the axis of the layout.
  let sectionScrolling = SectionScrolling()
  /// Whether the view is between two versions; positions are known when it has reached the new one.
  private var isHeld = false
  /// Whether the next frame processes changes.
  private var isDue = false

  init() {
    clock.onFrame = { [weak self] in self?.review() }
    sectionScrolling.onScroll = { [weak self] in self?.setNeedsUpdate() }
  }

  /// Suspends reports because the view leaves a version of the content.
  func hold() { isHeld = true }

  /// Resumes reports for the version of the content that the view shows now.
  func show(_ content: IndexPathContent<UIKitHost>) {
    tracker.show(content)
    isHeld = false
    wake()
  }

  /// Records that an element is about to be displayed.
  func recordDisplay(of cell: IndexPathCell<UIKitHost>?) {
    if cell?.isListening ?? false { wake() } else { setNeedsUpdate() }
  }

  /// Records that the visible elements or their positions have changed.
  func setNeedsUpdate() { if tracker.isWatching { wake() } }

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
    let calls = tracker.review(
      isSeen ? adapter.visibleElements : [], in: AdaptedViewport(view), at: clock.now
    ) { section in
      isSeen ? adapter.extent(ofSection: section) : nil
    }
    for call in calls.all { call() }
    if tracker.isWatching, sectionScrolling.isMoving { wake() }
    // A handler may have caused another change.
    if !isDue, let deadline = calls.deadline { clock.wake(at: deadline) }
  }
}
#endif
