import CGTKBenchmarks

/// Moves a list in every frame, and measures what that takes.
@MainActor
final class FrameMeter {
  /// What the frames of a scenario took.
  struct Figures {
    /// Processor time of all that the process did, also between frames; milliseconds a frame.
    var processorTime: Double
    /// Of that what was done from the begin of a frame to its end.
    var frameProcessorTime: Double
    /// The frames that took more than 16 ms from their begin to their end, on the clock.
    var lateFrames: Int
    /// Those that took more than 16 ms of processor time: other programs have no part in it.
    var longFrames: Int
    /// How many of a hundred frames afterwards showed other rows, or the same ones elsewhere, than the frame before: all of
    /// them, unless frames are left out.
    var moves: Int
  }

  private let window: Window
  private let scenario: Scenario
  private var places = RandomPlaces()
  /// When the frame began; nil: between frames.
  private var begin: (time: Double, processor: Double)?
  private var frames: [(time: Double, processor: Double)] = []
  /// Whether rows are looked at after each frame, and what was in view in the last one.
  private var isWatching = false
  private var firstRow: ShownRow?
  private var moves = 0

  /// Frames before the first one that counts: what is made only once is made in them.
  private static let warmUp = 10

  /// Frames after the last one that counts, in which rows are looked at.
  private static let watched = 100

  /// What takes more than this is missed by a display of 60 Hz.
  private static let limit = 16.0

  private init(_ window: Window, _ scenario: Scenario) {
    self.window = window
    self.scenario = scenario
  }

  /// Measures so many frames of a scenario.
  static func measure(_ scenario: Scenario, frames: Int, in window: Window) -> Figures {
    FrameMeter(window, scenario).run(frames)
  }

  private func run(_ count: Int) -> Figures {
    let context = Unmanaged.passUnretained(self).toOpaque()
    let clock = UnsafeMutableRawPointer(window.frameClock)
    typealias Handler = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
    let began: Handler = { _, context in FrameMeter.with(context) { $0.frameBegan() } }
    let ended: Handler = { _, context in FrameMeter.with(context) { $0.frameEnded() } }
    let handlers = [
      g_signal_connect_data(
        clock, "before-paint", unsafeBitCast(began, to: GCallback.self), context, nil, GConnectFlags(0)),
      g_signal_connect_data(
        clock, "after-paint", unsafeBitCast(ended, to: GCallback.self), context, nil, G_CONNECT_AFTER),
    ]
    let ticks = gtk_widget_add_tick_callback(
      window.scrolledWindow,
      { _, _, context in
        FrameMeter.with(context) { $0.move() }
        return 1
      }, context, nil)
    window.wait { frames.count >= Self.warmUp }
    let start = ProcessFigures.processorTime
    window.wait { frames.count >= Self.warmUp + count }
    let total = ProcessFigures.processorTime - start
    let counted = frames[Self.warmUp...]
    isWatching = true
    window.wait { frames.count >= Self.warmUp + count + Self.watched + 1 }
    gtk_widget_remove_tick_callback(window.scrolledWindow, ticks)
    for handler in handlers { g_signal_handler_disconnect(clock, handler) }
    return Figures(
      processorTime: total / Double(counted.count),
      frameProcessorTime: counted.reduce(0) { $0 + $1.processor } / Double(counted.count),
      lateFrames: counted.count { $0.time > Self.limit },
      longFrames: counted.count { $0.processor > Self.limit },
      moves: moves)
  }

  private func frameBegan() { begin = (ProcessFigures.time, ProcessFigures.processorTime) }

  private func move() {
    gtk_adjustment_set_value(window.adjustment, scenario.next(window.adjustment, &places))
  }

  private func frameEnded() {
    guard let begin else { return }
    frames.append((ProcessFigures.time - begin.time, ProcessFigures.processorTime - begin.processor))
    self.begin = nil
    if isWatching { lookAtRows() }
  }

  private func lookAtRows() {
    let row = window.shownRows.first
    if let firstRow, row?.index != firstRow.index || row?.y != firstRow.y { moves += 1 }
    firstRow = row
  }

  private nonisolated static func with(
    _ context: UnsafeMutableRawPointer?, _ body: @MainActor (FrameMeter) -> Void
  ) {
    guard let context else { return }
    nonisolated(unsafe) let meter = context
    MainActor.assumeIsolated { body(Unmanaged<FrameMeter>.fromOpaque(meter).takeUnretainedValue()) }
  }
}
