// Issues with the parameters of the built-in layouts.

extension ListLayout {
  /// Reports an invalid gap.
  public func issues(in container: Size) -> [LayoutIssue] {
    var issues: [LayoutIssue] = []
    issues.check(spacing, "spacing")
    return issues
  }
}

extension FlowLayout {
  /// Reports invalid gaps.
  public func issues(in container: Size) -> [LayoutIssue] {
    var issues: [LayoutIssue] = []
    issues.check(spacing, "spacing")
    issues.check(lineSpacing, "lineSpacing")
    return issues
  }
}

extension RowLayout {
  /// Reports an invalid gap.
  public func issues(in container: Size) -> [LayoutIssue] {
    var issues: [LayoutIssue] = []
    issues.check(spacing, "spacing")
    return issues
  }
}

extension GridLayout {
  /// Reports invalid gaps, and too few columns, too many columns, or columns that do not fit.
  public func issues(in container: Size) -> [LayoutIssue] {
    var issues: [LayoutIssue] = []
    issues.check(spacing, "spacing")
    issues.check(lineSpacing, "lineSpacing")
    switch columns {
    case .count(let count):
      issues.check(columns: count, most: Self.maxColumns)
      issues.check(columns: min(count, Self.maxColumns), gap: spacing, in: container.width)
    case .fixed(let count, let width):
      issues.check(columns: count, most: Self.maxColumns)
      issues.check(width, "columns.width")
    case .minimumWidth(let width): issues.check(width, "columns.minimumWidth")
    case .width(let width): issues.check(width, "columns.width")
    }
    return issues
  }
}

extension WaterfallLayout {
  /// Reports invalid gaps, and too few columns, too many columns, or columns that do not fit.
  public func issues(in container: Size) -> [LayoutIssue] {
    var issues: [LayoutIssue] = []
    issues.check(columnSpacing, "columnSpacing")
    issues.check(itemSpacing, "itemSpacing")
    issues.check(columns: columns, most: Self.maxColumns)
    issues.check(columns: min(columns, Self.maxColumns), gap: columnSpacing, in: container.width)
    return issues
  }
}

extension PagesLayout {
  /// Reports invalid distances.
  public func issues(in container: Size) -> [LayoutIssue] {
    var issues: [LayoutIssue] = []
    issues.check(spacing, "spacing")
    issues.check(peek, "peek")
    return issues
  }
}

extension MosaicLayout {
  /// Reports an invalid gap.
  public func issues(in container: Size) -> [LayoutIssue] {
    var issues: [LayoutIssue] = []
    issues.check(spacing, "spacing")
    return issues
  }
}

extension AbsoluteLayout {
  /// Reports invalid frames.
  public func issues(in container: Size) -> [LayoutIssue] {
    frames.contains { $0 != $0.sanitized }
      ? [LayoutIssue("frames", "contain invalid numbers; the nearest valid ones are used")] : []
  }
}

// MARK: - Layouts around others

extension InsetLayout {
  /// Reports invalid insets, and the issues of the layout inside.
  public func issues(in container: Size) -> [LayoutIssue] {
    var issues = content.issues(in: container.reduced(by: insets.sanitized))
    issues.check(insets, "insets")
    return issues
  }
}

extension VisibleInsetLayout {
  /// Reports invalid insets, and the issues of the layout inside.
  public func issues(in container: Size) -> [LayoutIssue] {
    var issues = content.issues(in: container)
    issues.check(insets, "insets")
    return issues
  }
}

extension AspectLayout {
  /// Reports an invalid ratio, and the issues of the layout inside.
  public func issues(in container: Size) -> [LayoutIssue] {
    let isRatio = ratio > 0 && ratio < Size.largestExtent
    return content.issues(in: container)
      + (isRatio ? [] : [LayoutIssue("ratio", "is not a finite number above 0, and is ignored")])
  }
}

extension RoundedLayout {
  /// Reports an invalid scale, and the issues of the layout inside.
  public func issues(in container: Size) -> [LayoutIssue] {
    let isScale = PixelGrid(scale: scale).scale == scale
    return content.issues(in: container)
      + (isScale ? [] : [LayoutIssue("scale", "is not between 1/1024 and 1024, and is ignored")])
  }
}

extension TransposedLayout {
  /// Reports the issues of the layout inside.
  public func issues(in container: Size) -> [LayoutIssue] { content.issues(in: container.transposed) }
}

extension MirroredLayout {
  /// Reports the issues of the layout inside.
  public func issues(in container: Size) -> [LayoutIssue] { content.issues(in: container) }
}

extension CenteredLayout {
  /// Reports the issues of the layout inside.
  public func issues(in container: Size) -> [LayoutIssue] { content.issues(in: container) }
}

extension Size {
  /// Returns the size reduced by insets, along the axes where it is bounded.
  fileprivate func reduced(by insets: Insets) -> Size {
    Size(
      width: width.isUnbounded ? width : max(0, width - insets.horizontal),
      height: height.isUnbounded ? height : max(0, height - insets.vertical))
  }
}
