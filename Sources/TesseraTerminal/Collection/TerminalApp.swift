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
/// Arrow keys, Page Up and Page Down, Home, End and the mouse wheel scroll or move the focus; Return and a click
/// activate an item; q and Escape end the program. While nothing happens the program costs no time.
///
/// Colours follow the terminal's background, unless the app chooses a ``theme`` itself: the terminal is asked for it, and
/// the user can say it in `TESSERA_BACKGROUND`; see ``TerminalGround``.
@MainActor
public final class TerminalApp {
  private let session: TerminalSession
  private var surface: Surface
  private var hasEnded = false
  /// When the next frame is drawn, in seconds; nil: not before something asks for one.
  private var frameTime: Double?
  /// Seconds between two frames, unless one is asked for.
  private static let frameInterval = 1.0 / 30

  /// What the screen shows; another one takes over its place.
  public var collection: TerminalCollection {
    didSet {
      oldValue.onWake = nil
      followCollection()
      layOut()
      surface.invalidate()
      setNeedsFrame()
    }
  }

  /// What stands in the last line, on the left; where there is no room for all, it ends with an ellipsis.
  public var status = "" { didSet { if status != oldValue { setNeedsFrame() } } }

  /// What stands in the last line, on the right: what keys do, in parts with two spaces between them. Where there is no
  /// room for all, the first ones give way.
  public var hint = "q quit" { didSet { if hint != oldValue { setNeedsFrame() } } }

  /// Sees every event first; true keeps it from the collection and from ending the program.
  public var onEvent: (TerminalEvent) -> Bool = { _ in false }

  /// How the app comes by the colours of its roles.
  public var theme: TerminalThemeChoice { didSet { restyle() } }

  /// Takes over the terminal; where there is none to take over, ends the program with one line on standard error and
  /// ``TerminalError/exitCode``.
  ///
  /// A program that goes on without a terminal makes its session itself, and catches what that throws:
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

  /// Shows a collection in a session, whose events are the app's from now on.
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
      columns: session.size.columns, rows: session.size.rows, theme: theme.theme(for: session.ground),
      colorDepth: .detected)
    self.collection = collection
    session.onEvents = { [weak self] events in self?.handle(events) }
    session.onResize = { [weak self] _ in self?.resize() }
    session.onResume = { [weak self] in self?.resize() }
    session.onGround = { [weak self] _ in self?.restyle() }
    followCollection()
    layOut()
  }

  /// Shows other content from the next frame on.
  public func show(_ content: Content<Terminal>) {
    collection.show(content)
    setNeedsFrame()
  }

  /// Asks for a frame; any number of requests until it comes are one.
  public func setNeedsFrame() { scheduleFrame(at: TerminalCollection.now) }

  /// Works on events until the program ends.
  public func run() -> Never {
    // A terminal that is near has told its colours by now, and the first frame has them.
    session.readWaitingInput()
    drawFrame()
    dispatchMain()
  }

  /// Puts the terminal back and ends the program.
  public func quit(status: Int32 = 0) -> Never {
    hasEnded = true
    session.end()
    exit(status)
  }

  private func handle(_ events: [TerminalEvent]) {
    for event in events where !onEvent(event) && !collection.handle(event) {
      if event == .key(.character("q")) || event == .key(.escape) { quit() }
    }
    // Everything that one read brought is one frame.
    setNeedsFrame()
  }

  private func resize() {
    surface.resize(columns: session.size.columns, rows: session.size.rows)
    layOut()
    setNeedsFrame()
  }

  /// Takes the colours that belong to the terminal's.
  private func restyle() {
    let current = theme.theme(for: session.ground)
    guard surface.theme != current else { return }
    surface.theme = current
    setNeedsFrame()
  }

  /// Draws a frame when the collection has something to show by itself.
  private func followCollection() {
    collection.onWake = { [weak self] in self?.setNeedsFrame() }
  }

  private func layOut() {
    collection.place(in: GridRect(columns: 0..<surface.columns, rows: 0..<max(0, surface.rows - 1)))
  }

  /// Draws a frame at a time, unless one is drawn before.
  private func scheduleFrame(at time: Double) {
    guard !hasEnded, time < frameTime ?? .infinity else { return }
    frameTime = time
    let delay = max(0, time - TerminalCollection.now)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      MainActor.assumeIsolated {
        // Where an earlier one was asked for meanwhile, this one is not waited for any more.
        if self?.frameTime == time { self?.drawFrame() }
      }
    }
  }

  private func drawFrame() {
    frameTime = nil
    guard !hasEnded else { return }
    let now = TerminalCollection.now
    collection.draw(on: &surface, at: now)
    drawStatus()
    session.write(surface.encode())
    if let next = collection.engine.nextFrameTime { scheduleFrame(at: max(next, now + Self.frameInterval)) }
  }

  private func drawStatus() {
    let row = surface.rows - 1
    guard row >= 0 else { return }
    let columns = 0..<surface.columns
    surface.fill(columns, row: row, color: .surface)
    let line = StatusLine(status, hint: hint, columns: surface.columns)
    let end = surface.columns - line.hint.columnWidth - 1
    surface.write(line.status, column: 1, row: row, clip: columns, style: GridStyle(isBold: true))
    surface.write(line.hint, column: end, row: row, clip: columns, style: GridStyle(foreground: .secondary))
  }
}
