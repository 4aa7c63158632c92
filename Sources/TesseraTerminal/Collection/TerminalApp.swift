import Dispatch
import Tessera
import TesseraLayout

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A program that shows a collection on a terminal's whole screen, with a status line below.
///
///     let app = TerminalApp()
///     app.show(Content { Section("numbers") { ForEach(0..<1_000_000) { Label("\($0)") } } })
///     app.run()
///
/// Arrow keys, Page Up and Page Down, Home, End and the mouse wheel scroll or move the focus; Return and a
/// click activate an item; q and Escape end the program. While nothing happens the program uses no CPU time.
///
/// Colors follow the terminal's background, unless the app chooses a ``theme`` itself. The app queries the
/// terminal for its background, and the user can set it in `TESSERA_BACKGROUND`; see ``TerminalColors``.
@MainActor
public final class TerminalApp {
  private let session: TerminalSession
  private var surface: Surface
  private var hasEnded = false
  /// The time of the next frame, in seconds; `nil` if no frame is scheduled.
  private var frameTime: Double?
  /// The time between two frames, in seconds, unless a frame is requested earlier.
  private static let frameInterval = 1.0 / 30

  /// The collection on the screen.
  ///
  /// A new collection replaces the old one in the same area.
  public var collection: TerminalCollection {
    didSet {
      oldValue.onWake = nil
      observeCollection()
      layOut()
      surface.invalidate()
      setNeedsFrame()
    }
  }

  /// The text on the left of the last line; if it does not fit, it ends with an ellipsis.
  public var status = "" { didSet { if status != oldValue { setNeedsFrame() } } }

  /// The text on the right of the last line: the keys and their effects, in parts with two spaces between
  /// them.
  ///
  /// If they do not fit, the first parts are left out. The tooltip of the item or control with the focus takes their place.
  public var hint = "q quit" { didSet { if hint != oldValue { setNeedsFrame() } } }

  /// A handler that receives every event first; if it returns `true`, the event neither reaches the
  /// collection nor ends the program.
  public var onEvent: (TerminalEvent) -> Bool = { _ in false }

  /// The way in which the app chooses the colors of its roles.
  public var theme: TerminalThemeChoice { didSet { restyle() } }

  /// The range of colors that the app uses; by default, ``ColorDepth/detected``.
  public var colorDepth: ColorDepth {
    get { surface.colorDepth }
    set {
      surface.colorDepth = newValue
      setNeedsFrame()
    }
  }

  /// The characters that the app uses; by default, ``TerminalCharacters/detected``.
  public var characters: TerminalCharacters {
    get { surface.characters }
    set {
      surface.characters = newValue
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
      self.init(session: try TerminalSession(), collection: collection, theme: theme)
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
    self.theme = theme
    surface = Surface(
      columns: session.size.columns, rows: session.size.rows, theme: theme.theme(for: session.terminalColors),
      colorDepth: .detected, characters: .detected)
    self.collection = collection
    session.onEvents = { [weak self] events in self?.handle(events) }
    session.onResize = { [weak self] _ in self?.resize() }
    session.onResume = { [weak self] in self?.resize() }
    session.onColorsChange = { [weak self] _ in self?.restyle() }
    observeCollection()
    layOut()
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
    // A local terminal has reported its colors by now, so that the first frame already uses them.
    session.readWaitingInput()
    drawFrame()
    dispatchMain()
  }

  /// Restores the terminal and ends the program.
  public func quit(status: Int32 = 0) -> Never {
    hasEnded = true
    session.end()
    exit(status)
  }

  private func handle(_ events: [TerminalEvent]) {
    for event in events where !onEvent(event) && !collection.handle(event) {
      if event == .key(.character("q")) || event == .key(.escape) { quit() }
    }
    // All events of one read share one frame.
    setNeedsFrame()
  }

  private func resize() {
    surface.resize(columns: session.size.columns, rows: session.size.rows)
    layOut()
    setNeedsFrame()
  }

  /// Applies the theme for the terminal's current colors.
  private func restyle() {
    let current = theme.theme(for: session.terminalColors)
    guard surface.theme != current else { return }
    surface.theme = current
    setNeedsFrame()
  }

  /// Draws a frame whenever the collection has something to show by itself.
  private func observeCollection() {
    collection.onWake = { [weak self] in self?.setNeedsFrame() }
  }

  private func layOut() {
    collection.place(in: GridRect(columns: 0..<surface.columns, rows: 0..<max(0, surface.rows - 1)))
  }

  /// Schedules a frame at a time, unless one is scheduled before it.
  private func scheduleFrame(at time: Double) {
    guard !hasEnded, time < frameTime ?? .infinity else { return }
    frameTime = time
    let delay = max(0, time - TerminalCollection.now)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      MainActor.assumeIsolated {
        // If an earlier frame was requested meanwhile, this one is obsolete.
        if self?.frameTime == time { self?.drawFrame() }
      }
    }
  }

  private func drawFrame() {
    frameTime = nil
    guard !hasEnded else { return }
    let now = TerminalCollection.now
    collection.draw(on: &surface, at: now)
    surface.cursor = collection.caret
    drawStatus()
    session.write(surface.encode())
    if let next = collection.engine.nextFrameTime { scheduleFrame(at: max(next, now + Self.frameInterval)) }
  }

  private func drawStatus() {
    let row = surface.rows - 1
    guard row >= 0 else { return }
    let columns = 0..<surface.columns
    surface.fill(columns, row: row, color: .surface)
    let tooltip = collection.engine.tooltipOfFocus?.text
    let line = StatusLine(status, hint: hint, tooltip: tooltip, columns: surface.columns)
    let end = surface.columns - line.hint.columnWidth - 1
    surface.write(line.status, column: 1, row: row, clip: columns, style: GridStyle(isBold: true))
    surface.write(line.hint, column: end, row: row, clip: columns, style: GridStyle(foreground: .secondary))
  }
}
