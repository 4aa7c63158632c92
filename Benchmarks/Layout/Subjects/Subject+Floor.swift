import BenchmarkSupport
import TesseraLayout

// The floor of a layout: a plain loop from an array of sizes to an array of the same frames. It asks nobody, knows no
// other container and no option, answers no query, and is what remains when all of that costs nothing.

extension Subject {
  /// The frames of the layout for items of these sizes.
  func floorFrames(_ sizes: [Size]) -> [Rect] {
    switch self {
    case .list, .frames: stacked(sizes)
    case .flow: flowing(sizes)
    case .waterfall: falling(sizes)
    case .grid: gridded(sizes)
    case .row: lined(sizes)
    case .mosaic: tiled(sizes)
    }
  }

  /// Stops the program unless the layout has the frames of its floor; with many items, at a thousand places.
  func check(_ arrangement: Arrangement, _ sizes: [Size]) {
    let frames = floorFrames(sizes)
    require(arrangement.count == frames.count, "\(self) has other items than its floor")
    for index in stride(from: 0, to: frames.count, by: max(1, frames.count / 1_000)) {
      let frame = arrangement.frame(at: index)
      require(frame == frames[index], "\(self), item \(index): \(frame), floor \(frames[index])")
    }
  }

  private func stacked(_ sizes: [Size]) -> [Rect] {
    var frames: [Rect] = []
    frames.reserveCapacity(sizes.count)
    var y = 0.0
    for size in sizes {
      frames.append(Rect(x: 0, y: y, width: size.width, height: size.height))
      y += size.height
    }
    return frames
  }

  private func lined(_ sizes: [Size]) -> [Rect] {
    var frames: [Rect] = []
    frames.reserveCapacity(sizes.count)
    var x = 0.0
    for size in sizes {
      frames.append(Rect(x: x, y: 0, width: size.width, height: size.height))
      x += size.width + Self.gap
    }
    return frames
  }

  private func flowing(_ sizes: [Size]) -> [Rect] {
    var frames: [Rect] = []
    frames.reserveCapacity(sizes.count)
    var x = 0.0
    var y = 0.0
    var height = 0.0
    for size in sizes {
      if x > 0, x + size.width > Self.container.width {
        x = 0
        y += height + Self.gap
        height = 0
      }
      frames.append(Rect(x: x, y: y, width: size.width, height: size.height))
      x += size.width + Self.gap
      height = max(height, size.height)
    }
    return frames
  }

  private func falling(_ sizes: [Size]) -> [Rect] {
    let width = columnWidth(Self.waterfallColumns)
    var frames: [Rect] = []
    frames.reserveCapacity(sizes.count)
    var ends = (0.0, 0.0, 0.0)
    for size in sizes {
      if ends.0 <= ends.1, ends.0 <= ends.2 {
        frames.append(Rect(x: 0, y: ends.0, width: width, height: size.height))
        ends.0 += size.height + Self.gap
      } else if ends.1 <= ends.2 {
        frames.append(Rect(x: width + Self.gap, y: ends.1, width: width, height: size.height))
        ends.1 += size.height + Self.gap
      } else {
        frames.append(Rect(x: 2 * (width + Self.gap), y: ends.2, width: width, height: size.height))
        ends.2 += size.height + Self.gap
      }
    }
    return frames
  }

  private func gridded(_ sizes: [Size]) -> [Rect] {
    let width = columnWidth(Self.gridColumns)
    var frames: [Rect] = []
    frames.reserveCapacity(sizes.count)
    var y = 0.0
    var start = 0
    while start < sizes.count {
      let end = min(start + Self.gridColumns, sizes.count)
      var height = 0.0
      for index in start..<end { height = max(height, sizes[index].height) }
      for column in 0..<end - start {
        frames.append(Rect(x: Double(column) * (width + Self.gap), y: y, width: width, height: height))
      }
      y += height + Self.gap
      start = end
    }
    return frames
  }

  private func tiled(_ sizes: [Size]) -> [Rect] {
    var frames: [Rect] = []
    frames.reserveCapacity(sizes.count)
    var y = 0.0
    var place = 0
    for _ in sizes {
      switch place {
      case 0: frames.append(Rect(x: 0, y: y, width: 264, height: 200))
      case 1: frames.append(Rect(x: 272, y: y, width: 128, height: 96))
      default: frames.append(Rect(x: 272, y: y + 104, width: 128, height: 96))
      }
      place += 1
      if place == 3 {
        place = 0
        y += 200 + Self.gap
      }
    }
    return frames
  }

  private func columnWidth(_ count: Int) -> Double {
    (Self.container.width - Double(count - 1) * Self.gap) / Double(count)
  }
}
