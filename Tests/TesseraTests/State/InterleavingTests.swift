import Observation
import Tessera
import TesseraLayout
import TestSupport
import Testing

@testable import TesseraTesting

/// Short asynchronous programs in every possible order of their steps.
///
/// In every order, the screen after a frame equals a simple model: a frame shows the most recently requested
/// content that is ready, and the user sees the same items as before when scrolling.
@MainActor
@Suite("Interleavings")
struct InterleavingTests {
  @Test("Show, two applies, a scroll and data changes work in every order", arguments: 0..<7)
  func interleavings(part: Int) async {
    // Includes steps over several frames, and background jobs that end before, after and between them.
    let steps: [AsyncStep] = [.show, .apply(1), .finish(1), .apply(2), .finish(2), .scroll, .change]
    let programs = AsyncProgram.all(of: steps).enumerated().filter { $0.offset % 7 == part }.map {
      $0.element
    }
    #expect(programs.count == 180)
    await play(programs, frames: [0b1111111, 0b0000000, 0b0101010, 0b0010100])
  }

  @Test("Observing, an apply, a scroll and a resize work in every order", arguments: 0..<4)
  func observing(part: Int) async {
    let steps: [AsyncStep] = [.observe, .apply(1), .finish(1), .scroll, .resize, .change]
    let programs = AsyncProgram.all(of: steps).enumerated().filter { $0.offset % 4 == part }.map {
      $0.element
    }
    #expect(programs.count == 90)
    await play(programs, frames: [0b111111, 0b000000, 0b010101, 0b001100])
  }

  /// The stride through the programs. A sanitizer is slow and searches for other faults.
  #if SANITIZED
  private static let stride = 5
  #else
  private static let stride = SeedShare.isWhole ? 1 : 10
  #endif

  /// Runs programs with frames after some of their steps, up to the first fault.
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

private enum AsyncStep: Equatable {
  case show
  case observe
  case apply(Int)
  /// The background job of a request ends.
  case finish(Int)
  case scroll
  case resize
  case change
}

/// Steps in one order.
private struct AsyncProgram: CustomStringConvertible {
  var steps: [AsyncStep]

  var description: String { steps.map { "\($0)" }.joined(separator: ", ") }

  /// Every order in which no job ends before its request.
  static func all(of steps: [AsyncStep]) -> [AsyncProgram] {
    orders(of: steps).filter { precedes(1, $0) && precedes(2, $0) }.map { AsyncProgram(steps: $0) }
  }

  /// Returns whether a job, if any, is requested before it ends.
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

private struct AsyncModel {
  /// The content on screen and the version of its data.
  struct Shown: Equatable {
    var name: Int
    var version: Int
  }

  var shown = Shown(name: 0, version: 0)
  var wanted: Shown?
  var request = 0
  /// Whether the observed model changed since it was last read; `nil` if no model is observed.
  var hasModelChanged: Bool?
  var version = 0
  var scrolls = 0
  var (top, height) = (0, 4)
  var wantedHeight = 4

  mutating func perform(_ step: AsyncStep) {
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

/// Runs a program on a collection and on the model.
@MainActor
private final class AsyncProgramRun {
  private let collection: HeadlessCollection
  private let clock = VirtualClock()
  /// Each request has an executor of its own, so that jobs can end in any order.
  private var executors: [Int: ManualExecutor] = [:]
  private let version = DataVersion()
  private let observed = ObservedVersion()
  private var model = AsyncModel()
  private var results: [Int: Bool] = [:]

  init() {
    collection = HeadlessCollection(
      size: Size(width: 160, height: 64), configuration: EngineConfiguration(overscan: 0),
      content: Self.content(0, version: 0))
  }

  /// Thirty lines, preceded by lines that only this content has.
  private nonisolated static func content(_ name: Int, version: Int) -> sending Content<Headless> {
    Content {
      Section("lines") { ForEach(Array(-name..<30), id: \.self) { Label("\($0) of \(name).\(version)") } }
    }
  }

  /// Runs steps, and returns the first fault.
  func play(_ steps: [AsyncStep], frames: Int) async -> String? {
    for (position, step) in steps.enumerated() {
      model.perform(step)
      if let fault = await perform(step) { return fault }
      guard frames & (1 << position) != 0 else { continue }
      if let fault = drawFrame() { return "after step \(position): " + fault }
    }
    return drawFrame().map { "at the end: " + $0 }
  }

  private func perform(_ step: AsyncStep) async -> String? {
    switch step {
    case .show: collection.stage.show(Self.content(3, version: version.number))
    case .apply(let number):
      let executor = ManualExecutor()
      executors[number] = executor
      Task(executorPreference: executor) { await self.request(number) }
      // The task begins in the background, and then switches to the main actor for the request.
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

  /// Requests content made of the data at the time when the background job runs.
  private func request(_ number: Int) async {
    results[number] = await collection.stage.apply { [version] in
      Self.content(number, version: version.number)
    }
  }

  /// Yields to other tasks until a condition is true, and returns whether it became true.
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

/// The data of the content, for any thread.
private final class DataVersion: Sendable {
  private let version = InstrumentedMutex(0)

  var number: Int { version.withLock { $0 } }

  func advance() { version.withLock { $0 += 1 } }
}

/// The same for the main actor, with observation.
@MainActor
@Observable
private final class ObservedVersion {
  var number = 0
}
