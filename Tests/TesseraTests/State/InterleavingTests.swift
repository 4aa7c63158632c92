import Observation
import Tessera
import TesseraLayout
import TestSupport
import Testing

@testable import TesseraTesting

/// Short asynchronous programs, in every order in which their steps can happen.
///
/// Whatever the order, what is on screen after a frame is what a model says that knows no more than this: a frame shows
/// the content that was asked for last, once that is ready; who scrolled sees the same items as before.
@MainActor
@Suite("Interleavings")
struct InterleavingTests {
  @Test(
    "Show, apply twice, scroll and change data, in every order and with frames in between", arguments: 0..<7)
  func interleavings(part: Int) async {
    // Steps of several frames are among them, and a background job that ends before, after and between them.
    let steps: [AsyncStep] = [.show, .apply(1), .finish(1), .apply(2), .finish(2), .scroll, .change]
    let programs = AsyncProgram.all(of: steps).enumerated().filter { $0.offset % 7 == part }.map {
      $0.element
    }
    #expect(programs.count == 180)
    await play(programs, frames: [0b1111111, 0b0000000, 0b0101010, 0b0010100])
  }

  @Test(
    "Observe a model, apply, scroll, resize and change the model, in every order and with frames in between",
    arguments: 0..<4)
  func observing(part: Int) async {
    let steps: [AsyncStep] = [.observe, .apply(1), .finish(1), .scroll, .resize, .change]
    let programs = AsyncProgram.all(of: steps).enumerated().filter { $0.offset % 4 == part }.map {
      $0.element
    }
    #expect(programs.count == 90)
    await play(programs, frames: [0b111111, 0b000000, 0b010101, 0b001100])
  }

  /// Of how many programs one is played. A sanitizer is slow, and looks for other faults than these.
  #if SANITIZED
  private static let stride = 5
  #else
  private static let stride = SeedShare.isWhole ? 1 : 10
  #endif

  /// Plays programs with frames after some of their steps; the first fault ends it.
  private func play(_ programs: [AsyncProgram], frames: [Int]) async {
    for position in Swift.stride(from: 0, to: programs.count, by: Self.stride) {
      let program = programs[position]
      for frames in frames {
        let run = AsyncProgramRun()
        if let fault = await run.play(program.steps, frames: frames) {
          Testing.Issue.record("\(fault) in \(program) with frames \(frames)")
          return
        }
      }
    }
  }
}

/// One thing that happens.
private enum AsyncStep: Equatable {
  case show
  case observe
  case apply(Int)
  /// The background job of a request comes to its end.
  case finish(Int)
  case scroll
  /// The viewport is made higher.
  case resize
  /// What content is made of changes.
  case change
}

/// Some steps in one order.
private struct AsyncProgram: CustomStringConvertible {
  var steps: [AsyncStep]

  var description: String { steps.map { "\($0)" }.joined(separator: ", ") }

  /// Every order in which no job ends before it was asked for.
  static func all(of steps: [AsyncStep]) -> [AsyncProgram] {
    orders(of: steps).filter { precedes(1, $0) && precedes(2, $0) }.map { AsyncProgram(steps: $0) }
  }

  /// Whether a job is asked for before it ends, if there is one.
  private static func precedes(_ number: Int, _ steps: [AsyncStep]) -> Bool {
    guard let end = steps.firstIndex(of: .finish(number)) else { return true }
    return steps[..<end].contains(.apply(number))
  }

  private static func orders(of steps: [AsyncStep]) -> [[AsyncStep]] {
    if steps.isEmpty { return [[]] }
    return steps.indices.flatMap { index -> [[AsyncStep]] in
      var rest = steps
      let first = rest.remove(at: index)
      return orders(of: rest).map { [first] + $0 }
    }
  }
}

/// What should be on screen.
private struct AsyncModel {
  /// What some content says, and the data that it was made of.
  struct Shown: Equatable {
    var name: Int
    var version: Int
  }

  var shown = Shown(name: 0, version: 0)
  var wanted: Shown?
  var request = 0
  /// Whether the model that is observed has changed since it was looked at; nil: none is observed.
  var hasModelChanged: Bool?
  var version = 0
  var scrolls = 0
  var (top, height) = (0, 4)
  var wantedHeight = 4

  mutating func carryOut(_ step: AsyncStep) {
    switch step {
    case .show: (wanted, request, hasModelChanged) = (Shown(name: 3, version: version), 3, nil)
    case .observe: (request, hasModelChanged) = (4, true)
    case .apply(let number): (request, hasModelChanged) = (number, nil)
    case .finish(let number):
      if request == number { wanted = Shown(name: number, version: version) }
    case .scroll: scrolls += 1
    case .resize: wantedHeight = 6
    case .change:
      version += 1
      if hasModelChanged != nil { hasModelChanged = true }
    }
  }

  /// Whether there is something to do.
  var needsUpdate: Bool { wanted != nil || hasModelChanged == true || scrolls > 0 || height != wantedHeight }

  mutating func drawFrame() {
    if hasModelChanged == true { (wanted, hasModelChanged) = (Shown(name: 4, version: version), false) }
    if let wanted { shown = wanted }
    wanted = nil
    top += scrolls
    scrolls = 0
    height = wantedHeight
  }

  var lines: [String] { (top..<top + height).map { "\($0) of \(shown.name).\(shown.version)" } }
}

/// A collection and the model of it, step by step.
@MainActor
private final class AsyncProgramRun {
  private let collection: HeadlessCollection
  private let clock = VirtualClock()
  /// Each request has an executor of its own, so that their jobs end in any order.
  private var executors: [Int: ManualExecutor] = [:]
  private let version = DataVersion()
  private let observed = ObservedVersion()
  private var model = AsyncModel()
  /// What requests have returned.
  private var results: [Int: Bool] = [:]

  init() {
    collection = HeadlessCollection(
      size: Size(width: 160, height: 64), configuration: EngineConfiguration(overscan: 0),
      content: Self.content(0, version: 0))
  }

  /// Thirty lines, with others before them that only this content has.
  private nonisolated static func content(_ name: Int, version: Int) -> sending Content<Headless> {
    Content {
      Section("lines") { ForEach(Array(-name..<30), id: \.self) { Label("\($0) of \(name).\(version)") } }
    }
  }

  /// Carries steps out; what is wrong afterwards.
  func play(_ steps: [AsyncStep], frames: Int) async -> String? {
    for (position, step) in steps.enumerated() {
      model.carryOut(step)
      if let fault = await carryOut(step) { return fault }
      guard frames & (1 << position) != 0 else { continue }
      if let fault = drawFrame() { return "after step \(position): " + fault }
    }
    return drawFrame().map { "at the end: " + $0 }
  }

  private func carryOut(_ step: AsyncStep) async -> String? {
    switch step {
    case .show: collection.stage.show(Self.content(3, version: version.number))
    case .apply(let number):
      let executor = ManualExecutor()
      executors[number] = executor
      Task(executorPreference: executor) { await self.request(number) }
      // The task itself begins in the background; from there it comes to the main actor to ask.
      if await !comesTrue({ executor.count > 0 }) { return "task \(number) does not begin" }
      executor.run(0)
      if await !comesTrue({ executor.count > 0 }) { return "job \(number) does not begin" }
    case .finish(let number):
      executors[number]?.run(0)
      if await !comesTrue({ results[number] != nil }) { return "job \(number) does not end" }
      if results[number] != (model.request == number) { return "job \(number) counts, or does not" }
    case .observe:
      collection.stage.observe { [observed] in Self.content(4, version: observed.number) }
    case .scroll: collection.engine.scroll(by: Point(y: 16))
    case .resize: collection.engine.resize(to: Size(width: 160, height: 96))
    case .change:
      version.advance()
      observed.number = version.number
    }
    return nil
  }

  /// Asks for content that is made of the data of the moment in which the background job runs.
  private func request(_ number: Int) async {
    results[number] = await collection.stage.apply { [version] in
      Self.content(number, version: version.number)
    }
  }

  /// Lets other tasks go on until something is true; whether it ever was.
  private func comesTrue(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<10_000 {
      if condition() { return true }
      await Task.yield()
    }
    return false
  }

  private func drawFrame() -> String? {
    let (isNeeded, isExpected) = (collection.engine.needsUpdate, model.needsUpdate)
    if isNeeded != isExpected { return isNeeded ? "a frame is asked for" : "no frame is asked for" }
    model.drawFrame()
    clock.advance(by: .seconds(1))
    _ = collection.stage.update(at: Double(clock.now.offset.components.seconds))
    if let time = collection.engine.nextFrameTime { return "a frame is asked for at \(time)" }
    let lines = collection.text().split(separator: "\n").map { String($0) }
    if lines != model.lines { return "\(lines) instead of \(model.lines)" }
    return collection.viewCount > 8 ? "\(collection.viewCount) views" : nil
  }
}

/// The data that content is made of, for any thread.
private final class DataVersion: Sendable {
  private let version = VisibleMutex(0)

  var number: Int { version.withLock { $0 } }

  func advance() { version.withLock { $0 += 1 } }
}

/// The same for the main actor, which is told when it changes.
@MainActor
@Observable
private final class ObservedVersion {
  var number = 0
}
