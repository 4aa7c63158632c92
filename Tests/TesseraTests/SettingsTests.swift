import TesseraLayout
import TesseraTesting
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Settings that change while a collection is on screen")
struct SettingsTests {
  private func adapt(
    _ collection: HeadlessCollection, gestures: GestureTiming = GestureTiming(), reducesMotion: Bool = false,
    direction: LayoutDirection = .leftToRight, pixelGrid: PixelGrid? = nil
  ) {
    collection.engine.adapt(
      gestures: gestures, reducesMotion: reducesMotion, direction: direction, pixelGrid: pixelGrid)
    collection.update()
  }

  private func grid(_ direction: LayoutDirection, left: Double) -> HeadlessCollection {
    let configuration = EngineConfiguration(
      overscan: 0, contentInsets: Insets(top: 0, left: left, bottom: 0, right: 0), direction: direction)
    return HeadlessCollection(columns: 8, rows: 2, configuration: configuration) {
      Section("grid", layout: .grid(columns: .count(4))) { ForEach(0..<8) { Label("\($0)") } }
    }
  }

  @Test("The layout direction changes with the next transaction, and back", arguments: [0.0, 16])
  func direction(inset: Double) {
    let collection = grid(.leftToRight, left: inset)
    let (usual, mirrored) = (collection.text(), grid(.rightToLeft, left: inset).text())
    #expect(usual != mirrored)
    adapt(collection, direction: .rightToLeft)
    #expect(collection.text() == mirrored)
    adapt(collection)
    #expect(collection.text() == usual)
  }

  @Test("Pending gestures use the new timing")
  func gestures() {
    let collection = grid(.leftToRight, left: 0)
    let slow = GestureTiming(doubleTapInterval: 2, longPressDuration: 3, slop: 40)
    adapt(collection, gestures: slow)
    #expect(collection.engine.configuration.gestures == slow)
    #expect(collection.engine.events.gestures.timing == slow)
  }

  @Test("Frames are rounded to the new pixel grid")
  func pixels() {
    let collection = HeadlessCollection(
      size: Size(width: 100, height: 50), configuration: EngineConfiguration(pixelGrid: PixelGrid(scale: 1)),
      content: Content {
        Section("grid", layout: .grid(columns: .count(3))) { ForEach(0..<3) { Label("\($0)") } }
      })
    func edges() -> [Double] { collection.engine.cells.map { $0.placement.frame.minX } }
    #expect(edges() == [0, 33, 67])
    adapt(collection, pixelGrid: PixelGrid(scale: 2))
    #expect(edges() == [0, 33.5, 66.5])
  }
}
