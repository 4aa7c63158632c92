@_spi(Behaviors) import TesseraKernel
import TesseraLayout
import TesseraTesting
import Testing

import TesseraComponents

@MainActor
@Suite("Spinners")
struct SpinnerTests {
  private func content(rows: Int = 1, isBusy: Bool = true) -> Content<Headless> {
    Content {
      Section("rows") {
        Spinner("Sending").rows(isBusy).id("spinner")
        ForEach(0..<rows) { Text("line \($0)") }
      }
    }
  }

  private func collection(rows: Int = 1, reducesMotion: Bool = false) -> HeadlessCollection {
    var configuration = EngineConfiguration(overscan: 64)
    configuration.reducesMotion = reducesMotion
    let collection = HeadlessCollection(
      size: Size(width: 160, height: 32), configuration: configuration, content: content(rows: rows))
    collection.update(at: 0)
    return collection
  }

  @Test("A spinner turns by a step in each tenth of a second, and after eight steps looks the same again")
  func turning() {
    let collection = collection()
    var pictures = [collection.text()]
    for step in 1...8 {
      collection.update(at: Double(step) * 0.1)
      pictures.append(collection.text())
    }
    #expect(pictures[0] == " ⣷ Sending\n line 0\n")
    #expect(pictures[1] == " ⣯ Sending\n line 0\n")
    #expect(Set(pictures).count == 8)
    #expect(pictures[8] == pictures[0])
  }

  @Test("A turn fills the view of the spinner only, and nothing is due between two steps")
  func work() {
    let collection = collection()
    let configurations = collection.configurations
    collection.update(at: 0.05)
    #expect(collection.configurations == configurations)
    #expect(abs((collection.engine.nextFrameTime ?? 0) - 0.1) < 1e-9)
    collection.update(at: 0.1)
    #expect(collection.configurations == configurations + 1)
  }

  @Test("A spinner that is scrolled out of view needs no frames, even while its view is mounted")
  func offscreen() {
    let collection = collection(rows: 100)
    #expect(collection.engine.nextFrameTime != nil)
    collection.scroll(by: 40)
    collection.update(at: 1)
    #expect(collection.engine.nextFrameTime == nil)
    collection.scroll(by: -40)
    collection.update(at: 2)
    #expect(collection.engine.nextFrameTime != nil)
    collection.scroll(by: 1000)
    collection.update(at: 3)
    #expect(collection.engine.nextFrameTime == nil)
  }

  @Test("A spinner that has gone, or that the user does not want to move, needs no frames")
  func atRest() {
    #expect(collection(reducesMotion: true).engine.nextFrameTime == nil)
    let collection = collection()
    collection.show(content(isBusy: false))
    collection.update(at: 1)
    #expect(collection.engine.nextFrameTime == nil)
  }

  @Test("A spinner on a desktop is a circle of dots in its frame, one of them in the tint")
  func desktop() {
    let row = DesktopRow {
      HStack { Spinner() }
    }
    #expect(row.parts == [Rect(x: 0, y: 0, width: 20, height: 20)])
    #expect(row.fills.count == 8)
    for dot in row.fills { #expect(dot.lies(in: row.parts[0])) }
    let accents = row.drawing.commands.filter { if case .fill(_, .accent, _) = $0 { true } else { false } }
    #expect(accents.count == 1)
  }
}

extension Component {
  /// Returns the component, or an empty text in its place.
  fileprivate func rows(_ isShown: Bool) -> ConditionalComponent<Self, Text> {
    isShown ? .first(self) : .second(Text(""))
  }
}
