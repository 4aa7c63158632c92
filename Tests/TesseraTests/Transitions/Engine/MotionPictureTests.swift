import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Pictures of animations")
struct MotionPictureTests {
  @Test("Text pictures show presented positions and hide cells below half opacity")
  func text() {
    let collection = movingLines(["a", "b"])
    collection.show(lines(["a", "new", "b"]))
    #expect(collection.text().hasPrefix("a\nb\n\n"))
    collection.advance(by: 0.6)
    #expect(collection.text().hasPrefix("a\nnew\nb\n"))
  }

  @Test("SVG pictures contain opacity, scale and rotation")
  func svg() {
    let transitions = Transitions(
      insert: .fade.combined(with: .scale(0.5)).combined(with: .rotate(.pi / 2)),
      animation: .linear(duration: 1))
    let collection = movingLines(["a"], transitions)
    #expect(!collection.svg().contains("<g"))
    collection.show(lines(["a", "b"], transitions))
    collection.advance(by: 0.5)
    let group =
      "<g opacity=\"0.5\" transform=\"translate(80 24) rotate(45) scale(0.75 0.75) translate(-80 -24)\">"
    #expect(collection.svg().contains(group))
  }

  @Test("A transaction prints its operations line by line")
  func printing() {
    let collection = movingLines(["a"])
    collection.show(lines(["a", "b"]))
    #expect(
      collection.transactions.last?.description == """
        viewport (0.0, 0.0, 160.0, 160.0) of 160.0 × 32.0
        mount cell 2: lines/b at (0.0, 16.0, 160.0, 16.0)
        present cell 2 at (0.0, 16.0, 160.0, 16.0), opacity 0.0
        """)
  }
}
