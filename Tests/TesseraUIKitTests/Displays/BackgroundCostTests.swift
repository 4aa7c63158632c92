#if !canImport(ObjectiveC)
import Foundation
import Synchronization
import TesseraUIKit
import Testing
import UIKit

/// The order and the work of content from the background, which is held up here and counted.
@MainActor
@Suite("Order and costs of content from the background", .simulated)
struct BackgroundCostTests {
  /// An id that counts its comparisons on the queue of the main actor and elsewhere.
  private struct CountedID: Hashable, Sendable {
    static let onMain = Atomic<Int>(0)
    static let elsewhere = Atomic<Int>(0)
    /// Marks the queue of the main actor, which has no thread of its own here.
    static let mainKey = DispatchSpecificKey<Bool>()

    var number: Int

    static func == (left: CountedID, right: CountedID) -> Bool {
      if DispatchQueue.getSpecific(key: mainKey) ?? false {
        onMain.add(1, ordering: .relaxed)
      } else {
        elsewhere.add(1, ordering: .relaxed)
      }
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  nonisolated private static func rows(_ numbers: Range<Int>) -> Content<UIKitHost> {
    let ids = numbers.map { CountedID(number: $0) }
    return Content { Section("rows") { ForEach(ids, id: \.self) { NameCell(name: "\($0.number)") } } }
  }

  @Test("The main actor does not compare the ids of all items")
  func comparisons() async {
    DispatchQueue.main.setSpecific(key: CountedID.mainKey, value: true)
    for part in DisplayTrio().parts where part.name != "own" {
      await part.display.apply(animated: true) { Self.rows(0..<5000) }
      part.screen.wait(1)
      CountedID.onMain.store(0, ordering: .relaxed)
      CountedID.elsewhere.store(0, ordering: .relaxed)
      await part.display.apply(animated: true) { Self.rows(1..<5001) }
      part.screen.wait(1)
      #expect(part.texts == (1..<11).map { "\($0)" }, "\(part.name)")
      #expect(CountedID.elsewhere.load(ordering: .relaxed) >= 4999, "\(part.name)")
      #expect(CountedID.onMain.load(ordering: .relaxed) < 500, "\(part.name)")
    }
  }

  @Test("A later request supersedes one that is not ready, and a canceled one is not shown")
  func order() async {
    for part in DisplayTrio().parts {
      part.show(names(0..<2))
      let (begun, begin) = AsyncStream.makeStream(of: Void.self)
      let gate = DispatchSemaphore(value: 0)
      let early = Task {
        await part.display.apply(animated: false) {
          begin.finish()
          gate.wait()
          return Self.rows(7..<8)
        }
      }
      for await _ in begun {}
      part.display.show(names(5..<7), animated: false, completion: nil)
      gate.signal()
      #expect(await !early.value, "\(part.name)")
      part.screen.wait(1)
      #expect(part.texts == ["5", "6"], "\(part.name)")
      let canceled = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return await part.display.apply(animated: false) { Self.rows(8..<9) }
      }
      #expect(await !canceled.value, "\(part.name)")
      part.screen.wait(1)
      #expect(part.texts == ["5", "6"], "\(part.name)")
    }
  }

  @Test("The tracer of an adapter receives its phases, but none of the background")
  func phases() async {
    for part in DisplayTrio().parts where part.name != "own" {
      var begun: [TracePhase] = []
      var open: [TracePhase] = []
      part.display.tracer = Tracer(
        begin: { phase, _ in
          begun.append(phase)
          open.append(phase)
        },
        end: { phase, _ in
          #expect(open.last == phase)
          open.removeLast()
        })
      part.show(names(0..<3))
      #expect(Set(begun) == [.snapshot, .performBatch, .makeView, .updateView], "\(part.name)")
      begun = []
      part.display.show(names(1..<4), animated: true, completion: nil)
      part.screen.wait(1)
      #expect(Set(begun) == [.snapshot, .pair, .performBatch, .makeView, .updateView], "\(part.name)")
      begun = []
      await part.display.apply(animated: true) { Self.rows(0..<1) }
      part.screen.wait(1)
      #expect(!begun.contains(.snapshot) && begun.contains(.pair), "\(part.name)")
      #expect(open.isEmpty)
    }
  }
}
#endif
