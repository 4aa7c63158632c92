import Tessera
import Testing

@Suite("Sizing")
struct SizingTests {
  static let offered = Size(width: 300, height: 200)

  @Test(
    "Sides are fixed, filled, parts, ratios or measured",
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
}
