import TesseraLayout
import TesseraTesting

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// Runs a program against the model, and checks the laws after every step.
@MainActor
final class BehaviourRunner {
  typealias Name = NaiveBehaviours.Name

  private struct Node {
    var number: Int
  }

  private let collection: HeadlessCollection
  private var engine: Engine { collection.engine }
  private var model = NaiveBehaviours()
  private var outline = Outline<Node, Int>([], id: { $0.number }, children: { _ in nil })
  private var loads: [OutlineLoad<Node>] = []
  /// The tasks that the app has.
  private var tasks: [Int] = []
  private var grammar = PageGrammar()
  private var mirror = MountMirror()
  private var seenTransactions = 0
  private var isHeld = false
  /// Where the focus goes by what the model knows; nil where that is not known.
  private var goal: Name?

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

  /// The first law that a program breaks, and where; nil: none.
  static func run(_ program: [BehaviourStep]) -> String? {
    guard case .begin(let isTimed, let policy, let mode, let collapsesOthers)? = program.first else {
      return nil
    }
    let runner = BehaviourRunner(isTimed: isTimed, policy, mode, collapsesOthers: collapsesOthers)
    for (number, step) in (program + [.letGo(velocity: 0), .takeBack, .wait(60)]).enumerated() {
      let focus = runner.focused
      runner.goal = nil
      runner.perform(step)
      runner.collection.update()
      runner.model.settle()
      if let complaint = runner.brokenLaw() ?? runner.brokenFocus(focus, step) {
        return "step \(number), \(step): \(complaint)"
      }
    }
    return runner.restlessness()
  }
}

// MARK: - Steps

extension BehaviourRunner {
  private func perform(_ step: BehaviourStep) {
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
    case .letGo(let velocity):
      engine.endScrolling(velocity: Point(y: velocity))
      isHeld = false
    case .tap(let position):
      guard let name = name(inView: position), collection.tap(name.id) else { return }
      model.tap(name)
      goal = name
    case .key(let key, let modifiers): press(key, modifiers)
    case .type(let task):
      // Escape takes something else back first, where there is something.
      while engine.typedText != nil, collection.press(key: .escape) {}
      collection.type(Name.text(ofTask: task))
      while engine.typedText != nil, collection.press(key: .escape) {}
    case .swipe(let position): name(inView: position).map { _ = collection.swipe($0.id, .trailing) }
    case .delete(let position):
      guard let name = name(inView: position), collection.swipeAction("Delete", on: name.id) else { return }
      forget(name)
    case .pickUp(let position): name(inView: position).map { _ = collection.pickUp($0.id) }
    case .carry(let column, let row):
      collection.carry(to: Point(x: Double(column) * 8 + 4, y: Double(row) * 16 + 8))
    case .drop:
      if let move = engine.reorderMove { model.tasks.apply(move) { Name.text(ofTask: $0) } }
      collection.letGo()
    case .takeBack: collection.cancelDrag()
    }
  }

  private func change(_ step: BehaviourStep) {
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

  /// Presses a key, after the model has done what it means.
  private func press(_ key: Key, _ modifiers: KeyModifiers) {
    let isBusy = engine.isReordering
    if modifiers.isEmpty, !isBusy, !isHeld { goal = focused.flatMap { model.goal(of: key, from: $0) } }
    if key == .character("a"), modifiers == .control, model.mode == .multiple {
      model.selected.formUnion(model.names)
    }
    if let name = focused {
      switch (key, name) {
      // Where one is chosen, that is what a tap does.
      case (.character(" "), _) where model.mode == .multiple: model.choose(name)
      case (.character(" "), _): model.tap(name)
      case (.enter, _): model.tap(name)
      case (.delete, .task): forget(name)
      case (.right, .node(let node)) where model.tree.isExpandable(node) && !model.tree.isOpen(node):
        model.tree.expand(node)
      case (.left, .node(let node)) where model.tree.isOpen(node): model.tree.collapse(node)
      case (.up, .task(let task)) where modifiers == .option && !isBusy: model.carry(task) { $0 - 1 }
      case (.down, .task(let task)) where modifiers == .option && !isBusy: model.carry(task) { $0 + 1 }
      case (.home, .task(let task)) where modifiers == .option && !isBusy: model.carry(task) { _ in 0 }
      case (.end, .task(let task)) where modifiers == .option && !isBusy: model.carry(task) { _ in .max }
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

// MARK: - Laws

extension BehaviourRunner {
  private func brokenLaw() -> String? {
    brokenTransactions() ?? engine.keyComplaint ?? brokenOrder() ?? brokenSelection() ?? brokenStates()
      ?? brokenPages()
  }

  private func brokenTransactions() -> String? {
    for transaction in collection.transactions[seenTransactions...] {
      if !transaction.issues.isEmpty { return "\(transaction.issues)" }
      if let complaint = grammar.complaint(about: transaction.pageEvents) { return complaint }
    }
    let operations = collection.transactions[seenTransactions...].flatMap { $0.operations }
    seenTransactions = collection.transactions.count
    let all = Transaction(
      operations: operations, viewport: engine.viewport, contentSize: engine.contentSize)
    return mirror.complaint(applying: all, cells: engine.cells)
  }

  /// Everything is there, once and in order; what is carried, where it would go.
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

  /// What is seen is what is known.
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
    return grammar.complaint(seeing: [selected.key], isAtRest: true)
  }

  /// The focus stays with its item. Where it goes, there is one; a key shows it.
  private func brokenFocus(_ old: Name?, _ step: BehaviourStep) -> String? {
    let names = model.names
    if engine.focusedKey != nil, focused.map(names.contains) != true {
      return "the focus is on \(String(describing: engine.focusedKey)), which is not there"
    }
    if let goal, names.contains(goal), focused != goal {
      return "the focus is on \(String(describing: focused)), not on \(goal)"
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
      // A pinned header may cover all that there is room for.
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

  /// At the end nothing is left to do.
  private func restlessness() -> String? {
    if engine.needsUpdate || engine.isScrolling { return "it never comes to rest" }
    engine.requests.isReviewDue = true
    let operations = collection.update()
    return operations.isEmpty ? nil : "at rest it did \(operations)"
  }
}

// MARK: - Names

extension BehaviourRunner {
  private var focused: Name? { engine.focusedKey.flatMap(name) }

  private func name(of key: ItemKey) -> Name? {
    guard case .item(let id, _) = key.element else { return nil }
    return Name(id)
  }

  /// One of the items in view.
  private func name(inView position: Int) -> Name? {
    let names = engine.cells.filter {
      !$0.isLeaving && $0.placement.visibleFrame.overlaps(engine.viewport)
    }.compactMap { name(of: $0.key) }.filter { model.names.contains($0) }
    return names.isEmpty ? nil : names[position % names.count]
  }
}
