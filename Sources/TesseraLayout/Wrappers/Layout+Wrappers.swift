// The short names of layouts around others. Distances are in points.

extension Layout {
  /// The layout with distances around it; see ``InsetLayout``.
  public func inset(_ insets: Insets) -> Layout { Layout(InsetLayout(content: self, insets: insets)) }

  /// The layout with the same distance on all sides; see ``InsetLayout``.
  public func inset(_ all: Double) -> Layout { inset(Insets(all)) }

  /// The layout with the axes exchanged; see ``TransposedLayout``.
  public func transposed() -> Layout { Layout(TransposedLayout(content: self)) }

  /// The layout asked for another visible rectangle; see ``VisibleInsetLayout``.
  public func visibleInset(_ insets: Insets) -> Layout {
    Layout(VisibleInsetLayout(content: self, insets: insets))
  }

  /// The layout from right to left; see ``MirroredLayout``.
  public func mirrored() -> Layout { Layout(MirroredLayout(content: self, axis: .horizontal)) }

  /// The layout from the bottom up, with the first item at the bottom; see ``MirroredLayout``.
  public func reversed() -> Layout { Layout(MirroredLayout(content: self, axis: .vertical)) }

  /// The layout in the middle of a larger container, along one axis or, without one, along both; see
  /// ``CenteredLayout``.
  public func centered(along axis: Axis? = nil) -> Layout {
    Layout(CenteredLayout(content: self, axis: axis))
  }

  /// The layout in a container of this ratio of width to height; see ``AspectLayout``.
  public func aspect(_ ratio: Double) -> Layout { Layout(AspectLayout(content: self, ratio: ratio)) }

  /// The layout with all edges at whole pixels, of which a point has so many; see ``RoundedLayout``.
  public func rounded(to scale: Double) -> Layout { Layout(RoundedLayout(content: self, scale: scale)) }
}
