// The programs of Documentation/Terminal.md, as they stand there.
import Foundation
import TesseraTerminal

struct LineCell: CanvasCell {
  var text: String

  func draw(in canvas: inout Canvas) { canvas.text(text) }
}

let path = CommandLine.arguments.dropFirst().first ?? "/etc/services"
let text = try String(contentsOfFile: path, encoding: .utf8)
let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { String($0) }
let content = Content<Terminal> {
  Section("lines") {
    ForEach(0..<lines.count) { LineCell(text: lines[$0]) }
  }
}

guard TerminalSession.isInteractive else {
  print(Terminal.text(of: content, columns: 80))
  exit(0)
}

if CommandLine.arguments.contains("--split") {
  let screen = try SplitScreen(left: content, right: content)
  withExtendedLifetime(screen) { $0.run() }
}

let app = TerminalApp()
app.status = path
app.keys {
  KeyCommand("t", "theme") { app.theme = app.theme == .light ? .dark : .light }
}
app.show(content)

Task {
  while true {
    try await Task.sleep(for: .seconds(1))
    app.status = "\(path)  \(Date.now.formatted(date: .omitted, time: .standard))"
  }
}

app.run()

@MainActor
func appWithOrangeAccent() -> TerminalApp {
  var theme = TerminalTheme.dark
  theme.accent = .rgb(red: 255, green: 140, blue: 0)
  return TerminalApp(theme: .matchingBackground(dark: theme, light: .light))
}

@MainActor
func choose(from names: [String]) async throws -> String? {
  var options = TerminalSession.Options()
  options.region = .inline(rows: 10)
  let app = TerminalApp(session: try TerminalSession(options: options))
  var chosen: String?
  app.show(
    Content {
      Section("names") {
        ForEach(names, id: \.self) { name in
          Text(name).onTap {
            chosen = name
            app.finish()
          }
        }
      }
    })
  await app.runUntilQuit()
  return chosen
}

@MainActor
func appWithSelection() -> TerminalApp {
  let configuration = EngineConfiguration(overscan: 32, selectionMode: .extended)
  return TerminalApp(collection: TerminalCollection(configuration: configuration))
}

@MainActor
final class Mailbox {
  var mails = ["Invoice", "Holiday photos", "Minutes of the meeting"]
  /// Shows the content again.
  var onChange: () -> Void = {}

  func content() -> Content<Terminal> {
    Content {
      Section("mails") {
        ForEach(mails, id: \.self) { mail in
          Text(mail).selectable().keys {
            KeyCommand("d", .delete, "Delete") { [self] in
              mails.removeAll { $0 == mail }
              onChange()
            }
          }
        }
      }
      .keys { KeyCommand(.control("r"), "Reply to all") {} }
    }
    .keys { KeyCommand("w", "Write a mail") {} }
  }
}

@MainActor
func appWithKeysOfTheUser(_ settings: [String: String]) -> TerminalApp {
  let app = TerminalApp()
  app.keyMap = .emacs
  app.keyMap[.filter] = [.control("t")]
  for (command, name) in settings {
    if let stroke = KeyStroke(name) { app.collection.engine.bindCommand(command, to: [stroke]) }
  }
  return app
}

@MainActor
func appWithDetail(_ mails: [String], body: @escaping (String) -> String) -> TerminalApp {
  let app = TerminalApp()
  let detail = CollectionPane(title: "Mail")
  let list = CollectionPane(title: "Mails") {
    Section("mails") { ForEach(mails, id: \.self) { Text($0).selectable() } }
  }
  list.onFocusChange = { key in
    guard let mail = key?.value(as: String.self) else { return }
    detail.show { Text(body(mail)) }
  }
  app.panes = SplitPane(.horizontal, [list.length(.share(0.4), minimum: 20), detail.length(.share(0.6))])
  return app
}

@MainActor
func goToLine(_ app: TerminalApp, of count: Int) {
  app.prompt("Line: ") { answer in
    guard let line = answer.flatMap({ Int($0) }), 1...count ~= line else { return }
    app.collection.engine.scroll(to: ItemID(line - 1), inSection: "lines", at: .center)
  }
}

@MainActor
func search(_ app: TerminalApp) {
  app.collection.filter = "cfg js"
  app.collection.find("swift")
  app.collection.findNext()
}

@MainActor
func appIfThereIsATerminal() -> TerminalApp? {
  do throws(TerminalError) {
    return TerminalApp(session: try TerminalSession())
  } catch {
    print("No terminal: \(error)")
    return nil
  }
}

/// Two collections side by side. Tab chooses the one that takes the keys.
@MainActor
final class SplitScreen {
  private let session: TerminalSession
  private var surface: Surface
  private let left = TerminalCollection()
  private let right = TerminalCollection()
  private var active: TerminalCollection
  private var nextFrame: Task<Void, Never>?

  init(left leftContent: Content<Terminal>, right rightContent: Content<Terminal>) throws(TerminalError) {
    session = try TerminalSession()
    surface = Surface(
      columns: session.size.columns, rows: session.size.rows,
      theme: TerminalThemeChoice.automatic.theme(for: session.terminalColors), colorDepth: .detected)
    active = left
    left.show(leftContent)
    right.show(rightContent)
    left.onWake = { [weak self] in self?.draw() }
    right.onWake = { [weak self] in self?.draw() }
    session.onEvents = { [weak self] events in self?.handle(events) }
    session.onResize = { [weak self] _ in self?.layOut() }
    session.onResume = { [weak self] in self?.layOut() }
    session.onOutputTaken = { [weak self] in self?.draw() }
    session.onColorsChange = { [weak self] colors in
      self?.surface.theme = TerminalThemeChoice.automatic.theme(for: colors)
      self?.draw()
    }
  }

  func run() -> Never {
    layOut()
    dispatchMain()
  }

  private func layOut() {
    let size = session.size
    surface.resize(columns: size.columns, rows: size.rows)
    left.place(in: GridRect(columns: 0..<size.columns / 2, rows: 0..<size.rows))
    right.place(in: GridRect(columns: size.columns / 2..<size.columns, rows: 0..<size.rows))
    draw()
  }

  private func handle(_ events: [TerminalEvent]) {
    for event in events {
      switch event {
      case .key(.character("q"), []):
        session.end()
        exit(0)
      case .key(.tab, []): active = active === left ? right : left
      case .mouse: for collection in [left, right] { collection.handle(event) }
      default: active.handle(event)
      }
    }
    draw()
  }

  private func draw() {
    guard !session.hasPendingOutput else { return }
    let now = TerminalCollection.now
    for collection in [left, right] { collection.draw(on: &surface, at: now) }
    surface.cursor = active.caret
    session.write(surface.encode())
    nextFrame?.cancel()
    guard let next = [left, right].compactMap(\.nextFrameTime).min() else { return }
    nextFrame = Task { [weak self] in
      try? await Task.sleep(for: .seconds(max(1.0 / 30, next - now)))
      if !Task.isCancelled { self?.draw() }
    }
  }
}
