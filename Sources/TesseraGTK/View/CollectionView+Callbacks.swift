import CGTK
import CTesseraGTK

// Callbacks from GTK.

extension CollectionView {
  /// Calls a function on the main thread, on which GTK calls, with the view of a callback's context.
  nonisolated static func with<Result: Sendable>(
    _ context: UnsafeMutableRawPointer?, _ body: @MainActor (CollectionView) -> Result
  ) -> Result? {
    guard let context else { return nil }
    nonisolated(unsafe) let view = context
    return MainActor.assumeIsolated {
      body(Unmanaged<CollectionView>.fromOpaque(view).takeUnretainedValue())
    }
  }

  static var callbacks: TesseraCollectionCallbacks {
    TesseraCollectionCallbacks(
      update: { context in CollectionView.with(context) { $0.update() } },
      allocate: { context, width, height in
        CollectionView.with(context) { $0.allocate(width: Double(width), height: Double(height)) }
      },
      scrolled: { context in CollectionView.with(context) { $0.adjustmentHasMoved() } },
      focus: { context in CollectionView.with(context) { $0.takeFocus() } == true ? 1 : 0 },
      focus_entered: { context, cell in
        guard let cell else { return }
        nonisolated(unsafe) let row = cell
        CollectionView.with(context) { $0.focusEntered(row) }
      },
      tab_entered: { context, isForward in
        CollectionView.with(context) { $0.tabEntered(forward: isForward != 0) }
      },
      tab_leaves: { context, isForward in
        CollectionView.with(context) { $0.tabLeaves(forward: isForward != 0) } == true ? 1 : 0
      })
  }
}
