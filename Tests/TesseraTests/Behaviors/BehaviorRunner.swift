import TesseraLayout
import TesseraTesting

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// Runs a program against the model and checks the invariants after every step.
@MainActor
final class BehaviorRunner {
  typealias Name = NaiveBehaviors.Name

  private struct Node {
    var number: Int
  }

  private let collection: HeadlessCollection
  private var engine: Engine { collection.engine }
  private var model = NaiveBehaviors()
  private var outline = Outline<Node, Int>([], id: { $0.number }, children: { _ in nil })
  private var loads: [OutlineLoad<Node>] = []
  private var tasks: [Int] = []
  private var grammar = PageGrammar()
  private var mirror = MountMirror()
  private var seenTransactions = 0
  private var isHeld = false
  /// The item to which the model moves the focus; `nil` if the model does not know it.
  private var destination: Name?

  private init(
    isTimed: Bool, _ policy: MissingSelection, _ mode: SelectionMode, collapsesOthers: Bool
  ) {
    collection = HeadlessCollection(
      size: Size(width: 160, height: 96),
      configuration: EngineConfiguration(overscan: 16, selectionMode: mode, missingSelection: policy),
      at: isTimed ? 0 : nil, content: Content())
    (model.policy, model.mode) = (policy, mode)
    model.tree.policy.collapsesOthers = collapsesOthers
    outline = Outline(
      [], id: { $0.number }, policy: model.tree.policy, isExpandable: { $0.number % 5 != 4 },
      request: { [unowned self] in loads.append($0) })
    outline.onChange = { [unowned self] in show() }
  }

  /// Returns the first invariant that a program breaks and the step; `nil` if it breaks none.
  static func run(_ program: [BehaviorStep]) -> String? {
    guard case .begin(let isTimed, let policy, let mode, let collapsesOthers)? = program.first else {
      return nil
    }
    let runner = BehaviorRunner(isTimed: isTimed, policy, mode, collapsesOthers: collapsesOthers)
    for (number, step) in (program + [.endReorder(velocity: 0), .takeBack, .wait(60)]).enumerated() {
      let focus = runner.focused
      runner.destination = nil
      runner.perform(step)
      runner.collection.update()
      runner.model.settle()
      if let failureReason = runner.brokenLaw() ?? runner.brokenFocus(focus, step) {
        return "step \(number), \(step): \(failureReason)"
      }
    }
    return runner.restlessness()
  }
}

// MARK: - Steps

extension BehaviorRunner {
  private func perform(_ step: BehaviorStep) {
    switch step {
    case .begin: show()
    case .tasks, .roots, .pages, .loading, .succeed, .fail, .collapseAll, .reveal: change(step)
    case .resize(let rows):
      collection.resize(to: Size(width: rows == 0 ? 0 : 160, height: Double(rows) * 16))
    case .wait(let seconds): if collection.time != nil { collection.run(for: seconds) }
    case .scroll(let distance): collection.scroll(by: distance)
    case .hold:
      engine.beginScrolling()
      isHeld = true
    case .endReorder(let velocity):
      engine.endScrolling(velocity: Point(y: velocity))
      isHeld = false
    case .tap(let position):
      guard let name = name(inView: position), collection.tap(name.id) else { return }
      model.tap(name)
      destination = name
    case .key(let key, let modifiers): press(key, modifiers)
    case .type(let task):
      // Escape may cancel something else first.
      while engine.typedText != nil, collection.press(key: .escape) {}
      collection.type(Name.text(ofTask: task))
      while engine.typedText != nil, collection.press(key: .escape) {}
    case .swipe(let position): name(inView: position).map { _ = collection.swipe($0.id, .trailing) }
    case .delete(let position):
      guard let name = name(inView: position), collection.swipeAction("Delete", on: name.id) else { return }
      forget(name)
    case .beginReorder(let position): name(inView: position).map { _ = collection.beginReorder($0.id) }
    case .moveReorder(let column, let row):
      collection.moveReorder(to: Point(x: Double(column) * 8 + 4, y: Double(row) * 16 + 8))
    case .drop:
      if let move = engine.reorderMove { model.tasks.apply(move) { Name.text(ofTask: $0) } }
      collection.endReorder()
    case .takeBack: collection.cancelReorder()
    }
  }

  private func change(_ step: BehaviorStep) {
    switch step {
    case .tasks(let tasks):
      (self.tasks, model.tasks) = (tasks, tasks)
      show()
    case .roots(let roots):
      for root in model.tree.roots where !roots.contains(root) { model.tree.forget(root) }
      model.tree.roots = roots
      outline.reload(nodes(roots))
    case .pages(let isPaged):
      model.isPaged = isPaged
      show()
    case .loading(let isLoading):
      model.isLoading = isLoading
      show()
    case .succeed(let load, let numbers):
      guard !loads.isEmpty else { return }
      let load = loads[load % loads.count]
      let children = numbers.map { 5 * load.node.number + $0 }
      if load.isWanted { model.tree.take(children, of: load.node.number) }
      load.succeed(nodes(children))
    case .fail(let load):
      guard !loads.isEmpty else { return }
      let load = loads[load % loads.count]
      if load.isWanted {
        model.tree.loading.remove(load.node.number)
        model.tree.failed.insert(load.node.number)
      }
      load.fail(OutlineFailure("no"))
    case .collapseAll:
      model.tree.collapseAll()
      outline.collapseAll()
    case .reveal(let position):
      let known = model.tree.known()
      guard !known.isEmpty else { return }
      model.tree.reveal(known[position % known.count].node)
      outline.reveal(known[position % known.count].node)
    default: break
    }
  }

  /// Presses a key after applying it to the model.
  private func press(_ key: Key, _ modifiers: KeyModifiers) {
    let isBusy = engine.isReordering
    if modifiers.isEmpty, !isBusy, !isHeld {
      destination = focused.flatMap { model.destination(of: key, from: $0) }
    }
    if key == .character("a"), modifiers == .control, model.mode == .multiple {
      model.selected.formUnion(model.names)
    }
    if let name = focused {
      switch (key, name) {
      // With single selection, Space acts as a tap.
      case (.character(" "), _) where model.mode == .multiple: model.choose(name)
      case (.character(" "), _): model.tap(name)
      case (.enter, _): model.tap(name)
      case (.delete, .task): forget(name)
      case (.right, .node(let node)) where model.tree.isExpandable(node) && !model.tree.isOpen(node):
        model.tree.expand(node)
      case (.left, .node(let node)) where model.tree.isOpen(node): model.tree.collapse(node)
      case (.up, .task(let task)) where modifiers == .option && !isBusy: model.moveReorder(task) { $0 - 1 }
      case (.down, .task(let task)) where modifiers == .option && !isBusy: model.moveReorder(task) { $0 + 1 }
      case (.home, .task(let task)) where modifiers == .option && !isBusy: model.moveReorder(task) { _ in 0 }
      case (.end, .task(let task)) where modifiers == .option && !isBusy:
        model.moveReorder(task) { _ in .max }
      default: break
      }
    }
    collection.press(key: key, modifiers: modifiers)
  }

  private func forget(_ name: Name) {
    if case .task(let task) = name { model.tasks.removeAll { $0 == task } }
  }

  private func nodes(_ numbers: [Int]) -> [Node] { numbers.map { Node(number: $0) } }

  private func show() { collection.stage.show(content()) }

  private func content() -> Content<Headless> {
    let content = Content<Headless> {
      if !model.isPaged {
        Section("tree") {
          ForEach(outline.rows) { [unowned self] row in
            Label(row.description).expands(row, in: outline).selectable(row.node != nil).focusable(
              row.node != nil
            )
            .onTap { [unowned self] in outline.toggle(row) }
          }
        }
        .header(pinned: true) { Label("tree") }
      }
      Section("tasks", layout: model.isPaged ? Layout.pages() : Layout.list()) {
        ForEach(tasks.map { Name.text(ofTask: $0) }, id: { $0 }) { task in
          Label(task).reorderable()
            .swipeActions(trailing: [
              ContextAction("Delete", isDestructive: true) { [unowned self] in remove(task) }
            ])
        }
      }
      .loading(model.isLoading) { Label("loading") }
      .empty { Label("nothing to do") }
    }
    .onReorder { [unowned self] in reorder($0) }
    .typeAhead()
    return model.isPaged ? content.snapping(.pages) : content
  }

  private func remove(_ task: String) {
    tasks.removeAll { Name.text(ofTask: $0) == task }
    show()
  }

  private func reorder(_ move: ReorderMove) {
    tasks.apply(move) { Name.text(ofTask: $0) }
    show()
  }
}

// MARK: - Invariants

extension BehaviorRunner {
  private func brokenLaw() -> String? {
    brokenTransactions() ?? engine.keyFailure ?? brokenOrder() ?? brokenSelection() ?? brokenStates()
      ?? brokenPages()
  }

  private func brokenTransactions() -> String? {
    for transaction in collection.transactions[seenTransactions...] {
      if !transaction.issues.isEmpty { return "\(transaction.issues)" }
      if let failureReason = grammar.failureReason(about: transaction.pageEvents) { return failureReason }
    }
    let operations = collection.transactions[seenTransactions...].flatMap { $0.operations }
    seenTransactions = collection.transactions.count
    let all = Transaction(
      operations: operations, viewport: engine.viewport, contentSize: engine.contentSize)
    return mirror.failureReason(applying: all, cells: engine.cells)
  }

  /// Checks that each item is present once and in order; a dragged item at its drop position.
  private func brokenOrder() -> String? {
    if tasks != model.tasks { return "the app has \(tasks) in place of \(model.tasks)" }
    var expected = model
    if let move = engine.reorderMove { expected.tasks.apply(move) { Name.text(ofTask: $0) } }
    let lines = engine.snapshot.sections.map { section in
      (0..<section.count).map { section.cell(at: $0)?.content(as: Label.self)?.text ?? "?" }
    }
    if lines != expected.lines { return "\(lines) is shown in place of \(expected.lines)" }
    let placeholder = engine.snapshot.sections.last?.section.placeholder?.cell.content(as: Label.self)?.text
    return placeholder == expected.placeholder ? nil : "\(placeholder ?? "nothing") stands for no tasks"
  }

  private func brokenSelection() -> String? {
    let there = Set(model.names)
    let ids = Set(engine.selection.ids.compactMap { Name($0) })
    if ids != model.selected.intersection(there) { return "\(ids) is selected of \(model.selected)" }
    let missing = Set(engine.selection.missingIDs.compactMap { Name($0) })
    return missing == model.selected.subtracting(there) ? nil : "\(missing) is missing of \(model.selected)"
  }

  /// Checks that the states of the cells match the model.
  private func brokenStates() -> String? {
    for cell in engine.cells where !cell.isLeaving {
      let name = name(of: cell.key)
      let isSelected = name.map { model.selected.contains($0) } ?? false
      if cell.state.contains(.selected) != isSelected { return "\(cell.key) is shown as \(cell.state)" }
      if cell.state.contains(.focused) != (cell.key == engine.focusedKey) {
        return "\(cell.key) is shown as \(cell.state), the focus is on \(String(describing: focused))"
      }
    }
    return nil
  }

  private func brokenPages() -> String? {
    guard !isHeld, !engine.isScrolling, !engine.isReordering else { return nil }
    guard model.isPaged, !model.tasks.isEmpty, engine.isShowing else {
      return grammar.phases.isEmpty || !engine.isShowing ? nil : "there are no pages, but \(grammar.phases)"
    }
    guard let selected = engine.selectedPage, name(of: selected.key) == .task(model.tasks[selected.position])
    else { return "\(String(describing: engine.selectedPage)) is the page of \(model.tasks)" }
    return grammar.failureReason(seeing: [selected.key], isAtRest: true)
  }

  /// Checks that the focus stays with its item, is on an existing item, and is visible after a key.
  private func brokenFocus(_ old: Name?, _ step: BehaviorStep) -> String? {
    let names = model.names
    if engine.focusedKey != nil, focused.map(names.contains) != true {
      return "the focus is on \(String(describing: engine.focusedKey)), which is not there"
    }
    if let destination, names.contains(destination), focused != destination {
      return "the focus is on \(String(describing: focused)), not on \(destination)"
    }
    switch step {
    case .tap, .delete: return nil
    case .type(let task):
      let text = Name.text(ofTask: task)
      let found = model.tasks.filter { Name.text(ofTask: $0).hasPrefix(text) }.map { Name.task($0) }
      let isFound = found.isEmpty || focused.map(found.contains) == true
      return isFound ? nil : "the focus is on \(String(describing: focused)), not on one of \(found)"
    case .key(let key, _):
      if key == .delete || isHeld || engine.isReordering { return nil }
      // A pinned header may cover the whole viewport.
      guard let focused, focused != old, engine.isShowing, engine.viewport.height > 16 else { return nil }
      let isSeen = engine.cells.contains {
        name(of: $0.key) == focused && $0.placement.frame.overlaps(engine.viewport)
      }
      return isSeen ? nil : "the focus went to \(focused), which is not in view"
    default:
      guard let old, names.contains(old) else { return nil }
      return focused == old ? nil : "the focus went from \(old) to \(String(describing: focused))"
    }
  }

  /// Checks that no work is pending at the end.
  private func restlessness() -> String? {
    if engine.needsUpdate || engine.isScrolling { return "it never comes to rest" }
    engine.requests.invalidatesLayout = true
    let operations = collection.update()
    return operations.isEmpty ? nil : "at rest it did \(operations)"
  }
}

// MARK: - Names

extension BehaviorRunner {
  private var focused: Name? { engine.focusedKey.flatMap(name) }

  private func name(of key: ItemKey) -> Name? {
    guard case .item(let id, _) = key.element else { return nil }
    return Name(id)
  }

  /// Returns one of the visible items.
  private func name(inView position: Int) -> Name? {
    let names = engine.cells.filter {
      !$0.isLeaving && $0.placement.visibleFrame.overlaps(engine.viewport)
    }.compactMap { name(of: $0.key) }.filter { model.names.contains($0) }
    return names.isEmpty ? nil : names[position % names.count]
  }
}
