import CGTK
import CTesseraGTK
import Tessera
import TesseraLayout

/// The state of frames.
struct FrameState {
  /// The time of the latest frame, in seconds; it never decreases.
  var time = 0.0
  var isRequested = false
  var isUpdating = false
  /// Transactions performed while GTK allocated, not reported yet.
  var pendingTransactions: [Transaction] = []
  /// Cells whose natural size has changed.
  var cellsToRemeasure: [CellID] = []
  /// Whether the collection had the keyboard focus before a change of size.
  var hadFocus = false
}

// Work is done when a frame begins, before GTK lays out anything: handlers may then change any widget, and
// rows may come and go. During allocation GTK would lose such requests. A new size, which is known only then,
// is laid out at once; its transactions are reported in the frame that follows.

extension CollectionView {
  /// Updates everything. A view that is not visible waits until it is shown.
  func update() {
    frames.isRequested = false
    guard size != .zero, gtk_widget_get_mapped(widget) != 0, !frames.isUpdating else { return }
    // Whatever the change of size was to keep, the user may have moved the focus since.
    let hadFocus = containsFocus || (frames.hadFocus && !isFocusElsewhere)
    frames.hadFocus = false
    frames.isUpdating = true
    updateFrameTime()
    updateScale()
    applyAdjustments(at: frames.time)
    reportTransactions()
    remeasurePendingCells()
    work {
      stage.updateFrame(at: frames.time) { transaction in
        perform(transaction)
        onUpdate?(transaction)
      }
    }
    frames.isUpdating = false
    hideReleasedRows()
    showDeclaredStates()
    updateRowStyles()
    publishAdjustments(at: frames.time)
    updateContextMenu()
    updateTooltip()
    showRubberband()
    showDropIndicator()
    showRefreshIndicator()
    if hadFocus { syncFocus() }
    publishAccessibility()
    gtk_widget_queue_allocate(widget)
    requestFrame()
  }

  /// Changes the size of the view, while GTK allocates.
  func resize(to size: Size) {
    guard size != self.size else { return }
    self.size = size
    engine.resize(to: size)
    // A handler runs a main loop of its own within an update: the rest follows when that ends.
    if frames.isUpdating { return }
    updateFrameTime()
    frames.hadFocus = frames.hadFocus || containsFocus
    work {
      stage.layOutFrame(at: frames.time) { transaction in
        perform(transaction)
        frames.pendingTransactions.append(transaction)
      }
    }
    publishAdjustments(at: frames.time)
    setNeedsUpdate()
  }

  private func updateFrameTime() { frames.time = max(frames.time, tessera_collection_get_frame_time(widget)) }

  /// Runs the stage's work, during which rows are created for this collection.
  private func work(_ body: () -> Void) {
    let outer = Self.updating
    Self.updating = self
    tessera_set_gtk_thread()
    defer { Self.updating = outer }
    body()
  }

  private func perform(_ transaction: Transaction) {
    for operation in transaction.operations { perform(operation) }
  }

  private func reportTransactions() {
    let transactions = frames.pendingTransactions
    frames.pendingTransactions = []
    for transaction in transactions { onUpdate?(transaction) }
  }

  /// Requests the next due frame. A view that is not visible requests one when it is shown again.
  private func requestFrame() {
    // A frame has been requested since the work was done.
    if frames.isRequested { return }
    let restTime = adjustments.haveMoved ? frames.time : adjustments.restTime
    let times = [engine.nextFrameTime, restTime, accessibilityThrottle.dueTime].compactMap { $0 }
    guard let next = times.min(), gtk_widget_get_mapped(widget) != 0 else {
      return tessera_collection_request_frame(widget, -1)
    }
    tessera_collection_request_frame(widget, max(0, next - frames.time))
  }
}
