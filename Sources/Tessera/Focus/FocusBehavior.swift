@_spi(Behaviors) import TesseraKernel

/// The behavior for the keyboard focus and its pending moves.
final class FocusBehavior: Behavior {
  private(set) var focus: (key: ItemKey, path: ElementPath)? {
    didSet { updatePhases() }
  }
  /// The moves that wait until a group is opened.
  private(set) var moves: [Step] = [] {
    didSet { updatePhases() }
  }
  /// The element to focus once new content is displayed, if requested.
  private var request: Request? {
    didSet { updatePhases() }
  }

  /// A move of the focus, with the modifier keys held down.
  typealias Step = (destination: FocusDestination, modifiers: KeyModifiers)

  enum Request {
    case item(ItemID, section: ItemID?)
    /// A header, a footer or a placeholder.
    case element(ItemKey.Element, section: ItemID)
  }

  /// Before the selection, which reads the focus.
  override var order: Int { 40 }

  var hasRequests: Bool { request != nil || !moves.isEmpty }

  func set(_ key: ItemKey, _ path: ElementPath, _ engine: Engine) {
    guard focus?.key != key else { return }
    focus = (key, path)
    engine.requests.statesChanged = true
  }

  func clear(_ engine: Engine) {
    if hasRequests {
      (request, moves) = (nil, [])
      engine.requests.requested.formIntersection(engine.behaviorPhases.all)
    }
    guard focus != nil else { return }
    focus = nil
    engine.requests.statesChanged = true
  }

  /// Requests a move, after the waiting ones.
  func addRequest(for step: Step, _ engine: Engine) {
    moves.append(step)
    engine.requests.requested.insert(.requests)
  }

  /// Requests the focus for an element, in place of an earlier request.
  func addRequest(for request: Request, _ engine: Engine) {
    self.request = request
    engine.requests.requested.insert(.lateRequests)
  }

  // MARK: Requests

  override func performRequests(_ issues: inout [Issue], _ engine: Engine) {
    let steps = moves
    moves = []
    for (destination, modifiers) in steps {
      guard let path = engine.openingGroups(&issues, { engine.target(of: destination) }),
        let cell = engine.snapshot.cell(at: path)
      else { continue }
      let focused = focus?.path
      focus = (engine.snapshot.key(at: path, kind: cell.kind), path)
      engine.callBehaviors(in: .focus) {
        $0.didMoveFocus(to: path, from: focused, modifiers: modifiers, engine)
      }
    }
  }

  override func performRequests(
    before scrolls: inout [Requests.Scroll], _ issues: inout [Issue], _ engine: Engine
  ) {
    guard let request else { return }
    self.request = nil
    scrolls.insert(.focus, at: 0)
    guard let path = path(of: request, engine), engine.isFocusable(path),
      let cell = engine.snapshot.cell(at: path)
    else {
      switch request {
      case .item(let id, let section): issues.append(engine.missing(id, inSection: section))
      case .element(_, let section): issues.append(.unknownItem(section))
      }
      return
    }
    focus = (engine.snapshot.key(at: path, kind: cell.kind), path)
  }

  private func path(of request: Request, _ engine: Engine) -> ElementPath? {
    let snapshot = engine.snapshot
    switch request {
    case .item(let id, let section): return snapshot.path(of: id, inSection: section)
    case .element(.placeholder, let id):
      let section = snapshot.sections.firstIndex { $0.key.id == id && $0.section.placeholder != nil }
      return section.map { ElementPath(section: $0, element: .placeholder) }
    case .element(let element, let section): return snapshot.path(of: element, inSection: section)
    }
  }

  // MARK: Content

  /// Keeps the focus on its item, or moves it to the one that took its place.
  override func migrate(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    guard let old = focus else { return }
    let path =
      pairing.newPath(ofOld: old.path)
      ?? engine.openingGroups(&issues) { engine.replacementForFocus(at: old.path, pairing) }
    guard let path, let cell = engine.snapshot.cell(at: path) else {
      focus = nil
      return
    }
    focus = (engine.snapshot.key(at: path, kind: cell.kind), path)
  }

  override func keepGroups(_ keep: (_ section: Int) -> Void, _ engine: Engine) {
    if let focus { keep(focus.path.section) }
  }

  override func moveGroups(to places: [Int: Int], _ engine: Engine) {
    guard var moved = focus else { return }
    moved.path.section = places[moved.path.section] ?? -1
    focus = moved
  }

  // MARK: On screen

  override func mark(
    _ state: inout CellState, of cell: DeclaredCell, _ key: ItemKey, at path: ElementPath, _ engine: Engine
  ) {
    if let focus, focus.key == key { state.insert(.focused) }
  }

  override func keptPath(_ engine: Engine) -> ElementPath? { focus?.path }

  private func updatePhases() {
    var phases: Phases = []
    if focus != nil { phases.formUnion([.content, .groups, .mark, .keep]) }
    if !moves.isEmpty { phases.insert(.requests) }
    if request != nil { phases.insert(.lateRequests) }
    activePhases = phases
  }
}

/// A scroll to the item that has the focus at the time of the scroll.
private final class FocusScroll: ScrollRequest {
  override func perform(from anchor: Anchor?, _ issues: inout [Issue], _ engine: Engine) -> Anchor? {
    engine.approach(engine.focus?.path, .nearest, nil, from: anchor)
  }
}

extension Requests.Scroll {
  static var focus: Requests.Scroll { .requested(FocusScroll()) }
}
