// What can be wrong with the parameters of the built-in layouts.

extension ListLayout {
  /// A gap that is no distance.
  public func faults(in container: Size) -> [LayoutFault] {
    var faults: [LayoutFault] = []
    faults.check(spacing, "spacing")
    return faults
  }
}

extension FlowLayout {
  /// Gaps that are no distances.
  public func faults(in container: Size) -> [LayoutFault] {
    var faults: [LayoutFault] = []
    faults.check(spacing, "spacing")
    faults.check(lineSpacing, "lineSpacing")
    return faults
  }
}

extension RowLayout {
  /// A gap that is no distance.
  public func faults(in container: Size) -> [LayoutFault] {
    var faults: [LayoutFault] = []
    faults.check(spacing, "spacing")
    return faults
  }
}

extension GridLayout {
  /// Gaps that are no distances, columns that are too few, too many or find no room.
  public func faults(in container: Size) -> [LayoutFault] {
    var faults: [LayoutFault] = []
    faults.check(spacing, "spacing")
    faults.check(lineSpacing, "lineSpacing")
    switch columns {
    case .count(let count):
      faults.check(columns: count, most: Self.mostColumns)
      faults.check(columns: min(count, Self.mostColumns), gap: spacing, in: container.width)
    case .fixed(let count, let width):
      faults.check(columns: count, most: Self.mostColumns)
      faults.check(width, "columns.width")
    case .minimumWidth(let width): faults.check(width, "columns.minimumWidth")
    case .width(let width): faults.check(width, "columns.width")
    }
    return faults
  }
}

extension WaterfallLayout {
  /// Gaps that are no distances, columns that are too few, too many or find no room.
  public func faults(in container: Size) -> [LayoutFault] {
    var faults: [LayoutFault] = []
    faults.check(columnSpacing, "columnSpacing")
    faults.check(itemSpacing, "itemSpacing")
    faults.check(columns: columns, most: Self.mostColumns)
    faults.check(columns: min(columns, Self.mostColumns), gap: columnSpacing, in: container.width)
    return faults
  }
}

extension PagesLayout {
  /// Distances that are none.
  public func faults(in container: Size) -> [LayoutFault] {
    var faults: [LayoutFault] = []
    faults.check(spacing, "spacing")
    faults.check(peek, "peek")
    return faults
  }
}

extension MosaicLayout {
  /// A gap that is no distance.
  public func faults(in container: Size) -> [LayoutFault] {
    var faults: [LayoutFault] = []
    faults.check(spacing, "spacing")
    return faults
  }
}

extension AbsoluteLayout {
  /// Frames that are none.
  public func faults(in container: Size) -> [LayoutFault] {
    frames.contains { $0 != $0.sanitized }
      ? [LayoutFault("frames", "hold numbers that are no coordinates; the nearest ones are used")] : []
  }
}

// MARK: - Layouts around others

extension InsetLayout {
  /// Distances that are none, and what is wrong inside.
  public func faults(in container: Size) -> [LayoutFault] {
    var faults = content.faults(in: container.reduced(by: insets.sanitized))
    faults.check(insets, "insets")
    return faults
  }
}

extension VisibleInsetLayout {
  /// Distances that are none, and what is wrong inside.
  public func faults(in container: Size) -> [LayoutFault] {
    var faults = content.faults(in: container)
    faults.check(insets, "insets")
    return faults
  }
}

extension AspectLayout {
  /// A ratio that is none, and what is wrong inside.
  public func faults(in container: Size) -> [LayoutFault] {
    let isRatio = ratio > 0 && ratio < Size.largestExtent
    return content.faults(in: container)
      + (isRatio ? [] : [LayoutFault("ratio", "is not a finite number above 0, and changes nothing")])
  }
}

extension RoundedLayout {
  /// A scale that is none, and what is wrong inside.
  public func faults(in container: Size) -> [LayoutFault] {
    let isScale = PixelGrid(scale: scale).scale == scale
    return content.faults(in: container)
      + (isScale ? [] : [LayoutFault("scale", "is not between 1/1024 and 1024, and changes nothing")])
  }
}

extension TransposedLayout {
  /// What is wrong inside.
  public func faults(in container: Size) -> [LayoutFault] { content.faults(in: container.transposed) }
}

extension MirroredLayout {
  /// What is wrong inside.
  public func faults(in container: Size) -> [LayoutFault] { content.faults(in: container) }
}

extension CenteredLayout {
  /// What is wrong inside.
  public func faults(in container: Size) -> [LayoutFault] { content.faults(in: container) }
}

extension Size {
  /// What insets leave, where the size has an end.
  fileprivate func reduced(by insets: Insets) -> Size {
    Size(
      width: width.isUnbounded ? width : max(0, width - insets.horizontal),
      height: height.isUnbounded ? height : max(0, height - insets.vertical))
  }
}
