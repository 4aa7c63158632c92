import TesseraDiff
import TesseraLayout
import TesseraTesting
import TestSupport
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel
@testable import TesseraIndexing

@MainActor
@Suite("Identity against the model", .tags(.model))
struct IdentityModelTests {
  @Test(
    "Views, selection and focus stay with the items that the model says are the same",
    arguments: (0..<UInt64(8)).sampled)
  func followed(block: UInt64) {
    check(block, hasDuplicates: false) { IdentityRunner().failureReason(about: $0) }
  }

  @Test("Differences and pairings match the pairs of the model", arguments: (0..<UInt64(8)).sampled)
  func paired(block: UInt64) {
    check(block, hasDuplicates: false) { contents in
      zip(contents, contents.dropFirst()).lazy.compactMap { pairFailure($0, $1) }.first
    }
  }

  @Test(
    "Duplicate ids of any kind are reported, and live cells have distinct keys",
    arguments: (0..<UInt64(8)).sampled)
  func duplicates(block: UInt64) {
    check(block, hasDuplicates: true) { IdentityRunner().keyFailure(about: $0) }
  }

  private func check(
    _ block: UInt64, hasDuplicates: Bool, _ failureReason: ([IdentityContent]) -> String?
  ) {
    for seed in block * 60..<block * 60 + 60 {
      var generator = IdentityGenerator(seed: seed, hasDuplicates: hasDuplicates)
      let failure = smallestFailure(
        of: generator.contents(10), by: shrinkers, failureReason: failureReason)
      guard let failure else { continue }
      let contents = failure.value.map { $0.description }.joined(separator: ",\n")
      Testing.Issue.record("seed \(seed): \(failure.failureReason)\n\(contents)")
      return
    }
  }

  /// Leaves out contents, then sections, then runs.
  private var shrinkers: [Shrinker<[IdentityContent]>] {
    let ofSections: [Shrinker<IdentityContent>] = [
      .leavingOutRuns(of: \.sections), .inEach(of: \.sections, [.leavingOutRuns(of: \.runs)]),
    ]
    return [.leavingOutRuns(), .inEach(of: \.self, ofSections)]
  }

  // MARK: Invariants

  /// Returns a message if a comparison of two contents finds other matches than the model.
  private func pairFailure(_ old: IdentityContent, _ new: IdentityContent) -> String? {
    if new.isAmbiguous(after: old) { return nil }
    let origins = new.origins(in: old)
    let (oldPaths, newPaths) = (paths(of: old), paths(of: new))
    var crossings: [Move<ItemPath>] = []
    for (position, origin) in origins.enumerated() {
      guard let origin, old.items[origin].section != new.items[position].section else { continue }
      crossings.append(Move(from: oldPaths[origin], to: newPaths[position]))
    }
    let isCrossing = { (move: Move<ItemPath>) in
      old.sections[move.from.section].id != new.sections[move.to.section].id
    }
    let moves = new.content.difference(from: old.content).moves.filter(isCrossing)
    if moves != crossings { return "the difference has \(moves), not \(crossings)" }
    let before = IndexPathContent(old.content, identityCheckLimit: 100)
    let after = IndexPathContent(new.content, after: before, identityCheckLimit: 100)
    for comparesCells in [true, false] {
      let moves = after.difference(from: before, comparesCells: comparesCells).moves.filter(isCrossing)
      if moves != crossings { return "views that count by positions have \(moves), not \(crossings)" }
    }
    guard let oldIDs = ContentIDs(before.snapshot), let newIDs = ContentIDs(after.snapshot) else {
      return "ids are not listed"
    }
    let pairing = newIDs.pairing(from: oldIDs)
    for (position, path) in newPaths.enumerated() {
      let expected = origins[position].map { oldPaths[$0] }
      if pairing.oldPath(ofNew: path) != expected { return "in the background \(path) is another item" }
    }
    return nil
  }

  private func paths(of content: IdentityContent) -> [ItemPath] {
    content.sections.enumerated().flatMap { section, part in
      IdentityContent(sections: [part]).items.indices.map { ItemPath(section: section, item: $0) }
    }
  }
}

/// Shows contents one after the other and follows what happens to the items.
@MainActor
private final class IdentityRunner {
  private let collection: HeadlessCollection
  private var engine: Engine { collection.engine }
  private var content = IdentityContent(sections: [])
  /// The selected items, by position among all.
  private var selected: Set<Int> = []
  private var turn = 0

  init() {
    collection = HeadlessCollection(
      size: Size(width: 160, height: 4000),
      configuration: EngineConfiguration(overscan: 0, selectionMode: .multiple), content: Content {})
  }

  private var cells: [LiveCell] {
    engine.cells.filter { !$0.isLeaving && $0.path.item != nil }.sorted { $0.path < $1.path }
  }

  func failureReason(about contents: [IdentityContent]) -> String? {
    for content in contents {
      if let failureReason = failureReason(showing: content) { return failureReason }
      work()
    }
    return nil
  }

  func keyFailure(about contents: [IdentityContent]) -> String? {
    for content in contents {
      collection.show(content.content)
      if let failureReason = engine.keyFailure { return failureReason }
      let issues = Set(
        (collection.transactions.last?.issues ?? []).filter {
          if case .duplicateItem = $0 { true } else { false }
        })
      if issues != content.duplicates { return "reported are \(issues), not \(content.duplicates)" }
      if cells.count != content.items.count { return "\(cells.count) items are shown" }
    }
    return nil
  }

  private func failureReason(showing new: IdentityContent) -> String? {
    let (before, focus) = (cells, focused)
    let operations = collection.show(new.content)
    let (now, origins) = (cells, new.origins(in: content))
    let old = content.items
    var mounted: Set<CellID> = []
    for case .mount(let id, _, _) in operations { mounted.insert(id) }
    if let failureReason = engine.keyFailure { return failureReason }
    if new.isAmbiguous(after: content) {
      selected = Set(now.indices.filter { now[$0].state.contains(.selected) })
      content = new
      return nil
    }
    guard now.count == new.items.count else { return "\(now.count) items are shown" }
    for (position, item) in new.items.enumerated() {
      let (cell, origin) = (now[position], origins[position])
      let keepsView = origin.map { old[$0].isHigh == item.isHigh } ?? false
      if keepsView, let origin, cell.id != before[origin].id || mounted.contains(cell.id) {
        return "\(cell.key) has lost its view"
      }
      if !keepsView, !mounted.contains(cell.id) { return "\(cell.key) has got the view of another item" }
      let isSelected = origin.map { selected.contains($0) } ?? false
      if cell.state.contains(.selected) != isSelected { return "\(cell.key) is shown as \(cell.state)" }
    }
    if let focus, let position = origins.firstIndex(of: focus), focused != position {
      return "the focus has left \(now[position].key)"
    }
    selected = Set(origins.indices.filter { origins[$0].map { selected.contains($0) } ?? false })
    content = new
    return nil
  }

  /// Selects items and gives the focus to one.
  private func work() {
    turn += 1
    for (position, cell) in cells.enumerated() where (position + turn) % 3 == 0 {
      engine.activate(cell.id)
      selected.formSymmetricDifference([position])
    }
    if let cell = cells.dropFirst(turn % 4).first { engine.focus(cell.id) }
    collection.update()
  }

  private var focused: Int? { cells.firstIndex { $0.key == engine.focusedKey } }
}
