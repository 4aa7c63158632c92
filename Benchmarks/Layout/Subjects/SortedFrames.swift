import TesseraLayout

/// The frames of another arrangement in an array, queried as CollectionKit's layouts of lines and columns do: a
/// binary search for the first item that could reach into the rectangle, and a loop from there.
///
/// It is valid for items that begin in order. Like CollectionKit's, it makes an array for each result, and also
/// finds items beside the rectangle.
final class SortedFrames: Arrangement {
  private let frames: [Rect]
  private let tallest: Double

  init(of arrangement: Arrangement) {
    frames = (0..<arrangement.count).map { arrangement.frame(at: $0) }
    tallest = frames.reduce(0) { max($0, $1.height) }
    super.init(count: frames.count, contentSize: arrangement.contentSize)
  }

  override func frame(at index: Int) -> Rect { frames[index] }

  override func appendIndices(overlapping rect: Rect, to result: inout [Int]) {
    var low = 0
    var high = frames.count
    while low < high {
      let middle = (low + high) / 2
      if frames[middle].minY < rect.minY - tallest { low = middle + 1 } else { high = middle }
    }
    var found: [Int] = []
    while low < frames.count {
      let frame = frames[low]
      if frame.minY >= rect.maxY { break }
      if frame.maxY > rect.minY { found.append(low) }
      low += 1
    }
    if result.isEmpty { result = found } else { result += found }
  }
}
