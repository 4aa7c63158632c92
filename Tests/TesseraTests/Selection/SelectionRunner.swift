import TesseraLayout
import TesseraTesting

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// Runs a program against the model and checks the laws after every step.
@MainActor
final class SelectionRunner {
  private let collection: HeadlessCollection
  private var engine: Engine { collection.engine }
  private var model = NaiveSelection()
  private var control = SelectionStep.Control.automatic
  /// The selection according to the reported changes.
  private var followed: Set<Int> = []
  private var changes: [SelectionChange] = []
  private var proposals: [SelectionChange] = []
  private var failureReason: String?

  /// The scope in which ids are unique. If it is the section, the model has different items in each.
  private let scope: IdentityScope
  private var sections: [[Int]] = []

  private init(_ policy: MissingSelection, _ scope: IdentityScope) {
    self.scope = scope
    collection = HeadlessCollection(
      size: Size(width: 80, height: 112),
      configuration: EngineConfiguration(overscan: 16, missingSelection: policy), content: Content {})
    model.policy = policy
    engine.onSelectionChange = { [weak self] in self?.follow($0) }
  }

  /// Runs a program. Returns the first violated law and its step; `nil` if all laws hold.
  static func run(_ program: [SelectionStep], _ scope: IdentityScope = .collection) -> String? {
    guard case .missing(let policy)? = program.first else { return nil }
    let runner = SelectionRunner(policy, scope)
    for (number, step) in program.enumerated() {
      runner.changes = []
      runner.proposals = []
      let states = runner.states
      runner.perform(step)
      let operations = runner.collection.update()
      if let failureReason = runner.failureReason ?? runner.brokenLaw()
        ?? runner.idleUpdate(operations, since: states, step)
      {
        return "step \(number), \(step): \(failureReason)"
      }
    }
    return nil
  }

  // MARK: - Steps

  private func perform(_ step: SelectionStep) {
    let focused = self.focused
    switch step {
    case .missing: break
    case .mode(let mode):
      engine.selectionMode = mode
      model.setMode(mode)
    case .control(let control):
      self.control = control
      engine.onSelectionProposal =
        control == .automatic ? nil : { [weak self] in self?.decide($0) }
    case .show(let sections):
      self.sections = sections
      collection.show(content(sections))
      model.show(
        sections.enumerated().map { section, items in items.map { name($0, in: section) } })
    case .tap(let item, let shift, let control):
      guard item >= 0 else {
        guard let cell = engine.cells.first(where: { number($0.key) == item }) else { return }
        engine.perform(.tap, on: cell.id, modifiers: keys(shift, control))
        perform(model.tap(item, shift: shift, control: control, focused: focused))
        return
      }
      engine.scroll(to: ItemID(item), at: .nearest)
      collection.update()
      collection.tap(ItemID(item), modifiers: keys(shift, control))
      perform(model.tap(name(item), shift: shift, control: control, focused: focused))
    case .move(let move, let shift, let control):
      guard engine.moveFocus(move, modifiers: keys(shift, control)), let item = self.focused else { return }
      perform(model.move(to: item, shift: shift, control: control, focused: focused))
    case .extend(let item):
      if item < 0 {
        engine.extendSelection(to: element(item), inSection: section(item))
      } else {
        engine.extendSelection(to: ItemID(item))
      }
      perform(model.extend(to: name(item), focused: focused))
    case .toggleFocus:
      engine.toggleSelectionOfFocus()
      perform(model.toggle(focused))
    case .all:
      engine.selectAll()
      perform(model.all())
    case .nothing:
      engine.deselectAll()
      perform(model.nothing())
    case .select(let item, let isSelected):
      if item < 0 {
        engine.select(element(item), inSection: section(item), isSelected)
      } else {
        engine.select(ItemID(item), isSelected)
      }
      if item >= 0, !isSelected, !sections.contains(where: { $0.contains(item) }) {
        // All missing items with the id are forgotten, in any section.
        for waiting in model.missing where waiting >= 0 && id(waiting) == item {
          model.select(waiting, false)
        }
      } else {
        model.select(name(item), isSelected)
      }
    case .set where scope == .section: break  // Ids alone do not say which items are meant.
    case .set(let items):
      engine.setSelection(Selection(items.map { ItemID($0) }))
      var known: Set<Int> = []
      model.set(.init(covered: [], missing: items.filter { known.insert($0).inserted }))
    }
  }

  private func keys(_ shift: Bool, _ control: Bool) -> KeyModifiers {
    (shift ? KeyModifiers.shift : []).union(control ? .control : [])
  }

  private func perform(_ wish: NaiveSelection.Wish?) {
    guard let wish else { return }
    switch control {
    case .automatic: model.grant(wish)
    // The app receives a proposal only if something would change.
    case .accepting: if wish.covered != model.covered { model.set(wish) }
    case .refusing: break
    }
  }

  private func decide(_ proposal: SelectionChange) {
    proposals.append(proposal)
    if Set(proposal.added).isDisjoint(with: proposal.removed) == false {
      failureReason = "\(proposal) contradicts itself"
    }
    if control == .accepting { engine.setSelection(proposal.selection) }
  }

  private func follow(_ change: SelectionChange) {
    changes.append(change)
    let (added, removed) = (numbers(change.added), numbers(change.removed))
    if !followed.isDisjoint(with: added) { failureReason = "\(change) adds what was selected" }
    if !followed.isSuperset(of: removed) { failureReason = "\(change) removes what was not selected" }
    followed.subtract(removed)
    followed.formUnion(added)
  }

  // MARK: - Laws

  private func brokenLaw() -> String? {
    let selection = engine.selection
    let expected = model.selected
    if numbers(selection) != expected { return "\(selection) is selected in place of \(expected)" }
    if selection.count != expected.count {
      return "\(selection.count) are counted, \(expected.count) are there"
    }
    if selection.missingIDs != model.missing.filter({ $0 >= 0 }).map({ ItemID(id($0)) }) {
      return "\(selection.missingIDs) are missing in place of \(model.missing)"
    }
    if selection.isEmpty != (expected.isEmpty && model.missing.isEmpty) {
      return "empty or not: \(selection)"
    }
    if followed != Set(expected) {
      return "who follows the changes knows \(followed) in place of \(expected)"
    }
    let ids = Set((expected + model.missing).map { id($0) })
    for item in 0..<24 where selection.contains(ItemID(item)) != ids.contains(item) {
      return "\(item) is asked for, and the answer is wrong"
    }
    for cell in engine.cells {
      guard let item = number(cell.key) else { continue }
      let isSelected = expected.contains(item)
      if cell.state.contains(.selected) != isSelected { return "\(item) is shown as \(cell.state)" }
      if selection.contains(cell.key) != isSelected {
        return "\(cell.key) is asked for, and the answer is wrong"
      }
    }
    if changes.count > 1 { return "\(changes.count) changes were told: \(changes)" }
    if proposals.count > 1 || (control == .automatic && !proposals.isEmpty) {
      return "proposed: \(proposals)"
    }
    return engine.keyFailure ?? brokenRanges()
  }

  /// Checks that ranges are ordered, separate and within their sections.
  private func brokenRanges() -> String? {
    let selected = engine.behavior(SelectionBehavior.self)?.state.items ?? SelectedItems()
    for (section, positions) in selected.sections {
      guard engine.snapshot.sections.indices.contains(section) else {
        return "there is no section \(section)"
      }
      var end = -1
      for range in positions.ranges {
        if range.isEmpty || range.lowerBound <= end { return "\(positions.ranges) are not in order" }
        end = range.upperBound
      }
      if end > engine.snapshot.sections[section].count { return "\(positions.ranges) are too long" }
    }
    return nil
  }

  /// Returns an error message if a view was updated without a change of its item.
  private func idleUpdate(
    _ operations: [MountOperation], since states: [CellID: CellState], _ step: SelectionStep
  ) -> String? {
    if case .show = step { return nil }
    if case .tap = step { return nil }
    let now = self.states
    for case .update(let id, _) in operations where states[id] == now[id] {
      return "\(id) was filled for nothing"
    }
    return nil
  }

  // MARK: - Numbers

  private var states: [CellID: CellState] {
    Dictionary(uniqueKeysWithValues: engine.cells.map { ($0.id, $0.state) })
  }

  private var focused: Int? { engine.focusedKey.flatMap(number) }

  private func numbers(_ selection: Selection) -> [Int] { selection.compactMap(number) }

  /// Returns the number of an item; headers have odd negative numbers, footers even ones.
  private func number(_ key: ItemKey) -> Int? {
    switch key.element {
    case .item(let id, _):
      guard let item = id.value(as: Int.self), let section = key.section.id.value(as: Int.self) else {
        return nil
      }
      return name(item, in: section)
    case .header: return key.section.id.value(as: Int.self).map { NaiveSelection.header(of: $0) }
    case .footer: return key.section.id.value(as: Int.self).map { NaiveSelection.footer(of: $0) }
    case .placeholder, .decoration, .itemDecoration: return nil
    }
  }

  private func element(_ number: Int) -> ItemKey.Element { number % 2 == 0 ? .footer : .header }

  private func section(_ number: Int) -> ItemID { ItemID((-number - 1) / 2) }

  /// Returns the number of an item in the model. If ids are unique per section only, the same id in another
  /// section is another item.
  private func name(_ item: Int, in section: Int) -> Int {
    scope == .collection ? item : item + (section + 1) * Self.sectionStep
  }

  /// Returns the number in the model of the current item with an id; headers and footers keep theirs.
  private func name(_ item: Int) -> Int {
    item < 0 ? item : name(item, in: sections.firstIndex { $0.contains(item) } ?? sections.count)
  }

  private func id(_ name: Int) -> Int { name % Self.sectionStep }

  /// Divisible by five, because that decides which items are selectable.
  private static var sectionStep: Int { 100 }

  private func content(_ sections: [[Int]]) -> Content<Headless> {
    Content {
      for (number, items) in sections.enumerated() {
        Section(number) {
          if scope == .collection || sections.count % 2 == 0 {
            ForEach(items, id: { $0 }) { Label("\($0)").selectable(NaiveSelection.isSelectable($0)) }
              .identityScope(scope)
          } else {
            for item in items {
              Label("\(item)").selectable(NaiveSelection.isSelectable(item)).id(item)
            }
          }
        }
        .header {
          Label("section \(number)").selectable(
            NaiveSelection.isSelectable(NaiveSelection.header(of: number)))
        }
        .footer {
          Label("end of \(number)").selectable(NaiveSelection.isSelectable(NaiveSelection.footer(of: number)))
        }
      }
    }
  }
}
