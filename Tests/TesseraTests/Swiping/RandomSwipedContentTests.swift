import TestSupport
import TesseraLayout
import TesseraTesting
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// An event for a list with swipe actions.
private enum SwipedStep {
  case down(row: Int)
  case moved(by: Double)
  case up
  case cancelled
  case show([Int])
  case scroll(Double)
  case escape
  case resize(Double)
  case frames(Int)

  static func program(_ random: inout SeededGenerator) -> [SwipedStep] {
    (0..<24).map { _ in
      switch Int.random(in: 0..<14, using: &random) {
      case 0...2: .down(row: Int.random(in: 0..<5, using: &random))
      case 3...6: .moved(by: Double(Int.random(in: -90...90, using: &random)))
      case 7...8: .up
      case 9: .cancelled
      case 10: .show((0..<8).filter { _ in Bool.random(using: &random) }.shuffled(using: &random))
      case 11: .scroll(Double(Int.random(in: -20...20, using: &random)))
      case 12:
        Bool.random(using: &random) ? .escape : .resize(Double(Int.random(in: 5...30, using: &random) * 8))
      default: .frames(Int.random(in: 1...40, using: &random))
      }
    }
  }
}

@MainActor
@Suite("Swiped content in random programs", .tags(.model))
struct RandomSwipedContentTests {
  @Test("At most one item is offset, and its actions fill the gap", arguments: (0..<UInt64(4)).sampled)
  func programs(block: UInt64) {
    for seed in block * 50..<block * 50 + 50 {
      var random = SeededGenerator(seed: seed)
      let (isTimed, isMirrored) = (Bool.random(using: &random), Bool.random(using: &random))
      let run = { SwipedRunner(isTimed: isTimed, isMirrored: isMirrored).run($0) }
      let program = SwipedStep.program(&random)
      let failure = smallestFailure(of: program, by: [.leavingOutRuns()], failureReason: run)
      guard let (program, failureReason) = failure else { continue }
      let steps = program.map { "  .\($0)," }.joined(separator: "\n")
      Testing.Issue.record(
        "seed \(seed): \(failureReason)\nSwipedRunner(isTimed: \(isTimed), isMirrored: \(isMirrored)).run([\n\(steps)\n])"
      )
      return
    }
  }
}

/// Runs a program and checks the laws after each transaction.
@MainActor
private final class SwipedRunner {
  private let stage: Stage<Headless>
  private let isTimed: Bool
  private var time = 0.0
  private var pointer = Point.zero
  private var mounted: Set<CellID> = []
  private var rows: [Int] = []

  init(isTimed: Bool, isMirrored: Bool) {
    self.isTimed = isTimed
    stage = Stage(
      configuration: EngineConfiguration(overscan: 0, direction: isMirrored ? .rightToLeft : .leftToRight))
    stage.engine.resize(to: Size(width: 160, height: 48))
    show(Array(0..<5))
  }

  private var engine: Engine { stage.engine }

  /// Rows divisible by 3 have no actions; odd rows have actions on both sides.
  private func actions(_ row: Int, _ side: SwipeEdge) -> [String] {
    if row % 3 == 0 { return [] }
    return side == .trailing ? ["Delete", "Move"] : row % 2 == 1 ? ["Flag"] : []
  }

  private func show(_ rows: [Int]) {
    self.rows = rows
    stage.show(
      Content {
        Section("rows") {
          ForEach(rows, id: { $0 }) { row in
            Label("\(row)").swipeActions(
              leading: self.actions(row, .leading).map { ContextAction($0) {} },
              trailing: self.actions(row, .trailing).map { title in
                ContextAction(title) { [weak self] in self?.perform(title, row) }
              })
          }
        }
      }
      .transitions(.standard))
  }

  private func perform(_ title: String, _ row: Int) {
    if title == "Delete" { show(rows.filter { $0 != row }) }
  }

  func run(_ program: [SwipedStep]) -> String? {
    for (number, step) in (program + [.up, .escape, .frames(400)]).enumerated() {
      var frames = 1
      switch step {
      case .down(let row):
        pointer = Point(x: engine.viewport.width / 2, y: Double(row) * 16 + 8)
        send(.down)
      case .moved(let distance):
        pointer.x += distance
        send(.moved)
      case .up: send(.up)
      case .cancelled: send(.cancelled)
      case .show(let rows): show(rows)
      case .scroll(let distance): engine.scroll(by: Point(y: distance))
      case .escape: engine.closeSwipe()
      case .resize(let width): engine.resize(to: Size(width: width, height: 48))
      case .frames(let count): frames = count
      }
      for frame in 0..<frames where frame == 0 || engine.nextFrameTime != nil {
        time += 1 / 60
        repeat {
          let transaction = stage.update(at: isTimed ? time : nil)
          if !transaction.issues.isEmpty { return "step \(number), \(step): \(transaction.issues)" }
          if let failureReason = follow(transaction.operations) ?? failureReason() {
            return "step \(number), \(step): \(failureReason)"
          }
        } while engine.needsUpdate
      }
    }
    if engine.openSwipe != nil || engine.nextFrameTime != nil { return "it does not come to rest" }
    let isClean = engine.cells.allSatisfy { $0.presentation.effect == .none && $0.placement.clip == nil }
    return isClean ? nil : "something is left of a swipe"
  }

  private func send(_ phase: PointerEvent.Phase) {
    engine.pointer(PointerEvent(phase, at: pointer, time: time))
  }

  /// Applies the operations like a host.
  private func follow(_ operations: [MountOperation]) -> String? {
    for operation in operations {
      switch operation {
      case .mount(let id, _, _): if !mounted.insert(id).inserted { return "mounts \(id) twice" }
      case .unmount(let id): if mounted.remove(id) == nil { return "unmounts \(id), which is not there" }
      case .update(let id, _), .move(let id, _), .present(let id, _):
        if !mounted.contains(id) { return "\(operation), which is not there" }
      case .discard: break
      }
    }
    let shown = engine.cells.map { $0.id }
    return Set(shown) == mounted && shown.count == mounted.count ? nil : "shows \(shown) and has \(mounted)"
  }

  private func failureReason() -> String? {
    let away = engine.live.filter { $0.presentation.effect.offset.x != 0 }
    let actions = engine.cells.filter { $0.cell.content(as: SwipeActionCell.self) != nil }
    guard let open = engine.openSwipe else {
      return away.isEmpty && actions.isEmpty ? nil : "\(away.count) items are away though none is open"
    }
    guard let row = rows.first(where: { open.key.element == .item(ItemID($0), occurrence: 0) }) else {
      return "\(open.key) is open, which is gone"
    }
    if !away.allSatisfy({ $0.key == open.key }) { return "\(away.map { $0.key }) are away" }
    if open.buttons.map({ $0.title }) != self.actions(row, open.side) {
      return "other actions: \(open.buttons)"
    }
    if Set(open.buttons.map { $0.view }) != Set(actions.map { $0.id }) { return "other views than actions" }
    guard let item = engine.live.first(where: { $0.key == open.key }) else { return nil }
    let frame = item.placement.frame
    let room = min(abs(open.offset.x), frame.width)
    if abs(open.buttons.reduce(-room) { $0 + $1.frame.width }) > 0.01 { return "\(open.buttons) in \(room)" }
    if room == 0 { return nil }
    let isAtStart = open.offset.x > 0
    var edge = isAtStart ? frame.minX : frame.maxX
    for button in open.buttons {
      if abs((isAtStart ? button.frame.minX : button.frame.maxX) - edge) > 0.01 { return "a gap at \(edge)" }
      if button.frame.minY != frame.minY || button.frame.height != frame.height {
        return "\(button) is elsewhere"
      }
      edge = isAtStart ? button.frame.maxX : button.frame.minX
    }
    return nil
  }
}
