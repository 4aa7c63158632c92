import CTesseraTerminal
import Dispatch

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The use of a terminal by one process, which receives keys and mouse events and writes screens.
///
/// However the process ends, the session restores the terminal exactly once.
///
/// A session lives on the main queue: call `dispatchMain()`, or run another loop that serves it. While
/// nothing happens it uses no CPU time. Only one session can exist at a time.
@MainActor
public final class TerminalSession {
  /// The behavior of a session.
  public struct Options: Hashable, Sendable {
    /// A Boolean value that indicates whether Control-C ends the process as an interrupt does, instead of
    /// being an event.
    public var interruptsOnControlC = true
    /// A Boolean value that indicates whether Control-Z stops the process until the shell continues it,
    /// instead of being an event.
    public var suspendsOnControlZ = true
    /// A Boolean value that indicates whether the session queries the terminal's colors, if the terminal
    /// supports that and ``TerminalColors/detect(_:)`` has not found the user's own setting.
    public var queriesColors = true
    /// A Boolean value that indicates whether the session uses kitty's keyboard protocol if the terminal
    /// supports it. The protocol distinguishes keys such as Tab and Control-I.
    public var extendsKeyboard = true
    /// A Boolean value that indicates whether the session asks the terminal for its ways to show images, if the
    /// environment allows that. In a region, it does not.
    public var queriesGraphics = true
    /// The part of the terminal that the session uses.
    public var region = TerminalRegion.fullScreen

    /// Creates options with default values.
    public init() {}
  }

  /// A handler that receives all events of one read, in order.
  public var onEvents: ([TerminalEvent]) -> Void = { _ in }
  /// A handler that receives a new size of the terminal.
  ///
  /// The content of the screen is undefined then: repaint it.
  public var onResize: (GridSize) -> Void = { _ in }
  /// A handler that is called when the process continues after a stop.
  ///
  /// The screen is empty and ``size`` is current: repaint it.
  public var onResume: () -> Void = {}
  /// A handler that receives the colors of the terminal when they differ from those known before.
  public var onColorsChange: (TerminalColors) -> Void = { _ in }
  /// A handler that receives the way in which the terminal shows images, when it becomes known or changes.
  public var onGraphicsChange: (TerminalGraphics) -> Void = { _ in }
  /// A handler that is called when the terminal is gone and the session has ended.
  ///
  /// By default, the process ends.
  public var onHangUp: () -> Void = { exit(128 + SIGHUP) }
  /// A handler that is called when a slow terminal has taken everything that was written; see
  /// ``hasPendingOutput``.
  public var onOutputTaken: () -> Void = {}
  /// The behavior of the session; a change of the region has no effect.
  public var options: Options

  /// The number of columns and rows; 0 × 0 while the terminal has no space. For a region that is
  /// ``TerminalRegion/inline(rows:)``, its largest size.
  public private(set) var size: GridSize

  /// The known colors of the terminal: first from the environment, then from its own reports.
  public private(set) var terminalColors: TerminalColors
  /// The same, with reports of which the rest has not arrived yet.
  private var detectedColors = TerminalColors.detected

  /// The way in which the terminal shows images; half blocks until the terminal has reported another one.
  public private(set) var graphics = TerminalGraphics.halfBlocks
  private var graphicsReports = GraphicsReports()

  private let device: TerminalDevice
  let region: TerminalRegion
  private let modes: TerminalModes
  /// The bytes that the terminal has not taken yet.
  private var pendingOutput: [UInt8] = []
  private var outputSource: (any DispatchSourceProtocol)?
  private var decoder = InputDecoder()
  private var buffer = [UInt8](repeating: 0, count: 1 << 14)
  private var sources: [any DispatchSourceProtocol] = []
  private let escapeTimer: any DispatchSourceTimer
  private var hasEnded = false

  /// The time after ESC in which the rest of a sequence may arrive.
  private static let escapeDelay = DispatchTimeInterval.milliseconds(25)
  /// The same time while the sequence may be a reply, and the longest wait for replies; both in milliseconds.
  private static let (slowEscapeDelay, longestAnswer) = (100, 2000)

  /// A Boolean value that indicates whether the process is interactive: standard input and output are
  /// terminals, and `TERM` is not `dumb`.
  public nonisolated static var isInteractive: Bool { TerminalDevice.isInteractive }

  /// A Boolean value that indicates whether a session can take over a terminal: standard input and output are
  /// terminals, or the process has a controlling terminal, and `TERM` is not `dumb`.
  public nonisolated static var isAvailable: Bool { TerminalDevice.isAvailable }

  /// A Boolean value that indicates whether the terminal supports links (OSC 8), according to the environment.
  public nonisolated static var supportsLinks: Bool {
    Hyperlink.isSupported { name in getenv(name).map { String(cString: $0) } }
  }

  /// Creates a session that takes over the terminal: raw, with the alternate screen, and with mouse and paste
  /// reports; or a region of it, without the alternate screen and without reports of the mouse.
  ///
  /// If standard input is not a terminal, keys are read from the controlling terminal. If standard output is not
  /// a terminal, the controlling terminal shows the screen, so that a shell can take the result of the program
  /// from its standard output: `x=$(program)`.
  ///
  /// - Throws: A ``TerminalError`` if the terminal cannot be used.
  public init(options: Options = Options()) throws(TerminalError) {
    if tessera_terminal_is_entered() { throw .inUse }
    self.options = options
    device = try TerminalDevice()
    region = options.region
    modes = TerminalModes(region)
    size = region.size(on: device.size)
    terminalColors = detectedColors
    escapeTimer = DispatchSource.makeTimerSource(queue: .main)
    let notices = tessera_terminal_watch()
    if notices < 0 { throw .settingsRefused(errno) }
    do {
      try device.enter(modes)
    } catch {
      tessera_terminal_unwatch()
      device.close()
      throw error
    }
    sources = [
      started(DispatchSource.makeReadSource(fileDescriptor: device.input, queue: .main)) { $0.readInput() },
      started(DispatchSource.makeReadSource(fileDescriptor: notices, queue: .main)) {
        $0.readNotices(from: notices)
      },
      started(escapeTimer) { $0.flushInput() },
    ]
    queryColors()
  }

  deinit {
    if hasEnded { return }
    tessera_terminal_leave()
    tessera_terminal_unwatch()
  }

  /// Writes to the terminal, without waiting if it is slow; does nothing after the session has ended.
  public func write(_ bytes: [UInt8]) {
    guard !bytes.isEmpty, tessera_terminal_is_entered() else { return }
    pendingOutput += bytes
    writePendingOutput()
  }

  /// A Boolean value that indicates whether the terminal is slow and has not taken everything that was written.
  ///
  /// Do not draw a frame while it is `true`. When the terminal has taken everything, ``onOutputTaken`` is called:
  /// draw the latest state there. Meanwhile, the session goes on to deliver keys.
  public var hasPendingOutput: Bool { !pendingOutput.isEmpty }

  private func writePendingOutput() {
    guard let count = device.write(pendingOutput[...]) else { return hangUp() }
    pendingOutput.removeFirst(count)
    if pendingOutput.isEmpty {
      outputSource?.cancel()
      outputSource = nil
    } else if outputSource == nil {
      outputSource = started(DispatchSource.makeWriteSource(fileDescriptor: device.output, queue: .main)) {
        $0.writePendingOutput()
        if !$0.hasPendingOutput { $0.onOutputTaken() }
      }
    }
  }

  /// Forgets output that the terminal has not taken.
  private func dropPendingOutput() {
    pendingOutput = []
    outputSource?.cancel()
    outputSource = nil
  }

  /// Stops the process as Control-Z does in a shell; returns when it continues, after the screen is entered
  /// again.
  public func suspend() {
    guard !hasEnded else { return }
    dropPendingOutput()
    removeImages()
    tessera_terminal_leave()
    tessera_terminal_stop()
    resume()
  }

  /// Restores the terminal and stops reading from it; a second call does nothing.
  ///
  /// - Parameter summary: A text that remains on the terminal, such as the answer to a question; `nil` for none.
  ///   Control characters are left out.
  public func end(leaving summary: String? = nil) {
    guard !hasEnded else { return }
    hasEnded = true
    for source in sources { source.cancel() }
    sources = []
    dropPendingOutput()
    removeImages()
    tessera_terminal_leave()
    if let summary { device.writeAll(summary.printable + "\n") }
    tessera_terminal_unwatch()
    device.close()
  }

  /// Removes the images that the terminal keeps; leaving the screen only hides them.
  private func removeImages() {
    guard graphics.isKitty else { return }
    _ = device.write(KittyImages.removeAll[...])
  }

  // MARK: Reading

  private func started(
    _ source: any DispatchSourceProtocol, _ handle: @escaping @MainActor (TerminalSession) -> Void
  ) -> any DispatchSourceProtocol {
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        guard let self, !self.hasEnded else { return }
        handle(self)
      }
    }
    source.resume()
    return source
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

  /// Reads the input that has arrived already, before the main queue gets to it.
  func readWaitingInput() {
    guard !hasEnded, tessera_terminal_expects_answers() else { return }
    readInput()
  }

  // MARK: Colors

  /// Queries the terminal's colors, unless replies are outstanding. Nothing waits for the reply: when it
  /// arrives, the screen is drawn again.
  private func queryColors() {
    let variable = { (name: String) in getenv(name).map { String(cString: $0) } }
    let supportsColorQueries = TerminalColors.supportsColorQueries(variable)
    let asksForGraphics =
      options.queriesGraphics && region == .fullScreen && TerminalGraphics.isQueried(variable)
    guard options.queriesColors, region != .lines, supportsColorQueries, !tessera_terminal_expects_answers()
    else { return }
    tessera_terminal_expect_answers(Int32(Self.longestAnswer))
    graphicsReports = GraphicsReports()
    write(TerminalReport.queries(graphics: asksForGraphics))
  }

  private func take(_ reports: [TerminalReport]) {
    for report in reports {
      if case .colorScheme = report {
        guard options.queriesColors, !TerminalColors.isSetByUser else { continue }
        // The report does not contain the colors.
        queryColors()
      }
      if report == .keyboard, options.extendsKeyboard, tessera_terminal_begin_keyboard() {
        write(Self.beginKeyboard)
      }
      detectedColors.take(report)
      graphicsReports.take(report)
      if report == .end {
        tessera_terminal_expect_answers(0)
        updateGraphics()
      }
      // The color of text comes first, and changes nothing by itself.
      if case .text = report { continue }
      guard detectedColors != terminalColors else { continue }
      terminalColors = detectedColors
      onColorsChange(terminalColors)
    }
  }

  private func updateGraphics() {
    guard options.queriesGraphics, region == .fullScreen else { return }
    let setting = TerminalGraphics.setting { name in getenv(name).map { String(cString: $0) } }
    let current = graphicsReports.graphics(setting)
    guard current != graphics else { return }
    graphics = current
    onGraphicsChange(current)
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
      // A signal that cannot be caught stopped the process: the shell may have changed the settings.
      resume()
    } else if notices.contains(tessera_terminal_resized.rawValue) {
      updateSize()
    }
  }

  /// Makes keys unambiguous, until the terminal is left.
  private static let beginKeyboard = Array("\u{1B}[>1u".utf8)

  // MARK: Mouse and clipboard

  /// A Boolean value that indicates whether the terminal reports the mouse; otherwise the user can select text
  /// as in a shell.
  public var reportsMouse = true { didSet { if reportsMouse != oldValue { writeMouseModes() } } }

  private func writeMouseModes() {
    // A region leaves the mouse to the terminal.
    guard region == .fullScreen else { return }
    write(Array((reportsMouse ? "\u{1B}[?1002h\u{1B}[?1006h" : "\u{1B}[?1006l\u{1B}[?1002l").utf8))
  }

  /// Copies a text to the clipboard of the user, if the terminal allows that (OSC 52), even over SSH.
  ///
  /// - Returns: `false` if the text has more than ``longestCopy`` bytes; then nothing is copied.
  @discardableResult
  public func copy(_ text: String) -> Bool {
    guard let bytes = Clipboard.sequence(copying: text) else { return false }
    write(bytes)
    return true
  }

  /// The largest number of bytes that ``copy(_:)`` copies: many terminals ignore longer texts.
  public nonisolated static var longestCopy: Int { Clipboard.limit }

  // MARK: Handling events

  private func deliver(_ events: [TerminalEvent]) {
    // The user may have chosen other colors meanwhile, and many terminals do not report that.
    if events.contains(.focus(true)) { queryColors() }
    deliverInOrder(events)
  }

  private func deliverInOrder(_ events: [TerminalEvent]) {
    guard let own = events.firstIndex(where: isOwn) else {
      if !events.isEmpty { onEvents(events) }
      return
    }
    if own > 0 { onEvents(Array(events[..<own])) }
    if hasEnded { return }
    if events[own] == Self.interrupt { tessera_terminal_interrupt() } else { suspend() }
    if !hasEnded { deliverInOrder(Array(events[(own + 1)...])) }
  }

  private static let interrupt = TerminalEvent.key(.character("c"), modifiers: .control)
  private static let suspension = TerminalEvent.key(.character("z"), modifiers: .control)

  private func isOwn(_ event: TerminalEvent) -> Bool {
    (options.interruptsOnControlC && event == Self.interrupt)
      || (options.suspendsOnControlZ && event == Self.suspension)
  }

  /// Takes over the terminal again after a stop.
  private func resume() {
    dropPendingOutput()
    do {
      try device.enter(modes)
    } catch {
      hangUp()
      return
    }
    size = region.size(on: device.size)
    if !reportsMouse { writeMouseModes() }
    tessera_terminal_expect_answers(0)
    queryColors()
    onResume()
  }

  private func updateSize() {
    let current = region.size(on: device.size)
    // A region has to be drawn again even if it has the same size: the terminal may have moved its lines.
    guard current != size || region.isInline else { return }
    size = current
    onResize(current)
  }

  private func hangUp() {
    guard !hasEnded else { return }
    end()
    onHangUp()
  }
}
