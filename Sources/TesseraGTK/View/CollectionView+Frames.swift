import CGTK
import CTesseraGTK
import Tessera
import TesseraLayout

/// What is known of frames.
struct FrameState {
  /// The time of the latest one, in seconds; frames do not go back in time.
  var time = 0.0
  /// Whether the next one is asked for.
  var isRequested = false
  /// Whether the view is at work on one.
  var isAtWork = false
  /// What was done while GTK allocated, and is not told yet.
  var untold: [Transaction] = []
  /// What wants another size than it has.
  var restless: [CellID] = []
  /// Whether the keyboard was in the collection when that was done.
  var hadFocus = false
}

// Work is done when a frame begins, before GTK lays anything out: handlers may then change any widget, and rows may come
// and go. While it allocates, GTK loses such requests. A new size alone, which is known only then, is laid out at once;
// what it has led to is told, and handled, in the frame that follows.

extension CollectionView {
  /// Brings everything up to date. What cannot be seen waits until it is shown.
  func update() {
    frames.isRequested = false
    guard size != .zero, gtk_widget_get_mapped(widget) != 0, !frames.isAtWork else { return }
    // Whatever was to be kept when the size changed, somebody may have gone elsewhere since.
    let hadFocus = containsFocus || (frames.hadFocus && !isFocusElsewhere)
    frames.hadFocus = false
    frames.isAtWork = true
    followTime()
    followScale()
    followAdjustments(at: frames.time)
    tellTransactions()
    remeasureRestless()
    work {
      stage.updateFrame(at: frames.time) { transaction in
        carryOut(transaction)
        onUpdate?(transaction)
      }
    }
    frames.isAtWork = false
    hideReleasedRows()
    followSelectionMode()
    publishAdjustments(at: frames.time)
    keepContextMenu()
    keepTooltip()
    showBand()
    showDropMark()
    showRefreshIndicator()
    if hadFocus { keepFocus() }
    publishAccessibility()
    gtk_widget_queue_allocate(widget)
    requestFrame()
  }

  /// Gives the view another size, while GTK allocates.
  func resize(to size: Size) {
    guard size != self.size else { return }
    self.size = size
    engine.resize(to: size)
    // A handler that waits for something in a loop of its own is at work: when it is done, the rest is.
    if frames.isAtWork { return }
    followTime()
    frames.hadFocus = frames.hadFocus || containsFocus
    work {
      stage.layOutFrame(at: frames.time) { transaction in
        carryOut(transaction)
        frames.untold.append(transaction)
      }
    }
    publishAdjustments(at: frames.time)
    setNeedsUpdate()
  }

  private func followTime() { frames.time = max(frames.time, tessera_collection_get_frame_time(widget)) }

  /// Lets the stage work, as the collection that rows are made for.
  private func work(_ body: () -> Void) {
    let outer = Self.updating
    Self.updating = self
    defer { Self.updating = outer }
    body()
  }

  /// Does to the rows what the stage has done to the cells.
  private func carryOut(_ transaction: Transaction) {
    for operation in transaction.operations { carryOut(operation) }
  }

  /// Tells what was done while nobody could be told.
  private func tellTransactions() {
    let transactions = frames.untold
    frames.untold = []
    for transaction in transactions { onUpdate?(transaction) }
  }

  /// Asks for the frame that is due next. What cannot be seen needs none: it is asked for when it is shown again.
  private func requestFrame() {
    // Somebody has asked for one already, since the work was done.
    if frames.isRequested { return }
    let restTime = adjustments.haveMoved ? frames.time : adjustments.restTime
    let times = [engine.nextFrameTime, restTime, accessibilityPace.dueTime].compactMap { $0 }
    guard let next = times.min(), gtk_widget_get_mapped(widget) != 0 else {
      return tessera_collection_request_frame(widget, -1)
    }
    tessera_collection_request_frame(widget, max(0, next - frames.time))
  }
}
