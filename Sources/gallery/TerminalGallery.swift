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
  /// What is being typed after `/`; nil when nothing is asked.
  private var answer: String?
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
    menuCollection.show(menu.content())
    app.collection = menuCollection
    app.status = "Tessera"
    app.hint = "Return opens  q quits"
  }

  private func open(_ name: String) {
    do {
      show(try Catalog.make(name, arguments: []))
    } catch {
      app.status = error.message
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
    app.hint = (example.hints + [hasMenu ? "q back" : "q quits"]).joined(separator: "  ")
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
    guard let example else { return }
    if let answer, let prompt = example.prompt {
      app.status = "\(prompt): \(answer)▏"
    } else {
      app.status = complaint ?? example.status(focused: app.collection.engine.focusedKey)
    }
  }

  /// Sees every event before the collection does.
  private func handle(_ event: TerminalEvent) -> Bool {
    defer { showStatus() }
    guard let example else { return false }
    if answer != nil { return type(event) }
    complaint = nil
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

  /// Takes a key for the answer to the prompt.
  private func type(_ event: TerminalEvent) -> Bool {
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
