import Foundation
import Synchronization
import Tessera
import TesseraLayout
import Testing

@testable import TesseraTesting

@MainActor
@Suite("Applying in the background")
struct ApplyingTests {
  private func lines(_ ids: [Int], _ suffix: String = "") -> Content<Headless> {
    Self.lines(ids, suffix)
  }

  private nonisolated static func lines(_ ids: [Int], _ suffix: String = "") -> sending Content<Headless> {
    Content { Section("lines") { ForEach(ids, id: \.self) { Label("\($0)" + suffix) } } }
  }

  /// Returns the current thread. No other thread has its address as long as the object is retained.
  private nonisolated static func thread() -> Thread { Thread.current }

  private func collection(_ ids: [Int] = []) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 80, height: 64), configuration: EngineConfiguration(overscan: 0), content: lines(ids))
  }

  @Test("Content is declared off the main actor and shown in one transaction")
  func applied() async {
    let collection = collection([1])
    let ownThread = Self.thread()
    let ownName = ObjectIdentifier(ownThread)
    let wasElsewhere = InstrumentedMutex(false)
    let isShown = await collection.stage.apply {
      wasElsewhere.withLock { $0 = ObjectIdentifier(Self.thread()) != ownName }
      return Self.lines([1, 2, 3])
    }
    #expect(isShown)
    withExtendedLifetime(ownThread) { #expect(wasElsewhere.withLock { $0 }) }
    #expect(collection.text() == "1\n\n\n\n")
    #expect(collection.engine.needsUpdate)
    #expect(collection.stage.update().operations.count == 2)
    #expect(collection.text() == "1\n2\n3\n\n")
  }

  @Test("An applied item without an id never matches an item of another section")
  func placesAreLocal() async {
    let collection = collection()
    for ids in [["a", "b"], ["c", "b"]] {
      await collection.stage.apply {
        Content { for id in ids { Section(id) { Label("text of \(id)") } } }
      }
      collection.update()
    }
    let operations = collection.transactions.last?.operations ?? []
    #expect(collection.text() == "text of c\ntext of b\n\n\n")
    #expect(!operations.isEmpty)
    #expect(!operations.contains { if case .update = $0 { true } else { false } })
  }

  @Test("Scrolling, focus and selection during a request are kept")
  func respected() async {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 64),
      configuration: EngineConfiguration(overscan: 0, selectionMode: .multiple), content: lines(Array(0..<40))
    )
    for first in [-3, -6] {
      let task = Task { await collection.stage.apply { Self.lines(Array(first..<40)) } }
      await Task.yield()
      collection.scroll(by: 32)
      collection.engine.select(5)
      _ = await task.value
      let before = collection.text()
      let fills = collection.configurations
      collection.update()
      #expect(collection.text() == before)
      #expect(collection.configurations - fills <= 1)
    }
    #expect(collection.text().hasPrefix("4\n"))
    #expect(collection.engine.selection.map { $0.description } == ["lines/5"])
  }

  @Test("Items applied twice are matched in the background")
  func pairedInBackground() async {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 64), configuration: EngineConfiguration(overscan: 0), content: Content())
    let hashes = HashCount()
    let order = Array(0..<500)
    for turn in [0, 250] {
      let rows = (order[turn...] + order[..<turn]).map { CountedID(number: $0, count: hashes) }
      await collection.stage.apply {
        Content { Section("s") { ForEach(rows, id: \.self) { Label("\($0.number)") } } }
      }
      hashes.reset()
      collection.update()
      // Nothing was applied before the first content; later content was matched in the background.
      if turn > 0 { #expect(hashes.count < 50) }
    }
    #expect(collection.text().hasPrefix("0\n"))
  }

  @Test("Number ranges are matched without visiting the numbers")
  func numbers() async {
    let collection = HeadlessCollection(size: Size(width: 80, height: 64), content: Content())
    await collection.stage.apply {
      Content { Section("n") { ForEach(0..<1_000_000_000) { Label("\($0)") } } }
    }
    collection.update()
    await collection.stage.apply {
      Content { Section("n") { ForEach(0..<1_000_000_001) { Label("\($0)") } } }
    }
    collection.update()
    #expect(collection.engine.count == 1_000_000_001)
  }

  @Test("Duplicate ids are found in the background and reported in the transaction")
  func duplicates() async {
    let collection = collection()
    await collection.stage.apply { Self.lines([7, 7]) }
    let issues = collection.stage.update().issues
    #expect(issues == [.duplicateItem(7, section: "lines", positions: [0, 1])])
  }

  @Test("Items with equal ids and different kinds are distinguished")
  func kindsMatter() async {
    let collection = collection()
    for _ in 0..<2 {
      await collection.stage.apply {
        Content {
          Section("s") {
            Label("a").id("x")
            Paragraph("b").id("x")
          }
        }
      }
      collection.update()
    }
    #expect(collection.text() == "a\nb\n\n\n")
    #expect(collection.transactions.last?.operations == [])
  }

  @Test("A canceled request shows nothing, and groups survive the next requests")
  func canceled() async {
    let collection = collection([1])
    let task = Task { await collection.stage.apply { Self.lines([2]) } }
    task.cancel()
    #expect(await task.value == false)
    collection.update()
    #expect(collection.text() == "1\n\n\n\n")
    for text in ["one two three four", "one two three"] {
      await collection.stage.apply {
        Content {
          Section("s") {
            Paragraph(text).id("text")
            Group { Label("part").id("part") }.id("group")
          }
        }
      }
      collection.update()
    }
    #expect(collection.engine.explain("part").presence == .inView)
  }

  @Test("Observing ends a request, and a request ends observing")
  func observedAndApplied() async {
    let collection = collection([1])
    collection.stage.observe { Self.lines([2]) }
    await collection.stage.apply { Self.lines([3]) }
    collection.update()
    #expect(collection.text() == "3\n\n\n\n")
    let request = await HeldRequest { await collection.stage.apply { Self.lines([4]) } }
    collection.stage.observe { Self.lines([5]) }
    #expect(await request.finish() == false)
    collection.update()
    #expect(collection.text() == "5\n\n\n\n")
  }

  @Test("The last of many concurrent requests is shown, even while scrolling")
  func crowd() async {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 64), content: Content())
    for round in 0..<20 {
      let tasks = (0..<8).map { number in
        Task {
          await collection.stage.apply {
            let ids = Array(0..<200).filter { ($0 * 7 + number) % 5 != 0 } + [1000 + number]
            return Content {
              Section("lines") { ForEach(ids, id: \.self) { Paragraph("\($0) of \(number)") } }
            }
          }
        }
      }
      for _ in 0..<10 {
        await Task.yield()
        collection.scroll(by: 40)
      }
      var shown = 0
      for task in tasks where await task.value { shown += 1 }
      collection.update()
      #expect(shown == 1, "round \(round)")
      #expect(collection.engine.count == 161 || collection.engine.count == 162)
    }
    #expect(collection.issues == [])
  }
}

/// An id that counts how often it is hashed.
private struct CountedID: Hashable, Sendable {
  let number: Int
  let count: HashCount

  static func == (left: CountedID, right: CountedID) -> Bool { left.number == right.number }

  func hash(into hasher: inout Hasher) {
    count.increment()
    hasher.combine(number)
  }
}

/// Counts hashes on any thread.
private final class HashCount: Sendable {
  private let number = Atomic(0)

  var count: Int { number.load(ordering: .acquiring) }

  func increment() { number.add(1, ordering: .acquiringAndReleasing) }

  func reset() { number.store(0, ordering: .releasing) }
}
