#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// The refresh control of a scroll view whose content declares `onRefresh`; it exists while the content
/// declares that, and shows whether a refresh is running. A control that the app has set is updated, but not
/// removed.
@MainActor
struct ContentRefresh {
  /// Whether this object created the control.
  private var isOwn = false

  /// Updates the control to the content.
  ///
  /// - Parameters:
  ///   - view: The scroll view.
  ///   - canRefresh: Whether the user can refresh now.
  ///   - isRefreshing: Whether a refresh is running.
  ///   - startRefresh: A handler that is called when the user has pulled.
  mutating func update(
    in view: UIScrollView, canRefresh: Bool, isRefreshing: Bool, startRefresh: @escaping @MainActor () -> Void
  ) {
    guard canRefresh || isRefreshing else {
      guard isOwn else { return }
      // A control that is removed while it refreshes may leave its inset behind.
      if view.refreshControl?.isRefreshing ?? false {
        if view.isDragging { return }
        view.refreshControl?.endRefreshing()
      }
      view.refreshControl = nil
      isOwn = false
      return
    }
    if view.refreshControl == nil {
      view.refreshControl = UIRefreshControl(frame: .zero, primaryAction: UIAction { _ in startRefresh() })
      isOwn = true
    }
    guard let control = view.refreshControl, control.isRefreshing != isRefreshing else { return }
    if isRefreshing {
      control.beginRefreshing()
    } else if !view.isDragging {
      // A control that ends while a finger still pulls would begin again.
      control.endRefreshing()
    }
  }
}
#endif
