import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Content insets")
struct ContentInsetTests {
  private func collection() -> HeadlessCollection {
    let insets = Insets(top: 16, bottom: 32)
    return HeadlessCollection(
      columns: 4, rows: 6, configuration: EngineConfiguration(overscan: 0, contentInsets: insets)
    ) {
      Section("a") { ForEach(0..<5) { Label("a\($0)") } }.header(pinned: true) { Label("A") }
      Section("b") { ForEach(0..<5) { Label("b\($0)") } }
    }
  }

  @Test("Content begins and ends beside the insets")
  func limits() {
    let collection = collection()
    #expect(collection.text() == "\nA\na0\na1\na2\na3\n")
    collection.scroll(by: -100)
    #expect(collection.text() == "\nA\na0\na1\na2\na3\n")
    collection.scroll(by: 1000)
    #expect(collection.text() == "b1\nb2\nb3\nb4\n\n\n")
  }

  @Test("A pinned header is beside the inset; items scroll below the inset")
  func pinned() {
    let collection = collection()
    collection.scroll(by: 32)
    #expect(collection.text() == "a0\nA\na2\na3\na4\nb0\n")
  }

  @Test("Scrolling to an item brings it out from under the insets")
  func scrolling() {
    let collection = collection()
    collection.engine.scroll(to: 0, inSection: "b", at: .start)
    collection.update()
    #expect(collection.text() == "A\nb0\nb1\nb2\nb3\nb4\n", "the header is pushed out")
  }
}
