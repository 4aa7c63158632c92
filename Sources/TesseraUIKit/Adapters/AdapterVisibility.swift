#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraIndexing
import TesseraLayout
import UIKit

/// Tells content what of it comes into view and goes in a view that an adapter drives.
///
/// Whatever UIKit shows or takes away is looked at in the next frame, all at once: a row that is reloaded goes and comes
/// for UIKit, for the content it stays. While nobody waits for anything nothing is looked at.
@MainActor
final class AdapterVisibility {
  /// Who has the view.
  weak var adapter: (any AdaptedView)?
  private let tracker = VisibilityTracker()
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
    tracker.show(content)
    isHeld = false
    wake()
  }

  /// Something is about to be seen.
  func noteDisplay(of cell: IndexedCell<UIKitHost>?) {
    if cell?.isListening ?? false { wake() } else { noteChange() }
  }

  /// Something else is in view, or elsewhere.
  func noteChange() { if tracker.isWatching { wake() } }

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
    // A handler may have asked for more.
    if !isDue, let deadline = calls.deadline { clock.wake(at: deadline) }
  }
}
#endif
