import TestSupport
import TesseraLayout
import TesseraTesting
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// A step of a random program for a pager.
private enum PagerStep {
  case show([Int])
  case begin
  case drag(Double)
  case release(velocity: Double)
  case wheel(Double)
  case resize(width: Double)
  case select(Int, animated: Bool)
  case frames(Int)

  static func program(_ random: inout SeededGenerator) -> [PagerStep] {
    var pages = Array(0..<Int.random(in: 0...8, using: &random))
    var next = 100
    return [.show(pages)]
      + (0..<20).map { _ in
        switch Int.random(in: 0...12, using: &random) {
        case 0...1: return .begin
        case 2...4: return .drag(Double(Int.random(in: -150...150, using: &random)))
        case 5...6:
          return .release(velocity: Double([0, 0, 150, -300, 5000].randomElement(using: &random) ?? 0))
        case 7: return .wheel(Bool.random(using: &random) ? 1 : -1)
        case 8: return .resize(width: [0, 64, 100, 160].randomElement(using: &random) ?? 100)
        case 9: return .select(Int.random(in: 0...9, using: &random), animated: Bool.random(using: &random))
        case 10: return .frames([1, 5, 60].randomElement(using: &random) ?? 1)
        default:
          for _ in 0..<Int.random(in: 0...3, using: &random) {
            next += 1
            pages.insert(next, at: Int.random(in: 0...pages.count, using: &random))
          }
          pages.removeAll { _ in Int.random(in: 0..<3, using: &random) == 0 }
          if Bool.random(using: &random) { pages.shuffle(using: &random) }
          return .show(pages)
        }
      }
  }
}

@MainActor
@Suite("Pagers in random programs", .tags(.model))
struct RandomPagerTests {
  @Test(
    "At rest the expected page is in place, and its events are complete",
    arguments: (0..<UInt64(8)).sampled)
  func programs(block: UInt64) {
    for seed in block * 50..<block * 50 + 50 {
      var random = SeededGenerator(seed: seed)
      let isTimed = Int.random(in: 0..<4, using: &random) > 0
      let isMirrored = Bool.random(using: &random)
      let run = { PagerRunner(isTimed: isTimed, isMirrored: isMirrored).run($0) }
      let program = PagerStep.program(&random)
      let failure = smallestFailure(of: program, by: [.leavingOutRuns()], failureReason: run)
      guard let (program, failureReason) = failure else { continue }
      let steps = program.map { "  .\($0)," }.joined(separator: "\n")
      Testing.Issue.record(
        """
        seed \(seed): \(failureReason)
        PagerRunner(isTimed: \(isTimed), isMirrored: \(isMirrored)).run([
        \(steps)
        ])
        """)
      return
    }
  }
}

/// Runs a program beside a naive pager and checks the laws after each transaction.
@MainActor
private final class PagerRunner {
  private let stage: Stage<Headless>
  private let isTimed: Bool
  private let isMirrored: Bool
  private var time = 0.0
  private var grammar = PageGrammar()
  private var reported: [Int?] = []
  private var pages: [Int] = []
  private var width = 100.0
  private var isDragging = false
  /// The page at the target position; `nil` for any page.
  private var destination: Int?

  init(isTimed: Bool, isMirrored: Bool) {
    (self.isTimed, self.isMirrored) = (isTimed, isMirrored)
    stage = Stage(
      configuration: EngineConfiguration(
        overscan: 0, direction: isMirrored ? .rightToLeft : .leftToRight))
    stage.engine.resize(to: Size(width: width, height: 64))
  }

  /// Returns an error message about the first violated law.
  func run(_ program: [PagerStep]) -> String? {
    for (number, step) in (program + [.release(velocity: 0), .resize(width: 100), .frames(300)]).enumerated()
    {
      perform(step)
      var frames = 1
      if case .frames(let count) = step { frames = count }
      for _ in 0..<frames {
        if let failureReason = update() { return "step \(number), \(step): \(failureReason)" }
      }
    }
    if stage.engine.isScrolling { return "it never comes to rest" }
    return nil
  }

  /// The distance from the leading edge of the content to the viewport.
  private var position: Double {
    let engine = stage.engine
    let content = max(engine.contentSize.width, engine.viewport.width)
    return isMirrored ? content - engine.viewport.maxX : engine.viewport.minX
  }

  private var mirror: Double { isMirrored ? -1 : 1 }

  private func perform(_ step: PagerStep) {
    let engine = stage.engine
    switch step {
    case .show(let new):
      destination = destination.flatMap { survivor(of: $0, in: new) }
      pages = new
      stage.show(pagerContent(new).onPage { [weak self] in self?.reported.append($0?.key.number) })
    case .begin:
      engine.beginScrolling()
      isDragging = true
    case .drag(let distance):
      // Outside of a drag it is a wheel step.
      if !isDragging { turn(distance) }
      engine.scroll(by: Point(x: distance * mirror))
    case .release(let velocity):
      engine.endScrolling(velocity: Point(x: velocity * mirror))
      if isDragging { destination = landing(velocity) }
      isDragging = false
    case .wheel(let direction):
      if !isDragging { turn(direction) }
      engine.scroll(by: Point(x: direction * mirror))
    case .resize(let width):
      self.width = width
      engine.resize(to: Size(width: width, height: width == 0 ? 0 : 64))
    case .select(let page, let animated):
      engine.selectPage(ItemID(page), animated: animated ? .linear(duration: 0.25) : nil)
      if pages.contains(page), !isDragging { destination = page }
    case .frames: break
    }
  }

  /// Returns the page itself, or the next remaining page, or the previous one.
  private func survivor(of page: Int, in new: [Int]) -> Int? {
    guard let index = pages.firstIndex(of: page) else { return nil }
    if new.contains(page) { return page }
    return pages[index...].first { new.contains($0) } ?? pages[..<index].last { new.contains($0) }
  }

  private func turn(_ distance: Double) {
    guard distance != 0, width > 0, let index = destination.flatMap({ pages.firstIndex(of: $0) }) else {
      return
    }
    destination = pages[max(0, min(index + (distance < 0 ? -1 : 1), pages.count - 1))]
  }

  private func landing(_ velocity: Double) -> Int? {
    guard width > 0, !pages.isEmpty else { return nil }
    let place = position / width
    let nearest = place.rounded()
    let isThere = abs(place - nearest) * width <= 1 / 64
    let reach =
      isThere ? Int(nearest) - 1...Int(nearest) + 1 : Int(place.rounded(.down))...Int(place.rounded(.up))
    let wanted = Int((place + velocity / 2 / width + 0.5).rounded(.down))
    return pages[max(0, min(max(reach.lowerBound, min(wanted, reach.upperBound)), pages.count - 1))]
  }

  private func update() -> String? {
    repeat {
      time += 1 / 60
      let transaction = stage.update(at: isTimed ? time : nil)
      if let failureReason = failureReason(about: transaction) { return failureReason }
    } while stage.engine.needsUpdate
    stage.engine.handleEvents()
    for (first, second) in zip(reported, reported.dropFirst()) where first == second {
      return "\(reported) was told"
    }
    if isAtRest, width > 0, (reported.last ?? nil) != stage.engine.selectedPage?.key.number {
      return "\(reported) was told, but \(String(describing: stage.engine.selectedPage)) is selected"
    }
    return nil
  }

  private var isAtRest: Bool { !isDragging && !stage.engine.isScrolling }

  private func failureReason(about transaction: Transaction) -> String? {
    if let failureReason = grammar.failureReason(about: transaction.pageEvents) { return failureReason }
    guard width > 0, !pages.isEmpty else { return grammar.failureReason(seeing: [], isAtRest: true) }
    if isAtRest { return idleFailure() }
    let seen = pages.indices.filter {
      Double($0) * width < position + width - 1 / 32 && Double($0 + 1) * width > position + 1 / 32
    }.map { pages[$0] }
    let known = Set(grammar.phases.keys.map { $0.number })
    if !known.isSuperset(of: seen) { return "\(seen) are seen, but \(grammar.phases)" }
    if seen.count == 2, known != Set(seen) { return "\(seen) are seen, but \(grammar.phases)" }
    let (coming, going) = (grammar.pages(.appearing).count, grammar.pages(.disappearing).count)
    return coming == going && coming <= 1 ? nil : "\(grammar.phases)"
  }

  private func idleFailure() -> String? {
    guard let selected = stage.engine.selectedPage, let page = selected.key.number,
      pages.indices.contains(selected.position), pages[selected.position] == page
    else { return "\(String(describing: stage.engine.selectedPage)) is selected of \(pages)" }
    if let destination, destination != page { return "\(page) is shown in place of \(destination)" }
    destination = page
    let place = Double(selected.position) * width
    if abs(position - place) > 1 / 64 { return "the viewport is at \(position), page \(page) at \(place)" }
    if grammar.phases != [selected.key: .appeared] { return "at rest on \(page), but \(grammar.phases)" }
    let indicator = PageIndicator(
      count: pages.count, selected: selected.position,
      direction: isMirrored ? .rightToLeft : .leftToRight)
    return stage.engine.pageIndicator == indicator ? nil : "\(String(describing: stage.engine.pageIndicator))"
  }
}
