@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// The behavior for type-ahead: typing moves the focus to the next item whose text begins with the typed
/// letters.
///
/// Items are compared in the order of their declaration, a group of cells as one item, and at most as many
/// per frame as the budget allows.
final class TypeAheadBehavior: Behavior {
  private var isDeclared = false {
    didSet { updatePhases() }
  }
  private var state = TypeAhead() {
    didSet { updatePhases() }
  }

  override init() {
    super.init()
    updatePhases()
  }

  /// After the others: Escape ends the word if nothing else is open, and letters begin a word if nothing else
  /// handles them.
  override var order: Int { 100 }

  var typedText: String? { state.isTyping ? state.text : nil }

  var isSearching: Bool { state.search != nil }

  // MARK: Phases

  /// Migrates the search to new content; ends it if the next item is gone.
  override func migrate(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    isDeclared = pairing.new.traits.first(TypeAheadTrait.self) != nil
    if !isDeclared, state.isOpen { state.end() }
    guard let search = state.search else { return }
    guard let next = pairing.newPath(ofOld: search.next) else {
      state.search = nil
      return
    }
    let count = engine.count
    let added = max(0, count - search.total)
    state.search = TypeAhead.Search(
      next: next, remaining: min(count, search.remaining + added), total: count, repeats: search.repeats)
  }

  override func deadline(_ engine: Engine) -> Double? { state.isWaiting ? engine.now : state.deadline }

  /// Continues where the last frame stopped.
  override func beginUpdate(at time: Double?, isNewFrame: Bool, _ engine: Engine) {
    if isNewFrame { state.checkedCount = 0 }
    guard state.isOpen else { return }
    state.advanceTime(time, pause: pause(engine))
    search(engine)
  }

  static var keyHelp: [KeyHelp] {
    [
      KeyHelp(.dismissal, "a word being typed", .keys(.escape)),
      KeyHelp(
        .continuation, "a word being typed; see ``Content/typeAhead(_:)``", .words("letters"),
        .keys(.character(" "), .backspace)),
      KeyHelp(.remainder, "type-ahead, if the content enables it", .words("letters")),
    ]
  }

  override func press(_ press: KeyPress, in turn: KeyPhase, _ engine: Engine) -> Bool {
    guard press.modifiers.isSubset(of: .shift) else { return false }
    return switch turn {
    case .dismissal: state.end()
    case .continuation: continueSearch(with: press, engine)
    case .option, .action: false
    case .remainder: begin(with: press, engine)
    }
  }

  /// Ends the word, because the key was not a letter of it.
  override func didPress(_ press: KeyPress, _ engine: Engine) { state.end() }

  // MARK: Typing

  private func begin(with press: KeyPress, _ engine: Engine) -> Bool {
    guard isDeclared, case .character(let character) = press.key, character.beginsWord else { return false }
    state.end()
    type(character, at: press.time, engine)
    return true
  }

  /// Continues a word if the pause was short enough.
  private func continueSearch(with press: KeyPress, _ engine: Engine) -> Bool {
    guard state.isTyping else { return false }
    state.end(before: press.time, pause: pause(engine))
    guard state.isTyping else { return false }
    switch press.key {
    case .backspace: state.removeLast(at: press.time)
    case .character(let character): type(character, at: press.time, engine)
    default: return false
    }
    return true
  }

  private func type(_ character: Character, at time: Double?, _ engine: Engine) {
    state.append(character, at: time)
    if state.search == nil {
      beginSearch(behindFocus: state.pattern.isOneLetter, engine)
    } else if state.isCycling {
      state.search?.repeats += 1
    } else {
      state.search?.repeats = 0
    }
    search(engine)
  }

  // MARK: Searching

  /// Begins a search at the focused item, or the first visible one.
  private func beginSearch(behindFocus isBehind: Bool, _ engine: Engine) {
    let start =
      engine.focus?.path
      ?? engine.frames.paths(overlapping: engine.window).first { $0.item != nil } ?? .item(0, in: 0)
    let count = engine.count
    guard count > 0 else { return }
    let isExact = !isBehind || engine.focus == nil
    // From a header, a footer or a placeholder, the search begins at the next item.
    let item = engine.declaredItem(around: start) ?? engine.declaredItem(behind: start)
    let isAtItem = isExact || start.item == nil
    let first = isAtItem && engine.snapshot.cell(at: item) != nil ? item : engine.declaredItem(behind: item)
    state.search = TypeAhead.Search(next: first, remaining: count, total: count)
  }

  /// Compares items until one matches, none is left, or the budget of the frame is used up.
  private func search(_ engine: Engine) {
    let budget = max(1, engine.configuration.keyboard.typeAheadBudget)
    while let search = state.search, state.checkedCount < budget {
      guard search.remaining > 0 else {
        state.search = nil
        return
      }
      state.checkedCount += 1
      let isFound = isTyped(search.next, engine)
      state.search?.next = engine.declaredItem(behind: search.next)
      state.search?.remaining -= 1
      guard isFound else { continue }
      moveFocus(toFound: search.next, engine)
      if search.repeats > 0 {
        state.search?.repeats -= 1
        state.search?.remaining = search.total
      } else {
        state.search = nil
      }
    }
  }

  /// Returns whether an item matches the typed text and can be focused.
  private func isTyped(_ path: ElementPath, _ engine: Engine) -> Bool {
    guard let item = path.item, let place = engine.snapshot.sections[path.section].locate(item) else {
      return false
    }
    if let text = place.run.text(at: place.index) {
      guard state.finds(text) else { return false }
      return place.run.cell(at: place.index).map { engine.holdsFocusable($0, at: path) } ?? false
    }
    guard let cell = place.run.cell(at: place.index), engine.holdsFocusable(cell, at: path) else {
      return false
    }
    return engine.accessibilityName(of: cell, at: path).map(state.finds) ?? false
  }

  /// Moves the focus to a matching item, or to the first part of a group.
  private func moveFocus(toFound path: ElementPath, _ engine: Engine) {
    guard let cell = engine.snapshot.cell(at: path) else { return }
    if cell.isGroup || engine.isFocusMoving {
      if let focus = engine.focus, engine.declaredItem(around: focus.path) == path { return }
      engine.requestFocus((.into(path), []))
    } else {
      engine.moveFocus(to: path, cell)
    }
    engine.requests.scrolls.append(.focus)
  }

  // MARK: Internals

  private func pause(_ engine: Engine) -> Double { engine.configuration.keyboard.typeAheadPause.asExtent }

  private func updatePhases() {
    var phases: Phases = .content
    if isDeclared { phases.insert(.keys) }
    if state.isOpen { phases.insert(.time) }
    if state.isOpen || state.checkedCount > 0 { phases.insert(.frame) }
    activePhases = phases
  }
}

extension Character {
  /// Whether the character begins a word, unlike a space, a control character, or a lone combining mark.
  fileprivate var beginsWord: Bool {
    guard let scalar = unicodeScalars.first, scalar.value > 0x20, scalar.value != 0x7F else { return false }
    return !FoldedText(String(self)).isEmpty
  }
}
