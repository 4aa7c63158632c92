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
  /// What the tests observe.
  @Observable
  final class Model {
    var rows: [String]
    var title = "title"
    var unread = 0

    init(_ rows: [String]) { self.rows = rows }
  }

  /// A collection that shows a model, and how often that was declared.
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

  @Test("A model is declared with the next update, and shown")
  func first() {
    let scene = scene("a", "b")
    #expect(scene.declarations == 0)
    #expect(scene.collection.engine.needsUpdate)
    scene.collection.update()
    #expect(scene.declarations == 1)
    #expect(scene.collection.text() == "a\nb\n\n")
    #expect(!scene.collection.engine.needsUpdate)
  }

  @Test("However many changes there are in a frame, the content is declared once")
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

  @Test("What was not read is nobody's business; what is read from then on is")
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

  @Test("Showing other content ends it, and so does observing something else")
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

  @Test("Content that is shown while the model is declared wins")
  func shownMeanwhile() {
    let collection = HeadlessCollection(size: Size(width: 80, height: 16), content: Content())
    collection.stage.observe { [unowned collection] in
      collection.stage.show(Content { Section("s") { Label("shown") } })
      return Content { Section("s") { Label("observed") } }
    }
    collection.update()
    #expect(collection.text() == "shown\n")
  }

  @Test("The model keeps nothing of a collection that is gone, and wakes nobody")
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

  @Test("A sleeping host is woken once for all changes before the next update")
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

  @Test("A declaration that always changes what another pass reads comes to rest, and is reported")
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

  @Test("Changes from other threads are seen, and declared again when they are complete")
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

  @Test("A change that is told before it is complete is not lost")
  func incomplete() async {
    let model = SharedModel()
    let collection = HeadlessCollection(size: Size(width: 80, height: 16), content: Content())
    collection.stage.observe(changesAnywhere: true) {
      Content { Section("s") { Label("\(model.value)") } }
    }
    collection.update()
    // The other thread has told of its change and waits with it until the content was declared again.
    // It is a thread of its own: one that tasks share must not wait, where there is no other.
    let (told, tell) = AsyncStream.makeStream(of: Void.self)
    let (changed, end) = AsyncStream.makeStream(of: Void.self)
    let gate = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      model.change(to: 5) {
        tell.finish()
        gate.wait()
      }
      end.finish()
    }
    for await _ in told {}
    _ = collection.stage.update()
    #expect(collection.text() == "0\n")
    gate.signal()
    for await _ in changed {}
    collection.update()
    #expect(collection.text() == "5\n")
  }
}

/// A model that any thread may change.
private final class SharedModel: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let storage = VisibleMutex(0)

  var value: Int {
    get {
      registrar.access(self, keyPath: \.value)
      return storage.withLock { $0 }
    }
    set { change(to: newValue) {} }
  }

  /// Changes the value; what happens between the announcement and the change.
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
