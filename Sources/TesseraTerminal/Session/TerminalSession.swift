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
  public internal(set) var terminalColors: TerminalColors
  /// The same, with reports of which the rest has not arrived yet.
  var detectedColors = TerminalColors.detected

  /// The way in which the terminal shows images; half blocks until the terminal has reported another one.
  public internal(set) var graphics = TerminalGraphics.halfBlocks
  var graphicsReports = GraphicsReports()
  /// Whether the window has changed while replies were outstanding, which may be older than the change.
  var hasOutdatedCharacter = false

  let device: TerminalDevice
  private let deviceUse: DeviceUse
  let region: TerminalRegion
  private let modes: TerminalModes
  /// The bytes that the terminal has not taken yet.
  private var pendingOutput: [UInt8] = []
  private var outputSource: (any DispatchSourceProtocol)?
  private var decoder = InputDecoder()
  private var buffer = [UInt8](repeating: 0, count: 1 << 14)
  /// The descriptor on which changes of size, stops and continuations arrive.
  let notices: Int32
  /// The sources of events; empty before the main queue is served, and while a ``SessionLoop`` takes their place.
  private var sources: [any DispatchSourceProtocol] = []
  private var escapeTimer: (any DispatchSourceTimer)?
  /// Whether a ``SessionLoop`` waits for events, in place of Dispatch.
  private(set) var hasLoop = false
  /// The time at which input that may be the start of a longer sequence is complete; `nil` if there is none.
  private(set) var flushTime: Double?
  private(set) var hasEnded = false

  /// The time after ESC in which the rest of a sequence may arrive, in milliseconds.
  private static let escapeDelay = 25
  /// The same time while the sequence may be a reply, in milliseconds.
  private static let slowEscapeDelay = 100
  /// The longest wait for replies, in milliseconds.
  static let longestAnswer = 2000

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
    deviceUse = DeviceUse(device)
    region = options.region
    modes = TerminalModes(region)
    size = region.size(on: device.size)
    terminalColors = detectedColors
    notices = tessera_terminal_watch()
    if notices < 0 {
      let code = errno
      device.close()
      throw .settingsRefused(code)
    }
    do {
      try device.enter(modes)
    } catch {
      tessera_terminal_unwatch()
      device.close()
      throw error
    }
    // Dispatch waits in threads of its own, which are not needed if a loop comes first.
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.startSources() }
    }
    queryColors()
  }

  deinit {
    if hasEnded { return }
    tessera_terminal_leave()
    tessera_terminal_unwatch()
  }

  /// Writes to the terminal, without waiting if it is slow; does nothing after the session has ended.
  public func write(_ bytes: [UInt8]) {
    guard !bytes.isEmpty, !hasEnded, tessera_terminal_is_entered() else { return }
    pendingOutput += bytes
    writePendingOutput()
  }

  /// A Boolean value that indicates whether the terminal is slow and has not taken everything that was written.
  ///
  /// Do not draw a frame while it is `true`. When the terminal has taken everything, ``onOutputTaken`` is called:
  /// draw the latest state there. Meanwhile, the session goes on to deliver keys.
  public var hasPendingOutput: Bool { !pendingOutput.isEmpty }

  func writePendingOutput() {
    guard let count = device.write(pendingOutput[...]) else { return hangUp() }
    pendingOutput.removeFirst(count)
    if pendingOutput.isEmpty {
      outputSource?.cancel()
      outputSource = nil
    } else if outputSource == nil, !hasLoop {
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
    stopSources()
    flushTime = nil
    dropPendingOutput()
    removeImages()
    tessera_terminal_leave()
    if let summary { device.writeAll(summary.printable + "\n") }
    tessera_terminal_unwatch()
    deviceUse.end()
  }

  /// Removes the images that the terminal keeps; leaving the screen only hides them.
  private func removeImages() {
    guard graphics.isKitty else { return }
    _ = device.write(KittyImages.removeAll[...])
  }

  // MARK: Reading

  private func startSources() {
    guard !hasEnded, !hasLoop else { return }
    sources = [
      started(DispatchSource.makeReadSource(fileDescriptor: device.input, queue: .main)) { $0.readInput() },
      started(DispatchSource.makeReadSource(fileDescriptor: notices, queue: .main)) { $0.readNotices() },
    ]
  }

  private func stopSources() {
    for source in sources { source.cancel() }
    sources = []
    escapeTimer?.cancel()
    escapeTimer = nil
  }

  /// Leaves waiting for events to a loop.
  func beginLoop() {
    stopSources()
    outputSource?.cancel()
    outputSource = nil
    hasLoop = true
  }

  private func started(
    _ source: any DispatchSourceProtocol, _ handle: @escaping @MainActor (TerminalSession) -> Void
  ) -> any DispatchSourceProtocol {
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        guard let self, !self.hasEnded else { return }
        handle(self)
      }
    }
    deviceUse.add(source)
    source.resume()
    return source
  }

  func readInput() {
    switch device.read(into: &buffer) {
    case .hangUp:
      hangUp()
    case .bytes(let count):
      decoder.expectsReports = tessera_terminal_expects_answers()
      let events = decoder.decode(buffer[..<count])
      take(decoder.takeReports())
      scheduleFlush()
      deliver(events)
    }
  }

  /// Sets the timer after input that may be the start of a longer sequence. Setting it wakes another thread, so that
  /// it is not touched for other input.
  private func scheduleFlush() {
    guard decoder.isAmbiguous || flushTime != nil else { return }
    let delay = decoder.expectsReports ? Self.slowEscapeDelay : Self.escapeDelay
    flushTime = decoder.isAmbiguous ? TerminalCollection.now + Double(delay) / 1000 : nil
    if hasLoop { return }
    let timer = escapeTimer ?? DispatchSource.makeTimerSource(queue: .main)
    if escapeTimer == nil {
      escapeTimer = timer
      _ = started(timer) { $0.flushInput() }
    }
    timer.schedule(deadline: flushTime == nil ? .distantFuture : .now() + .milliseconds(delay))
  }

  /// Reads the input that has arrived already, before the main queue gets to it.
  func readWaitingInput() {
    guard !hasEnded, tessera_terminal_expects_answers() else { return }
    readInput()
  }

  func flushInput() {
    flushTime = nil
    deliver(decoder.flush())
  }

  func readNotices() {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = bytes.withUnsafeMutableBytes { read(notices, $0.baseAddress, $0.count) }
    guard count > 0 else { return }
    let kinds = Set(bytes[..<count].map(UInt32.init))
    if kinds.contains(tessera_terminal_stop_requested.rawValue) {
      suspend()
    } else if kinds.contains(tessera_terminal_continued.rawValue) {
      // A signal that cannot be caught stopped the process: the shell may have changed the settings.
      resume()
    } else if kinds.contains(tessera_terminal_resized.rawValue) {
      updateSize()
    }
  }

  // MARK: Mouse

  /// A Boolean value that indicates whether the terminal reports the mouse; otherwise the user can select text
  /// as in a shell.
  public var reportsMouse = true { didSet { if reportsMouse != oldValue { writeMouseModes() } } }

  private func writeMouseModes() {
    // A region leaves the mouse to the terminal.
    guard region == .fullScreen else { return }
    write(Array((reportsMouse ? "\u{1B}[?1002h\u{1B}[?1006h" : "\u{1B}[?1006l\u{1B}[?1002l").utf8))
  }

  // MARK: Life

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
    // Another font may change the size of a character, but not the number of columns and rows.
    queryCharacterSize()
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
