import Dispatch
import Tessera

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A program that shows a collection on a terminal's whole screen, with a status line below.
///
///     let app = TerminalApp()
///     app.show(Content { Section("numbers") { ForEach(0..<1_000_000) { Text("\($0)") } } })
///     app.run()
///
/// Arrow keys, Page Up and Page Down, Home, End and the mouse wheel scroll or move the focus; Return and a
/// click activate an item; `/` finds, `&` filters, `:` lists all commands and `?` all keys; q and Escape end
/// the program. See ``TerminalKeyMap``. While nothing happens the program uses no CPU time.
///
/// Colors follow the terminal's background, unless the app chooses a ``theme`` itself. The app queries the
/// terminal for its background, and the user can set it in `TESSERA_BACKGROUND`; see ``TerminalColors``.
@MainActor
public final class TerminalApp {
  private let session: TerminalSession
  let screen: TerminalScreen
  private var hasEnded = false
  /// The lines for a screen reader in place of the screen.
  private var spokenLines = ScreenReaderLines()
  /// The task that waits for the user to quit; `nil` if there is none.
  private var waiting: CheckedContinuation<Void, Never>?
  /// Whether the program ends with the app.
  private var endsProgram = false
  /// The time of the next frame, in seconds; `nil` if no frame is scheduled.
  private var frameTime: Double?
  /// Whether the app has set ``graphics``, which replies of the terminal do not change then.
  private var hasOwnGraphics = false
  /// The time between two frames, in seconds, unless a frame is requested earlier.
  private static let frameInterval = 1.0 / 30

  /// The collection of the app, which is the only one on the screen unless the app shows ``panes``.
  ///
  /// A new collection takes the whole screen.
  public var collection: TerminalCollection {
    didSet { if collection !== oldValue { screen.root = CollectionPane(collection) } }
  }

  /// The text on the left of the last line; if it does not fit, it ends with an ellipsis.
  public var status: String {
    get { screen.status }
    set { screen.status = newValue }
  }

  /// The text on the right of the last line: the keys and their effects, in parts with two spaces between
  /// them.
  ///
  /// If it is `nil`, as by default, the text names the commands that are declared with ``KeyCommand``, and the
  /// keys that quit. If the line is too short, the first parts are left out. The tooltip of the item or control
  /// with the focus takes the place of the text.
  public var hint: String? {
    get { screen.ownHint }
    set { screen.ownHint = newValue }
  }

  /// A Boolean value that indicates whether the right end of the last line shows which items are visible, as
  /// in "12 – 40 of 1 000 000".
  public var showsPlace: Bool {
    get { screen.showsPlace }
    set { screen.showsPlace = newValue }
  }

  /// A handler that receives every event first; if it returns `true`, the event neither reaches the
  /// collection nor ends the program.
  ///
  /// While a prompt, the help or the palette is open, keys and pasted texts go there instead.
  public var onEvent: (TerminalEvent) -> Bool {
    get { screen.onEvent }
    set { screen.onEvent = newValue }
  }

  /// The keys of the commands that every app knows, such as finding and quitting.
  public var keyMap: TerminalKeyMap {
    get { screen.keyMap }
    set { screen.keyMap = newValue }
  }

  /// Declares commands of the app that the user gives by keys, in place of those declared before.
  ///
  ///     app.keys {
  ///       KeyCommand("t", "Switch theme") { app.theme = app.theme == .light ? .dark : .light }
  ///     }
  ///
  /// They work wherever the collection does not handle the key; commands of the collection are declared by
  /// ``Content/keys(_:)``. The hint, the help and the palette list both.
  public func keys(@KeyCommandBuilder _ commands: () -> [KeyCommand]) { screen.commands = commands() }

  /// Performs a command that every app knows, as its keys do.
  public func perform(_ command: TerminalCommand) { screen.perform(command) }

  /// The way in which the app chooses the colors of its roles.
  public var theme: TerminalThemeChoice { didSet { restyle() } }

  /// The range of colors that the app uses; by default, ``ColorDepth/detected``.
  public var colorDepth: ColorDepth {
    get { screen.surface.colorDepth }
    set {
      screen.surface.colorDepth = newValue
      setNeedsFrame()
    }
  }

  /// The way in which the app shows images; by default, the best one that the terminal reports.
  ///
  /// Once the app has set it, reports of the terminal do not change it.
  public var graphics: TerminalGraphics {
    get { screen.surface.graphics }
    set {
      hasOwnGraphics = true
      screen.surface.graphics = newValue
      setNeedsFrame()
    }
  }

  /// The characters that the app uses; by default, ``TerminalCharacters/detected``.
  public var characters: TerminalCharacters {
    get { screen.surface.characters }
    set {
      screen.surface.characters = newValue
      setNeedsFrame()
    }
  }

  /// A Boolean value that indicates whether texts with an address are links of the terminal; by default,
  /// ``TerminalSession/supportsLinks``.
  public var writesLinks: Bool {
    get { screen.surface.writesLinks }
    set {
      screen.surface.writesLinks = newValue
      setNeedsFrame()
    }
  }

  /// Creates an app that takes over the terminal.
  ///
  /// If no terminal is available, ends the program with one line on standard error and
  /// ``TerminalError/exitCode``.
  ///
  /// A program that continues without a terminal creates its session itself and catches the error:
  /// ``init(session:collection:theme:)``.
  public convenience init(
    collection: TerminalCollection = TerminalCollection(), theme: TerminalThemeChoice = .automatic
  ) {
    do throws(TerminalError) {
      var options = TerminalSession.Options()
      options.region = .preferred()
      self.init(session: try TerminalSession(options: options), collection: collection, theme: theme)
    } catch {
      error.endProgram()
    }
  }

  /// Creates an app that shows a collection in a session and handles the events of the session.
  ///
  ///     do {
  ///       let app = TerminalApp(session: try TerminalSession())
  ///       app.run()
  ///     } catch {
  ///       print("No terminal: \(error)")
  ///     }
  public init(
    session: TerminalSession, collection: TerminalCollection = TerminalCollection(),
    theme: TerminalThemeChoice = .automatic
  ) {
    self.session = session
    self.collection = collection
    self.theme = theme
    let isInline = session.region.isInline
    var surface = Surface(
      columns: session.size.columns, rows: isInline ? min(2, session.size.rows) : session.size.rows,
      theme: theme.theme(for: session.terminalColors),
      colorDepth: .detected, characters: .detected)
    surface.isInline = isInline
    surface.writesLinks = TerminalSession.supportsLinks
    // The terminal may have replied before the app exists.
    surface.graphics = session.graphics
    screen = TerminalScreen(surface: surface, collection: collection)
    screen.onNeedsFrame = { [weak self] in self?.setNeedsFrame() }
    screen.onMouseReporting = { session.reportsMouse = $0 }
    screen.onCopy = { session.copy($0) }
    screen.onQuit = { [weak self] in self?.finish() }
    session.onEvents = { [weak self] events in self?.screen.handle(events) }
    session.onResize = { [weak self] _ in self?.resize() }
    session.onResume = { [weak self] in self?.resize() }
    session.onOutputTaken = { [weak self] in self?.setNeedsFrame() }
    session.onGraphicsChange = { [weak self] in self?.useReported($0) }
    session.onColorsChange = { [weak self] _ in self?.restyle() }
  }

  /// Shows other content from the next frame on.
  public func show(_ content: Content<Terminal>) {
    collection.show(content)
    setNeedsFrame()
  }

  /// Requests a frame; all requests before the next frame are served by that frame.
  public func setNeedsFrame() { scheduleFrame(at: TerminalCollection.now) }

  /// Handles events until the program ends.
  public func run() -> Never {
    if hasEnded { quit() }
    endsProgram = true
    // A local terminal has reported its colors by now, so that the first frame already uses them.
    session.readWaitingInput()
    guard let loop = SessionLoop(session) else {
      drawFrame()
      dispatchMain()
    }
    drawFrame()
    while true {
      loop.wait(until: frameTime)
      if let frameTime, frameTime <= TerminalCollection.now { drawFrame() }
    }
  }

  /// Copies a text to the clipboard of the user; see ``TerminalSession/copy(_:)``.
  @discardableResult
  public func copy(_ text: String) -> Bool { session.copy(text) }

  /// Handles events until the user quits, or the task is canceled; then restores the terminal and returns.
  ///
  /// The app cannot be shown again; create another one.
  public func runUntilQuit() async {
    session.readWaitingInput()
    drawFrame()
    // The user may have quit before.
    if hasEnded { return }
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting = $0 }
    } onCancel: {
      Task { @MainActor in self.finish() }
    }
  }

  /// Ends the app as the keys for quitting do: ``runUntilQuit()`` returns, and ``run()`` ends the program, also if
  /// they are called later.
  public func finish() {
    if hasEnded { return }
    if endsProgram { quit() }
    end()
    waiting?.resume()
    waiting = nil
  }

  /// Restores the terminal.
  private func end() {
    hasEnded = true
    session.end()
  }

  /// Restores the terminal and ends the program.
  public func quit(status: Int32 = 0) -> Never {
    end()
    exit(status)
  }

  private func resize() {
    let size = session.size
    screen.resize(
      columns: size.columns, rows: session.region.isInline ? min(screen.surface.rows, size.rows) : size.rows)
  }

  /// Enlarges an inline region, up to its limit, until it shows the whole content and the last line.
  private func growRegion(at time: Double) {
    guard session.region.isInline else { return }
    collection.update(at: time)
    let lines = collection.engine.contentSize.height / TextMetrics.lineHeight
    let content = Int(min(lines, Double(session.size.rows)).rounded(.up))
    let wanted = screen.layers.isEmpty ? content + 1 : session.size.rows
    let rows = min(max(wanted, screen.surface.rows), session.size.rows)
    if rows != screen.surface.rows { screen.resize(columns: session.size.columns, rows: rows) }
  }

  /// Shows images in the way that the terminal has reported, unless the app has set its own.
  private func useReported(_ graphics: TerminalGraphics) {
    guard !hasOwnGraphics else { return }
    screen.surface.graphics = graphics
    setNeedsFrame()
  }

  private func restyle() {
    let current = theme.theme(for: session.terminalColors)
    guard screen.surface.theme != current else { return }
    screen.surface.theme = current
    setNeedsFrame()
  }

  /// Schedules a frame at a time, unless one is scheduled before it.
  private func scheduleFrame(at time: Double) {
    guard !hasEnded, time < frameTime ?? .infinity else { return }
    frameTime = time
    // The loop waits until then.
    if session.hasLoop { return }
    let draw: @Sendable () -> Void = { [weak self] in
      MainActor.assumeIsolated {
        // If an earlier frame was requested meanwhile, this one is obsolete.
        if self?.frameTime == time { self?.drawFrame() }
      }
    }
    let delay = time - TerminalCollection.now
    // A timer would wake another thread.
    if delay > 0 {
      DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: draw)
    } else {
      DispatchQueue.main.async(execute: draw)
    }
  }

  private func drawFrame() {
    frameTime = nil
    // A slow terminal misses frames, so that keys do not wait for it.
    guard !hasEnded, !session.hasPendingOutput else { return }
    let now = TerminalCollection.now
    growRegion(at: now)
    let frame = screen.frame(at: now)
    if session.region == .lines {
      for line in spokenLines.take(from: screen) { session.write(Array((line + "\r\n").utf8)) }
    } else {
      session.write(frame)
    }
    if let next = screen.nextFrameTime { scheduleFrame(at: max(next, now + Self.frameInterval)) }
  }
}
