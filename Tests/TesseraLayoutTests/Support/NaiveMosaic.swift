import TesseraLayout
import TestSupport

/// A second implementation of mosaics that places item by item, case by case.
indirect enum NaivePart {
  typealias Extent = MosaicGroup.Extent

  case item(Extent, Extent)
  case row(Extent, Extent, Double, [NaivePart])
  case column(Extent, Extent, Double, [NaivePart])
  case repeated(Int, NaivePart)

  /// The corresponding template.
  var group: MosaicGroup {
    switch self {
    case .item(let width, let height): .item(width: width, height: height)
    case .row(let width, let height, let gap, let parts):
      .row(width: width, height: height, spacing: gap, parts.map(\.group))
    case .column(let width, let height, let gap, let parts):
      .column(width: width, height: height, spacing: gap, parts.map(\.group))
    case .repeated(let count, let part): part.group.repeated(count)
    }
  }

  private var width: Extent {
    switch self {
    case .item(let width, _), .row(let width, _, _, _), .column(let width, _, _, _): width
    case .repeated(_, let part): part.width
    }
  }

  private var height: Extent {
    switch self {
    case .item(_, let height), .row(_, let height, _, _), .column(_, let height, _, _): height
    case .repeated(_, let part): part.height
    }
  }

  /// The part, repeated as often as it says.
  private var unrolled: [NaivePart] {
    guard case .repeated(let count, let part) = self else { return [self] }
    return (0..<max(0, count)).flatMap { _ in part.unrolled }
  }
}

// MARK: - Placing

extension NaivePart {
  /// Returns the frames of `count` items. A fractional height of the template refers to `height`.
  func frames(count: Int, width: Double, height: Double?, spacing: Double) -> [Rect] {
    if case .repeated(_, let part) = self {
      return part.frames(count: count, width: width, height: height, spacing: spacing)
    }
    var (own, known) = inEndlessColumn(width)
    if case .fraction(let fraction) = self.height, let height {
      known = sane(sane(fraction) * height)
      if case .ratio(let ratio) = self.width { own = times(ratio, known) ?? width }
    }
    var template: [Rect] = []
    place(0, 0, own, known, &template)
    if template.isEmpty { return Array(repeating: .zero, count: count) }
    let pitch = rounded(known ?? neededHeight(own)) + rounded(spacing)
    return (0..<count).map { index in
      let frame = template[index % template.count]
      let y = Double(index / template.count) * min(pitch, Size.largestExtent)
      let left = rounded(frame.minX)
      let top = min(rounded(frame.minY) + y, Size.largestExtent)
      let bottom = min(rounded(frame.maxY) + y, Size.largestExtent)
      return Rect(x: left, y: top, width: rounded(frame.maxX) - left, height: bottom - top)
    }
  }

  private func place(_ x: Double, _ y: Double, _ width: Double, _ height: Double?, _ frames: inout [Rect]) {
    var x = x
    var y = y
    switch self {
    case .item: frames.append(Rect(x: x, y: y, width: width, height: height ?? 0))
    case .repeated: break
    case .row(_, _, let gap, let parts):
      for (part, width, height) in partsOfRow(parts.flatMap(\.unrolled), sane(gap), width, height) {
        part.place(x, y, width, height, &frames)
        x += width + sane(gap)
      }
    case .column(_, _, let gap, let parts):
      for (part, width, height) in partsOfColumn(parts.flatMap(\.unrolled), sane(gap), width, height) {
        part.place(x, y, width, height, &frames)
        y += (height ?? part.neededHeight(width)) + sane(gap)
      }
    }
  }

  /// Returns the height of the part if no outer part determines it.
  private func neededHeight(_ width: Double) -> Double {
    switch self {
    case .item, .repeated: return 0
    case .row(_, _, let gap, let parts):
      return parts.flatMap(\.unrolled).rowWidths(sane(gap), width, nil).map { part, width in
        part.heightInEndlessRow(width) ?? part.neededHeight(width)
      }.max() ?? 0
    case .column(_, _, let gap, let parts):
      let heights = parts.flatMap(\.unrolled).map { part in
        let (width, height) = part.inEndlessColumn(width)
        return height ?? part.neededHeight(width)
      }
      return sane(heights.reduce(0, +) + Double(max(0, heights.count - 1)) * sane(gap))
    }
  }

  private typealias Placed = (part: NaivePart, width: Double, height: Double?)

  private func partsOfRow(_ parts: [NaivePart], _ gap: Double, _ width: Double, _ height: Double?) -> [Placed]
  {
    let room = height ?? neededHeight(width)
    return parts.rowWidths(gap, width, height).map { part, width in
      switch part.height {
      case .points(let points): (part, width, sane(points))
      case .fraction(let fraction): (part, width, times(fraction, room))
      case .ratio(let ratio): (part, width, times(ratio, width))
      case .share: (part, width, room)
      }
    }
  }

  private func partsOfColumn(_ parts: [NaivePart], _ gap: Double, _ width: Double, _ height: Double?)
    -> [Placed]
  {
    guard let height else {
      return parts.map { ($0, $0.inEndlessColumn(width).0, $0.inEndlessColumn(width).1) }
    }
    let heights = parts.map { part -> (known: Double?, weight: Double) in
      switch (part.width, part.height) {
      case (_, .points(let points)): (sane(points), 0)
      case (_, .fraction(let fraction)): (fractionOf(height, fraction, gap), 0)
      case (.ratio, .ratio): (nil, 1)
      case (_, .ratio(let ratio)): (times(ratio, part.inEndlessColumn(width).0), 0)
      case (_, .share(let weight)): (nil, sane(weight))
      }
    }
    return zip(parts, shared(heights, height, gap)).map { part, height in
      if case .ratio(let ratio) = part.width { return (part, times(ratio, height) ?? 0, height) }
      return (part, part.inEndlessColumn(width).0, height)
    }
  }

  /// Returns the width, and the height unless it follows from the parts, in a column whose height follows
  /// from its parts.
  private func inEndlessColumn(_ column: Double) -> (Double, Double?) {
    var height: Double?
    if case .points(let points) = self.height { height = sane(points) }
    let width: Double =
      switch self.width {
      case .points(let points): sane(points)
      case .fraction(let fraction): times(fraction, column) ?? 0
      case .ratio(let ratio): times(ratio, height) ?? column
      case .share: column
      }
    if case .ratio(let ratio) = self.height {
      if case .ratio = self.width { return (column, nil) }
      height = times(ratio, width)
    }
    return (width, height)
  }

  private func heightInEndlessRow(_ width: Double) -> Double? {
    switch height {
    case .points(let points): sane(points)
    case .ratio(let ratio): times(ratio, width)
    case .fraction, .share: nil
    }
  }
}

extension [NaivePart] {
  /// Returns the widths of the parts of a row.
  fileprivate func rowWidths(_ gap: Double, _ row: Double, _ height: Double?) -> [(NaivePart, Double)] {
    let widths = map { part -> (known: Double?, weight: Double) in
      switch part.rule {
      case (.points(let points), _): return (sane(points), 0)
      case (.fraction(let fraction), _): return (fractionOf(row, fraction, gap), 0)
      case (.ratio(let ratio), .points(let points)): return (times(ratio, sane(points)), 0)
      case (.ratio(let ratio), .fraction(let fraction)):
        let known = times(ratio, times(fraction, height))
        return (known, known == nil ? 1 : 0)
      case (.ratio(let ratio), .share): return (times(ratio, height), height == nil ? 1 : 0)
      case (.ratio, .ratio): return (nil, 1)
      case (.share(let weight), _): return (nil, sane(weight))
      }
    }
    return Array<(NaivePart, Double)>(zip(self, shared(widths, row, gap)))
  }
}

extension NaivePart {
  fileprivate var rule: (Extent, Extent) { (width, height) }
}

private func shared(_ parts: [(known: Double?, weight: Double)], _ room: Double, _ gap: Double) -> [Double] {
  let taken = parts.reduce(Double(max(0, parts.count - 1)) * gap) { $0 + ($1.known ?? 0) }
  let weights = parts.reduce(0) { $0 + $1.weight }
  return parts.map { $0.known ?? (weights > 0 ? max(0, room - taken) * $0.weight / weights : 0) }
}

/// Returns the extent of a part with its gap as a fraction of the available extent and a gap.
private func fractionOf(_ room: Double, _ fraction: Double, _ gap: Double) -> Double {
  max(0, sane((room + gap) * sane(fraction)) - gap)
}

private func times(_ factor: Double, _ extent: Double?) -> Double? { extent.map { sane($0 * sane(factor)) } }

private func sane(_ number: Double) -> Double { number > 0 ? min(number, Size.largestExtent) : 0 }

/// Returns the nearest multiple of 1/1024.
private func rounded(_ number: Double) -> Double { (sane(number) * 1024).rounded() / 1024 }

// MARK: - Random parts

extension SeededGenerator {
  mutating func mosaicExtent(wild: Bool) -> MosaicGroup.Extent {
    let odd = wild && chance(30)
    let number = pick([.nan, .infinity, -.infinity, -1, 0, 1e300, 1e18, 8e12, 3e-308, 1e-9])
    return switch int(0...6) {
    case 0: .points(odd ? number : extent(wild: wild))
    case 1: .fraction(odd ? number : pick([0, 1.0 / 3, 0.5, 2.0 / 3, 1, 1.5]))
    case 2: .ratio(odd ? number : pick([0.25, 0.5, 1, 2]))
    default: .share(odd ? number : pick([1, 1, 1, 2, 0.5, 0]))
    }
  }

  /// Returns a part with up to `levels` levels of groups.
  mutating func mosaic(levels: Int, wild: Bool) -> NaivePart {
    let width = mosaicExtent(wild: wild)
    let height = mosaicExtent(wild: wild)
    let gap = chance(50) ? 0 : wild ? extent(wild: true) : Double(int(0...20))
    if levels == 0 || chance(20) {
      return chance(20) ? .repeated(int(-1...3), .item(width, height)) : .item(width, height)
    }
    let parts = (0..<int(0...4)).map { _ in mosaic(levels: levels - 1, wild: wild) }
    let group: NaivePart =
      chance(50) ? .row(width, height, gap, parts) : .column(width, height, gap, parts)
    return chance(10) ? .repeated(int(0...3), group) : group
  }
}
