import TesseraLayout

extension Sizing {
  /// As large as a picture, but not larger than the room that is offered, and in the picture's proportions.
  ///
  /// A picture without extent gives an item without extent. Along an axis without end only the other side limits.
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

/// One side of a picture that is made to fit.
private struct AspectFit: Hashable, Sendable {
  let picture: Size
  let axis: Axis

  var dimension: Dimension { .custom(id: self) { extent(offered: $0) } }

  /// The extent of the side. Each side keeps to its own limit, so that rounding never makes it exceed the offer.
  private func extent(offered: Size) -> Double {
    let other = axis.cross
    guard picture[axis] > 0, picture[other] > 0 else { return 0 }
    let inProportion = offered[other] * (picture[axis] / picture[other])
    return min(picture[axis], offered[axis], inProportion)
  }
}
