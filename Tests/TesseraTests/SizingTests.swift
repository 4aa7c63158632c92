import Tessera
import Testing

@Suite("Sizing")
struct SizingTests {
  static let offered = Size(width: 300, height: 200)

  @Test(
    "Sides are fixed, filling, fractions, ratios or measured",
    arguments: [
      (Sizing(width: .fill, height: .fixed(44)), nil, Size(width: 300, height: 44)),
      (Sizing(width: .fixed(20), height: .fill), nil, Size(width: 20, height: 200)),
      (Sizing(width: .fraction(0.5), height: .fraction(0.25)), nil, Size(width: 150, height: 50)),
      (Sizing(width: .fixed(90), height: .aspect(0.5)), nil, Size(width: 90, height: 45)),
      (Sizing(width: .aspect(2), height: .fixed(50)), nil, Size(width: 100, height: 50)),
      (Sizing(width: .aspect(2), height: .aspect(3)), nil, Size(width: 400, height: 200)),
      (Sizing.estimatedHeight(30), nil, Size(width: 300, height: 30)),
      (Sizing.estimatedHeight(30), Size(width: 120, height: 77), Size(width: 300, height: 77)),
      (
        Sizing(width: .estimated(1), height: .estimated(1)), Size(width: 120, height: 30),
        Size(width: 120, height: 30)
      ),
      (
        Sizing(width: .fixed(60), height: .estimated(1)), Size(width: 120, height: 30),
        Size(width: 60, height: 30)
      ),
    ] as [(Sizing, Size?, Size)])
  func sizes(sizing: Sizing, measured: Size?, expected: Size) {
    #expect(sizing.size(offered: Self.offered, measured: measured) == expected)
  }

  @Test(
    "A side is measured, then clamped, and then the other side follows it",
    arguments: [
      (Sizing(width: .fit.clamped(max: 100), height: .aspect(0.5)), Size(width: 100, height: 50)),
      (Sizing(width: .aspect(2), height: .fit.clamped(min: 40)), Size(width: 80, height: 40)),
      (
        Sizing(width: .aspect(2).clamped(max: 70), height: .fit.clamped(min: 40)),
        Size(width: 70, height: 40)
      ),
      (
        Sizing(width: .aspect(2).clamped(max: 250), height: .aspect(9).clamped(max: 100)),
        Size(width: 200, height: 100)
      ),
      (
        Sizing(width: .fill, height: .fraction(0.5, of: .horizontal).clamped(max: 120)),
        Size(width: 300, height: 120)
      ),
      (
        Sizing(width: .offered(minus: 20).clamped(max: 500), height: .aspect(0.5).clamped(min: 150)),
        Size(width: 280, height: 150)
      ),
    ] as [(Sizing, Size)])
  func order(sizing: Sizing, expected: Size) {
    #expect(sizing.size(offered: Self.offered, measured: Size(width: 120, height: 30)) == expected)
  }

  /// The size sources of the older library, with one declaration for each.
  @Test(
    "Size sources of the older library have matching declarations",
    arguments: [
      (Size(width: 100, height: 100), .aspectFit(width: 400, height: 200), Size(width: 100, height: 50)),
      (Size(width: 100, height: 100), .aspectFit(width: 80, height: 40), Size(width: 80, height: 40)),
      (Size(width: 100, height: 50), .aspectFit(width: 200, height: 200), Size(width: 50, height: 50)),
      (offered, Sizing(width: .fit, height: .fit), Size(width: 120, height: 30)),
      (offered, Sizing(width: .fill, height: .fixed(44)), Size(width: 300, height: 44)),
      (offered, Sizing(width: .fixed(60), height: .fit), Size(width: 60, height: 30)),
      (offered, Sizing(width: .fill, height: .fixed(10)), Size(width: 300, height: 10)),
      (offered, Sizing(width: .fixed(20), height: .fill), Size(width: 20, height: 200)),
      (offered, Sizing(width: .fill, height: .fill), Size(width: 300, height: 200)),
    ] as [(Size, Sizing, Size)])
  func sizeSources(offered: Size, sizing: Sizing, expected: Size) {
    #expect(sizing.size(offered: offered, measured: Size(width: 120, height: 30)) == expected)
  }

  /// The sizes of single components: name, available size, declaration, measured size, result.
  @Test(
    "Sized components of the older library have matching declarations",
    arguments: [
      (
        "width fill", Size(width: 200, height: 100), Sizing(width: .fill, height: .fit),
        Size(width: 50, height: 20), Size(width: 200, height: 20)
      ),
      (
        "width fit", Size(width: 200, height: 100), Sizing(width: .fit, height: .fit),
        Size(width: 50, height: 20), Size(width: 50, height: 20)
      ),
      (
        "width a quarter", Size(width: 200, height: 100), Sizing(width: .fraction(0.25), height: .fit),
        Size(width: 50, height: 20), Size(width: 50, height: 20)
      ),
      (
        "aspect of height", Size(width: 200, height: 100), Sizing(width: .aspect(1.5), height: .fixed(40)),
        Size(width: 50, height: 20), Size(width: 60, height: 40)
      ),
      (
        "fill without end is ignored", Size(width: .infinity, height: 100),
        Sizing(width: .fill, height: .fit), Size(width: 50, height: 20), Size(width: 50, height: 20)
      ),
      (
        "fit may exceed the room", Size(width: 100, height: 100), Sizing(width: .fit, height: .fixed(44)),
        Size(width: 180, height: 40), Size(width: 180, height: 44)
      ),
      (
        "largest size", Size(width: 300, height: 100), Sizing(width: .fit.clamped(max: 30), height: .fit),
        Size(width: 50, height: 20), Size(width: 30, height: 20)
      ),
      (
        "smallest size", Size(width: 300, height: 100), Sizing(width: .fit.clamped(min: 80), height: .fit),
        Size(width: 50, height: 20), Size(width: 80, height: 20)
      ),
    ] as [(String, Size, Sizing, Size, Size)])
  func components(name: String, offered: Size, sizing: Sizing, measured: Size, expected: Size) {
    #expect(sizing.size(offered: offered, measured: measured) == expected)
  }

  @Test(
    "An aspect-fit picture keeps its proportions and is never enlarged",
    arguments: [
      (Sizing.aspectFit(width: 400, height: 100), Size(width: 300, height: 75)),
      (.aspectFit(width: 100, height: 400), Size(width: 50, height: 200)),
      (.aspectFit(width: 30, height: 20), Size(width: 30, height: 20)),
      (.aspectFit(width: 600, height: 400), offered),
      (.aspectFit(width: 0, height: 20), .zero),
      (.aspectFit(width: 20, height: .nan), .zero),
      (.aspectFit(width: -20, height: 20), .zero),
      (.aspectFit(width: .infinity, height: .infinity), Size(width: 200, height: 200)),
    ] as [(Sizing, Size)])
  func aspectFit(sizing: Sizing, expected: Size) {
    #expect(sizing.size(offered: Self.offered) == expected)
  }

  @Test("A picture without a limit on one axis is limited by the other")
  func aspectFitWithoutEnd() {
    let offered = Size(width: 100, height: Size.largestExtent)
    let size = Sizing.aspectFit(width: 400, height: 800).size(offered: offered)
    #expect(size == Size(width: 100, height: 200))
  }

  @Test("Aspect-fit sizings of the same size are equal")
  func aspectFitEquality() {
    #expect(Sizing.aspectFit(width: 4, height: 3) == .aspectFit(width: 4, height: 3))
    #expect(Sizing.aspectFit(width: 4, height: 3) != .aspectFit(width: 3, height: 4))
    let square = Sizing.aspectFit(width: 4, height: 4)
    #expect(square.width != square.height)
  }

  @Test(
    "Cells are measured with the largest size that they can get",
    arguments: [
      (Sizing(width: .fit, height: .fit), offered),
      (Sizing(width: .fit.clamped(max: 100), height: .fit), Size(width: 100, height: 200)),
      (Sizing(width: .fit.clamped(min: 400), height: .fit), Size(width: 400, height: 200)),
      (Sizing(width: .offered(minus: 50), height: .estimated(9)), Size(width: 250, height: 200)),
      (Sizing(width: .fixed(80), height: .fit.clamped(max: 90)), Size(width: 80, height: 90)),
    ] as [(Sizing, Size)])
  func measuringConstraint(sizing: Sizing, expected: Size) {
    #expect(sizing.measuringConstraint(offered: Self.offered) == expected)
  }
}
