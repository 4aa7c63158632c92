import TesseraLayout
import TesseraTesting

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// Runs a program on an engine and checks the laws after every transaction.
@MainActor
final class NestedRunner {
  let stage: Stage<Headless>
  let configuration: EngineConfiguration
  var tree = Tree(branches: [])
  var mirror = MountMirror()
  var lifecycle = LifecycleMirror()

  init(_ program: NestedProgram) {
    configuration = EngineConfiguration(
      overscan: program.overscan, selectionMode: .multiple, poolLimit: 8,
      estimateSampleCount: program.samples, contentInsets: Insets(program.insets),
      reportsLifecycle: true)
    stage = Stage(configuration: configuration)
    stage.engine.keptGroups = program.keptGroups
  }

  var engine: Engine { stage.engine }

  /// Runs a program. Returns an error message about the first violated law; `nil` if all laws hold.
  static func run(_ program: NestedProgram) -> String? {
    let runner = NestedRunner(program)
    for (number, step) in program.steps.enumerated() {
      if let failureReason = runner.run(step) { return "step \(number), \(step):\n  \(failureReason)" }
    }
    return nil
  }

  func run(_ step: NestedStep) -> String? {
    let before = VisibleState(engine, tree)
    switch step {
    case .show(let tree):
      self.tree = tree
      stage.show(tree.content)
      return transact(before, holds: before.axis == tree.axis && before.order.isKept(in: tree))
        ?? scrollerFailure(before) ?? measureFailure(before)
    case .scroll(let x, let y):
      engine.scroll(by: Point(x: x, y: y))
      return transact(before) ?? scrollerFailure(before)
    case .drag(let x, let y, let left, let top):
      engine.scroll(by: Point(x: x, y: y), at: Point(x: left, y: top))
      return transact(before)
    case .scrollTo(let id, let alignment):
      // A part of a closed group cannot be found.
      let isKnown = engine.snapshot.path(of: ItemID(id)) != nil
      engine.scroll(to: ItemID(id), at: alignment)
      return transact(before) ?? (isKnown ? revealFailure(ItemID(id)) : nil)
    case .resize(let width, let height):
      let size = Size(width: width, height: height)
      let isSameAcross = size[engine.axis.cross] == engine.viewport.size[engine.axis.cross]
      engine.resize(to: size)
      return transact(before, holds: isSameAcross) ?? scrollerFailure(before)
    case .measure(let id, let height):
      guard let cell = engine.cells.first(where: { $0.cell.leaf?.id == id && $0.cell.leaf?.kind == .native })
      else { return nil }
      engine.setMeasuredSize(Size(width: 10, height: height), of: cell.id)
      return transact(before, holds: true) ?? scrollerFailure(before)
    case .press(let move):
      guard engine.moveFocus(move) else { return nil }
      return transact(before) ?? engine.focus.flatMap { revealFailure(engine.snapshot.id(at: $0.path)) }
    case .tap(let x, let y):
      engine.tap(at: Point(x: x, y: y))
      return transact(before, holds: true) ?? scrollerFailure(before)
    }
  }

  /// Updates the engine until it needs no further update, and checks the laws.
  ///
  /// - Parameter holds: Whether some visible element has to stay in place on screen.
  private func transact(_ before: VisibleState, holds: Bool = false) -> String? {
    var operations: [MountOperation] = []
    var rounds = 0
    while rounds == 0 || engine.needsUpdate {
      let transaction = stage.update()
      operations += transaction.operations
      if let failureReason = mirror.failureReason(applying: transaction, cells: engine.cells) {
        return failureReason
      }
      if let failureReason = lifecycle.failureReason(following: transaction, in: engine) {
        return failureReason
      }
      if let failureReason = engine.preservationFailure ?? engine.keyFailure { return failureReason }
      if !transaction.issues.allSatisfy(isExpected) { return "there are issues: \(transaction.issues)" }
      rounds += 1
      if rounds == 8 { return "the engine does not come to rest" }
    }
    return placeFailure() ?? visibilityFailure() ?? scratchFailure() ?? freshFailure()
      ?? modelFailure() ?? constraintsFailure()
      ?? identityFailure(before, operations) ?? decorationFailure(before)
      ?? (holds ? anchorFailure(before) : nil)
  }

  private func isExpected(_ issue: Tessera.Issue) -> Bool {
    if case .unknownItem = issue { true } else { false }
  }
}

extension Snapshot {
  func id(at path: ElementPath) -> ItemID { sections[path.section].id(at: path.item ?? -1) }
}
