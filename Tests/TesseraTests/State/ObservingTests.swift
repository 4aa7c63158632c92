import Foundation
import Observation
import Synchronization
import Tessera
import TesseraLayout
import Testing

@testable import TesseraTesting

@MainActor
@Suite("Observing")
struct ObservingTests {
  @Observable
  final class Model {
    var rows: [String]
    var title = "title"
    var unread = 0

    init(_ rows: [String]) { self.rows = rows }
  }

  /// A collection that shows a model, and the number of declarations.
  @MainActor
  private final class Scene {
    let model: Model
    let collection: HeadlessCollection
    var declarations = 0

    init(_ rows: [String]) {
      model = Model(rows)
      collection = HeadlessCollection(size: Size(width: 80, height: 48), content: Content())
    }

    func observe() {
      collection.stage.observe { [unowned self] in
        declarations += 1
        return Content { Section("rows") { ForEach(model.rows, id: \.self) { Label($0) } } }
      }
    }
  }

  private func scene(_ rows: String...) -> Scene {
    let scene = Scene(rows)
    scene.observe()
    return scene
  }

  @Test("An observed model is declared with the next update")
  func first() {
    let scene = scene("a", "b")
    #expect(scene.declarations == 0)
    #expect(scene.collection.engine.needsUpdate)
    scene.collection.update()
    #expect(scene.declarations == 1)
    #expect(scene.collection.text() == "a\nb\n\n")
    #expect(!scene.collection.engine.needsUpdate)
  }

  @Test("Several changes in one frame declare the content once")
  func coalesced() {
    let scene = scene("a")
    scene.collection.update()
    let transactions = scene.collection.transactions.count
    for letter in ["b", "c", "d"] { scene.model.rows.append(letter) }
    scene.model.rows.removeFirst()
    #expect(scene.declarations == 1)
    #expect(scene.collection.engine.needsUpdate)
    scene.collection.update()
    #expect(scene.declarations == 2)
    #expect(scene.collection.transactions.count == transactions + 1)
    #expect(scene.collection.text() == "b\nc\nd\n")
  }

  @Test("Only changes of properties that were read declare the content again")
  func onlyWhatIsRead() {
    let model = Model(["a"])
    let collection = HeadlessCollection(size: Size(width: 80, height: 16), content: Content())
    collection.stage.observe {
      Content { Section("s") { Label(model.rows.count > 1 ? model.title : "few") } }
    }
    collection.update()
    model.unread += 1
    model.title = "other"
    #expect(!collection.engine.needsUpdate)
    model.rows.append("b")
    collection.update()
    #expect(collection.text() == "other\n")
    model.title = "another"
    collection.update()
    #expect(collection.text() == "another\n")
  }

  @Test("Showing content or observing another model ends the observation")
  func ended() {
    let scene = scene("a")
    scene.collection.update()
    scene.collection.show(Content { Section("s") { Label("shown") } })
    scene.model.rows.append("b")
    #expect(!scene.collection.engine.needsUpdate)
    #expect(scene.collection.text() == "shown\n\n\n")
    scene.observe()
    let other = Model(["x"])
    scene.collection.stage.observe { Content { Section("s") { Label(other.rows[0]) } } }
    scene.collection.update()
    #expect(scene.declarations == 1)
    #expect(scene.collection.text() == "x\n\n\n")
  }

  @Test("Content shown during a declaration replaces the observed content")
  func shownMeanwhile() {
    let collection = HeadlessCollection(size: Size(width: 80, height: 16), content: Content())
    collection.stage.observe { [unowned collection] in
      collection.stage.show(Content { Section("s") { Label("shown") } })
      return Content { Section("s") { Label("observed") } }
    }
    collection.update()
    #expect(collection.text() == "shown\n")
  }

  @Test("A model neither retains nor wakes a released collection")
  func released() {
    let model = Model(["a"])
    let wakes = Counting()
    weak var stage: Stage<Headless>?
    weak var captured: Model?
    do {
      let collection = HeadlessCollection(size: Size(width: 80, height: 16), content: Content())
      let other = Model(["b"])
      captured = other
      stage = collection.stage
      collection.stage.observe(wake: { wakes.increment() }) {
        Content { Section("s") { Label(model.rows[0] + other.rows[0]) } }
      }
      collection.update()
      #expect(collection.text() == "ab\n")
      model.rows[0] = "c"
      #expect(wakes.count == 1)
      collection.update()
    }
    #expect(stage == nil)
    #expect(captured == nil)
    model.rows[0] = "d"
    #expect(wakes.count == 1)
  }

  @Test("Several changes before the next update wake the host once")
  func woken() {
    let model = Model(["a"])
    let wakes = Counting()
    let collection = HeadlessCollection(size: Size(width: 80, height: 16), content: Content())
    collection.stage.observe(wake: { wakes.increment() }) {
      Content { Section("s") { Label(model.rows[0]) } }
    }
    collection.update()
    for letter in ["b", "c", "d"] { model.rows[0] = letter }
    #expect(wakes.count == 1)
    collection.update()
    model.rows[0] = "e"
    #expect(wakes.count == 2)
  }

  @Test("A declaration that always changes its model stops and is reported")
  func restless() {
    let model = Model(["a"])
    let collection = HeadlessCollection(size: Size(width: 80, height: 16), content: Content())
    let meddler = Meddler()
    meddler.onUpdate = { model.unread += 1 }
    collection.stage.observe {
      Content {
        Section("s") {
          Label("\(model.unread)")
          MeddlingCell(meddler: meddler).id(model.unread)
        }
      }
    }
    for _ in 0..<3 { collection.update() }
    #expect(collection.stage.issues.entries.map { $0.issue } == [.tooManyUpdates(100)])
  }

  @Test("Changes from other threads declare the content again once complete")
  func otherThreads() async {
    let model = SharedModel()
    let collection = HeadlessCollection(size: Size(width: 80, height: 16), content: Content())
    var declarations = 0
    collection.stage.observe(changesAnywhere: true) {
      declarations += 1
      return Content { Section("s") { Label("\(model.value)") } }
    }
    collection.update()
    #expect(declarations == 1)
    await Task.detached { model.value = 7 }.value
    #expect(collection.engine.needsUpdate)
    collection.update()
    #expect(collection.text() == "7\n")
    #expect(declarations == 3)
    model.value = 8
    collection.update()
    #expect(declarations == 5)
    await withTaskGroup(of: Void.self) { group in
      for value in 100..<200 { group.addTask { model.value = value } }
      for _ in 0..<20 {
        collection.update()
        await Task.yield()
      }
    }
    await Task.detached { model.value = 9 }.value
    collection.update()
    #expect(collection.text() == "9\n")
  }

  @Test("A change announced before it is complete is not lost")
  func incomplete() async {
    let model = SharedModel()
    let collection = HeadlessCollection(size: Size(width: 80, height: 16), content: Content())
    collection.stage.observe(changesAnywhere: true) {
      Content { Section("s") { Label("\(model.value)") } }
    }
    collection.update()
    // The other thread has announced its change and waits until the content was declared again. It is a
    // separate thread, because a thread shared by tasks must not block if it is the only one.
    let (reported, tell) = AsyncStream.makeStream(of: Void.self)
    let (changed, end) = AsyncStream.makeStream(of: Void.self)
    let gate = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      model.change(to: 5) {
        tell.finish()
        gate.wait()
      }
      end.finish()
    }
    for await _ in reported {}
    _ = collection.stage.update()
    #expect(collection.text() == "0\n")
    gate.signal()
    for await _ in changed {}
    collection.update()
    #expect(collection.text() == "5\n")
  }
}

/// A model that any thread can change.
private final class SharedModel: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let storage = InstrumentedMutex(0)

  var value: Int {
    get {
      registrar.access(self, keyPath: \.value)
      return storage.withLock { $0 }
    }
    set { change(to: newValue) {} }
  }

  /// Changes the value, and calls a closure between the announcement and the change.
  func change(to value: Int, _ meanwhile: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.value) {
      meanwhile()
      storage.withLock { $0 = value }
    }
  }
}

/// Counts on any thread.
private final class Counting: Sendable {
  private let number = Atomic(0)

  var count: Int { number.load(ordering: .acquiring) }

  func increment() { number.add(1, ordering: .acquiringAndReleasing) }
}
