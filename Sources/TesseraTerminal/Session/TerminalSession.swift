import CTesseraTerminal
import Dispatch

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The use of a terminal by one process: keys and mouse come in, screens go out, and whatever ends the process, the
/// terminal is put back as it was, exactly once.
///
/// A session lives on the main queue: call `dispatchMain()`, or run another loop that serves it. While nothing
/// happens it costs no time at all. There is one session at a time.
@MainActor
public final class TerminalSession {
  /// What a session does by itself.
  public struct Options: Hashable, Sendable {
    /// Control-C ends the process as an interrupt does, instead of being an event.
    public var interruptsOnControlC = true
    /// Control-Z stops the process until the shell continues it, instead of being an event.
    public var suspendsOnControlZ = true
    /// The terminal is asked for its colours, where that is known to be harmless and ``TerminalGround/detect(_:)`` has not
    /// found the user's own word.
    public var asksForColors = true

    /// Options with their defaults.
    public init() {}
  }

  /// Receives everything that one read brought, in order.
  public var onEvents: ([TerminalEvent]) -> Void = { _ in }
  /// Receives a new size of the terminal. The screen may show anything: repaint it.
  public var onResize: (GridSize) -> Void = { _ in }
  /// Is called when the process goes on after a stop. The screen is empty and ``size`` is current: repaint it.
  public var onResume: () -> Void = {}
  /// Receives the colours of the terminal when they are found to be others than was known before.
  public var onGround: (TerminalGround) -> Void = { _ in }
  /// Is called when the terminal is gone and the session has ended. Unless set, the process ends.
  public var onHangUp: () -> Void = { exit(128 + SIGHUP) }
  /// What the session does by itself.
  public var options: Options

  /// How many characters fit; 0 × 0 while the terminal has no room.
  public private(set) var size: GridSize

  /// What is known about the colours of the terminal: at first from the environment, then by its own answer.
  public private(set) var ground: TerminalGround
  /// The same, with answers of which the rest has not come yet.
  private var told = TerminalGround.detected

  private let device: TerminalDevice
  private var decoder = InputDecoder()
  private var buffer = [UInt8](repeating: 0, count: 1 << 14)
  private var sources: [any DispatchSourceProtocol] = []
  private let escapeTimer: any DispatchSourceTimer
  private var hasEnded = false

  /// How long after ESC the rest of a sequence may come.
  private static let escapeDelay = DispatchTimeInterval.milliseconds(25)
  /// How long it may take where it may be the rest of an answer, in milliseconds, and how long answers are waited for.
  private static let (slowEscapeDelay, longestAnswer) = (100, 2000)

  /// Whether the process talks with a user: standard input and output are terminals, and `TERM` is not `dumb`.
  public nonisolated static var isInteractive: Bool { TerminalDevice.isInteractive }

  /// Takes over the terminal: raw, with a screen of its own, mouse and paste reported.
  ///
  /// Keys are read from the controlling terminal where standard input is something else.
  public init(options: Options = Options()) throws(TerminalError) {
    if tessera_terminal_is_entered() { throw .inUse }
    self.options = options
    device = try TerminalDevice()
    size = device.size
    ground = told
    escapeTimer = DispatchSource.makeTimerSource(queue: .main)
    let notices = tessera_terminal_watch()
    if notices < 0 { throw .settingsRefused(errno) }
    do {
      try device.enter()
    } catch {
      tessera_terminal_unwatch()
      device.close()
      throw error
    }
    start(DispatchSource.makeReadSource(fileDescriptor: device.input, queue: .main)) { $0.readInput() }
    start(DispatchSource.makeReadSource(fileDescriptor: notices, queue: .main)) {
      $0.readNotices(from: notices)
    }
    start(escapeTimer) { $0.flushInput() }
    askForColors()
  }

  deinit {
    if hasEnded { return }
    tessera_terminal_leave()
    tessera_terminal_unwatch()
  }

  /// Writes to the terminal, waiting while it is slow; does nothing once the terminal was left.
  public func write(_ bytes: [UInt8]) {
    guard !bytes.isEmpty, tessera_terminal_is_entered() else { return }
    if !device.write(bytes) { hangUp() }
  }

  /// Stops the process as Control-Z does in a shell; returns when it goes on, with the screen entered again.
  public func suspend() {
    guard !hasEnded else { return }
    tessera_terminal_leave()
    tessera_terminal_stop()
    resume()
  }

  /// Puts the terminal back and stops listening; does nothing the second time.
  public func end() {
    guard !hasEnded else { return }
    hasEnded = true
    for source in sources { source.cancel() }
    sources = []
    tessera_terminal_leave()
    tessera_terminal_unwatch()
    device.close()
  }

  // MARK: Listening

  private func start(
    _ source: any DispatchSourceProtocol, _ handle: @escaping @MainActor (TerminalSession) -> Void
  ) {
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        guard let self, !self.hasEnded else { return }
        handle(self)
      }
    }
    source.resume()
    sources.append(source)
  }

  private func readInput() {
    switch device.read(into: &buffer) {
    case .hangUp:
      hangUp()
    case .bytes(let count):
      decoder.expectsReports = tessera_terminal_expects_answers()
      let events = decoder.decode(buffer[..<count])
      take(decoder.takeReports())
      let delay = decoder.expectsReports ? .milliseconds(Self.slowEscapeDelay) : Self.escapeDelay
      escapeTimer.schedule(deadline: decoder.isAmbiguous ? .now() + delay : .distantFuture)
      deliver(events)
    }
  }

  /// Takes in what has arrived already, before the main queue comes to it.
  func readWaitingInput() {
    guard !hasEnded, tessera_terminal_expects_answers() else { return }
    readInput()
  }

  // MARK: Colours

  /// Asks the terminal for its colours. Nothing waits for the answer: what it changes is drawn again when it comes.
  private func askForColors() {
    let canBeAsked = TerminalGround.canBeAsked { name in getenv(name).map { String(cString: $0) } }
    guard options.asksForColors, canBeAsked else { return }
    tessera_terminal_expect_answers(Int32(Self.longestAnswer))
    write(TerminalReport.questions)
  }

  private func take(_ reports: [TerminalReport]) {
    for report in reports {
      told.take(report)
      if report == .end { tessera_terminal_expect_answers(0) }
      // The colour of the text comes first, and changes nothing by itself.
      if case .text = report { continue }
      guard told != ground else { continue }
      ground = told
      onGround(ground)
    }
  }

  private func flushInput() { deliver(decoder.flush()) }

  private func readNotices(from descriptor: Int32) {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 else { return }
    let notices = Set(bytes[..<count].map(UInt32.init))
    if notices.contains(tessera_terminal_stop_requested.rawValue) {
      suspend()
    } else if notices.contains(tessera_terminal_continued.rawValue) {
      // Stopped by a signal that cannot be caught: the shell may have changed the settings.
      resume()
    } else if notices.contains(tessera_terminal_resized.rawValue) {
      updateSize()
    }
  }

  // MARK: Reacting

  private func deliver(_ events: [TerminalEvent]) {
    guard let own = events.firstIndex(where: isOwn) else {
      if !events.isEmpty { onEvents(events) }
      return
    }
    if own > 0 { onEvents(Array(events[..<own])) }
    if hasEnded { return }
    if events[own] == Self.interrupt { tessera_terminal_interrupt() } else { suspend() }
    if !hasEnded { deliver(Array(events[(own + 1)...])) }
  }

  private static let interrupt = TerminalEvent.key(.character("c"), modifiers: .control)
  private static let suspension = TerminalEvent.key(.character("z"), modifiers: .control)

  private func isOwn(_ event: TerminalEvent) -> Bool {
    (options.interruptsOnControlC && event == Self.interrupt)
      || (options.suspendsOnControlZ && event == Self.suspension)
  }

  /// Takes the terminal again after a stop.
  private func resume() {
    do {
      try device.enter()
    } catch {
      hangUp()
      return
    }
    size = device.size
    askForColors()
    onResume()
  }

  private func updateSize() {
    let current = device.size
    guard current != size else { return }
    size = current
    onResize(current)
  }

  private func hangUp() {
    guard !hasEnded else { return }
    end()
    onHangUp()
  }
}
