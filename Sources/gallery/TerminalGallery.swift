import Tessera
import TesseraTerminal

/// The gallery in a terminal: the menu, and the example that is open.
@MainActor
final class TerminalGallery {
  private let app: TerminalApp
  private let menu = StartMenu()
  private let menuCollection = TerminalCollection()
  private var example: (any Example)?
  private let hasMenu: Bool
  /// What is being typed after `/`, of an example or of the menu; nil when nothing is asked.
  private var answer: String?
  /// What is wrong; said until the next key.
  private var complaint: String?

  /// - Parameter example: What to show at once; nil opens the menu.
  init(_ example: (any Example)?) throws {
    app = TerminalApp(session: try TerminalSession(), collection: menuCollection)
    hasMenu = example == nil
    menu.onOpen = { [weak self] in self?.open($0) }
    app.onEvent = { [weak self] in self?.handle($0) ?? false }
    if let example { show(example) } else { showMenu() }
  }

  func run() -> Never { app.run() }

  private func showMenu() {
    example?.unfollow()
    example = nil
    complaint = nil
    listExamples(with: "")
    app.collection = menuCollection
    showStatus()
  }

  /// Lists the examples that have a text in their names or in what is said of them.
  private func listExamples(with text: String) {
    menu.search = text
    menuCollection.show(menu.content())
    if !text.isEmpty { focusChoice() }
    app.setNeedsFrame()
  }

  private func focusChoice() {
    if let name = menu.choice { menuCollection.engine.focus(on: ItemID(name)) }
  }

  private func open(_ name: String) {
    // So that the place in the whole list is that of the example.
    listExamples(with: "")
    menuCollection.engine.focus(on: ItemID(name))
    answer = nil
    do {
      show(try Catalog.make(name, arguments: []))
    } catch {
      complaint = error.message
      showStatus()
    }
  }

  private func show(_ example: any Example) {
    self.example = example
    complaint = nil
    app.collection = TerminalCollection(configuration: example.configuration)
    example.use(app.collection.engine)
    app.collection.onIssue = { [weak self] issue in
      self?.complaint = issue.description
      self?.showStatus()
    }
    refresh()
    example.follow { [weak self] in self?.refresh() }
  }

  /// Declares what the example shows now.
  private func refresh() {
    guard let example else { return }
    app.show(example.content())
    if let target = example.takeScrollTarget() {
      app.collection.engine.focus(on: target.item, inSection: target.section)
      app.collection.engine.scroll(to: target.item, inSection: target.section, at: .center)
      // The focus is there with the next frame, and only then can the status tell about it.
      Task { [weak self] in self?.showStatus() }
    }
    showStatus()
  }

  private func showStatus() {
    if let answer {
      let prompt = example.map { $0.prompt ?? "" } ?? "find"
      // Of a long answer the end counts, where the caret is.
      let isLong = answer.count > Self.answerLength
      app.status = prompt + ": " + (isLong ? "…" + answer.suffix(Self.answerLength) : answer) + "▏"
      app.hint = "Return \(example == nil ? "opens" : "answers")  Esc cancels"
    } else if let example {
      app.status = complaint ?? example.status(focused: app.collection.engine.focusedKey)
      let leave = (example.takesLetters ? "Esc " : "q ") + (hasMenu ? "back" : "quits")
      app.hint = (example.hints + [leave]).joined(separator: "  ")
    } else {
      app.status = complaint ?? "Tessera"
      app.hint = "Return opens  / finds  q quits"
    }
  }

  /// How many characters of an answer are shown.
  private static let answerLength = 24

  /// Sees every event before the collection does.
  private func handle(_ event: TerminalEvent) -> Bool {
    defer { showStatus() }
    if answer != nil { return type(event) }
    complaint = nil
    guard let example else { return handleInMenu(event) }
    switch event {
    case .key where app.collection.engine.typedText != nil && app.collection.handle(event):
      // A word that is being typed may have any letter.
      app.setNeedsFrame()
      return true
    // Whoever types into a field means the field, and Escape closes what is open first.
    case .key(let key, let modifiers)
    where modifiers.isSubset(of: .shift)
      && (app.collection.engine.sendKey(key) || (key == .escape && app.collection.engine.closeSwipe())):
      app.setNeedsFrame()
      return true
    case .key(.character("/"), _) where example.prompt != nil:
      answer = ""
      return true
    case .key(.character(let key), []) where example.press(key):
      refresh()
      return true
    case .key(.left, []) where example.moveSideways(by: -1),
      .key(.right, []) where example.moveSideways(by: 1):
      refresh()
      return true
    case .key(.character("q"), _) where !hasMenu: app.quit()
    case .key(.character("q"), _),
      .key(.escape, _) where !app.collection.engine.isReordering:
      guard hasMenu else { return false }
      showMenu()
      return true
    default:
      // The focus moves while the event is handled, and the status tells about the focused item.
      if app.collection.handle(event) {
        app.setNeedsFrame()
        return true
      }
      return false
    }
  }

  private func handleInMenu(_ event: TerminalEvent) -> Bool {
    guard case .key(.character("/"), _) = event else { return false }
    answer = ""
    return true
  }

  /// Takes a key for the answer to the prompt, or for what is looked for in the menu.
  private func type(_ event: TerminalEvent) -> Bool {
    guard example == nil else { return typeAnswer(event) }
    switch event {
    case .key(.up, _), .key(.down, _):
      menu.choose(by: event == .key(.up) ? -1 : 1)
      focusChoice()
      app.setNeedsFrame()
    case .key(.enter, _):
      if let name = menu.choice { open(name) }
    case .mouse: return false
    default:
      _ = typeAnswer(event)
      listExamples(with: answer ?? "")
    }
    return true
  }

  /// Takes a key for the answer to the prompt.
  private func typeAnswer(_ event: TerminalEvent) -> Bool {
    switch event {
    case .key(.character(let character), let modifiers) where modifiers.isEmpty: answer?.append(character)
    case .paste(let text): answer?.append(contentsOf: text.prefix { !$0.isNewline })
    case .key(.backspace, _): _ = answer?.popLast()
    case .key(.escape, _): answer = nil
    case .key(.enter, _):
      complaint = example?.answer(answer ?? "")
      answer = nil
      refresh()
    default: break
    }
    return true
  }
}
