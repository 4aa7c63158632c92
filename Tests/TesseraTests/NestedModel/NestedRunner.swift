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

  /// Runs a program; the complaint about the first law that was broken, or nil.
  static func run(_ program: NestedProgram) -> String? {
    let runner = NestedRunner(program)
    for (number, step) in program.steps.enumerated() {
      if let complaint = runner.run(step) { return "step \(number), \(step):\n  \(complaint)" }
    }
    return nil
  }

  func run(_ step: NestedStep) -> String? {
    let before = Sight(engine, tree)
    switch step {
    case .show(let tree):
      self.tree = tree
      stage.show(tree.content)
      return transact(before, holds: before.axis == tree.axis && before.order.isKept(in: tree))
        ?? stripComplaint(before) ?? measureComplaint(before)
    case .scroll(let x, let y):
      engine.scroll(by: Point(x: x, y: y))
      return transact(before) ?? stripComplaint(before)
    case .drag(let x, let y, let left, let top):
      engine.scroll(by: Point(x: x, y: y), at: Point(x: left, y: top))
      return transact(before)
    case .scrollTo(let id, let alignment):
      // A part of a group that is not looked into cannot be found.
      let isKnown = engine.snapshot.path(of: ItemID(id)) != nil
      engine.scroll(to: ItemID(id), at: alignment)
      return transact(before) ?? (isKnown ? revealComplaint(ItemID(id)) : nil)
    case .resize(let width, let height):
      let size = Size(width: width, height: height)
      let isSameAcross = size[engine.axis.cross] == engine.viewport.size[engine.axis.cross]
      engine.resize(to: size)
      return transact(before, holds: isSameAcross) ?? stripComplaint(before)
    case .measure(let id, let height):
      guard let cell = engine.cells.first(where: { $0.cell.leaf?.id == id && $0.cell.leaf?.kind == .native })
      else { return nil }
      engine.setMeasuredSize(Size(width: 10, height: height), of: cell.id)
      return transact(before, holds: true) ?? stripComplaint(before)
    case .press(let move):
      guard engine.moveFocus(move) else { return nil }
      return transact(before) ?? engine.focus.flatMap { revealComplaint(engine.snapshot.id(at: $0.path)) }
    case .tap(let x, let y):
      engine.tap(at: Point(x: x, y: y))
      return transact(before, holds: true) ?? stripComplaint(before)
    }
  }

  /// Lets the engine work until it rests, and checks the laws.
  ///
  /// - Parameter holds: Whether something that is in view has to stay where it is on screen.
  private func transact(_ before: Sight, holds: Bool = false) -> String? {
    var operations: [MountOperation] = []
    var rounds = 0
    while rounds == 0 || engine.needsUpdate {
      let transaction = stage.update()
      operations += transaction.operations
      if let complaint = mirror.complaint(applying: transaction, cells: engine.cells) { return complaint }
      if let complaint = lifecycle.complaint(following: transaction, in: engine) { return complaint }
      if let complaint = engine.keepComplaint ?? engine.keyComplaint { return complaint }
      if !transaction.issues.allSatisfy(isExpected) { return "there are issues: \(transaction.issues)" }
      rounds += 1
      if rounds == 8 { return "the engine does not come to rest" }
    }
    return placeComplaint() ?? visibilityComplaint() ?? scratchComplaint() ?? freshComplaint()
      ?? modelComplaint() ?? roomComplaint()
      ?? identityComplaint(before, operations) ?? decorationComplaint(before)
      ?? (holds ? anchorComplaint(before) : nil)
  }

  private func isExpected(_ issue: Tessera.Issue) -> Bool {
    if case .unknownItem = issue { true } else { false }
  }
}

extension Snapshot {
  /// The id of the item at a path.
  func id(at path: ElementPath) -> ItemID { sections[path.section].id(at: path.item ?? -1) }
}
