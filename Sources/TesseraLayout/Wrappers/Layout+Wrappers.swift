// Methods that wrap a layout. Distances are in points.

extension Layout {
  /// Returns the layout with insets around it; see ``InsetLayout``.
  public func inset(_ insets: Insets) -> Layout { Layout(InsetLayout(content: self, insets: insets)) }

  /// Returns the layout with the same inset on all sides; see ``InsetLayout``.
  public func inset(_ all: Double) -> Layout { inset(Insets(all)) }

  /// Returns the layout with the axes exchanged; see ``TransposedLayout``.
  public func transposed() -> Layout { Layout(TransposedLayout(content: self)) }

  /// Returns the layout with a larger or smaller visible rectangle; see ``VisibleInsetLayout``.
  public func visibleInset(_ insets: Insets) -> Layout {
    Layout(VisibleInsetLayout(content: self, insets: insets))
  }

  /// Returns the layout from right to left; see ``MirroredLayout``.
  public func mirrored() -> Layout { Layout(MirroredLayout(content: self, axis: .horizontal)) }

  /// Returns the layout from bottom to top, with the first item at the bottom; see ``MirroredLayout``.
  public func reversed() -> Layout { Layout(MirroredLayout(content: self, axis: .vertical)) }

  /// Returns the layout centered in a larger container, along an axis, or along both axes if it is `nil`; see
  /// ``CenteredLayout``.
  public func centered(along axis: Axis? = nil) -> Layout {
    Layout(CenteredLayout(content: self, axis: axis))
  }

  /// Returns the layout in a container with a given ratio of width to height; see ``AspectLayout``.
  public func aspect(_ ratio: Double) -> Layout { Layout(AspectLayout(content: self, ratio: ratio)) }

  /// Returns the layout with all edges rounded to whole pixels, with a number of pixels per point; see
  /// ``RoundedLayout``.
  public func rounded(to scale: Double) -> Layout { Layout(RoundedLayout(content: self, scale: scale)) }
}
