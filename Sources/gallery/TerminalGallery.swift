import Tessera
import TesseraTerminal
import TesseraTerminalInspector

/// The gallery in a terminal: the menu, and the open example.
@MainActor
final class TerminalGallery {
  private let app: TerminalApp
  private let menu = StartMenu()
  private let menuCollection = TerminalCollection()
  private var example: (any Example)?
  /// The panes of the example; `nil` if it has none.
  private var panes: TerminalPane?
  private let hasMenu: Bool
  private let inspector: TerminalInspector
  /// The text typed after `/`, in an example or in the menu; `nil` if there is no prompt.
  private var answer: String?
  /// The error message, shown until the next key.
  private var errorMessage: String?

  /// - Parameter example: The example to show; `nil` opens the menu.
  init(_ example: (any Example)?) throws {
    var options = TerminalSession.Options()
    options.region = .preferred()
    app = TerminalApp(session: try TerminalSession(options: options), collection: menuCollection)
    inspector = TerminalInspector(app)
    hasMenu = example == nil
    app.keys { inspector.keyCommand }
    menu.onOpen = { [weak self] in self?.open($0) }
    app.onEvent = { [weak self] in self?.handle($0) ?? false }
    if let example { show(example) } else { showMenu() }
  }

  func run() -> Never { app.run() }

  private func showMenu() {
    example?.stopUpdates()
    inspector.close()
    (example, panes) = (nil, nil)
    errorMessage = nil
    listExamples(with: "")
    app.collection = menuCollection
    showStatus()
  }

  /// Lists the examples whose names or summaries contain a text.
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
    // So that the menu keeps its position in the whole list.
    listExamples(with: "")
    menuCollection.engine.focus(on: ItemID(name))
    answer = nil
    do {
      show(try Catalog.make(name, arguments: []))
    } catch {
      errorMessage = error.message
      showStatus()
    }
  }

  private func show(_ example: any Example) {
    self.example = example
    errorMessage = nil
    inspector.close()
    app.collection = TerminalCollection(configuration: example.configuration)
    example.use(app.collection.engine)
    app.collection.onIssue = { [weak self] issue in
      self?.errorMessage = issue.description
      self?.showStatus()
    }
    panes = example.panes(around: app.collection)
    if let panes { app.panes = panes }
    refresh()
    example.follow { [weak self] in self?.refresh() }
  }

  private func refresh() {
    guard let example else { return }
    if panes == nil { app.show(example.content()) }
    if let target = example.takeScrollTarget() {
      app.collection.engine.focus(on: target.item, inSection: target.section)
      app.collection.engine.scroll(to: target.item, inSection: target.section, at: .center)
      // The focus moves with the next frame, and only then can the status describe the focused item.
      Task { [weak self] in self?.showStatus() }
    }
    showStatus()
  }

  private func showStatus() {
    if let answer {
      let prompt = example.map { $0.prompt ?? "" } ?? "find"
      // Of a long answer the end is shown, where the caret is.
      let isLong = answer.count > Self.answerLength
      app.status = prompt + ": " + (isLong ? "…" + answer.suffix(Self.answerLength) : answer) + "▏"
      app.hint = "Return \(example == nil ? "opens" : "answers")  Esc cancels"
    } else if let example {
      app.status = errorMessage ?? example.status(focused: app.collection.engine.focusedKey)
      let leave = (example.takesLetters ? "Esc " : "q ") + (hasMenu ? "back" : "quits")
      app.hint = (example.hints + [leave]).joined(separator: "  ")
    } else {
      app.status = errorMessage ?? "Tessera"
      app.hint = "Return opens  / finds  q quits"
    }
  }

  /// The maximum number of characters shown of an answer.
  private static let answerLength = 24

  /// Handles events before the collection does.
  private func handle(_ event: TerminalEvent) -> Bool {
    defer { showStatus() }
    if answer != nil { return type(event) }
    errorMessage = nil
    guard let example else { return handleInMenu(event) }
    let collection = app.focusedPane.collection
    switch event {
    case .mouse where panes != nil: return false
    case .key where collection.engine.takesLetters && collection.handle(event):
      // A letter in a field, or of a word being typed, has no other meaning.
      app.setNeedsFrame()
      return true
    // A key typed into a field has no other meaning, and Escape closes an open swipe first.
    case .key(let key, let modifiers)
    where modifiers.isSubset(of: .shift)
      && (collection.engine.sendKey(key) || (key == .escape && collection.engine.closeSwipe())):
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
      .key(.escape, _) where !collection.engine.isReordering:
      guard hasMenu else { return false }
      showMenu()
      return true
    default:
      // The focus moves while the event is handled, and the status describes the focused item.
      if collection.handle(event) {
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

  /// Handles a key for the answer to the prompt, or for the search in the menu.
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

  private func typeAnswer(_ event: TerminalEvent) -> Bool {
    switch event {
    case .key(.character(let character), let modifiers) where modifiers.isEmpty: answer?.append(character)
    case .paste(let text): answer?.append(contentsOf: text.prefix { !$0.isNewline })
    case .key(.backspace, _): _ = answer?.popLast()
    case .key(.escape, _): answer = nil
    case .key(.enter, _):
      errorMessage = example?.answer(answer ?? "")
      answer = nil
      refresh()
    default: break
    }
    return true
  }
}

extension Engine {
  /// Whether letters go to a text field, or to a word being typed.
  fileprivate var takesLetters: Bool { isEditingText || typedText != nil }
}
