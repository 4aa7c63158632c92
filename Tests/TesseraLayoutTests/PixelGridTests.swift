import TestSupport
import TesseraLayout
import Testing

@Suite("Pixel grid")
struct PixelGridTests {
  static let scales: [Double] = [1, 2, 3, 4, 1.25, 1.5, 1.75, 0.125, 16]

  @Test(
    "Extents are rounded up, but not because of rounding errors",
    arguments: [
      (1, 10, 10), (1, 10.0000001, 10), (1, 9.9999999, 10), (1, 10.1, 11), (1, 0.02, 1), (1, 0, 0),
      (2, 10.1, 10.5), (2, 10.5000001, 10.5), (2, 10.51, 11),
      (3, 10, 10), (3, 10.5, 10 + 0x0AAAABp-20), (3, 1.0 / 3, 0x055555p-20), (3, 2.0 / 3, 0x0AAAABp-20),
      (0.125, 1, 8), (0.125, 16, 16), (0.125, 16.2, 24),
      (2, -5, 0), (2, .nan, 0), (2, .infinity, Size.largestExtent), (16, 1e300, Size.largestExtent),
    ] as [(Double, Double, Double)])
  func extents(scale: Double, extent: Double, expected: Double) {
    #expect(PixelGrid(scale: scale).rounded(extent) == expected)
  }

  @Test(
    "Edges are rounded to the nearest pixel, halves upward",
    arguments: [
      (1, 10, 10), (1, 10.4, 10), (1, 10.5, 11), (1, 10.499999, 11), (1, 10.6, 11),
      (1, -10.4, -10), (1, -10.5, -10), (1, -10.6, -11), (1, -0.2, 0),
      (2, 10.2, 10), (2, 10.25, 10.5), (3, 0.3, 0x055555p-20), (0.125, 4, 8), (0.125, 3, 0),
      (2, .nan, 0), (2, .infinity, Size.largestExtent), (2, -.infinity, -Size.largestExtent),
    ] as [(Double, Double, Double)])
  func edges(scale: Double, edge: Double, expected: Double) {
    #expect(PixelGrid(scale: scale).rounded(edge: edge) == expected)
  }

  @Test(
    "A scale out of range is limited to it",
    arguments: [
      (.nan, 1), (0, 1), (-2, 1), (-.infinity, 1), (.infinity, 1024), (9e9, 1024), (99, 99),
      (1e-300, 1.0 / 1024), (2, 2),
    ] as [(Double, Double)])
  func scale(given: Double, expected: Double) {
    #expect(PixelGrid(scale: given).scale == expected)
  }

  @Test("The edges of a frame are rounded, not its extents")
  func frames() {
    let grid = PixelGrid(scale: 1)
    #expect(
      grid.rounded(Rect(x: 0.4, y: 0.6, width: 10.2, height: 10.2)) == Rect(x: 0, y: 1, width: 11, height: 10)
    )
    #expect(grid.rounded(Rect(x: 0.1, y: 0, width: 0.3, height: 1)).width == 0)
    #expect(grid.rounded(Size(width: 1.5, height: 2)) == Size(width: 2, height: 2))
    let absurd = grid.rounded(Rect(x: .nan, y: -.infinity, width: -3, height: .infinity))
    #expect(absurd == Rect(x: 0, y: -Size.largestExtent, width: 0, height: Size.largestExtent))
  }

  @Test("Adjacent frames stay adjacent, and rounding twice changes nothing", arguments: scales, 0..<20)
  func touching(scale: Double, seed: Int) {
    let grid = PixelGrid(scale: scale)
    var random = SeededGenerator(seed: UInt64(seed))
    var x = Double.random(in: -1000...1000, using: &random)
    var previous: Rect?
    for step in 0..<100 {
      // Also inexact sums: thirds, and arbitrary numbers.
      let width =
        random.chance(50) ? Double(random.int(0...200)) / 3 : Double.random(in: 0...90, using: &random)
      let frame = grid.rounded(Rect(x: x, y: x / 7, width: width, height: width / 3))
      let place = "seed \(seed), step \(step), x \(x), width \(width)"
      if let previous { #expect(previous.maxX == frame.minX, "\(place)") }
      #expect(grid.rounded(frame) == frame, "\(place)")
      #expect(abs(frame.minX - x) * scale < 0.5 + 2 * PixelGrid.tolerance, "\(place)")
      let extent = grid.rounded(width)
      #expect(grid.rounded(extent) == extent, "\(place)")
      #expect(extent * scale > width * scale - 2 * PixelGrid.tolerance, "\(place)")
      #expect(extent * scale < width * scale + 1 + PixelGrid.tolerance, "\(place)")
      let pixels = extent * scale
      #expect(abs(pixels - Double(Int(pixels + 0.5))) <= 16.0 / 2048, "\(place)")
      previous = frame
      x += width
    }
  }

  @Test("Very large numbers are hardly changed", arguments: scales)
  func large(scale: Double) {
    let grid = PixelGrid(scale: scale)
    for extent in [Size.largestExtent, Size.largestExtent - 1.0 / 1024, 4e12 + 0.7] {
      let rounded = grid.rounded(extent)
      #expect(rounded <= Size.largestExtent && rounded >= extent - 1 / scale)
      #expect(grid.rounded(rounded) == rounded)
      #expect(grid.rounded(edge: grid.rounded(edge: -extent)) == grid.rounded(edge: -extent))
    }
  }
}
