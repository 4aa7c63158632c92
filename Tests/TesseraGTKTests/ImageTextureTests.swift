import Testing

@testable import TesseraGTK

extension WindowTests {
  /// The textures that a view keeps from one drawing to the next one.
  @MainActor
  struct ImageTextureTests {
    @Test("An image is converted once, until a drawing does not contain it any more")
    func kept() {
      let textures = ImageTextures()
      let image = Image(width: 2, height: 1, pixels: [1, 2])
      let other = Image(width: 2, height: 1, pixels: [1, 3])
      let first = textures.texture(of: image)
      #expect(first != nil)
      textures.endDrawing()
      #expect(textures.texture(of: image) == first && textures.texture(of: other) != first)
      textures.endDrawing()
      #expect(textures.count == 2 && textures.texture(of: image) == first)
      textures.endDrawing()
      #expect(textures.count == 1)
      #expect(textures.texture(of: Image(width: 0, height: 0, pixels: [])) == nil)
    }
  }
}
