import Tessera
import TesseraTesting
import Testing

@Suite("Image sizes out of range")
struct InvalidPictureTests {
  @Test(
    "An image allocates its given pixels, not its stated size",
    arguments: [
      (Int.max, Int.max, 3, 3, 1), (2, Int.max, 3, 2, 2), (Int.max, 1, 0, 0, 0), (-1, 5, 3, 0, 0),
      (3, 1, 7, 3, 1), (1 << 40, 1 << 40, 1, 1, 1), (2, 2, 4, 2, 2), (Int.min, Int.min, 2, 0, 0),
    ])
  func room(width: Int, height: Int, given: Int, expectedWidth: Int, expectedHeight: Int) {
    let image = Image(width: width, height: height, pixels: Array(repeating: 0xFF, count: given))
    #expect(image.width == expectedWidth && image.height == expectedHeight)
    #expect(image.pixels.count == expectedWidth * expectedHeight)
    #expect(image.pixels.prefix(given).allSatisfy { $0 == 0xFF })
    #expect(image.pixels.dropFirst(given).allSatisfy { $0 == 0 })
  }

  @Test("Positions outside an image return the color of the nearest edge")
  func places() {
    let image = Image(width: 2, height: 2, pixels: [1, 2, 3, 4])
    func blue(_ x: Double, _ y: Double) -> Color? { image.color(atX: x, y: y) }
    #expect(blue(.nan, .nan) == .rgb(red: 0, green: 0, blue: 1))
    #expect(blue(.infinity, -.infinity) == .rgb(red: 0, green: 0, blue: 2))
    #expect(blue(-1e300, 1e300) == .rgb(red: 0, green: 0, blue: 3))
    #expect(blue(1, 0.5) == .rgb(red: 0, green: 0, blue: 4))
    #expect(Image(width: 1, height: 1, pixels: []).color(atX: .nan, y: 0) == nil)
  }

  @Test("A text picture has at most 4096 columns and lines")
  func text() {
    let wide = TextPicture(columns: .max, rows: 1)
    #expect(wide.columns == 4096 && wide.rows == 1 && wide.description == "\n")
    let high = TextPicture(columns: -3, rows: .max)
    #expect(high.columns == 0 && high.rows == 4096)
    var canvas = Canvas(size: Size(width: 1e15, height: 16), measurer: MonospaceText())
    canvas.fill(.surface)
    canvas.text("here")
    let placed = PlacedDrawing(drawing: canvas.drawing, frame: Rect(x: 0, y: 0, width: 1e15, height: 16))
    #expect(TextPicture([placed], size: Size(width: .infinity, height: 16)).description == "here\n")
  }
}
