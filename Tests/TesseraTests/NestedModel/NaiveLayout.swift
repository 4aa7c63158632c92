import TesseraLayout

/// The queries of a naive layout about its items.
struct NaiveItems {
  var count: Int
  /// Returns the size of an item for an offered size, where insets take `taken` of the visible size.
  var ask: (_ index: Int, _ offered: Size, _ taken: Size) -> Size
  /// Returns whether an item takes the remaining space along an axis.
  var fills: (_ index: Int, _ axis: Axis) -> Bool
  /// The part of the visible size that the insets so far take.
  var taken = Size.zero

  func size(_ index: Int, _ offered: Size) -> Size { ask(index, offered, taken) }

  var transposed: NaiveItems {
    NaiveItems(
      count: count, ask: { ask($0, $1.transposed, $2.transposed).transposed },
      fills: { fills($0, $1.cross) }, taken: taken.transposed)
  }
}

/// Frames and their total size.
struct NaivePlaces {
  var frames: [Rect]
  var size: Size

  var transposed: NaivePlaces {
    NaivePlaces(frames: frames.map { $0.transposed }, size: size.transposed)
  }
}

extension Arranging {
  /// The part of the visible size that the layout's insets take.
  var taken: Size {
    switch self {
    case .list, .grid, .row, .flow, .overlay, .absolute: .zero
    case .transposed(let inner): inner.taken.transposed
    case .inset(let distance, let inner):
      Size(width: inner.taken.width + 2 * distance, height: inner.taken.height + 2 * distance)
    }
  }

  /// Places items as simply as possible.
  func places(_ items: NaiveItems, in room: Size) -> NaivePlaces {
    switch self {
    case .list(let gap): list(items, room, gap)
    case .grid(let columns): grid(items, room, least: 144 / Double(columns))
    case .row(let gap): row(items, room, gap)
    case .flow: asked(items, room)
    case .overlay:
      around(
        (0..<items.count).map {
          let size = items.size($0, room)
          return Rect(size: Size(width: min(size.width, room.width), height: min(size.height, room.height)))
        })
    case .absolute: around((0..<items.count).map { $0 < Self.frames.count ? Self.frames[$0] : .zero })
    case .transposed(let inner): inner.places(items.transposed, in: room.transposed).transposed
    case .inset(let distance, let inner): inset(items, room, distance, inner)
    }
  }

  private func list(_ items: NaiveItems, _ room: Size, _ gap: Double) -> NaivePlaces {
    var y = 0.0
    let frames = (0..<items.count).map { index in
      let frame = Rect(origin: Point(x: 0, y: y), size: items.size(index, room))
      y = frame.maxY + gap
      return frame
    }
    return NaivePlaces(
      frames: frames, size: Size(width: frames.map { $0.width }.max() ?? 0, height: frames.last?.maxY ?? 0))
  }

  private func grid(_ items: NaiveItems, _ room: Size, least: Double) -> NaivePlaces {
    let hasEnd = room.width < Size.largestExtent
    let columns = hasEnd ? max(1, Int((room.width + 4.001) / (least + 4))) : 1_000_000
    let width = hasEnd ? max(0, (room.width - Double(columns - 1) * 4) / Double(columns)) : least
    var frames: [Rect] = []
    var y = 0.0
    for start in stride(from: 0, to: items.count, by: columns) {
      let line = start..<min(items.count, start + columns)
      let height = line.map { items.size($0, Size(width: width, height: room.height)).height }.max() ?? 0
      frames += line.map {
        Rect(x: Double($0 - start) * (width + 4), y: y, width: width, height: height)
      }
      y += height + 4
    }
    return NaivePlaces(
      frames: frames, size: Size(width: frames.map { $0.maxX }.max() ?? 0, height: max(0, y - 4)))
  }

  private func row(_ items: NaiveItems, _ room: Size, _ gap: Double) -> NaivePlaces {
    let hasEnd = room.width < Size.largestExtent
    var sizes = (0..<items.count).map { index in
      hasEnd && items.fills(index, .horizontal) ? nil : items.size(index, room)
    }
    let taken = sizes.reduce(Double(max(0, items.count - 1)) * gap) { $0 + ($1?.width ?? 0) }
    let share = max(0, (room.width - taken) / Double(max(1, sizes.filter { $0 == nil }.count)))
    for index in sizes.indices where sizes[index] == nil {
      var size = items.size(index, Size(width: share, height: room.height))
      size.width = max(size.width, share)
      sizes[index] = size
    }
    var x = 0.0
    return around(
      sizes.compactMap { $0 }.map { size in
        defer { x += size.width + gap }
        return Rect(origin: Point(x: x, y: 0), size: size)
      })
  }

  private func inset(
    _ items: NaiveItems, _ room: Size, _ distance: Double, _ inner: Arranging
  ) -> NaivePlaces {
    func less(_ extent: Double) -> Double {
      extent < Size.largestExtent ? max(0, extent - 2 * distance) : extent
    }
    var items = items
    items.taken.width += 2 * distance
    items.taken.height += 2 * distance
    var places = inner.places(items, in: Size(width: less(room.width), height: less(room.height)))
    places.frames = places.frames.map { $0.offset(by: Point(x: distance, y: distance)) }
    places.size.width += 2 * distance
    places.size.height += 2 * distance
    return places
  }

  private func around(_ frames: [Rect]) -> NaivePlaces {
    NaivePlaces(frames: frames, size: frames.reduce(Rect.zero) { $0.union($1) }.size)
  }

  /// Delegates to the real layout.
  private func asked(_ items: NaiveItems, _ room: Size) -> NaivePlaces {
    let arrangement = layout.arrange(AskedItems(items), in: room)
    return NaivePlaces(
      frames: (0..<items.count).map { arrangement.frame(at: $0) }, size: arrangement.contentSize)
  }
}

/// Adapts naive items to a layout's queries.
private final class AskedItems: LayoutItems {
  private let items: NaiveItems

  init(_ items: NaiveItems) { self.items = items }

  var count: Int { items.count }

  func size(at index: Int, offered: Size) -> Size { items.size(index, offered) }

  func traits(at index: Int) -> LayoutTraits {
    LayoutTraits(fillsWidth: items.fills(index, .horizontal), fillsHeight: items.fills(index, .vertical))
  }
}
