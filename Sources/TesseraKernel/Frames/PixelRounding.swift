import TesseraLayout

// Rounds to the pixels of the host, if they are known.

extension Placement {
  /// Returns the placement with the edges of its frame and its clip rounded to the nearest pixels.
  package func rounded(to grid: PixelGrid) -> Placement {
    var copy = self
    copy.frame = grid.rounded(frame)
    copy.clip = clip.map { grid.rounded($0) }
    return copy
  }
}
