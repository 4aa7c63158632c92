import TesseraLayout
import TestSupport

extension SeededGenerator {
  mutating func justification() -> Justification { pick(Justification.allCases) }

  mutating func alignment() -> Alignment { pick(Alignment.allCases) }

  /// Returns a layout of a random kind with random settings, and its description.
  mutating func layout(wild: Bool, kinds: ClosedRange<Int> = 0...7) -> (name: String, layout: Layout) {
    let gap = chance(40) ? 0 : extent(wild: wild)
    let lineGap = chance(50) ? nil : Optional(extent(wild: wild))
    switch int(kinds) {
    case 0: return ("list(\(gap))", .list(spacing: gap))
    case 1:
      let columns: GridLayout.Columns =
        switch int(0...3) {
        case 0: .count(wild ? pick([-3, 0, 1, 2, 5, 1_000_000_000, Int.max, Int.min]) : int(1...7))
        case 1: .minimumWidth(extent(wild: wild))
        case 2: .width(extent(wild: wild))
        default: .fixed(count: wild ? pick([-1, 0, 3, Int.max]) : int(1...5), width: extent(wild: wild))
        }
      let align = alignment()
      return (
        "grid(\(columns), \(gap), \(lineGap as Any), \(align))",
        .grid(columns: columns, spacing: gap, lineSpacing: lineGap, align: align)
      )
    case 2:
      let settings = FlowLayout(
        spacing: gap, lineSpacing: lineGap, justify: justification(), align: alignment(),
        alignLines: justification())
      return ("\(settings)", Layout(settings))
    case 3, 4:
      let settings = RowLayout(
        spacing: gap, justify: justification(), align: alignment(), alwaysFills: chance(50),
        shrinksLongest: chance(50))
      return ("\(settings)", Layout(settings))
    case 5:
      let settings = WaterfallLayout(
        columns: wild ? pick([-2, 0, 1, 3, Int.max]) : int(1...5), columnSpacing: gap,
        itemSpacing: lineGap ?? gap)
      return ("\(settings)", Layout(settings))
    case 6: return ("overlay", .overlay)
    default:
      let frames = (0..<int(0...60)).map { _ in rect(wild: wild) }
      return ("absolute(\(frames))", .absolute(frames))
    }
  }

  /// Returns a layout with up to two wrappers that do not change the visible rectangle.
  mutating func wrappedLayout(wild: Bool, kinds: ClosedRange<Int> = 0...7) -> (name: String, layout: Layout) {
    var (name, layout) = layout(wild: wild, kinds: kinds)
    for _ in 0..<int(0...2) {
      let wrapper = wrapper(wild: wild)
      layout = wrapper.wrap(layout)
      name += wrapper.name
    }
    return (name, layout)
  }

  mutating func rect(wild: Bool) -> Rect {
    Rect(
      x: Double(int(-100...400)) / pick([1, 3]), y: Double(int(-100...400)) / pick([1, 3]),
      width: extent(wild: wild), height: extent(wild: wild))
  }

  /// Returns rectangles that are difficult for visible queries: touching edges, gaps, everything, nothing.
  mutating func queries(for arrangement: Arrangement) -> [Rect] {
    let size = arrangement.contentSize
    var result = [
      Rect(size: size), .zero, Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9),
      Rect(x: 0, y: 0, width: .infinity, height: .infinity),
      Rect(x: -.infinity, y: 0, width: .infinity, height: 10), Rect(x: .nan, y: 0, width: 10, height: 10),
      Rect(x: -1e300, y: -1e300, width: 1e308, height: 1e308),
      Rect(x: 100, y: 100, width: -50, height: -50), rect(wild: true),
    ]
    for _ in 0..<8 {
      result.append(
        Rect(
          x: Double.random(in: -50...500, using: &self), y: Double.random(in: -50...2000, using: &self),
          width: extent(wild: false), height: extent(wild: false)))
      if arrangement.count > 0 {
        let frame = arrangement.frame(at: int(0...(arrangement.count - 1)))
        result.append(frame)
        result.append(Rect(x: frame.minX, y: frame.maxY, width: frame.width, height: 5))
        result.append(Rect(x: frame.maxX, y: frame.minY, width: 5, height: frame.height))
        result.append(Rect(x: frame.minX, y: frame.minY - 5, width: 5, height: 5))
        result.append(Rect(x: frame.minX, y: frame.maxY.nextDown, width: 1, height: 0))
      }
    }
    return result
  }

  /// Returns items in runs, some of which depend on the offered size.
  mutating func items(wild: Bool, most: Int = 60) -> TestItems {
    var sizes: [ItemSize] = []
    let count = int(0...most)
    while sizes.count < count {
      let width: ItemSize.Extent =
        chance(20) ? .fill : chance(10) ? .fraction(0.5) : .fixed(extent(wild: wild))
      let height: ItemSize.Extent? =
        chance(5) ? nil : chance(5) ? .fraction(0.25) : .fixed(extent(wild: wild))
      sizes += Array(repeating: ItemSize(width, height, aspect: 2), count: chance(50) ? 1 : int(1...12))
    }
    let items = TestItems(sizes)
    for index in sizes.indices where chance(20) { items.filling.insert(index) }
    return items
  }

  mutating func container(wild: Bool) -> Size {
    wild
      ? Size(width: extent(wild: true), height: extent(wild: true))
      : Size(width: pick([0, 100, 300, 320.5]), height: pick([0, 100, 480, 1000]))
  }
}
