import Tessera

/// The content of a terminal's screen, and what keys and the mouse do there: panes, the last line below them,
/// and layers in front of them.
@MainActor
final class TerminalScreen {
  var surface: Surface
  /// The panes on the screen.
  var root: TerminalPane { didSet { if root !== oldValue { rootChanged(from: oldValue) } } }
  /// The pane with the keyboard focus.
  var active: CollectionPane
  /// The pane whose divider is being dragged, and the one in which a button of the mouse is down.
  var draggedSplit: SplitPane?
  var pressedPane: CollectionPane?
  var status = "" { didSet { if status != oldValue { setNeedsFrame() } } }
  /// The hint that the app has set; `nil` for the commands that are bound.
  var ownHint: String? { didSet { if ownHint != oldValue { setNeedsFrame() } } }
  /// Whether the last line shows the numbers of the visible items.
  var showsPlace = false { didSet { if showsPlace != oldValue { setNeedsFrame() } } }
  var commands: [KeyCommand] = [] { didSet { setNeedsFrame() } }
  var keyMap = TerminalKeyMap.vi { didSet { panesChanged() } }
  /// The layers in front of the panes. The last one takes all events.
  private(set) var layers: [any TerminalLayer] = []
  /// A message in place of the status, until the next key.
  var notice: String?
  /// Whether the mouse selects text as in a shell, until the next key.
  private(set) var isSelectingText = false { didSet { onMouseReporting(!isSelectingText) } }

  /// A handler that receives every event before the collection; it returns `true` if it handles the event.
  var onEvent: (TerminalEvent) -> Bool = { _ in false }
  var onNeedsFrame: () -> Void = {}
  var onQuit: () -> Void = {}
  var onMouseReporting: (Bool) -> Void = { _ in }
  /// A handler that copies a text; it returns `false` if the text is too long.
  var onCopy: (String) -> Bool = { _ in false }

  init(surface: Surface, collection: TerminalCollection) {
    self.surface = surface
    active = CollectionPane(collection)
    root = active
    rootChanged(from: nil)
  }

  func setNeedsFrame() { onNeedsFrame() }

  // MARK: Layout

  func resize(columns: Int, rows: Int) {
    surface.resize(columns: columns, rows: rows)
    layOut()
    setNeedsFrame()
  }

  private var size: GridSize { GridSize(columns: surface.columns, rows: surface.rows) }

  func layOut() {
    let area = GridRect(columns: 0..<surface.columns, rows: 0..<max(0, surface.rows - 1))
    root.place(in: area, active: active)
    for layer in layers { layer.place(on: size) }
  }

  // MARK: Layers

  /// Puts a layer in front of everything else.
  func add(_ layer: any TerminalLayer) {
    layer.place(on: size)
    layers.append(layer)
    setNeedsFrame()
  }

  func remove(_ layer: any TerminalLayer) {
    layers.removeAll { $0 === layer }
    setNeedsFrame()
  }

  // MARK: Events

  func handle(_ events: [TerminalEvent], at time: Double = TerminalCollection.now) {
    for event in events { handle(event, at: time) }
    // All events of one read share one frame.
    setNeedsFrame()
  }

  private func handle(_ event: TerminalEvent, at time: Double) {
    if case .key(let key, let modifiers) = event {
      notice = nil
      if isSelectingText {
        isSelectingText = false
        if key == .escape || keyMap[.selectText].contains(KeyStroke(key, modifiers)) { return }
      }
    }
    // An open prompt or sheet gets all keys, whichever ones the app handles elsewhere.
    if layers.isEmpty || !event.isTyped, onEvent(event) { return }
    if let layer = layers.last { return layer.handle(event, at: time) }
    if case .mouse(let mouse) = event { return handle(mouse, at: time) }
    if collection.offer(event, at: time) { return }
    guard case .key(let key, let modifiers) = event else { return }
    let stroke = KeyStroke(key, modifiers)
    if let command = boundCommands.first(where: { $0.strokes.contains(stroke) }) { return command.action() }
    if let command = keyMap.command(for: stroke) { perform(command, isEscape: key == .escape) }
  }

  /// The commands of the app with the keys that the user has chosen.
  var boundCommands: [KeyCommand] {
    commands.map(collection.engine.bound)
  }

  func perform(_ command: TerminalCommand, isEscape: Bool = false) {
    switch command {
    case .find: askForText()
    case .findNext: if !collection.findNext() { notice = "Nothing to find yet" }
    case .findPrevious: if !collection.findPrevious() { notice = "Nothing to find yet" }
    case .filter: askForFilter()
    case .palette: showPalette()
    case .help: showHelp()
    case .quit:
      // Escape first leaves what the user has entered.
      if isEscape, collection.endSearch() { return }
      if goBack() { return }
      onQuit()
    case .copy: copyItems()
    case .selectText:
      isSelectingText = true
      notice = "Select text with the mouse; any key ends this"
    case .wrapLines: collection.wrapsLines.toggle()
    case .nextPane: moveToPane(forward: true)
    case .previousPane: moveToPane(forward: false)
    default: collection.perform(command)
    }
  }

  /// Copies the texts of the selected items, or else of the focused one.
  private func copyItems() {
    let text = collection.textToCopy(limit: TerminalSession.longestCopy)
    if text?.isEmpty == true { return notice = "Nothing to copy" }
    guard let text, onCopy(text) else { return notice = "Too long to copy" }
    let count = collection.engine.selection.count
    notice = text.contains("\n") && count > 1 ? "Copied \(count) items" : "Copied"
  }

  // MARK: Prompts

  private func askForText() {
    let prompt = TerminalPrompt("/", hint: "Enter keep  Esc back")
    let collection = collection
    collection.beginFind()
    prompt.onInput = { collection.find($0) }
    prompt.onKey = { stroke in
      switch stroke.key {
      case .up: collection.findPrevious()
      case .down: collection.findNext()
      default: false
      }
    }
    prompt.note = { collection.findFailed ? "not found" : "" }
    prompt.onOther = { _ = collection.offer($0) }
    prompt.onEnd = { [weak self, weak prompt] isAccepted in
      if !isAccepted { collection.cancelFind() }
      if let prompt { self?.remove(prompt) }
    }
    add(prompt)
  }

  func prompt(
    _ label: String, text: String, onInput: @escaping (String) -> Void, onEnd: @escaping (String?) -> Void
  ) {
    let prompt = TerminalPrompt(label, text: text, hint: "Enter accept  Esc cancel")
    prompt.onInput = onInput
    prompt.onOther = { [weak self] event in
      if let self { _ = collection.offer(event) }
    }
    prompt.onEnd = { [weak self, weak prompt] isAccepted in
      guard let prompt else { return }
      self?.remove(prompt)
      onEnd(isAccepted ? prompt.text : nil)
    }
    add(prompt)
  }

  private func askForFilter() {
    let collection = collection
    let prompt = TerminalPrompt("&", text: collection.filter, hint: "Enter keep  Esc all")
    prompt.onInput = { collection.filter = $0 }
    prompt.note = { collection.filterSummary }
    prompt.onKey = { stroke in
      guard let move = stroke.key.verticalMove else { return false }
      collection.engine.moveFocusOrScroll(move)
      return true
    }
    prompt.onOther = { _ = collection.offer($0) }
    prompt.onEnd = { [weak self, weak prompt] isAccepted in
      if !isAccepted { collection.filter = "" }
      if let prompt { self?.remove(prompt) }
    }
    add(prompt)
  }
}

extension TerminalEvent {
  /// Whether the event is a key or a paste.
  var isTyped: Bool {
    switch self {
    case .key, .paste: true
    default: false
    }
  }
}

extension Key {
  /// The move of an arrow key up or down; `nil` for any other key.
  fileprivate var verticalMove: FocusMove? {
    switch self {
    case .up: .up
    case .down: .down
    default: nil
    }
  }
}
