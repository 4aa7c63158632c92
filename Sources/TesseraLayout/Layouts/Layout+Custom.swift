// The short names of layouts that the user designs. Distances are in points.

extension Layout {
  /// A template of nested rows and columns, repeated down the container; see ``MosaicLayout``.
  public static func mosaic(_ template: MosaicGroup, spacing: Double = 0) -> Layout {
    Layout(MosaicLayout(template: template, spacing: spacing))
  }

  /// One item per page; see ``PagesLayout``.
  public static func pages(spacing: Double = 0, peek: Double = 0, align: Alignment = .stretch) -> Layout {
    Layout(PagesLayout(spacing: spacing, peek: peek, align: align))
  }

  /// A closure that places all items from their sizes; layouts with equal ids are the same. See ``ClosureLayout``.
  public static func custom<ID: Hashable & Sendable>(
    id: ID, frames: @escaping ClosureLayout<ID>.Frames
  ) -> Layout {
    Layout(ClosureLayout(id: id, frames: frames))
  }

  /// A closure that places one item by its position; layouts with equal ids are the same. See ``ClosureLayout``.
  public static func custom<ID: Hashable & Sendable>(
    id: ID, frame: @escaping ClosureLayout<ID>.Frame
  ) -> Layout {
    Layout(ClosureLayout(id: id, frame: frame))
  }
}
