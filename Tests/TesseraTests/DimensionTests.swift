import Tessera
import Testing

@Suite("Dimensions")
struct DimensionTests {
  static let offered = Size(width: 300, height: 200)
  static let measured = Size(width: 120, height: 30)
  static let third = Dimension.custom(id: "third") { $0.width / 3 }

  /// Both sides of the table in the documentation of `Dimension`; the other side is `.fixed(80)`.
  @Test(
    "A side resolves from the available size, the cell or the other side",
    arguments: [
      (.fixed(44), 44, 44),
      (.fill, 300, 200),
      (.fraction(0.5), 150, 100),
      (.fraction(0.5, of: .horizontal), 150, 150),
      (.fraction(0.5, of: .vertical), 100, 100),
      (.offered(minus: 20), 280, 180),
      (.offered(minus: 20, of: .horizontal), 280, 280),
      (.offered(minus: 20, of: .vertical), 180, 180),
      (.offered(minus: -20), 320, 220),
      (.aspect(0.5), 40, 40),
      (.estimated(50), 120, 30),
      (.fit, 120, 30),
      (.fit.clamped(min: 40, max: 100), 100, 40),
      (third, 100, 100),
    ] as [(Dimension, Double, Double)])
  func table(side: Dimension, width: Double, height: Double) {
    let asWidth = Sizing(width: side, height: .fixed(80)).size(offered: Self.offered, measured: Self.measured)
    #expect(asWidth == Size(width: width, height: 80))
    let asHeight = Sizing(width: .fixed(80), height: side).size(
      offered: Self.offered, measured: Self.measured)
    #expect(asHeight == Size(width: 80, height: height))
  }

  @Test(
    "Dimensions that are not measured yet use their estimate",
    arguments: [
      (.estimated(50), 50), (.fit, Dimension.defaultEstimate), (.fit.clamped(max: 30), 30),
      (.estimated(50).clamped(min: 60), 60),
    ] as [(Dimension, Double)])
  func estimates(side: Dimension, height: Double) {
    #expect(Sizing(height: side).size(offered: Self.offered).height == height)
  }

  @Test(
    "Clamping keeps an extent within limits; the lower limit wins",
    arguments: [
      (.fixed(50).clamped(), 50),
      (.fixed(50).clamped(min: 60), 60),
      (.fixed(50).clamped(max: 40), 40),
      (.fixed(50).clamped(min: 10, max: 90), 50),
      (.fixed(50).clamped(min: 90, max: 10), 90),
      (.fixed(50).clamped(min: 60).clamped(max: 55), 55),
      (.fixed(50).clamped(max: 40).clamped(min: 45), 45),
      (.fixed(50).clamped(min: .nan, max: .nan), 50),
      (.fixed(50).clamped(min: -9, max: -5), 0),
      (.fixed(.nan).clamped(min: 10), 10),
      (.fixed(.infinity).clamped(max: 10), 10),
      (.fixed(50).clamped(min: .infinity), Size.largestExtent),
    ] as [(Dimension, Double)])
  func limits(side: Dimension, height: Double) {
    #expect(Sizing(height: side).size(offered: Self.offered).height == height)
  }

  @Test(
    "Values out of range resolve to zero or the largest extent",
    arguments: [
      (.fixed(.nan), 0), (.fixed(-5), 0), (.fixed(.infinity), Size.largestExtent),
      (.fixed(1e300), Size.largestExtent),
      (.fraction(.nan), 0), (.fraction(-0.5), 0), (.fraction(.infinity), Size.largestExtent),
      (.fraction(1e300, of: .horizontal), Size.largestExtent),
      (.offered(minus: .nan), 0), (.offered(minus: 500), 0), (.offered(minus: .infinity), 0),
      (.offered(minus: -.infinity), Size.largestExtent),
      (.aspect(.nan), 0), (.aspect(-2), 0), (.aspect(.infinity), Size.largestExtent),
      (.estimated(.nan), 0), (.estimated(-1), 0), (.estimated(.infinity), Size.largestExtent),
      (.custom(id: 1) { _ in .nan }, 0), (.custom(id: 2) { -$0.height }, 0),
      (.custom(id: 3) { 1 / ($0.width - 300) }, Size.largestExtent),
    ] as [(Dimension, Double)])
  func outOfRange(side: Dimension, height: Double) {
    #expect(Sizing(width: .fixed(80), height: side).size(offered: Self.offered).height == height)
  }

  @Test("Available sizes out of range count as zero", arguments: [.nan, -1, -.infinity] as [Double])
  func absurdRooms(extent: Double) {
    let sizing = Sizing(width: .fill, height: .offered(minus: -3))
    let size = sizing.size(offered: Size(width: extent, height: extent))
    #expect(size == Size(width: 0, height: 3))
  }

  @Test("A measured size out of range resolves to zero or the largest extent")
  func absurdMeasurements() {
    let sizing = Sizing(width: .fit, height: .fit)
    let absurd = sizing.size(offered: Self.offered, measured: Size(width: .nan, height: .infinity))
    #expect(absurd == Size(width: 0, height: Size.largestExtent))
  }

  @Test(
    "A part of an unlimited size resolves to the measured size",
    arguments: [
      .fill, .fraction(0.5), .fraction(0.5, of: .vertical), .offered(minus: 20),
      .offered(minus: 2, of: .vertical),
      .aspect(2),
    ] as [Dimension])
  func withoutEnd(side: Dimension) {
    let sizing = Sizing(width: .aspect(1), height: side)
    for end in [Size.largestExtent, 1e300, .infinity] {
      let offered = Size(width: 300, height: end)
      #expect(sizing.size(offered: offered, measured: Self.measured).height == 30)
      #expect(sizing.size(offered: offered).height == Dimension.defaultEstimate)
    }
  }

  @Test("A part of the other, limited axis resolves as usual")
  func withoutEndElsewhere() {
    let size = Sizing(width: .fill, height: .fraction(0.5, of: .horizontal))
      .size(offered: Size(width: 300, height: Size.largestExtent))
    #expect(size == Size(width: 300, height: 150))
  }

  @Test(
    "Clamping changes neither whether a dimension fills nor whether it is estimated",
    arguments: [
      (.fill, true, false), (.fill.clamped(max: 9), true, false), (.fit, false, true),
      (.estimated(3), false, true), (.fit.clamped(min: 9).clamped(max: 12), false, true),
      (.fixed(3), false, false), (.fraction(1), false, false), (.offered(minus: 0), false, false),
      (.aspect(1), false, false), (third, false, false),
    ] as [(Dimension, Bool, Bool)])
  func kinds(side: Dimension, isFill: Bool, isEstimated: Bool) {
    #expect(side.isFill == isFill)
    #expect(side.isEstimated == isEstimated)
    #expect(Sizing(height: side).isEstimated == isEstimated)
  }

  @Test("Custom dimensions are equal if their ids are equal")
  func customEquality() {
    func scaled(_ factor: Double) -> Dimension { .custom(id: factor) { $0.width * factor } }
    #expect(scaled(2) == scaled(2))
    #expect(scaled(2) != scaled(3))
    #expect(Set([scaled(2), scaled(2), scaled(3)]).count == 2)
    #expect(Dimension.custom(id: "1") { $0.width } != .custom(id: 1) { $0.width })
    #expect(scaled(2).clamped(max: 5) == scaled(2).clamped(max: 5))
    #expect(scaled(2).clamped(max: 5) != scaled(2).clamped(max: 6))
    #expect(scaled(2).clamped(max: 5) != scaled(2))
  }

  @Test("The axis of a fraction is part of its equality")
  func partEquality() {
    #expect(Dimension.fraction(0.5) != .fraction(0.5, of: .vertical))
    #expect(Dimension.offered(minus: 3, of: .horizontal) != .offered(minus: 3, of: .vertical))
    #expect(Dimension.offered(minus: 3) != .fraction(3))
  }

  @Test("Native cells fit their height by default")
  @MainActor
  func nativeDefault() {
    #expect(Sizing(height: .fit) == .estimatedHeight(Dimension.defaultEstimate))
    #expect(OneView.sizing == Sizing(height: .fit))
  }
}
