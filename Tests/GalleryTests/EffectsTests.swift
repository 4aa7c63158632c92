import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@testable import gallery

@MainActor
@Suite("Effects")
struct EffectsTests {
  @Test("Tiles shrink towards the edges of the screen and are whole in its middle")
  func shrink() throws {
    let collection = try EffectsExample(arguments: ["shrink"]).shown(columns: 60, rows: 30)
    collection.scroll(by: 200)
    let viewport = collection.engine.viewport
    let scales = collection.engine.cells.filter { $0.presentation.frame.overlaps(viewport) }
      .map { (at: $0.placement.frame.minY - viewport.minY, $0.presentation.effect.scale.y) }
    #expect(scales.contains { $0.at > 150 && $0.at < 250 && $0.1 == 1 })
    #expect(scales.filter { $0.at < 0 || $0.at > viewport.height - 48 }.allSatisfy { $0.1 < 1 })
  }

  @Test("Tiles that wobble follow the scrolling late, and come to rest where they belong")
  func wobble() throws {
    let example = try EffectsExample(arguments: ["wobble"])
    let collection = HeadlessCollection(
      size: Size(width: 480, height: 480), configuration: example.configuration, at: 0,
      content: example.content())
    collection.engine.scroll(by: Point(y: 100), at: .zero)
    collection.update(at: 0.02)
    #expect(collection.engine.cells.contains { $0.presentation.effect.offset != .zero })
    #expect(collection.engine.isAnimating)
    for frame in 1...300 { collection.update(at: 0.02 + Double(frame) / 60) }
    #expect(collection.engine.cells.allSatisfy { $0.presentation.effect == .none })
    #expect(!collection.engine.isAnimating)
  }

  @Test("A key changes the effect; without one all tiles are as they are placed")
  func none() throws {
    let example = try EffectsExample(arguments: [])
    let collection = example.shown(columns: 60, rows: 30)
    collection.scroll(by: 200)
    #expect(collection.engine.cells.contains { $0.presentation.effect != .none })
    #expect(example.press("0"))
    #expect(!example.press("9"))
    collection.show(example.content())
    #expect(collection.engine.cells.allSatisfy { $0.presentation.effect == .none })
    #expect(throws: GalleryError.self) { try EffectsExample(arguments: ["explode"]) }
  }
}
