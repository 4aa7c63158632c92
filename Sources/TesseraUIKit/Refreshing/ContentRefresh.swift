#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// The refresh control of a scroll view whose content declares `onRefresh`: it comes and goes with that, and shows whether
/// news is on its way. One that the app has set is told, and left where it is.
@MainActor
struct ContentRefresh {
  /// Whether the control was made here.
  private var isOwn = false

  /// Brings the control in line with what the content declares.
  ///
  /// - Parameters:
  ///   - view: The scroll view.
  ///   - canRefresh: Whether people can ask for news now.
  ///   - isRefreshing: Whether news is on its way.
  ///   - ask: Called when people have pulled.
  mutating func follow(
    in view: UIScrollView, canRefresh: Bool, isRefreshing: Bool, ask: @escaping @MainActor () -> Void
  ) {
    guard canRefresh || isRefreshing else {
      if isOwn { view.refreshControl = nil }
      isOwn = false
      return
    }
    if view.refreshControl == nil {
      view.refreshControl = UIRefreshControl(frame: .zero, primaryAction: UIAction { _ in ask() })
      isOwn = true
    }
    guard let control = view.refreshControl, control.isRefreshing != isRefreshing else { return }
    if isRefreshing {
      control.beginRefreshing()
    } else if !view.isDragging {
      // A control that ends while a finger still pulls begins once more.
      control.endRefreshing()
    }
  }
}
#endif
