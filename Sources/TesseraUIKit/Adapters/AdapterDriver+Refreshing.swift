#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraIndexing
import UIKit

// Pull to refresh.

#if os(tvOS)
extension AdapterDriver {
  /// Does nothing: there is no refresh control on tvOS.
  func updateRefreshControl() {}

  func updateRefreshControlLater() {}

  func updateRefreshControlIfDue() {}
}
#else
/// The refresh control of an adapter's view.
struct AdapterRefreshing {
  var control = ContentRefresh()
  /// Whether the control is to be updated in the next frame.
  var isDue = false
  var isTaskRunning = false
}

extension AdapterDriver {
  func updateRefreshControl() {
    guard let view = adapter?.adapted else { return }
    let (shown, isTaskRunning) = (content.new, refreshing.isTaskRunning)
    refreshing.control.update(
      in: view, canRefresh: shown.canRefresh && !isTaskRunning,
      isRefreshing: shown.isRefreshing || isTaskRunning && shown.canRefresh
    ) { [weak self] in self?.startRefresh() }
  }

  /// Updates the refresh control in the next frame, if it still shows another state.
  func updateRefreshControlLater() {
    guard adapter?.adapted.refreshControl != nil else { return }
    refreshing.isDue = true
    wakeNextFrame()
  }

  /// Updates the refresh control in this frame, if that was requested.
  func updateRefreshControlIfDue() {
    guard refreshing.isDue else { return }
    refreshing.isDue = false
    updateRefreshControl()
  }

  /// Handles the user's pull.
  private func startRefresh() {
    guard !refreshing.isTaskRunning else { return }
    switch content.new.refreshAction {
    case .call(let startRefresh): startRefresh()
    case .run(let task):
      refreshing.isTaskRunning = true
      Task { [weak self] in
        await task()
        self?.refreshing.isTaskRunning = false
        self?.updateRefreshControl()
      }
      updateRefreshControl()
    case nil: break
    }
  }
}
#endif
#endif
