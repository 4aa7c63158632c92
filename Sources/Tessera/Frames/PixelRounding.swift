import TesseraLayout

// Where numbers meet the pixels of the host, if it has told them.

extension EngineConfiguration {
  /// A size that a cell or a view has answered, as it is kept: in range, and rounded up to whole pixels, so that what
  /// was measured still fits.
  func measuredSize(_ size: Size) -> Size { pixelGrid.map { $0.rounded(size) } ?? size.sanitized }
}

extension Placement {
  /// The placement with the edges of the frame, and of what cuts it off, at the nearest pixels.
  func rounded(to grid: PixelGrid) -> Placement {
    var copy = self
    copy.frame = grid.rounded(frame)
    copy.clip = clip.map { grid.rounded($0) }
    return copy
  }
}
