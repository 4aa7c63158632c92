import TesseraLayout

extension Sizing {
  /// Returns the sizing of a picture that is scaled down to fit the offered size, in its aspect ratio.
  ///
  /// An item is never larger than the picture. A picture without extent results in an item without extent. If
  /// an axis is unbounded, only the other one limits the size.
  ///
  /// - Parameters:
  ///   - width: The width of the picture, in points.
  ///   - height: The height of the picture, in points.
  public static func aspectFit(width: Double, height: Double) -> Sizing {
    let picture = Size(width: width, height: height).sanitized
    return Sizing(
      width: AspectFit(picture: picture, axis: .horizontal).dimension,
      height: AspectFit(picture: picture, axis: .vertical).dimension)
  }
}

/// One side of a picture that is scaled to fit.
private struct AspectFit: Hashable, Sendable {
  let picture: Size
  let axis: Axis

  var dimension: Dimension { .custom(id: self) { extent(offered: $0) } }

  /// Returns the extent of the side, at most its own offered extent in spite of rounding.
  private func extent(offered: Size) -> Double {
    let other = axis.cross
    guard picture[axis] > 0, picture[other] > 0 else { return 0 }
    let inProportion = offered[other] * (picture[axis] / picture[other])
    return min(picture[axis], offered[axis], inProportion)
  }
}
