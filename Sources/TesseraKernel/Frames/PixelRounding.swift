import TesseraLayout

// Where numbers meet the pixels of the host, if it has told them.

extension Placement {
  /// The placement with the edges of the frame, and of what cuts it off, at the nearest pixels.
  package func rounded(to grid: PixelGrid) -> Placement {
    var copy = self
    copy.frame = grid.rounded(frame)
    copy.clip = clip.map { grid.rounded($0) }
    return copy
  }
}
