// Factory methods for layouts that the app designs. Distances are in points.

extension Layout {
  /// Returns a layout that repeats a template of nested rows and columns; see ``MosaicLayout``.
  public static func mosaic(_ template: MosaicGroup, spacing: Double = 0) -> Layout {
    Layout(MosaicLayout(template: template, spacing: spacing))
  }

  /// Returns a layout with one item per page; see ``PagesLayout``.
  public static func pages(spacing: Double = 0, peek: Double = 0, align: Alignment = .stretch) -> Layout {
    Layout(PagesLayout(spacing: spacing, peek: peek, align: align))
  }

  /// Returns a layout whose closure places all items from their sizes.
  ///
  /// Layouts with equal ids are equal; see ``ClosureLayout``.
  public static func custom<ID: Hashable & Sendable>(
    id: ID, frames: @escaping ClosureLayout<ID>.Frames
  ) -> Layout {
    Layout(ClosureLayout(id: id, frames: frames))
  }

  /// Returns a layout whose closure places an item by its index.
  ///
  /// Layouts with equal ids are equal; see ``ClosureLayout``.
  public static func custom<ID: Hashable & Sendable>(
    id: ID, frame: @escaping ClosureLayout<ID>.Frame
  ) -> Layout {
    Layout(ClosureLayout(id: id, frame: frame))
  }
}
